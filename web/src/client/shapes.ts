// Made by `make web-types` from schema.json; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** BookView */
        BookView: {
            cards: components["schemas"]["FaceView"][];
            fatal: string[];
            game: string;
            language: string;
            texts: string[];
            words: string[];
        };
        /** BotRequest */
        BotRequest: {
            bot?: string | null;
        };
        /** Capsule */
        Capsule: {
            content: string;
            /** @constant */
            format: "miskatonic-capsule";
            game: string;
            moves: components["schemas"]["MovePart"][];
            opening: string;
            options: {
                [key: string]: string;
            };
            rules_version: string;
            /** @enum {integer} */
            schema: 1 | 2;
            seats: components["schemas"]["SeatPart"][];
            seed: number | string;
        };
        /** CatalogueView */
        CatalogueView: {
            bots: {
                [key: string]: string;
            };
            games: components["schemas"]["GameView"][];
        };
        /**
         * Chat
         * @description Write a line of chat.
         */
        Chat: {
            /** @default null */
            id?: number | null;
            text: string;
            /** @enum {unknown} */
            type: "chat";
        };
        /**
         * ChatMessage
         * @description New lines of chat.
         */
        ChatMessage: {
            lines: components["schemas"]["ChatView"][];
            /** @enum {unknown} */
            type: "chat";
        };
        /** ChatRequest */
        ChatRequest: {
            text: string;
        };
        /** ChatView */
        ChatView: {
            at: number;
            name: string;
            number: number;
            player: string;
            seat: number | null;
            text: string;
        };
        /** ConsentView */
        ConsentView: {
            agreed: number[];
            asked: number[];
            to_step: number;
        };
        /**
         * Done
         * @description The act is on disk and will not be lost; `seq` is the number of the next line.
         */
        Done: {
            id: number | null;
            seq: number;
            /** @enum {unknown} */
            type: "done";
        };
        /** EntranceRequest */
        EntranceRequest: {
            invite?: string | null;
            passphrase?: string | null;
        };
        /** ErrorView */
        ErrorView: {
            error: string;
            message: string;
        };
        /** EventView */
        EventView: {
            args: {
                [key: string]: unknown;
            };
            kind: string;
            seat: number | null;
        };
        /** ExampleView */
        ExampleView: {
            cites: string[];
            number: number;
            text: string;
            title: string;
        };
        /** FaceView */
        FaceView: {
            facts: [
                string,
                number | string | string[]
            ][];
            id: string;
            kind: string;
        };
        /** ForkRequest */
        ForkRequest: {
            step: number;
        };
        /** GameView */
        GameView: {
            cooperative: boolean;
            key: string;
            options: components["schemas"]["OptionView"][];
            rules_version: string;
            seats: number[];
            variants: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /**
         * HandOver
         * @description Let a bot play this seat for a while.
         */
        HandOver: {
            /** @default null */
            bot?: string | null;
            /** @default null */
            id?: number | null;
            /** @enum {unknown} */
            type: "hand-over";
        };
        /**
         * Hint
         * @description Ask what a bot would do.
         */
        Hint: {
            /** @default null */
            id?: number | null;
            /** @enum {unknown} */
            type: "hint";
        };
        /**
         * HintAnswer
         * @description The answer to `hint`.
         */
        HintAnswer: {
            hint: components["schemas"]["HintView"];
            id: number | null;
            /** @enum {unknown} */
            type: "hint";
        };
        /** HintView */
        HintView: {
            adviser: string;
            opinions: components["schemas"]["OpinionView"][];
            reason: components["schemas"]["ReasonView"];
            seat: number;
            seq: number;
        };
        /**
         * Keep
         * @description Do not agree to go back.
         */
        Keep: {
            /** @default null */
            id?: number | null;
            /** @enum {unknown} */
            type: "keep";
        };
        /** LineView */
        LineView: {
            act: string;
            at: number;
            events: components["schemas"]["EventView"][];
            seat: number;
            seq: number;
            step?: number | null;
            to_step?: number | null;
            word?: string | null;
        };
        /** MomentView */
        MomentView: {
            events: components["schemas"]["EventView"][];
            scene: components["schemas"]["SceneView"];
            step: number;
            steps: number;
        };
        /** MovePart */
        MovePart: {
            digest: string;
            seat: number;
            word: string;
        };
        /** OpinionView */
        OpinionView: {
            plan: string[];
            value: number;
            weight: number;
            word: string;
        };
        /** OptionView */
        OptionView: {
            default: string;
            key: string;
            many: boolean;
            rule: string;
            values: string[];
        };
        /** PieceView */
        PieceView: {
            face: string;
            id: string;
            marks: {
                [key: string]: unknown;
            };
            words: string[];
        };
        /**
         * Ping
         * @description Ask whether the server is there.
         */
        Ping: {
            /** @default null */
            id?: number | null;
            /** @enum {unknown} */
            type: "ping";
        };
        /** PlayerView */
        PlayerView: {
            id: string;
            name: string;
        };
        /**
         * Pong
         * @description The answer to `ping`.
         */
        Pong: {
            id: number | null;
            /** @enum {unknown} */
            type: "pong";
        };
        /** QuestionView */
        QuestionView: {
            about: {
                [key: string]: unknown;
            };
            options: string[];
            prompt: string;
            seats: number[];
            source: string;
        };
        /** ReasonView */
        ReasonView: {
            args: {
                [key: string]: unknown;
            };
            key: string;
        };
        /** Receipt */
        Receipt: {
            seq: number;
        };
        /** RefusalView */
        RefusalView: {
            key: string | null;
            rule: string | null;
            word: string;
        };
        /**
         * Refused
         * @description The act has not happened, and why.
         */
        Refused: {
            error: string;
            id: number | null;
            message: string;
            /** @enum {unknown} */
            type: "refused";
        };
        /**
         * Resign
         * @description Give up, whatever the others have done meanwhile.
         */
        Resign: {
            /** @default null */
            id?: number | null;
            /** @enum {unknown} */
            type: "resign";
        };
        /** RulebookView */
        RulebookView: {
            examples: components["schemas"]["ExampleView"][];
            prefix: string;
            rules: components["schemas"]["RuleView"][];
            sections: components["schemas"]["SectionView"][];
            title: string;
        };
        /** RuleView */
        RuleView: {
            cites: string[];
            id: string;
            options: string[];
            section: string;
            text: string;
        };
        /**
         * Say
         * @description Say a word, which becomes line `seq`.
         */
        Say: {
            /** @default null */
            id?: number | null;
            seq: number;
            /** @enum {unknown} */
            type: "say";
            word: string;
        };
        /** SceneView */
        SceneView: {
            game: string;
            outcome: {
                [key: string]: unknown;
            } | null;
            question: components["schemas"]["QuestionView"] | null;
            round: number;
            seat: number | null;
            zones: components["schemas"]["ZoneView"][];
        };
        /** SeatPart */
        SeatPart: {
            bot: string | null;
            name: string;
        };
        /** SeatRequest */
        SeatRequest: {
            bot?: string | null;
            /** @enum {string} */
            kind: "me" | "open" | "bot";
            name?: string | null;
        };
        /** SeatView */
        SeatView: {
            bot: string | null;
            /** @default false */
            here?: boolean;
            name: string;
            number: number;
            open: boolean;
            player: string | null;
            resigned: boolean;
        };
        /** SectionView */
        SectionView: {
            depth: number;
            id: string;
            text: string;
            title: string;
        };
        /** SessionRequest */
        SessionRequest: {
            name: string;
        };
        /** SitRequest */
        SitRequest: {
            name?: string | null;
        };
        /** StartRequest */
        StartRequest: {
            fill?: string | null;
        };
        /**
         * StateMessage
         * @description The match as it stands for this seat, and every line since the last state.
         */
        StateMessage: {
            state: components["schemas"]["StateView"];
            /** @enum {unknown} */
            type: "state";
        };
        /** StateView */
        StateView: {
            consent: components["schemas"]["ConsentView"] | null;
            lines: components["schemas"]["LineView"][];
            scene: components["schemas"]["SceneView"];
            seq: number;
            step: number;
        };
        /**
         * TableMessage
         * @description Who sits where, who is here, and the state of the table.
         */
        TableMessage: {
            table: components["schemas"]["TableView"];
            /** @enum {unknown} */
            type: "table";
        };
        /** TableRequest */
        TableRequest: {
            game: string;
            options?: {
                [key: string]: string;
            };
            passphrase?: string | null;
            /** @default false */
            public?: boolean;
            seats: components["schemas"]["SeatRequest"][];
            /** @default true */
            watchable?: boolean;
        };
        /** TableView */
        TableView: {
            asked: number[];
            created: number;
            game: string;
            host: string;
            id: string;
            invite?: string | null;
            locked: boolean;
            options: {
                [key: string]: string;
            };
            outcome: {
                [key: string]: unknown;
            } | null;
            parent: string | null;
            parent_step: number | null;
            public: boolean;
            rematch: string | null;
            rules_version: string;
            seats: components["schemas"]["SeatView"][];
            seq: number;
            state: string;
            updated: number;
            watchable: boolean;
        };
        /**
         * TakeBack
         * @description Play this seat again.
         */
        TakeBack: {
            /** @default null */
            id?: number | null;
            /** @enum {unknown} */
            type: "take-back";
        };
        ToClient: components["schemas"]["StateMessage"] | components["schemas"]["TableMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["HintAnswer"] | components["schemas"]["WhyNotAnswer"] | components["schemas"]["Pong"];
        ToServer: components["schemas"]["Say"] | components["schemas"]["Undo"] | components["schemas"]["Keep"] | components["schemas"]["Resign"] | components["schemas"]["HandOver"] | components["schemas"]["TakeBack"] | components["schemas"]["Hint"] | components["schemas"]["WhyNot"] | components["schemas"]["Chat"] | components["schemas"]["Ping"];
        /**
         * Undo
         * @description Go back to a step, or agree to do so.
         */
        Undo: {
            /** @default null */
            id?: number | null;
            seq: number;
            /** @default null */
            to?: number | null;
            /** @enum {unknown} */
            type: "undo";
        };
        /** UndoRequest */
        UndoRequest: {
            seq: number;
            to?: number | null;
        };
        /**
         * WhyNot
         * @description Ask which rule forbids a word now.
         */
        WhyNot: {
            /** @default null */
            id?: number | null;
            /** @enum {unknown} */
            type: "why-not";
            word: string;
        };
        /**
         * WhyNotAnswer
         * @description The answer to `why-not`: the rule that forbids the word.
         */
        WhyNotAnswer: {
            id: number | null;
            refusal: components["schemas"]["RefusalView"];
            /** @enum {unknown} */
            type: "why-not";
        };
        /** WhyNotRequest */
        WhyNotRequest: {
            word: string;
        };
        WitchOfSalemArkhamPiece: components["schemas"]["WitchOfSalemLocationMarks"];
        /** BagRefilledEvent */
        WitchOfSalemBagRefilledEvent: Record<string, never>;
        WitchOfSalemBagZone: components["schemas"]["WitchOfSalemPileMarks"];
        /** BanningBeginsEvent */
        WitchOfSalemBanningBeginsEvent: {
            elder: string;
        };
        /**
         * CardMarks
         * @description A location card.
         */
        WitchOfSalemCardMarks: {
            played: boolean;
        };
        /** CardsRetrievedEvent */
        WitchOfSalemCardsRetrievedEvent: {
            cause: string;
        };
        /** CountsDoubleEvent */
        WitchOfSalemCountsDoubleEvent: {
            cause: string;
        };
        /** CravenCallsEvent */
        WitchOfSalemCravenCallsEvent: {
            cause: string;
        };
        /** CreatureActivatedEvent */
        WitchOfSalemCreatureActivatedEvent: {
            creature: string;
        };
        /** CreatureBanishedEvent */
        WitchOfSalemCreatureBanishedEvent: {
            cause: string;
            creature: string;
            location: string;
        };
        /**
         * CreatureDeckMarks
         * @description The creature deck, with the cards that come in this round.
         */
        WitchOfSalemCreatureDeckMarks: {
            count: number;
            rate: number;
        };
        WitchOfSalemCreatureDeckZone: components["schemas"]["WitchOfSalemCreatureDeckMarks"];
        /** CreatureDefeatedEvent */
        WitchOfSalemCreatureDefeatedEvent: {
            creature: string;
            location: string;
        };
        WitchOfSalemCreatureDiscardZone: components["schemas"]["WitchOfSalemPileMarks"];
        /** CreaturePlacedEvent */
        WitchOfSalemCreaturePlacedEvent: {
            creature: string;
            location: string;
        };
        /** CreatureTurnedAwayEvent */
        WitchOfSalemCreatureTurnedAwayEvent: {
            creature: string;
        };
        /**
         * ElderMarks
         * @description A Great Old One; the Banner, who lies beside them, has no marks.
         */
        WitchOfSalemElderMarks: {
            active?: boolean;
        };
        /** ElderUnmaskedEvent */
        WitchOfSalemElderUnmaskedEvent: {
            edge: number;
            elder: string;
        };
        /** EliminatedEvent */
        WitchOfSalemEliminatedEvent: Record<string, never>;
        WitchOfSalemEventDeckZone: components["schemas"]["WitchOfSalemPileMarks"];
        WitchOfSalemEventDiscardZone: components["schemas"]["WitchOfSalemPileMarks"];
        /** EventRevealedEvent */
        WitchOfSalemEventRevealedEvent: {
            event: string;
            location: string;
            steps: number;
        };
        /** EventsReshuffledEvent */
        WitchOfSalemEventsReshuffledEvent: Record<string, never>;
        /** ExplorationDeclinedEvent */
        WitchOfSalemExplorationDeclinedEvent: {
            partner: string;
        };
        WitchOfSalemHandPiece: components["schemas"]["WitchOfSalemCardMarks"];
        WitchOfSalemHeapZone: components["schemas"]["WitchOfSalemPileMarks"];
        /** ItemDealtEvent */
        WitchOfSalemItemDealtEvent: {
            item: string;
        };
        /** ItemDiscardedEvent */
        WitchOfSalemItemDiscardedEvent: {
            cause: string;
            item: string;
        };
        /** ItemDrawnEvent */
        WitchOfSalemItemDrawnEvent: {
            cause: string;
            item: string;
        };
        /** ItemKeptEvent */
        WitchOfSalemItemKeptEvent: {
            cause: string;
            item: string;
        };
        /** ItemTakenEvent */
        WitchOfSalemItemTakenEvent: {
            item: string;
            slot: string;
        };
        /** ItemUsedEvent */
        WitchOfSalemItemUsedEvent: {
            item: string;
        };
        /**
         * LocationMarks
         * @description A location, with its tile as far as the looking seat knows it.
         *
         *         The number is its place in the ring, from the University on.
         */
        WitchOfSalemLocationMarks: {
            artifact?: string;
            closed?: boolean;
            creature?: string | null;
            number: number;
            sealed?: string | null;
            seats: string[];
            secret?: boolean;
            seen_by?: string[];
            seen_in_round?: number;
            shadow?: string | null;
            shadow_sleeps?: boolean;
            /** @enum {unknown} */
            tile?: "face-down" | "portal" | "wall";
            witch: boolean;
            witch_helps?: boolean;
        };
        /** LossRolledEvent */
        WitchOfSalemLossRolledEvent: {
            face: string;
        };
        /** MovedEvent */
        WitchOfSalemMovedEvent: {
            location: string;
        };
        /** NecronAdvancedEvent */
        WitchOfSalemNecronAdvancedEvent: {
            cause: string;
            space: number;
            spaces: number;
        };
        /** NecronDrawnEvent */
        WitchOfSalemNecronDrawnEvent: {
            strength: number;
        };
        /**
         * NecronMarks
         * @description The figure of Necron.
         */
        WitchOfSalemNecronMarks: {
            space: number;
        };
        WitchOfSalemNecronPiece: components["schemas"]["WitchOfSalemNecronMarks"];
        /** NecronRetreatedEvent */
        WitchOfSalemNecronRetreatedEvent: {
            cause: string;
            space: number;
            spaces: number;
        };
        /** NecronSurgesEvent */
        WitchOfSalemNecronSurgesEvent: {
            cause: string;
        };
        WitchOfSalemNecronZone: components["schemas"]["WitchOfSalemTrackMarks"];
        /** OmenSmotheredEvent */
        WitchOfSalemOmenSmotheredEvent: {
            cause: string;
            event: string;
        };
        /** OptionMarks */
        WitchOfSalemOptionMarks: {
            banDiscards: string;
            exploration: string;
            fatalPayments: string;
            mayStay: string;
            openGlasses: string;
            placeFrom: string;
            preset: string;
            rateByLiving: string;
            refuseTribute: string;
            rollFirst: string;
            scholars: string;
            shadowAbility: string;
            solo: string;
            start: string;
            talents: string;
            wallCheck: string;
        };
        WitchOfSalemOptionsZone: components["schemas"]["WitchOfSalemOptionMarks"];
        /** PeekedEvent */
        WitchOfSalemPeekedEvent: {
            cause: string;
            location: string;
        };
        /** PeekResultEvent */
        WitchOfSalemPeekResultEvent: {
            cause: string;
            location: string;
            tile: string;
        };
        /**
         * PileMarks
         * @description How much lies in a pile.
         */
        WitchOfSalemPileMarks: {
            count: number;
        };
        /** PrisonerUnmaskedEvent */
        WitchOfSalemPrisonerUnmaskedEvent: {
            edge: number;
            elder: string;
        };
        /** RerolledEvent */
        WitchOfSalemRerolledEvent: {
            cause: string;
        };
        /** RevealsCreatureEvent */
        WitchOfSalemRevealsCreatureEvent: {
            cause: string;
        };
        /** RevealsEventEvent */
        WitchOfSalemRevealsEventEvent: {
            cause: string;
        };
        /**
         * RlyehMarks
         * @description R'lyeh, with the words that lead there.
         */
        WitchOfSalemRlyehMarks: {
            words: string[];
        };
        WitchOfSalemRlyehPiece: components["schemas"]["WitchOfSalemElderMarks"];
        WitchOfSalemRlyehZone: components["schemas"]["WitchOfSalemRlyehMarks"];
        /** RollsTwiceEvent */
        WitchOfSalemRollsTwiceEvent: {
            cause: string;
        };
        /** RoundBeginsEvent */
        WitchOfSalemRoundBeginsEvent: {
            round: number;
        };
        /** SanityLostEvent */
        WitchOfSalemSanityLostEvent: {
            amount: number;
            cause: string;
            left: number;
        };
        /** SanityRegainedEvent */
        WitchOfSalemSanityRegainedEvent: {
            amount: number;
            cause: string;
            left: number;
        };
        /**
         * ScholarMarks
         * @description The sheet of a scholar, with the words that point at the person.
         */
        WitchOfSalemScholarMarks: {
            active: boolean;
            banner: boolean;
            max_sanity: number;
            out: boolean;
            place: string | null;
            sanity: number;
            scholar: string;
            spaces: number;
            starting: boolean;
            words: string[];
        };
        WitchOfSalemScholarZone: components["schemas"]["WitchOfSalemScholarMarks"];
        /** SealedEvent */
        WitchOfSalemSealedEvent: {
            item: string;
            location: string;
        };
        WitchOfSalemSetAsideZone: components["schemas"]["WitchOfSalemPileMarks"];
        /** ShadowDefeatedEvent */
        WitchOfSalemShadowDefeatedEvent: {
            elder: string;
        };
        /** ShadowPlacedEvent */
        WitchOfSalemShadowPlacedEvent: {
            cause: string;
            elder: string;
        };
        /**
         * SlotMarks
         * @description A slot of a stock; `drops` is the artifact that must go for the one here, or `nothing`.
         */
        WitchOfSalemSlotMarks: {
            cost: string;
            drops: string;
            slot: string;
        };
        /** StockFilledEvent */
        WitchOfSalemStockFilledEvent: {
            items: string[];
            location: string;
        };
        WitchOfSalemStockPiece: components["schemas"]["WitchOfSalemSlotMarks"];
        /** StockStrippedEvent */
        WitchOfSalemStockStrippedEvent: {
            cause: string;
            item: string;
            location: string;
        };
        /** StockThinnedEvent */
        WitchOfSalemStockThinnedEvent: {
            cause: string;
            location: string;
        };
        /** TilesRedistributedEvent */
        WitchOfSalemTilesRedistributedEvent: {
            cause: string;
        };
        /** TileTurnedEvent */
        WitchOfSalemTileTurnedEvent: {
            location: string;
            tile: string;
        };
        /**
         * TrackMarks
         * @description Necron's track, with what a surge would bring Necron to.
         */
        WitchOfSalemTrackMarks: {
            demon: number;
            demon_harmless: boolean;
            length: number;
            portraits: number[];
            position: number;
            /** @enum {unknown} */
            surge_meets: "demon" | "portrait" | "rift";
        };
        /** TradeDeclinedEvent */
        WitchOfSalemTradeDeclinedEvent: {
            given: string;
            partner: string;
            received: string;
        };
        /** TradedEvent */
        WitchOfSalemTradedEvent: {
            given: string;
            partner: string;
            received: string;
        };
        /** TributeShortEvent */
        WitchOfSalemTributeShortEvent: {
            cause: string;
        };
        /** UniversityClosedEvent */
        WitchOfSalemUniversityClosedEvent: {
            item: string;
        };
        /** WitchPowerlessEvent */
        WitchOfSalemWitchPowerlessEvent: {
            cause: string;
        };
        /** WitchProtectsEvent */
        WitchOfSalemWitchProtectsEvent: Record<string, never>;
        WitchOfSalemZones: {
            arkham: {
                piece: components["schemas"]["WitchOfSalemArkhamPiece"];
                zone: Record<string, never>;
            };
            bag: {
                piece: Record<string, never>;
                zone: components["schemas"]["WitchOfSalemBagZone"];
            };
            "creature-deck": {
                piece: Record<string, never>;
                zone: components["schemas"]["WitchOfSalemCreatureDeckZone"];
            };
            "creature-discard": {
                piece: Record<string, never>;
                zone: components["schemas"]["WitchOfSalemCreatureDiscardZone"];
            };
            "event-deck": {
                piece: Record<string, never>;
                zone: components["schemas"]["WitchOfSalemEventDeckZone"];
            };
            "event-discard": {
                piece: Record<string, never>;
                zone: components["schemas"]["WitchOfSalemEventDiscardZone"];
            };
            hand: {
                piece: components["schemas"]["WitchOfSalemHandPiece"];
                zone: Record<string, never>;
            };
            heap: {
                piece: Record<string, never>;
                zone: components["schemas"]["WitchOfSalemHeapZone"];
            };
            necron: {
                piece: components["schemas"]["WitchOfSalemNecronPiece"];
                zone: components["schemas"]["WitchOfSalemNecronZone"];
            };
            options: {
                piece: Record<string, never>;
                zone: components["schemas"]["WitchOfSalemOptionsZone"];
            };
            rlyeh: {
                piece: components["schemas"]["WitchOfSalemRlyehPiece"];
                zone: components["schemas"]["WitchOfSalemRlyehZone"];
            };
            scholar: {
                piece: Record<string, never>;
                zone: components["schemas"]["WitchOfSalemScholarZone"];
            };
            "set-aside": {
                piece: Record<string, never>;
                zone: components["schemas"]["WitchOfSalemSetAsideZone"];
            };
            stock: {
                piece: components["schemas"]["WitchOfSalemStockPiece"];
                zone: Record<string, never>;
            };
        };
        /** WordRequest */
        WordRequest: {
            seq: number;
            word: string;
        };
        /** ZoneView */
        ZoneView: {
            id: string;
            kind: string;
            marks: {
                [key: string]: unknown;
            };
            owner: number | null;
            pieces: components["schemas"]["PieceView"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type BookView = components['schemas']['BookView'];
export type BotRequest = components['schemas']['BotRequest'];
export type Capsule = components['schemas']['Capsule'];
export type CatalogueView = components['schemas']['CatalogueView'];
export type Chat = components['schemas']['Chat'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatRequest = components['schemas']['ChatRequest'];
export type ChatView = components['schemas']['ChatView'];
export type ConsentView = components['schemas']['ConsentView'];
export type Done = components['schemas']['Done'];
export type EntranceRequest = components['schemas']['EntranceRequest'];
export type ErrorView = components['schemas']['ErrorView'];
export type EventView = components['schemas']['EventView'];
export type ExampleView = components['schemas']['ExampleView'];
export type FaceView = components['schemas']['FaceView'];
export type ForkRequest = components['schemas']['ForkRequest'];
export type GameView = components['schemas']['GameView'];
export type HandOver = components['schemas']['HandOver'];
export type Hint = components['schemas']['Hint'];
export type HintAnswer = components['schemas']['HintAnswer'];
export type HintView = components['schemas']['HintView'];
export type Keep = components['schemas']['Keep'];
export type LineView = components['schemas']['LineView'];
export type MomentView = components['schemas']['MomentView'];
export type MovePart = components['schemas']['MovePart'];
export type OpinionView = components['schemas']['OpinionView'];
export type OptionView = components['schemas']['OptionView'];
export type PieceView = components['schemas']['PieceView'];
export type Ping = components['schemas']['Ping'];
export type PlayerView = components['schemas']['PlayerView'];
export type Pong = components['schemas']['Pong'];
export type QuestionView = components['schemas']['QuestionView'];
export type ReasonView = components['schemas']['ReasonView'];
export type Receipt = components['schemas']['Receipt'];
export type RefusalView = components['schemas']['RefusalView'];
export type Refused = components['schemas']['Refused'];
export type Resign = components['schemas']['Resign'];
export type RulebookView = components['schemas']['RulebookView'];
export type RuleView = components['schemas']['RuleView'];
export type Say = components['schemas']['Say'];
export type SceneView = components['schemas']['SceneView'];
export type SeatPart = components['schemas']['SeatPart'];
export type SeatRequest = components['schemas']['SeatRequest'];
export type SeatView = components['schemas']['SeatView'];
export type SectionView = components['schemas']['SectionView'];
export type SessionRequest = components['schemas']['SessionRequest'];
export type SitRequest = components['schemas']['SitRequest'];
export type StartRequest = components['schemas']['StartRequest'];
export type StateMessage = components['schemas']['StateMessage'];
export type StateView = components['schemas']['StateView'];
export type TableMessage = components['schemas']['TableMessage'];
export type TableRequest = components['schemas']['TableRequest'];
export type TableView = components['schemas']['TableView'];
export type TakeBack = components['schemas']['TakeBack'];
export type ToClient = components['schemas']['ToClient'];
export type ToServer = components['schemas']['ToServer'];
export type Undo = components['schemas']['Undo'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type WhyNot = components['schemas']['WhyNot'];
export type WhyNotAnswer = components['schemas']['WhyNotAnswer'];
export type WhyNotRequest = components['schemas']['WhyNotRequest'];
export type WitchOfSalemArkhamPiece = components['schemas']['WitchOfSalemArkhamPiece'];
export type WitchOfSalemBagRefilledEvent = components['schemas']['WitchOfSalemBagRefilledEvent'];
export type WitchOfSalemBagZone = components['schemas']['WitchOfSalemBagZone'];
export type WitchOfSalemBanningBeginsEvent = components['schemas']['WitchOfSalemBanningBeginsEvent'];
export type WitchOfSalemCardMarks = components['schemas']['WitchOfSalemCardMarks'];
export type WitchOfSalemCardsRetrievedEvent = components['schemas']['WitchOfSalemCardsRetrievedEvent'];
export type WitchOfSalemCountsDoubleEvent = components['schemas']['WitchOfSalemCountsDoubleEvent'];
export type WitchOfSalemCravenCallsEvent = components['schemas']['WitchOfSalemCravenCallsEvent'];
export type WitchOfSalemCreatureActivatedEvent = components['schemas']['WitchOfSalemCreatureActivatedEvent'];
export type WitchOfSalemCreatureBanishedEvent = components['schemas']['WitchOfSalemCreatureBanishedEvent'];
export type WitchOfSalemCreatureDeckMarks = components['schemas']['WitchOfSalemCreatureDeckMarks'];
export type WitchOfSalemCreatureDeckZone = components['schemas']['WitchOfSalemCreatureDeckZone'];
export type WitchOfSalemCreatureDefeatedEvent = components['schemas']['WitchOfSalemCreatureDefeatedEvent'];
export type WitchOfSalemCreatureDiscardZone = components['schemas']['WitchOfSalemCreatureDiscardZone'];
export type WitchOfSalemCreaturePlacedEvent = components['schemas']['WitchOfSalemCreaturePlacedEvent'];
export type WitchOfSalemCreatureTurnedAwayEvent = components['schemas']['WitchOfSalemCreatureTurnedAwayEvent'];
export type WitchOfSalemElderMarks = components['schemas']['WitchOfSalemElderMarks'];
export type WitchOfSalemElderUnmaskedEvent = components['schemas']['WitchOfSalemElderUnmaskedEvent'];
export type WitchOfSalemEliminatedEvent = components['schemas']['WitchOfSalemEliminatedEvent'];
export type WitchOfSalemEventDeckZone = components['schemas']['WitchOfSalemEventDeckZone'];
export type WitchOfSalemEventDiscardZone = components['schemas']['WitchOfSalemEventDiscardZone'];
export type WitchOfSalemEventRevealedEvent = components['schemas']['WitchOfSalemEventRevealedEvent'];
export type WitchOfSalemEventsReshuffledEvent = components['schemas']['WitchOfSalemEventsReshuffledEvent'];
export type WitchOfSalemExplorationDeclinedEvent = components['schemas']['WitchOfSalemExplorationDeclinedEvent'];
export type WitchOfSalemHandPiece = components['schemas']['WitchOfSalemHandPiece'];
export type WitchOfSalemHeapZone = components['schemas']['WitchOfSalemHeapZone'];
export type WitchOfSalemItemDealtEvent = components['schemas']['WitchOfSalemItemDealtEvent'];
export type WitchOfSalemItemDiscardedEvent = components['schemas']['WitchOfSalemItemDiscardedEvent'];
export type WitchOfSalemItemDrawnEvent = components['schemas']['WitchOfSalemItemDrawnEvent'];
export type WitchOfSalemItemKeptEvent = components['schemas']['WitchOfSalemItemKeptEvent'];
export type WitchOfSalemItemTakenEvent = components['schemas']['WitchOfSalemItemTakenEvent'];
export type WitchOfSalemItemUsedEvent = components['schemas']['WitchOfSalemItemUsedEvent'];
export type WitchOfSalemLocationMarks = components['schemas']['WitchOfSalemLocationMarks'];
export type WitchOfSalemLossRolledEvent = components['schemas']['WitchOfSalemLossRolledEvent'];
export type WitchOfSalemMovedEvent = components['schemas']['WitchOfSalemMovedEvent'];
export type WitchOfSalemNecronAdvancedEvent = components['schemas']['WitchOfSalemNecronAdvancedEvent'];
export type WitchOfSalemNecronDrawnEvent = components['schemas']['WitchOfSalemNecronDrawnEvent'];
export type WitchOfSalemNecronMarks = components['schemas']['WitchOfSalemNecronMarks'];
export type WitchOfSalemNecronPiece = components['schemas']['WitchOfSalemNecronPiece'];
export type WitchOfSalemNecronRetreatedEvent = components['schemas']['WitchOfSalemNecronRetreatedEvent'];
export type WitchOfSalemNecronSurgesEvent = components['schemas']['WitchOfSalemNecronSurgesEvent'];
export type WitchOfSalemNecronZone = components['schemas']['WitchOfSalemNecronZone'];
export type WitchOfSalemOmenSmotheredEvent = components['schemas']['WitchOfSalemOmenSmotheredEvent'];
export type WitchOfSalemOptionMarks = components['schemas']['WitchOfSalemOptionMarks'];
export type WitchOfSalemOptionsZone = components['schemas']['WitchOfSalemOptionsZone'];
export type WitchOfSalemPeekedEvent = components['schemas']['WitchOfSalemPeekedEvent'];
export type WitchOfSalemPeekResultEvent = components['schemas']['WitchOfSalemPeekResultEvent'];
export type WitchOfSalemPileMarks = components['schemas']['WitchOfSalemPileMarks'];
export type WitchOfSalemPrisonerUnmaskedEvent = components['schemas']['WitchOfSalemPrisonerUnmaskedEvent'];
export type WitchOfSalemRerolledEvent = components['schemas']['WitchOfSalemRerolledEvent'];
export type WitchOfSalemRevealsCreatureEvent = components['schemas']['WitchOfSalemRevealsCreatureEvent'];
export type WitchOfSalemRevealsEventEvent = components['schemas']['WitchOfSalemRevealsEventEvent'];
export type WitchOfSalemRlyehMarks = components['schemas']['WitchOfSalemRlyehMarks'];
export type WitchOfSalemRlyehPiece = components['schemas']['WitchOfSalemRlyehPiece'];
export type WitchOfSalemRlyehZone = components['schemas']['WitchOfSalemRlyehZone'];
export type WitchOfSalemRollsTwiceEvent = components['schemas']['WitchOfSalemRollsTwiceEvent'];
export type WitchOfSalemRoundBeginsEvent = components['schemas']['WitchOfSalemRoundBeginsEvent'];
export type WitchOfSalemSanityLostEvent = components['schemas']['WitchOfSalemSanityLostEvent'];
export type WitchOfSalemSanityRegainedEvent = components['schemas']['WitchOfSalemSanityRegainedEvent'];
export type WitchOfSalemScholarMarks = components['schemas']['WitchOfSalemScholarMarks'];
export type WitchOfSalemScholarZone = components['schemas']['WitchOfSalemScholarZone'];
export type WitchOfSalemSealedEvent = components['schemas']['WitchOfSalemSealedEvent'];
export type WitchOfSalemSetAsideZone = components['schemas']['WitchOfSalemSetAsideZone'];
export type WitchOfSalemShadowDefeatedEvent = components['schemas']['WitchOfSalemShadowDefeatedEvent'];
export type WitchOfSalemShadowPlacedEvent = components['schemas']['WitchOfSalemShadowPlacedEvent'];
export type WitchOfSalemSlotMarks = components['schemas']['WitchOfSalemSlotMarks'];
export type WitchOfSalemStockFilledEvent = components['schemas']['WitchOfSalemStockFilledEvent'];
export type WitchOfSalemStockPiece = components['schemas']['WitchOfSalemStockPiece'];
export type WitchOfSalemStockStrippedEvent = components['schemas']['WitchOfSalemStockStrippedEvent'];
export type WitchOfSalemStockThinnedEvent = components['schemas']['WitchOfSalemStockThinnedEvent'];
export type WitchOfSalemTilesRedistributedEvent = components['schemas']['WitchOfSalemTilesRedistributedEvent'];
export type WitchOfSalemTileTurnedEvent = components['schemas']['WitchOfSalemTileTurnedEvent'];
export type WitchOfSalemTrackMarks = components['schemas']['WitchOfSalemTrackMarks'];
export type WitchOfSalemTradeDeclinedEvent = components['schemas']['WitchOfSalemTradeDeclinedEvent'];
export type WitchOfSalemTradedEvent = components['schemas']['WitchOfSalemTradedEvent'];
export type WitchOfSalemTributeShortEvent = components['schemas']['WitchOfSalemTributeShortEvent'];
export type WitchOfSalemUniversityClosedEvent = components['schemas']['WitchOfSalemUniversityClosedEvent'];
export type WitchOfSalemWitchPowerlessEvent = components['schemas']['WitchOfSalemWitchPowerlessEvent'];
export type WitchOfSalemWitchProtectsEvent = components['schemas']['WitchOfSalemWitchProtectsEvent'];
export type WitchOfSalemZones = components['schemas']['WitchOfSalemZones'];
export type WordRequest = components['schemas']['WordRequest'];
export type ZoneView = components['schemas']['ZoneView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
