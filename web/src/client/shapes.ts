// Made by `make web-types` from schema.json; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** AccountView */
        AccountView: {
            chance: number;
            grounds: components["schemas"]["GroundsView"] | null;
            seat: number;
            step: number;
            word: string;
        };
        /** AdviceView */
        AdviceView: {
            most: number;
            name: string;
            unless: string;
            values: string[];
        };
        /** AlternativeView */
        AlternativeView: {
            chance: number;
            word: string;
        };
        /** AmountView */
        AmountView: {
            amount: number;
            aspect: string;
        };
        /** AnalysisView */
        AnalysisView: {
            done: number;
            mistakes: number[];
            sides: components["schemas"]["SideView"][];
            /** @enum {string} */
            state: "idle" | "running" | "waiting" | "whole";
            total: number;
            weighed: components["schemas"]["WeighedView"][];
            worlds: number;
        };
        /** BanRequest */
        BanRequest: {
            address?: string | null;
            hours?: number | null;
            player_id?: string | null;
            reason: string;
        };
        /** BanView */
        BanView: {
            created: number;
            id: string;
            name: string | null;
            network: string | null;
            player: string | null;
            reason: string;
            until: number | null;
        };
        /** BookView */
        BookView: {
            cards: components["schemas"]["FaceView"][];
            fatal: string[];
            game: string;
            language: string;
            primary: string[];
            question_rules: {
                [key: string]: string;
            };
            texts: string[];
            words: string[];
        };
        /** BotRequest */
        BotRequest: {
            bot?: string | null;
        };
        /** BrowserView */
        BrowserView: {
            created: number;
            id: string;
            problem: string | null;
            tried: number | null;
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
            promises?: components["schemas"]["PromisePart"][];
            rules_version: string;
            /** @enum {integer} */
            schema: 1 | 2 | 3 | 4;
            seats: components["schemas"]["SeatPart"][];
            seed: number | string;
        };
        /** CatalogueView */
        CatalogueView: {
            bots: {
                [key: string]: string;
            };
            games: components["schemas"]["GameView"][];
            grace: number;
        };
        /** ChangeView */
        ChangeView: {
            choice: number;
            luck: number;
            seq: number;
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
        /** CoursePointView */
        CoursePointView: {
            chances: number[];
            round: number;
            step: number;
        };
        /** AbilityUsedEvent */
        CultistormAbilityUsedEvent: {
            ability: string;
        };
        /** AllReadyEvent */
        CultistormAllReadyEvent: Record<string, never>;
        /** AltarPlacedEvent */
        CultistormAltarPlacedEvent: {
            cause: string;
            location: string;
        };
        /** AltarRemovedEvent */
        CultistormAltarRemovedEvent: {
            cause: string;
            location: string;
        };
        /** AskedAgainEvent */
        CultistormAskedAgainEvent: {
            cause: string;
            reason: string;
        };
        /** AtBarrierEvent */
        CultistormAtBarrierEvent: {
            cause: string;
        };
        /** BlockVoidEvent */
        CultistormBlockVoidEvent: {
            cause: string;
            location: string;
        };
        /** BlotCardKeptEvent */
        CultistormBlotCardKeptEvent: {
            card: string;
            cause: string;
        };
        /** BlotLaidEvent */
        CultistormBlotLaidEvent: {
            blot: string;
            cause: string;
            location: string;
        };
        /**
         * BlotMarks
         * @description An inkblot: where it hangs, and the symbols that may be right. The dreamer has neither.
         */
        CultistormBlotMarks: {
            location?: string;
            symbols?: string[];
        };
        /** BlotReadEvent */
        CultistormBlotReadEvent: {
            blot: string;
            cause: string;
            symbol: string;
        };
        /** BlotsGoneEvent */
        CultistormBlotsGoneEvent: {
            cause: string;
        };
        /** BlotWrongEvent */
        CultistormBlotWrongEvent: {
            blot: string;
            cause: string;
            symbol: string;
        };
        /** BoardPieceMarks */
        CultistormBoardPieceMarks: {
            active?: boolean;
            aims?: number;
            asked_again?: boolean;
            can_prepare?: boolean;
            count?: number;
            deck?: number;
            discards?: string[];
            growing?: number;
            icons?: number;
            investigated?: boolean;
            level?: number;
            location?: string;
            mirror?: boolean;
            most?: number;
            move_cost?: number;
            moves?: number;
            next_ability?: string | null;
            next_level?: number;
            normal?: number;
            /** @enum {unknown} */
            part: "ability" | "die" | "item" | "later" | "person" | "seal" | "trophy";
            picked?: boolean;
            /** @enum {unknown} */
            reach?: "melee" | "ranged";
            ready?: boolean;
            recalled?: string | null;
            role?: string;
            seal_card?: boolean;
            speaker?: boolean;
            supports?: number;
            targets?: string[];
            tokens?: number;
            used?: boolean;
            wilds?: number;
        };
        /** BoonBoughtEvent */
        CultistormBoonBoughtEvent: {
            boon: string;
            cause: string;
            merits: number;
        };
        /** BoonUsedEvent */
        CultistormBoonUsedEvent: {
            boon: string;
            cause: string;
        };
        /** BoonWorksEvent */
        CultistormBoonWorksEvent: {
            boon: string;
            cause: string;
        };
        /** BreathEvent */
        CultistormBreathEvent: {
            cause: string;
            depth: number;
            face: string;
            most: number;
            repeats: number;
        };
        /**
         * CalendarMarks
         * @description What earlier events have left: cultists that need one more Eye, Great Old Ones with offerings.
         */
        CultistormCalendarMarks: {
            anointed: string[];
            offered: string[];
        };
        /** CalledEvent */
        CultistormCalledEvent: {
            other: string;
        };
        /** CameToNothingEvent */
        CultistormCameToNothingEvent: {
            cause: string;
        };
        /**
         * CampaignMarks
         * @description The session: mission, Storm, flags, and how far the goal is.
         */
        CultistormCampaignMarks: {
            clock?: number;
            clock_end?: number;
            flags: string[];
            goal: string;
            informer_beaten?: boolean;
            last_turn?: number;
            leads_needed?: number;
            leads_taken?: number;
            locked?: number;
            mission: string;
            next_flags?: string[];
            next_storm?: number;
            saved?: number;
            seals_needed?: number;
            session: number;
            storm: number;
            storm_came?: boolean;
            storm_fell?: boolean;
            to_save?: number;
            walls?: number;
        };
        CultistormCampaignPiece: components["schemas"]["CultistormSignMarks"];
        CultistormCampaignZone: components["schemas"]["CultistormCampaignMarks"];
        /** CardBeneathEvent */
        CultistormCardBeneathEvent: {
            card: string;
            cause: string;
            other: string;
        };
        /** CardCountsAgainEvent */
        CultistormCardCountsAgainEvent: {
            card: string;
            cause: string;
        };
        /** CardDiscardedEvent */
        CultistormCardDiscardedEvent: {
            card: string;
            cause: string;
        };
        /**
         * CardMarks
         * @description An action card: what is printed on it, and what it costs to play it for a colleague.
         *
         *         `play_for` is the only colleague whom it could help now, or else `some-colleague`.
         */
        CultistormCardMarks: {
            dreads: boolean;
            insanity: number;
            insanity_helped: number;
            investigate: boolean;
            play_for: string;
            redraws: boolean;
            spawns: boolean;
            symbol: string;
        };
        /** CardRecoveredEvent */
        CultistormCardRecoveredEvent: {
            card: string;
            cause: string;
        };
        /** CardsDiscardedEvent */
        CultistormCardsDiscardedEvent: {
            cards: string[];
            cause: string;
        };
        /** CardsDrawnEvent */
        CultistormCardsDrawnEvent: {
            cards: string[];
            cause: string;
        };
        /** CardsDrawnUnseenEvent */
        CultistormCardsDrawnUnseenEvent: {
            cause: string;
            count: number;
        };
        /** CardSunkEvent */
        CultistormCardSunkEvent: {
            cause: string;
            cultist: string;
        };
        /** CarrierRecoversEvent */
        CultistormCarrierRecoversEvent: {
            cause: string;
        };
        /** CarryRefusedEvent */
        CultistormCarryRefusedEvent: {
            cause: string;
            other: string;
        };
        /**
         * CastMarks
         * @description A card of the cast. `known` says that the team has seen it.
         */
        CultistormCastMarks: {
            known: boolean;
        };
        CultistormCastPiece: components["schemas"]["CultistormCastMarks"];
        /** CastShownEvent */
        CultistormCastShownEvent: {
            cause: string;
            cultists: string[];
        };
        /** CastViewedEvent */
        CultistormCastViewedEvent: {
            cause: string;
            insight: number;
        };
        CultistormCirclePiece: components["schemas"]["CultistormSlotMarks"];
        /** ClockEvent */
        CultistormClockEvent: {
            cause: string;
            end: number;
            time: number;
        };
        CultistormColumnPiece: components["schemas"]["CultistormEnemyMarks"];
        /**
         * CombatMarks
         * @description Whose combat turn it is.
         */
        CultistormCombatMarks: {
            seat: string;
        };
        /** CombatPhaseEvent */
        CultistormCombatPhaseEvent: Record<string, never>;
        CultistormCombatPiece: components["schemas"]["CultistormTurnEndMarks"];
        /** CombatTurnEvent */
        CultistormCombatTurnEvent: Record<string, never>;
        CultistormCombatZone: components["schemas"]["CultistormCombatMarks"];
        /**
         * CrowdMarks
         * @description How many are still to come, were saved, and were lost; with `graves` lost ones the game is lost.
         */
        CultistormCrowdMarks: {
            deck: number;
            graves: number | null;
            lost: number;
            saved: number;
        };
        /** CrystalAddedEvent */
        CultistormCrystalAddedEvent: {
            cause: string;
            crystals: number;
            slot: string;
        };
        /** CrystalLaidEvent */
        CultistormCrystalLaidEvent: {
            cause: string;
            crystals: number;
            slot: string;
        };
        /** CrystalRemovedEvent */
        CultistormCrystalRemovedEvent: {
            cause: string;
            crystals: number;
            slot: string;
        };
        /** CultChosenEvent */
        CultistormCultChosenEvent: {
            cult: string;
            elder: string;
        };
        /** CultistAbilityEvent */
        CultistormCultistAbilityEvent: {
            ability: string;
            cause: string;
        };
        /** CultistAnointedEvent */
        CultistormCultistAnointedEvent: {
            cause: string;
            cultist: string;
        };
        /** CultistBlownUpEvent */
        CultistormCultistBlownUpEvent: {
            cause: string;
            cultist: string;
        };
        /** CultistDefeatedEvent */
        CultistormCultistDefeatedEvent: {
            cause: string;
            cultist: string;
        };
        /** CultistDesertsEvent */
        CultistormCultistDesertsEvent: {
            cause: string;
            cultist: string;
            location: string;
        };
        /** CultistDiceEvent */
        CultistormCultistDiceEvent: {
            at1: string;
            at2: string;
            at3: string;
            at4: string;
            at5: string;
            die1: string;
            die2: string;
            die3: string;
            die4: string;
            die5: string;
        };
        /** CultistDieEvent */
        CultistormCultistDieEvent: {
            cause: string;
            face: string;
            location: string;
        };
        /** CultistDieFixedEvent */
        CultistormCultistDieFixedEvent: {
            cause: string;
            location: string;
        };
        /** CultistDraggedEvent */
        CultistormCultistDraggedEvent: {
            cause: string;
            cultist: string;
            location: string;
        };
        /** CultistEventEvent */
        CultistormCultistEventEvent: {
            cause: string;
            event: string;
        };
        /** CultistGoesFirstEvent */
        CultistormCultistGoesFirstEvent: {
            cause: string;
            location: string;
        };
        /** CultistPhaseEvent */
        CultistormCultistPhaseEvent: Record<string, never>;
        /** CultistSentAwayEvent */
        CultistormCultistSentAwayEvent: {
            cause: string;
            cultist: string;
        };
        /** CultistsExchangedEvent */
        CultistormCultistsExchangedEvent: {
            cause: string;
            cultist: string;
            other: string;
        };
        /** CultistSpawnsEvent */
        CultistormCultistSpawnsEvent: {
            cause: string;
            cultist: string;
            location: string;
        };
        /** CultistsReshuffledEvent */
        CultistormCultistsReshuffledEvent: {
            cause: string;
        };
        /** CultistStrengthenedEvent */
        CultistormCultistStrengthenedEvent: {
            cause: string;
            cultist: string;
        };
        /** CultistWaitsEvent */
        CultistormCultistWaitsEvent: {
            cultist: string;
            location: string;
        };
        /** CultistWalksEvent */
        CultistormCultistWalksEvent: {
            cause: string;
            location: string;
        };
        /** DeadAirEvent */
        CultistormDeadAirEvent: {
            cause: string;
        };
        /** DeckLookedAtEvent */
        CultistormDeckLookedAtEvent: {
            cards: string[];
            cause: string;
        };
        /** DeckOrderedEvent */
        CultistormDeckOrderedEvent: {
            cards: string[];
            cause: string;
        };
        /** DepositReturnsEvent */
        CultistormDepositReturnsEvent: {
            cause: string;
            symbol: string;
            table: string;
        };
        /**
         * DeskMarks
         * @description The overlord's desk. `target` is the enemy with which a page lies face down.
         */
        CultistormDeskMarks: {
            bought: number;
            ink: number;
            insight: number;
            most_ink: number;
            most_insight: number;
            page_deck: number;
            pages: number;
            target?: string;
            way: string;
        };
        CultistormDeskPiece: components["schemas"]["CultistormOverlordMarks"];
        CultistormDeskZone: components["schemas"]["CultistormDeskMarks"];
        /** DetectiveChosenEvent */
        CultistormDetectiveChosenEvent: {
            detective: string;
        };
        /** DetectiveDiesEvent */
        CultistormDetectiveDiesEvent: {
            cause: string;
        };
        /**
         * DetectiveMarks
         * @description The board of a detective: all of the person, and what it has won.
         */
        CultistormDetectiveMarks: {
            aims: number;
            asked_again: boolean;
            can_prepare: boolean;
            deck: number;
            detective: string;
            discards: string[];
            enemies: number;
            growing: number;
            icons?: number;
            investigated: boolean;
            keeps: number;
            level: number;
            location: string;
            mirror: boolean;
            most: number;
            move_cost: number;
            moves: number;
            next_ability: string | null;
            next_level: number;
            normal: number;
            picked: boolean;
            /** @enum {unknown} */
            reach: "melee" | "ranged";
            ready: boolean;
            recalled: string | null;
            role: string;
            seals: string[];
            speaker: boolean;
            supports: number;
            targets: string[];
            tokens: number;
            trophies: string[];
            wilds: number;
        };
        CultistormDetectivePiece: components["schemas"]["CultistormBoardPieceMarks"];
        CultistormDetectiveZone: components["schemas"]["CultistormDetectiveMarks"];
        /** DieCountedTwiceEvent */
        CultistormDieCountedTwiceEvent: {
            cause: string;
        };
        /** DieGainedEvent */
        CultistormDieGainedEvent: {
            cause: string;
            die: string;
        };
        /** DieNotCountedEvent */
        CultistormDieNotCountedEvent: {
            cause: string;
        };
        /** DiePassedEvent */
        CultistormDiePassedEvent: {
            cause: string;
            die: string;
            other: string;
        };
        /** DiePromisedEvent */
        CultistormDiePromisedEvent: {
            cause: string;
        };
        /** DieRefusedEvent */
        CultistormDieRefusedEvent: {
            cause: string;
            other: string;
        };
        /** DieStolenEvent */
        CultistormDieStolenEvent: {
            cause: string;
            die: string;
        };
        /** DieTakenEvent */
        CultistormDieTakenEvent: {
            die: string;
        };
        /** DieTurnedEvent */
        CultistormDieTurnedEvent: {
            cause: string;
            die: string;
            face: string;
        };
        /** DirectionNamedEvent */
        CultistormDirectionNamedEvent: {
            cause: string;
            way: string;
        };
        /** DiseaseCaughtEvent */
        CultistormDiseaseCaughtEvent: {
            cause: string;
            disease: string;
        };
        /** DiseaseEradicatedEvent */
        CultistormDiseaseEradicatedEvent: {
            cause: string;
            disease: string;
        };
        /**
         * DiseaseMarks
         * @description An active disease: what cures it, where it lies with how many tokens, and who carries it.
         */
        CultistormDiseaseMarks: {
            carriers?: string[];
            cure?: string;
            locations?: string[];
            tokens?: number[];
            treatable?: boolean;
            virulence?: number;
        };
        CultistormDiseasesPiece: components["schemas"]["CultistormDiseaseMarks"];
        CultistormDiseasesZone: components["schemas"]["CultistormWardMarks"];
        /** DispatchedEvent */
        CultistormDispatchedEvent: {
            cause: string;
            line: string;
            symbol: string;
        };
        /** DistantCalledEvent */
        CultistormDistantCalledEvent: {
            cause: string;
            distant: string;
        };
        /** DistantRefusedEvent */
        CultistormDistantRefusedEvent: {
            distant: string;
            other: string;
        };
        /** DoomedEvent */
        CultistormDoomedEvent: {
            cause: string;
            world: string;
        };
        /** DoorLockedEvent */
        CultistormDoorLockedEvent: {
            cause: string;
            location: string;
        };
        /** DoorOpenEvent */
        CultistormDoorOpenEvent: {
            cause: string;
            location: string;
        };
        /**
         * DossierMarks
         * @description The file of a detective.
         */
        CultistormDossierMarks: {
            boons: string[];
            carries?: boolean;
            holder: string;
            items?: string[];
            key?: boolean;
            merits: number;
            scars: string[];
            used: string[];
        };
        CultistormDossiersPiece: components["schemas"]["CultistormDossierMarks"];
        /** DrawnInEvent */
        CultistormDrawnInEvent: {
            cause: string;
            world: string;
        };
        /** DreamerChosenEvent */
        CultistormDreamerChosenEvent: {
            cause: string;
        };
        /** DreamerSeenEvent */
        CultistormDreamerSeenEvent: {
            cause: string;
            elder: string;
        };
        /** ElderChainedEvent */
        CultistormElderChainedEvent: {
            cause: string;
            elder: string;
        };
        /** ElderCrossesEvent */
        CultistormElderCrossesEvent: {
            cause: string;
            elder: string;
            location: string;
        };
        /** ElderDefeatedEvent */
        CultistormElderDefeatedEvent: {
            cause: string;
            elder: string;
            location: string;
        };
        /** ElderDevoursEvent */
        CultistormElderDevoursEvent: {
            cause: string;
            cultist: string;
            elder: string;
        };
        /** ElderEntersEvent */
        CultistormElderEntersEvent: {
            cause: string;
            elder: string;
            location: string;
        };
        /** ElderPowerEvent */
        CultistormElderPowerEvent: {
            cause: string;
            elder: string;
        };
        /** ElderStaysEvent */
        CultistormElderStaysEvent: {
            cause: string;
            elder: string;
            location: string;
        };
        /** EndgameEvent */
        CultistormEndgameEvent: {
            card: string;
            cause: string;
        };
        /** EnemyGrownEvent */
        CultistormEnemyGrownEvent: {
            cause: string;
        };
        /**
         * EnemyMarks
         * @description An enemy in its column; what it needs is reckoned for the looking seat.
         */
        CultistormEnemyMarks: {
            ability: string | null;
            able: boolean;
            at_portal?: boolean;
            cult: string | null;
            eaten?: string[];
            graced?: boolean;
            in_reach?: boolean;
            lacking?: number;
            lacks?: string[];
            monster: boolean;
            needs: string[];
            position: number;
            symbols: string[];
            targets: string[];
            trophy: boolean;
            trophy_left: boolean;
        };
        /** EpidemicEvent */
        CultistormEpidemicEvent: {
            cause: string;
        };
        /** EventDealtEvent */
        CultistormEventDealtEvent: {
            cause: string;
            item: string;
        };
        /** EventFoundEvent */
        CultistormEventFoundEvent: {
            cause: string;
            item: string;
        };
        /** EventHoldsEvent */
        CultistormEventHoldsEvent: {
            cause: string;
        };
        /** EventIdleEvent */
        CultistormEventIdleEvent: {
            cause: string;
        };
        /**
         * EventMarks
         * @description An event of the calendar, or a pile of them; `part` says which.
         *
         *         An event of this turn may be about a `location` or a `watched` detective.
         */
        CultistormEventMarks: {
            cards?: string[];
            count?: number;
            location?: string;
            part?: string;
            watched?: string;
        };
        CultistormEventsPiece: components["schemas"]["CultistormEventMarks"];
        CultistormEventsZone: components["schemas"]["CultistormCalendarMarks"];
        /** ExperienceGainedEvent */
        CultistormExperienceGainedEvent: {
            cause: string;
            count: number;
            points: number;
        };
        /** FallsAsleepEvent */
        CultistormFallsAsleepEvent: {
            cause: string;
        };
        /** FeudEvent */
        CultistormFeudEvent: {
            cause: string;
        };
        /** FightBeginsEvent */
        CultistormFightBeginsEvent: {
            enemy: string;
        };
        /** FightBonusEvent */
        CultistormFightBonusEvent: {
            cause: string;
        };
        /** FightCalmEvent */
        CultistormFightCalmEvent: {
            cause: string;
        };
        /** FightClueEvent */
        CultistormFightClueEvent: {
            cause: string;
        };
        /** FightEasierEvent */
        CultistormFightEasierEvent: {
            cause: string;
        };
        /** FightHarderEvent */
        CultistormFightHarderEvent: {
            cause: string;
        };
        /**
         * FightMarks
         * @description The fight that is being decided; what is missing only for those who see the hand.
         */
        CultistormFightMarks: {
            enemy: string;
            enough?: boolean;
            missing?: string[];
            requirement: string[];
            reroll_cost: number;
            seat: string;
        };
        CultistormFightPiece: components["schemas"]["CultistormFightPieceMarks"];
        /**
         * FightPieceMarks
         * @description The enemy, a way out of the fight, or a source. `part` says which.
         */
        CultistormFightPieceMarks: {
            covers?: string[];
            doubled_by?: string | null;
            keeps?: string[];
            of_dice?: boolean;
            /** @enum {unknown} */
            part: "enemy" | "source" | "way";
            penalty_step?: boolean;
            penalty_token?: boolean;
            spare?: boolean;
            symbols?: string[];
            uses?: string[];
        };
        /** FightWildEvent */
        CultistormFightWildEvent: {
            cause: string;
        };
        /** FightWonEvent */
        CultistormFightWonEvent: {
            cards: string[];
            enemy: string;
            means: string[];
        };
        CultistormFightZone: components["schemas"]["CultistormFightMarks"];
        /** FindingDeclinedEvent */
        CultistormFindingDeclinedEvent: {
            card: string;
            cause: string;
        };
        /** FindingDrawnEvent */
        CultistormFindingDrawnEvent: {
            card: string;
            cause: string;
        };
        /** FindingHelpsEvent */
        CultistormFindingHelpsEvent: {
            cause: string;
        };
        /** FindingSkippedEvent */
        CultistormFindingSkippedEvent: {
            card: string;
            cause: string;
        };
        /**
         * FindingsMarks
         * @description Cards that are still in the deck, and those that were drawn.
         */
        CultistormFindingsMarks: {
            deck: number;
            drawn: string[];
        };
        CultistormFindingsZone: components["schemas"]["CultistormFindingsMarks"];
        /** FlagSetEvent */
        CultistormFlagSetEvent: {
            cause: string;
            flag: string;
        };
        /** FogRisesEvent */
        CultistormFogRisesEvent: {
            cause: string;
            location: string;
        };
        /**
         * ForceMarks
         * @description A page in force, and the locations, detectives or enemies that it concerns.
         */
        CultistormForceMarks: {
            about: string[];
        };
        CultistormForcePiece: components["schemas"]["CultistormForceMarks"];
        /** GateLockedEvent */
        CultistormGateLockedEvent: {
            cause: string;
            location: string;
        };
        /** GatesBarredEvent */
        CultistormGatesBarredEvent: {
            cause: string;
        };
        /** GatesHeldEvent */
        CultistormGatesHeldEvent: {
            cause: string;
        };
        /** GiftIdleEvent */
        CultistormGiftIdleEvent: {
            cause: string;
        };
        /** GoalReachedEvent */
        CultistormGoalReachedEvent: {
            mission: string;
        };
        /** GravesFullEvent */
        CultistormGravesFullEvent: {
            cause: string;
            count: number;
        };
        /** GrowingEasedEvent */
        CultistormGrowingEasedEvent: {
            cause: string;
            tokens: number;
        };
        /** GrowingRemovedEvent */
        CultistormGrowingRemovedEvent: {
            cause: string;
            tokens: number;
        };
        /** GrowingTokenEvent */
        CultistormGrowingTokenEvent: {
            cause: string;
            tokens: number;
        };
        /** HandLookedAtEvent */
        CultistormHandLookedAtEvent: {
            cause: string;
        };
        /**
         * HandMarks
         * @description A hand; closed ones are a number for the others.
         */
        CultistormHandMarks: {
            count: number;
            hidden?: number;
        };
        CultistormHandPiece: components["schemas"]["CultistormCardMarks"];
        /** HandReadEvent */
        CultistormHandReadEvent: {
            cards: string[];
            cause: string;
        };
        CultistormHandZone: components["schemas"]["CultistormHandMarks"];
        /** HealedEvent */
        CultistormHealedEvent: {
            amount: number;
            cause: string;
            tokens: number;
        };
        /** HealedLessEvent */
        CultistormHealedLessEvent: {
            cause: string;
            tokens: number;
        };
        /** HelpEvent */
        CultistormHelpEvent: {
            card: string;
            other: string;
        };
        /**
         * HelpMarks
         * @description A support card before a detective, with the symbol named for it or the card beneath it.
         */
        CultistormHelpMarks: {
            beneath?: string;
            delayed: boolean;
            owner: string;
            symbol?: string;
            used: boolean;
        };
        CultistormHelpPiece: components["schemas"]["CultistormHelpMarks"];
        /** HelpRefusedEvent */
        CultistormHelpRefusedEvent: {
            card: string;
            other: string;
        };
        /** HelpUsedEvent */
        CultistormHelpUsedEvent: {
            cause: string;
        };
        /** IconsGainedEvent */
        CultistormIconsGainedEvent: {
            cause: string;
            count: number;
        };
        /** IgnoreGainedEvent */
        CultistormIgnoreGainedEvent: {
            cause: string;
            count: number;
        };
        /** InfectionEvent */
        CultistormInfectionEvent: {
            cause: string;
            disease: string;
            location: string;
            tokens: number;
        };
        /** InformedOnEvent */
        CultistormInformedOnEvent: {
            cause: string;
        };
        /** InformerBeatenEvent */
        CultistormInformerBeatenEvent: {
            cause: string;
            informer: string;
        };
        /** InformerHidesEvent */
        CultistormInformerHidesEvent: {
            cause: string;
            informer: string;
        };
        CultistormInkblotsPiece: components["schemas"]["CultistormBlotMarks"];
        CultistormInkblotsZone: components["schemas"]["CultistormInkMarks"];
        /** InkGainedEvent */
        CultistormInkGainedEvent: {
            amount: number;
            cause: string;
            ink: number;
        };
        /** InkLostEvent */
        CultistormInkLostEvent: {
            amount: number;
            cause: string;
            ink: number;
        };
        /**
         * InkMarks
         * @description How many inkblots hang unread, and how many call the dreamer.
         */
        CultistormInkMarks: {
            threshold: number;
            unread: number;
        };
        /** InkPaidEvent */
        CultistormInkPaidEvent: {
            amount: number;
            cause: string;
            ink: number;
        };
        /** InsightGainedEvent */
        CultistormInsightGainedEvent: {
            cause: string;
            insight: number;
        };
        /** InvestigatesEvent */
        CultistormInvestigatesEvent: {
            cause: string;
            count: number;
        };
        /** ItemCountedEvent */
        CultistormItemCountedEvent: {
            cause: string;
        };
        /** ItemDiscardedEvent */
        CultistormItemDiscardedEvent: {
            cause: string;
            item: string;
        };
        /** ItemFoundEvent */
        CultistormItemFoundEvent: {
            cause: string;
            item: string;
        };
        /** ItemGivenEvent */
        CultistormItemGivenEvent: {
            cause: string;
            item: string;
            other: string;
        };
        /** ItemKeptEvent */
        CultistormItemKeptEvent: {
            cause: string;
            item: string;
        };
        /** ItemLeftEvent */
        CultistormItemLeftEvent: {
            cause: string;
            item: string;
        };
        /** ItemRecoveredEvent */
        CultistormItemRecoveredEvent: {
            cause: string;
            item: string;
        };
        /** ItemSentEvent */
        CultistormItemSentEvent: {
            cause: string;
            item: string;
            table: string;
        };
        /** ItemSpentEvent */
        CultistormItemSpentEvent: {
            cause: string;
            item: string;
        };
        /** ItemsReshuffledEvent */
        CultistormItemsReshuffledEvent: {
            cause: string;
        };
        /** ItemStoredEvent */
        CultistormItemStoredEvent: {
            cause: string;
            item: string;
        };
        /** ItemUsedEvent */
        CultistormItemUsedEvent: {
            item: string;
        };
        /** KeyDroppedEvent */
        CultistormKeyDroppedEvent: {
            cause: string;
            location: string;
        };
        /** KeyGivenEvent */
        CultistormKeyGivenEvent: {
            cause: string;
            other: string;
        };
        /** KeyLiesEvent */
        CultistormKeyLiesEvent: {
            cause: string;
            location: string;
        };
        /** KeyOpensEvent */
        CultistormKeyOpensEvent: {
            cause: string;
        };
        /** KeysFoundEvent */
        CultistormKeysFoundEvent: {
            cause: string;
            location: string;
        };
        /** KeysStolenEvent */
        CultistormKeysStolenEvent: {
            cause: string;
            location: string;
        };
        /** KeyTakenEvent */
        CultistormKeyTakenEvent: {
            cause: string;
        };
        /** LampsOutEvent */
        CultistormLampsOutEvent: {
            cause: string;
        };
        /** LeadColdEvent */
        CultistormLeadColdEvent: {
            cause: string;
            location: string;
        };
        /** LeadsLaidEvent */
        CultistormLeadsLaidEvent: {
            cause: string;
            count: number;
        };
        /** LeadTakenEvent */
        CultistormLeadTakenEvent: {
            cause: string;
            location: string;
            taken: number;
        };
        /** LeftGameEvent */
        CultistormLeftGameEvent: {
            cause: string;
        };
        /** LevelUpEvent */
        CultistormLevelUpEvent: {
            ability: string;
            level: number;
            symbol: string;
        };
        /** LimitBrokenEvent */
        CultistormLimitBrokenEvent: {
            cause: string;
            count: number;
            limit: number;
        };
        /** LineConnectedEvent */
        CultistormLineConnectedEvent: {
            card: string;
            detective: string;
            line: string;
        };
        /** LineHiredEvent */
        CultistormLineHiredEvent: {
            cause: string;
            detective: string;
            line: string;
        };
        /**
         * LineMarks
         * @description The correspondent of a line (`part` line), or the card that waits on it (`part` card).
         *
         *         A line with two trophies has been dispatched on; one that is silent is skipped in the next Review.
         */
        CultistormLineMarks: {
            deck?: number;
            discards?: string[];
            dreads?: boolean;
            insanity?: number;
            line: string;
            /** @enum {unknown} */
            part: "card" | "line";
            redraws?: boolean;
            sent?: boolean;
            silent?: boolean;
            spawns?: boolean;
            symbol?: string;
            trophies?: string[];
        };
        /** LineRingsEvent */
        CultistormLineRingsEvent: {
            card: string;
            cause: string;
            line: string;
        };
        /** LineSentEvent */
        CultistormLineSentEvent: {
            cause: string;
            line: string;
        };
        /** LineSilentEvent */
        CultistormLineSilentEvent: {
            cause: string;
            line: string;
        };
        /** LocationBlockedEvent */
        CultistormLocationBlockedEvent: {
            cause: string;
            location: string;
        };
        /**
         * LocationMarks
         * @description A location; `seal_cost` is what sealing would cost the looking seat, where it stands.
         */
        CultistormLocationMarks: {
            altar: boolean;
            blocked: boolean;
            die: string;
            laid: string[];
            marker: boolean;
            needed: number;
            number: number;
            seal_cost?: number;
            sealed: boolean;
            sealed_by: ("card" | "marker") | null;
            seats: string[];
            story?: string;
            symbol: string;
            trophies: number;
        };
        /** LocationSealedEvent */
        CultistormLocationSealedEvent: {
            cause: string;
            location: string;
        };
        /** LocationsLaidEvent */
        CultistormLocationsLaidEvent: {
            locations: string[];
        };
        CultistormLocationsPiece: components["schemas"]["CultistormLocationMarks"];
        /** LocationStoryEvent */
        CultistormLocationStoryEvent: {
            has_effect: boolean;
            location: string;
            story: string;
        };
        CultistormLocationsZone: components["schemas"]["CultistormOmenMarks"];
        /** LocationTreatedEvent */
        CultistormLocationTreatedEvent: {
            cause: string;
            location: string;
            tokens: number;
        };
        /** LocationUsedEvent */
        CultistormLocationUsedEvent: {
            location: string;
        };
        /** MandateDealtEvent */
        CultistormMandateDealtEvent: {
            cause: string;
            mandate: string;
        };
        /** MandateFulfilledEvent */
        CultistormMandateFulfilledEvent: {
            cause: string;
            mandate: string;
        };
        /** MandateMissedEvent */
        CultistormMandateMissedEvent: {
            mandate: string;
        };
        CultistormManuscriptPiece: components["schemas"]["CultistormPageMarks"];
        CultistormManuscriptZone: components["schemas"]["CultistormPagesMarks"];
        /** MarkedEvent */
        CultistormMarkedEvent: {
            enemy: string;
        };
        /** MarkerMovedEvent */
        CultistormMarkerMovedEvent: {
            cause: string;
            location: string;
        };
        /** MarkerShiftedEvent */
        CultistormMarkerShiftedEvent: {
            cause: string;
            location: string;
        };
        /** MartyrNamedEvent */
        CultistormMartyrNamedEvent: {
            cause: string;
            enemy: string;
        };
        /** MeritsEarnedEvent */
        CultistormMeritsEarnedEvent: {
            cause: string;
            count: number;
        };
        /** MirrorGainedEvent */
        CultistormMirrorGainedEvent: {
            cause: string;
        };
        /** MonsterProwlsEvent */
        CultistormMonsterProwlsEvent: {
            cause: string;
            location: string;
        };
        /** MoreStepsEvent */
        CultistormMoreStepsEvent: {
            cause: string;
        };
        /** MovedEvent */
        CultistormMovedEvent: {
            cause: string;
            location: string;
        };
        /** MovesFreeEvent */
        CultistormMovesFreeEvent: {
            cause: string;
        };
        /** NextMoveFreeEvent */
        CultistormNextMoveFreeEvent: {
            cause: string;
        };
        /** NobodyMarkedEvent */
        CultistormNobodyMarkedEvent: {
            cause: string;
        };
        /** NothingIgnoredEvent */
        CultistormNothingIgnoredEvent: {
            cause: string;
        };
        /** NoTrophyLeftEvent */
        CultistormNoTrophyLeftEvent: {
            cause: string;
            symbol: string;
        };
        /** OathSwornEvent */
        CultistormOathSwornEvent: {
            cause: string;
            location: string;
        };
        /** OfferingBroughtEvent */
        CultistormOfferingBroughtEvent: {
            cause: string;
            elder: string;
        };
        /** OfferRefusedEvent */
        CultistormOfferRefusedEvent: {
            cause: string;
            item: string;
        };
        /**
         * OmenMarks
         * @description What hangs over the whole board.
         */
        CultistormOmenMarks: {
            cultists: number;
            feud: boolean;
            gates_held: boolean;
            lamps_out: boolean;
            limit: number;
            more_steps: number;
            phase: number;
            sleepless: boolean;
            turn: number;
        };
        /** OptionMarks */
        CultistormOptionMarks: {
            campaign: string;
            campaign_again: string;
            campaign_retry: string;
            detectives: string;
            difficulty: string;
            doomed: string;
            empty_handed: string;
            floor: string;
            gentle_events: string;
            grave_count: string;
            last_elder: string;
            main: string;
            modules: string;
            monsters: string;
            narrative: string;
            open_hands: string;
            overlord_ink: string;
            portal_grace: string;
            ranged_reach: string;
            region: string;
            region_clock: string;
            region_table: string;
            region_tables: string;
            review_draw: string;
            seal_transfer: string;
            seal_trophies: string;
            special_cult: string;
            start: string;
            support_insanity: string;
        };
        CultistormOptionsZone: components["schemas"]["CultistormOptionMarks"];
        /** OutbreakEvent */
        CultistormOutbreakEvent: {
            cause: string;
            disease: string;
            location: string;
        };
        /** OutOfReachEvent */
        CultistormOutOfReachEvent: {
            cause: string;
            enemies: string[];
        };
        /**
         * OverlordMarks
         * @description The overlord himself, on his desk, with what matters most of it.
         */
        CultistormOverlordMarks: {
            ink: number;
            insight: number;
            most_insight: number;
            way: string;
        };
        /** PageCancelledEvent */
        CultistormPageCancelledEvent: {
            cause: string;
            insight: number;
            page: string;
        };
        /** PageCommittedEvent */
        CultistormPageCommittedEvent: {
            cause: string;
            enemy: string;
        };
        /** PageDiscardedEvent */
        CultistormPageDiscardedEvent: {
            cause: string;
            page: string;
        };
        /**
         * PageMarks
         * @description A page of the manuscript.
         */
        CultistormPageMarks: {
            ink?: number;
            window?: string;
        };
        /** PageReturnedEvent */
        CultistormPageReturnedEvent: {
            cause: string;
        };
        /** PageRevealedEvent */
        CultistormPageRevealedEvent: {
            page: string;
        };
        /** PagesDrawnEvent */
        CultistormPagesDrawnEvent: {
            cause: string;
            pages: string[];
        };
        /** PagesDrawnUnseenEvent */
        CultistormPagesDrawnUnseenEvent: {
            cause: string;
            count: number;
        };
        /**
         * PagesMarks
         * @description The hand of pages; a number for the detectives.
         */
        CultistormPagesMarks: {
            count: number;
        };
        /** ParanoiaEvent */
        CultistormParanoiaEvent: {
            cause: string;
            other: string;
        };
        /** ParcelUselessEvent */
        CultistormParcelUselessEvent: {
            cause: string;
            item: string;
        };
        /** PenaltyCalmEvent */
        CultistormPenaltyCalmEvent: {
            cause: string;
        };
        /** PenaltyEvent */
        CultistormPenaltyEvent: {
            cause: string;
        };
        /** PerkUsedEvent */
        CultistormPerkUsedEvent: {
            cause: string;
        };
        /** PieceDeclinedEvent */
        CultistormPieceDeclinedEvent: {
            piece: string;
        };
        /** PieceFittedEvent */
        CultistormPieceFittedEvent: {
            cause: string;
            piece: string;
        };
        /** PieceFoundEvent */
        CultistormPieceFoundEvent: {
            cause: string;
            piece: string;
        };
        /** PieceGivenEvent */
        CultistormPieceGivenEvent: {
            other: string;
            piece: string;
        };
        /**
         * PieceMarks
         * @description A piece: where it is, who holds it, and the symbol of the location where it is fitted.
         */
        CultistormPieceMarks: {
            holder?: string;
            /** @enum {unknown} */
            state: "fitted" | "held" | "hidden";
            symbol?: string;
        };
        /** PiecePassedEvent */
        CultistormPiecePassedEvent: {
            cause: string;
            piece: string;
        };
        /** PieceReturnsEvent */
        CultistormPieceReturnsEvent: {
            cause: string;
            piece: string;
        };
        /**
         * PileMarks
         * @description A deck or an open pile; of the cultist deck, what is known of its order.
         */
        CultistormPileMarks: {
            bottom?: string[];
            cards?: string[];
            count?: number;
            top?: string[];
        };
        CultistormPilesPiece: components["schemas"]["CultistormPileMarks"];
        /** PlaneCharteredEvent */
        CultistormPlaneCharteredEvent: {
            cause: string;
        };
        /** PoolDieTurnedEvent */
        CultistormPoolDieTurnedEvent: {
            cause: string;
            die: string;
            face: string;
        };
        /**
         * PoolMarks
         * @description The common pool of dice.
         */
        CultistormPoolMarks: {
            picks: number;
            reserve: number;
        };
        /** PoolRerolledEvent */
        CultistormPoolRerolledEvent: {
            cause: string;
            dice: string[];
        };
        /** PoolRolledEvent */
        CultistormPoolRolledEvent: {
            cause: string;
            dice: string[];
        };
        CultistormPoolZone: components["schemas"]["CultistormPoolMarks"];
        /** PortalClosesEvent */
        CultistormPortalClosesEvent: {
            cause: string;
        };
        /** PortalOpenedEvent */
        CultistormPortalOpenedEvent: {
            cause: string;
            location: string;
            relic: string;
        };
        /** PreparationEvent */
        CultistormPreparationEvent: Record<string, never>;
        /** PreyFreedEvent */
        CultistormPreyFreedEvent: {
            cause: string;
            cultist: string;
        };
        /** PromiseDiceEvent */
        CultistormPromiseDiceEvent: {
            cause: string;
        };
        /** PromiseEaseEvent */
        CultistormPromiseEaseEvent: {
            cause: string;
        };
        /** PromiseGrownEvent */
        CultistormPromiseGrownEvent: {
            cause: string;
        };
        /** PromiseHealEvent */
        CultistormPromiseHealEvent: {
            cause: string;
        };
        /** PromiseHeldEvent */
        CultistormPromiseHeldEvent: {
            cause: string;
        };
        /** PromiseMirrorEvent */
        CultistormPromiseMirrorEvent: {
            cause: string;
        };
        /** PromiseNoPickEvent */
        CultistormPromiseNoPickEvent: {
            cause: string;
        };
        /** PromiseSlowEvent */
        CultistormPromiseSlowEvent: {
            cause: string;
        };
        /**
         * PuzzleMarks
         * @description How many pieces are in the frame, of how many that complete it.
         */
        CultistormPuzzleMarks: {
            fitted: number;
            pieces: number;
        };
        CultistormPuzzlePiece: components["schemas"]["CultistormPieceMarks"];
        CultistormPuzzleZone: components["schemas"]["CultistormPuzzleMarks"];
        /** QuarryGoneEvent */
        CultistormQuarryGoneEvent: {
            cause: string;
        };
        /** ReadyEvent */
        CultistormReadyEvent: Record<string, never>;
        /** RecastEvent */
        CultistormRecastEvent: {
            cause: string;
            count: number;
        };
        /** RedrawBarredEvent */
        CultistormRedrawBarredEvent: {
            cause: string;
        };
        /** RefugeeSavedEvent */
        CultistormRefugeeSavedEvent: {
            cause: string;
            saved: number;
        };
        /** RefugeesLostEvent */
        CultistormRefugeesLostEvent: {
            cause: string;
            count: number;
            location: string;
        };
        /** RefugeesWaitEvent */
        CultistormRefugeesWaitEvent: {
            cause: string;
            count: number;
        };
        /** RefugeeTakenEvent */
        CultistormRefugeeTakenEvent: {
            cause: string;
            location: string;
        };
        /** RegionDepositEvent */
        CultistormRegionDepositEvent: {
            cause: string;
            symbol: string;
            table: string;
        };
        /** RegionFallEvent */
        CultistormRegionFallEvent: {
            cause: string;
            table: string;
            wounds: string[];
        };
        /** RegionLosesEvent */
        CultistormRegionLosesEvent: {
            cause: string;
        };
        /**
         * RegionMarks
         * @description The region: which table this is, open wounds, and how many falls lose it.
         */
        CultistormRegionMarks: {
            falls: number;
            table: string;
            tables: number;
            wounds: string[];
        };
        CultistormRegionPiece: components["schemas"]["CultistormTableMarks"];
        /** RegionReliefEvent */
        CultistormRegionReliefEvent: {
            cause: string;
            relief: string;
            table: string;
        };
        /** RegionSealEvent */
        CultistormRegionSealEvent: {
            cause: string;
            symbol: string;
            table: string;
        };
        /** RegionWinsEvent */
        CultistormRegionWinsEvent: {
            cause: string;
        };
        CultistormRegionZone: components["schemas"]["CultistormRegionMarks"];
        /** RelicBoxedEvent */
        CultistormRelicBoxedEvent: {
            cause: string;
            relic: string;
        };
        /** RelicGivenEvent */
        CultistormRelicGivenEvent: {
            cause: string;
            other: string;
            relic: string;
        };
        /** RelicLaidEvent */
        CultistormRelicLaidEvent: {
            cause: string;
            location: string;
            relic: string;
        };
        /**
         * RelicMarks
         * @description A relic: how deep it lies, where or with whom it is, and whether it was used this turn.
         */
        CultistormRelicMarks: {
            depth: number;
            holder?: string;
            location?: string;
            used?: boolean;
        };
        /** RelicRefusedEvent */
        CultistormRelicRefusedEvent: {
            cause: string;
            relic: string;
        };
        CultistormRelicsPiece: components["schemas"]["CultistormRelicMarks"];
        /** RelicStrikesEvent */
        CultistormRelicStrikesEvent: {
            cause: string;
            count: number;
        };
        CultistormRelicsZone: components["schemas"]["CultistormReliquaryMarks"];
        /** RelicTakenEvent */
        CultistormRelicTakenEvent: {
            cause: string;
            relic: string;
        };
        /** RelicUsedEvent */
        CultistormRelicUsedEvent: {
            cause: string;
        };
        /** ReliefComesEvent */
        CultistormReliefComesEvent: {
            cause: string;
            relief: string;
        };
        /**
         * ReliquaryMarks
         * @description Relics that are still in the deck, and those that have left the game.
         */
        CultistormReliquaryMarks: {
            box: string[];
            chained: string | null;
            deck: number;
        };
        /** RerollsStoppedEvent */
        CultistormRerollsStoppedEvent: {
            cause: string;
        };
        /** RescuedEvent */
        CultistormRescuedEvent: {
            cause: string;
            other: string;
            world: string;
        };
        /** RetiresEvent */
        CultistormRetiresEvent: {
            cause: string;
            detective: string;
            follower: string;
        };
        /** RetreatsEvent */
        CultistormRetreatsEvent: {
            cause: string;
            enemy: string;
        };
        /** ReviewEvent */
        CultistormReviewEvent: Record<string, never>;
        /** RitualCountsEvent */
        CultistormRitualCountsEvent: {
            cause: string;
        };
        /** RitualLearntEvent */
        CultistormRitualLearntEvent: {
            cause: string;
            points: number;
            ritual: string;
        };
        /**
         * RitualMarks
         * @description An open tome with the rituals that can still be learnt from it, or a ritual that somebody knows.
         */
        CultistormRitualMarks: {
            holder?: string;
            location?: string;
            rituals?: string[];
            tome?: string;
            used?: boolean;
            xp?: number;
        };
        /**
         * RitualsMarks
         * @description Experience by detective, locations whose tome is open, and how many are closed.
         */
        CultistormRitualsMarks: {
            closed: number;
            experience: number[];
            open: string[];
        };
        CultistormRitualsPiece: components["schemas"]["CultistormRitualMarks"];
        CultistormRitualsZone: components["schemas"]["CultistormRitualsMarks"];
        /** RitualUsedEvent */
        CultistormRitualUsedEvent: {
            cause: string;
        };
        /** ScarFeltEvent */
        CultistormScarFeltEvent: {
            cause: string;
            scar: string;
        };
        /** ScarredEvent */
        CultistormScarredEvent: {
            cause: string;
            scar: string;
        };
        /** SealClaimedEvent */
        CultistormSealClaimedEvent: {
            cause: string;
            symbol: string;
        };
        /** SealDearerEvent */
        CultistormSealDearerEvent: {
            cause: string;
            location: string;
        };
        /** SealEasedEvent */
        CultistormSealEasedEvent: {
            cause: string;
        };
        /** SealHandedEvent */
        CultistormSealHandedEvent: {
            cause: string;
            other: string;
            symbol: string;
        };
        /** SealingPhaseEvent */
        CultistormSealingPhaseEvent: Record<string, never>;
        /** SessionBeginsEvent */
        CultistormSessionBeginsEvent: {
            flags: string[];
            mission: string;
            number: number;
            storm: number;
        };
        /** ShopsClosedEvent */
        CultistormShopsClosedEvent: {
            cause: string;
        };
        /**
         * SignMarks
         * @description What lies at a location, or a secret mandate.
         */
        CultistormSignMarks: {
            holder?: string;
            location?: string;
            part: string;
            signs?: string[];
        };
        /** SleeplessEvent */
        CultistormSleeplessEvent: {
            cause: string;
        };
        /**
         * SlotMarks
         * @description A slot of the terror circle; `number` is that of crystals which set its card off.
         */
        CultistormSlotMarks: {
            crystals: number;
            marker: boolean;
            number: number;
            symbol: string;
        };
        /** SparedEvent */
        CultistormSparedEvent: {
            cause: string;
        };
        /** SpawnBlockedEvent */
        CultistormSpawnBlockedEvent: {
            cause: string;
            location: string;
        };
        /** StageSetEvent */
        CultistormStageSetEvent: {
            cause: string;
            location: string;
        };
        /**
         * StandbyMarks
         * @description A distant card that waits for its caller's combat turn.
         */
        CultistormStandbyMarks: {
            caller: string;
            symbol?: string;
        };
        /** StandbyOverEvent */
        CultistormStandbyOverEvent: {
            cause: string;
        };
        CultistormStandbyPiece: components["schemas"]["CultistormStandbyMarks"];
        /** StandbyUsedEvent */
        CultistormStandbyUsedEvent: {
            cause: string;
        };
        /** StartsInsaneEvent */
        CultistormStartsInsaneEvent: {
            cause: string;
            tokens: number;
        };
        /** StaticGrowsEvent */
        CultistormStaticGrowsEvent: {
            cause: string;
            most: number;
            static: number;
        };
        /** StepCancelledEvent */
        CultistormStepCancelledEvent: {
            cause: string;
        };
        /** StepsBoughtEvent */
        CultistormStepsBoughtEvent: {
            cause: string;
            count: number;
        };
        /** StormCrystalEvent */
        CultistormStormCrystalEvent: {
            cause: string;
            crystals: number;
            slot: string;
        };
        /** StormLimitEvent */
        CultistormStormLimitEvent: {
            cause: string;
            count: number;
        };
        /** StormRisesEvent */
        CultistormStormRisesEvent: {
            cause: string;
            storm: number;
        };
        /** StormWalksEvent */
        CultistormStormWalksEvent: {
            cause: string;
            location: string;
        };
        /** StoryAgainEvent */
        CultistormStoryAgainEvent: {
            story: string;
        };
        /** StoryChosenEvent */
        CultistormStoryChosenEvent: {
            cause: string;
            effect: string[];
        };
        /** StoryEvent */
        CultistormStoryEvent: {
            story: string;
        };
        /**
         * StoryMarks
         * @description The story that was read last, open while a choice is to be made, or one of its two ways out.
         */
        CultistormStoryMarks: {
            effect?: string[];
            open?: boolean;
            /** @enum {unknown} */
            part: "page" | "way";
        };
        CultistormStoryPiece: components["schemas"]["CultistormStoryMarks"];
        /** SummonsFailedEvent */
        CultistormSummonsFailedEvent: {
            cause: string;
        };
        /** SummonsHushedEvent */
        CultistormSummonsHushedEvent: {
            cause: string;
            elder: string;
        };
        /** SupplyExhaustedEvent */
        CultistormSupplyExhaustedEvent: {
            cause: string;
            symbol: string;
        };
        /**
         * SupplyMarks
         * @description What is left of a symbol, and the location that its seal card is for.
         */
        CultistormSupplyMarks: {
            closed: boolean;
            exhausted: boolean;
            laid: number;
            location: string;
            needed: number;
            seal_card: boolean;
            trophies: number;
        };
        CultistormSupplyPiece: components["schemas"]["CultistormSupplyMarks"];
        /**
         * SwitchboardMarks
         * @description Static, and how much of it makes a terror step.
         */
        CultistormSwitchboardMarks: {
            most: number;
            static: number;
        };
        CultistormSwitchboardPiece: components["schemas"]["CultistormLineMarks"];
        CultistormSwitchboardZone: components["schemas"]["CultistormSwitchboardMarks"];
        /** SymbolNamedEvent */
        CultistormSymbolNamedEvent: {
            cause: string;
            symbol: string;
        };
        /** SymbolsIgnoredEvent */
        CultistormSymbolsIgnoredEvent: {
            cause: string;
            count: number;
        };
        /** SymbolsSparedEvent */
        CultistormSymbolsSparedEvent: {
            cause: string;
            count: number;
        };
        /** SymbolUnboundEvent */
        CultistormSymbolUnboundEvent: {
            cause: string;
        };
        /** TableDoneEvent */
        CultistormTableDoneEvent: {
            cause: string;
        };
        /**
         * TableMarks
         * @description A table of the region, or a wave; `part` says which.
         *
         *         Of a table: `state` (plays, rests or fallen), what it has `sealed` and in the `bank`, the `room` that is
         *         left below its cultist limit, the most `tokens` of a detective, and the slot of its `terror` marker. Of a
         *         wave: `target`, the table that it rolls to.
         */
        CultistormTableMarks: {
            bank?: string[];
            part?: string;
            room?: number;
            sealed?: string[];
            state?: string;
            target?: string;
            terror?: string;
            tokens?: number;
        };
        /** TableRestsEvent */
        CultistormTableRestsEvent: {
            cause: string;
        };
        /** TeamLosesEvent */
        CultistormTeamLosesEvent: {
            ending: string;
        };
        /** TeamWinsEvent */
        CultistormTeamWinsEvent: Record<string, never>;
        /** TerrorCardEvent */
        CultistormTerrorCardEvent: {
            card: string;
            cause: string;
            slot: string;
        };
        /** TerrorLookedAtEvent */
        CultistormTerrorLookedAtEvent: {
            card: string;
            cause: string;
            slot: string;
        };
        /** TerrorPhaseEvent */
        CultistormTerrorPhaseEvent: Record<string, never>;
        /** TerrorReplacedEvent */
        CultistormTerrorReplacedEvent: {
            cause: string;
            number: number;
            slot: string;
        };
        /** TerrorStepEvent */
        CultistormTerrorStepEvent: {
            cause: string;
            crystals: number;
            slot: string;
        };
        /** TestimonyEvent */
        CultistormTestimonyEvent: {
            cause: string;
            symbol: string;
        };
        /** ThanksUsedEvent */
        CultistormThanksUsedEvent: {
            cause: string;
        };
        /** TideEvent */
        CultistormTideEvent: {
            cause: string;
            location: string;
        };
        /** TokenAvertedEvent */
        CultistormTokenAvertedEvent: {
            cause: string;
        };
        /** TokenEvent */
        CultistormTokenEvent: {
            cause: string;
            tokens: number;
        };
        /** TokenSparedEvent */
        CultistormTokenSparedEvent: {
            cause: string;
        };
        /** TomeOpenedEvent */
        CultistormTomeOpenedEvent: {
            cause: string;
            location: string;
            tome: string;
        };
        /** TooInsaneToFightEvent */
        CultistormTooInsaneToFightEvent: {
            cause: string;
            enemies: string[];
        };
        /** TrialBeginsEvent */
        CultistormTrialBeginsEvent: {
            cause: string;
            world: string;
        };
        /** TrialFailedEvent */
        CultistormTrialFailedEvent: {
            cause: string;
            world: string;
        };
        /**
         * TrialMarks
         * @description The trial that is being decided; what is missing only those see who see the hand.
         */
        CultistormTrialMarks: {
            missing: string[];
            requirement: string[];
            seat: string;
            world: string;
        };
        /** TrialPassedEvent */
        CultistormTrialPassedEvent: {
            cause: string;
            means: string[];
            world: string;
        };
        CultistormTrialPiece: components["schemas"]["CultistormWayMarks"];
        CultistormTrialZone: components["schemas"]["CultistormTrialMarks"];
        /** TrophyComesEvent */
        CultistormTrophyComesEvent: {
            cause: string;
            symbol: string;
        };
        /** TrophyDepositedEvent */
        CultistormTrophyDepositedEvent: {
            cause: string;
            symbol: string;
        };
        /** TrophyHandedEvent */
        CultistormTrophyHandedEvent: {
            cause: string;
            other: string;
            symbol: string;
        };
        /** TrophyLaidEvent */
        CultistormTrophyLaidEvent: {
            location: string;
            symbol: string;
        };
        /** TrophyReturnedEvent */
        CultistormTrophyReturnedEvent: {
            cause: string;
            symbol: string;
        };
        /** TrophySentEvent */
        CultistormTrophySentEvent: {
            cause: string;
            symbol: string;
            table: string;
        };
        /** TrophyUndoneEvent */
        CultistormTrophyUndoneEvent: {
            cause: string;
            location: string;
            symbol: string;
        };
        /** TrophyWonEvent */
        CultistormTrophyWonEvent: {
            cause: string;
            symbol: string;
        };
        /** TurnBeginsEvent */
        CultistormTurnBeginsEvent: {
            round: number;
        };
        /**
         * TurnEndMarks
         * @description The end of a combat turn, and what it would bring.
         */
        CultistormTurnEndMarks: {
            penalty: boolean;
            penalty_step: boolean;
            penalty_token: boolean;
            wins: number;
        };
        /** UnderstudyEvent */
        CultistormUnderstudyEvent: {
            cause: string;
            cultist: string;
            other: string;
        };
        /** UnmarkedEvent */
        CultistormUnmarkedEvent: {
            enemy: string;
        };
        /** UnmaskedEvent */
        CultistormUnmaskedEvent: {
            cause: string;
            cultist: string;
            guest: string;
            location: string;
        };
        /** UnsealedLeftEvent */
        CultistormUnsealedLeftEvent: {
            cause: string;
            locations: string[];
        };
        /** VictimComesEvent */
        CultistormVictimComesEvent: {
            cause: string;
            location: string;
            victim: string;
        };
        /** VictimDevouredEvent */
        CultistormVictimDevouredEvent: {
            cause: string;
            elder: string;
            victim: string;
        };
        /** VictimFearsEvent */
        CultistormVictimFearsEvent: {
            cause: string;
            fear: number;
            nerve: number;
            victim: string;
        };
        /**
         * VictimMarks
         * @description A victim at a location: what it asks for, how afraid it is, and whom it would become.
         */
        CultistormVictimMarks: {
            cult: string;
            desperate: boolean;
            fear: number;
            location: string;
            nerve: number;
            plea: string[];
            symbols: string[];
        };
        /** VictimSavedEvent */
        CultistormVictimSavedEvent: {
            cause: string;
            location: string;
            victim: string;
        };
        CultistormVictimsPiece: components["schemas"]["CultistormVictimMarks"];
        CultistormVictimsZone: components["schemas"]["CultistormCrowdMarks"];
        /** VictimTurnsEvent */
        CultistormVictimTurnsEvent: {
            cause: string;
            location: string;
            victim: string;
        };
        /** WaistcoatWornEvent */
        CultistormWaistcoatWornEvent: {
            cause: string;
            item: string;
        };
        /** WallBuiltEvent */
        CultistormWallBuiltEvent: {
            cause: string;
            walls: number;
        };
        /** WallFallsEvent */
        CultistormWallFallsEvent: {
            cause: string;
            location: string;
            walls: number;
        };
        /** WallsStandEvent */
        CultistormWallsStandEvent: {
            cause: string;
            walls: number;
        };
        /**
         * WardMarks
         * @description How many locations are infected, all of which lose the game, and what is still to come or gone.
         */
        CultistormWardMarks: {
            deck: number;
            eradicated: string[];
            infected: number;
        };
        /** WaveArrivesEvent */
        CultistormWaveArrivesEvent: {
            cause: string;
            wave: string;
        };
        /** WaveBrokenEvent */
        CultistormWaveBrokenEvent: {
            cause: string;
            wave: string;
        };
        /** WaveComesEvent */
        CultistormWaveComesEvent: {
            cause: string;
            wave: string;
        };
        /** WaveHarmlessEvent */
        CultistormWaveHarmlessEvent: {
            cause: string;
        };
        /** WaveSentEvent */
        CultistormWaveSentEvent: {
            cause: string;
            table: string;
            wave: string;
        };
        /** WaveStoppedEvent */
        CultistormWaveStoppedEvent: {
            cause: string;
            table: string;
            wave: string;
        };
        /**
         * WayMarks
         * @description A way out of a trial, and what it would use up.
         */
        CultistormWayMarks: {
            uses: string[];
        };
        /** WhisperUnheardEvent */
        CultistormWhisperUnheardEvent: {
            cause: string;
        };
        /** WildGainedEvent */
        CultistormWildGainedEvent: {
            cause: string;
        };
        /**
         * WireCardMarks
         * @description A card on the wire: what its price has, whether it is for combat, whether it goes first in cleanup.
         */
        CultistormWireCardMarks: {
            cards?: number;
            combat: boolean;
            oldest: boolean;
            steps?: number;
            tokens?: number;
            trophies?: number;
        };
        /** WireDroppedEvent */
        CultistormWireDroppedEvent: {
            cause: string;
            distant: string;
        };
        /** WireLaidEvent */
        CultistormWireLaidEvent: {
            cause: string;
            distant: string;
        };
        /**
         * WireMarks
         * @description The distant deck and its discards, the calls left to each, and whether second moves are free.
         */
        CultistormWireMarks: {
            calls: number[];
            deck: number;
            discards: string[];
            plane: boolean;
        };
        CultistormWirePiece: components["schemas"]["CultistormWireCardMarks"];
        /** WiresCutEvent */
        CultistormWiresCutEvent: {
            cause: string;
            limit: number;
        };
        CultistormWireZone: components["schemas"]["CultistormWireMarks"];
        /** WitnessFoundEvent */
        CultistormWitnessFoundEvent: {
            cause: string;
            symbol: string;
            table: string;
        };
        /** WitnessTakenEvent */
        CultistormWitnessTakenEvent: {
            cause: string;
            symbol: string;
            table: string;
        };
        /** WorldClosesEvent */
        CultistormWorldClosesEvent: {
            location: string;
            world: string;
        };
        /**
         * WorldMarks
         * @description An open world: where it lies, what loosens its grip, what its trial asks, who is inside.
         */
        CultistormWorldMarks: {
            fresh: boolean;
            grip: string;
            inside: string[];
            location: string;
            trial: string[];
        };
        /** WorldOpensEvent */
        CultistormWorldOpensEvent: {
            cause: string;
            location: string;
            world: string;
        };
        /** WorldReturnsEvent */
        CultistormWorldReturnsEvent: {
            cause: string;
        };
        CultistormWorldsPiece: components["schemas"]["CultistormWorldMarks"];
        /** WornOutEvent */
        CultistormWornOutEvent: {
            cause: string;
            count: number;
        };
        /** WoundClosedEvent */
        CultistormWoundClosedEvent: {
            cause: string;
            symbol: string;
            table: string;
        };
        CultistormWrittenPiece: components["schemas"]["CultistormPageMarks"];
        CultistormZones: {
            campaign: {
                piece: components["schemas"]["CultistormCampaignPiece"];
                zone: components["schemas"]["CultistormCampaignZone"];
            };
            cast: {
                piece: components["schemas"]["CultistormCastPiece"];
                zone: Record<string, never>;
            };
            circle: {
                piece: components["schemas"]["CultistormCirclePiece"];
                zone: Record<string, never>;
            };
            column: {
                piece: components["schemas"]["CultistormColumnPiece"];
                zone: Record<string, never>;
            };
            combat: {
                piece: components["schemas"]["CultistormCombatPiece"];
                zone: components["schemas"]["CultistormCombatZone"];
            };
            desk: {
                piece: components["schemas"]["CultistormDeskPiece"];
                zone: components["schemas"]["CultistormDeskZone"];
            };
            detective: {
                piece: components["schemas"]["CultistormDetectivePiece"];
                zone: components["schemas"]["CultistormDetectiveZone"];
            };
            diseases: {
                piece: components["schemas"]["CultistormDiseasesPiece"];
                zone: components["schemas"]["CultistormDiseasesZone"];
            };
            dossiers: {
                piece: components["schemas"]["CultistormDossiersPiece"];
                zone: Record<string, never>;
            };
            drafts: {
                piece: Record<string, never>;
                zone: Record<string, never>;
            };
            events: {
                piece: components["schemas"]["CultistormEventsPiece"];
                zone: components["schemas"]["CultistormEventsZone"];
            };
            fallen: {
                piece: Record<string, never>;
                zone: Record<string, never>;
            };
            fight: {
                piece: components["schemas"]["CultistormFightPiece"];
                zone: components["schemas"]["CultistormFightZone"];
            };
            findings: {
                piece: Record<string, never>;
                zone: components["schemas"]["CultistormFindingsZone"];
            };
            force: {
                piece: components["schemas"]["CultistormForcePiece"];
                zone: Record<string, never>;
            };
            found: {
                piece: Record<string, never>;
                zone: Record<string, never>;
            };
            hand: {
                piece: components["schemas"]["CultistormHandPiece"];
                zone: components["schemas"]["CultistormHandZone"];
            };
            help: {
                piece: components["schemas"]["CultistormHelpPiece"];
                zone: Record<string, never>;
            };
            inkblots: {
                piece: components["schemas"]["CultistormInkblotsPiece"];
                zone: components["schemas"]["CultistormInkblotsZone"];
            };
            locations: {
                piece: components["schemas"]["CultistormLocationsPiece"];
                zone: components["schemas"]["CultistormLocationsZone"];
            };
            lying: {
                piece: Record<string, never>;
                zone: Record<string, never>;
            };
            manuscript: {
                piece: components["schemas"]["CultistormManuscriptPiece"];
                zone: components["schemas"]["CultistormManuscriptZone"];
            };
            options: {
                piece: Record<string, never>;
                zone: components["schemas"]["CultistormOptionsZone"];
            };
            peeked: {
                piece: Record<string, never>;
                zone: Record<string, never>;
            };
            piles: {
                piece: components["schemas"]["CultistormPilesPiece"];
                zone: Record<string, never>;
            };
            pool: {
                piece: Record<string, never>;
                zone: components["schemas"]["CultistormPoolZone"];
            };
            puzzle: {
                piece: components["schemas"]["CultistormPuzzlePiece"];
                zone: components["schemas"]["CultistormPuzzleZone"];
            };
            reading: {
                piece: Record<string, never>;
                zone: Record<string, never>;
            };
            region: {
                piece: components["schemas"]["CultistormRegionPiece"];
                zone: components["schemas"]["CultistormRegionZone"];
            };
            relics: {
                piece: components["schemas"]["CultistormRelicsPiece"];
                zone: components["schemas"]["CultistormRelicsZone"];
            };
            rituals: {
                piece: components["schemas"]["CultistormRitualsPiece"];
                zone: components["schemas"]["CultistormRitualsZone"];
            };
            standby: {
                piece: components["schemas"]["CultistormStandbyPiece"];
                zone: Record<string, never>;
            };
            story: {
                piece: components["schemas"]["CultistormStoryPiece"];
                zone: Record<string, never>;
            };
            supply: {
                piece: components["schemas"]["CultistormSupplyPiece"];
                zone: Record<string, never>;
            };
            switchboard: {
                piece: components["schemas"]["CultistormSwitchboardPiece"];
                zone: components["schemas"]["CultistormSwitchboardZone"];
            };
            trial: {
                piece: components["schemas"]["CultistormTrialPiece"];
                zone: components["schemas"]["CultistormTrialZone"];
            };
            victims: {
                piece: components["schemas"]["CultistormVictimsPiece"];
                zone: components["schemas"]["CultistormVictimsZone"];
            };
            wire: {
                piece: components["schemas"]["CultistormWirePiece"];
                zone: components["schemas"]["CultistormWireZone"];
            };
            worlds: {
                piece: components["schemas"]["CultistormWorldsPiece"];
                zone: Record<string, never>;
            };
            written: {
                piece: components["schemas"]["CultistormWrittenPiece"];
                zone: Record<string, never>;
            };
        };
        /** DeparturesRequest */
        DeparturesRequest: {
            campaign?: string | null;
            options?: {
                [key: string]: string;
            };
            seats: number;
        };
        /** DeparturesView */
        DeparturesView: {
            options: {
                [key: string]: {
                    [key: string]: components["schemas"]["DepartureView"][];
                };
            };
            variants: {
                [key: string]: components["schemas"]["DepartureView"][];
            };
        };
        /** DepartureView */
        DepartureView: {
            args: {
                [key: string]: string | number;
            };
            key: string;
        };
        /** DeviceCodeRequest */
        DeviceCodeRequest: {
            code: string;
        };
        /** DeviceCodeView */
        DeviceCodeView: {
            code: string;
            seconds: number;
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
            forced: number | null;
            heading: boolean;
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
        /** GameStatisticsView */
        GameStatisticsView: {
            game: string;
            longest: number;
            longest_table: string;
            mean_length: number;
            played: number;
            seats: {
                [key: string]: components["schemas"]["ShareView"];
            };
            variants: {
                [key: string]: components["schemas"]["ShareView"];
            };
            won: number;
        };
        /** GameText */
        GameText: {
            complexity: string;
            length: string;
            pitch: string;
            title: string;
            variants: {
                [key: string]: components["schemas"]["VariantText"];
            };
        };
        /** GameView */
        GameView: {
            campaign: boolean;
            cooperative: boolean;
            departures: components["schemas"]["DeparturesView"];
            key: string;
            newcomer: string;
            options: components["schemas"]["OptionView"][];
            region: {
                [key: string]: string;
            };
            rules_version: string;
            seats: number[];
            solo: {
                [key: string]: string;
            };
            text: components["schemas"]["GameText"];
            variants: {
                [key: string]: {
                    [key: string]: string;
                };
            };
        };
        /** GroundsView */
        GroundsView: {
            cause: string | null;
            chance: number;
            cost: number;
            danger: string | null;
            gains: components["schemas"]["AmountView"][];
            instead: string;
            price: components["schemas"]["AmountView"][];
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
        /** HealthView */
        HealthView: {
            node: string;
            reason?: string | null;
            status: string;
        };
        /** HelpRequest */
        HelpRequest: {
            kind: string;
            seat: number;
            /** @default  */
            subject?: string;
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
            grounds: components["schemas"]["GroundsView"][];
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
            given_by?: number | null;
            seat: number;
            seq: number;
            step?: number | null;
            to_step?: number | null;
            word?: string | null;
        };
        /**
         * MaintenanceMessage
         * @description The operator has said something about maintenance; null: there will be none.
         */
        MaintenanceMessage: {
            notice: components["schemas"]["MaintenanceNotice"] | null;
            /** @enum {unknown} */
            type: "maintenance";
        };
        /** MaintenanceNotice */
        MaintenanceNotice: {
            begins: number;
            closes: number;
            ends: number;
            text: string;
        };
        /** MaintenanceRequest */
        MaintenanceRequest: {
            begins: number;
            closes?: number | null;
            ends: number;
            text: string;
        };
        /** MaintenanceView */
        MaintenanceView: {
            notice: components["schemas"]["MaintenanceNotice"] | null;
        };
        /** MomentView */
        MomentView: {
            events: components["schemas"]["EventView"][];
            scene: components["schemas"]["SceneView"];
            step: number;
            steps: number;
            tally: components["schemas"]["TallyLineView"][];
        };
        /** MovePart */
        MovePart: {
            digest: string;
            seat: number;
            secret?: string | null;
            word: string;
        };
        /** NewWebhookView */
        NewWebhookView: {
            secret: string;
            webhook: components["schemas"]["WebhookView"];
        };
        /** NoticesView */
        NoticesView: {
            browsers: components["schemas"]["BrowserView"][];
            push_key: string | null;
            webhook: components["schemas"]["WebhookView"] | null;
            webhooks: boolean;
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
            advice: components["schemas"]["AdviceView"][];
            default: string;
            key: string;
            many: boolean;
            rule: string;
            seats: {
                [key: string]: number[];
            };
            usual: [
                number,
                number
            ] | null;
            values: string[];
            weights: {
                [key: string]: number;
            };
        };
        /**
         * PatchMessage
         * @description What has changed since the last state of this socket, whose `seq` was `since`.
         */
        PatchMessage: {
            since: number;
            state: components["schemas"]["PatchView"];
            /** @enum {unknown} */
            type: "patch";
        };
        /**
         * PatchView
         * @description The same for a reader who has the scene of the last state: what has changed since then.
         */
        PatchView: {
            consent: components["schemas"]["ConsentView"] | null;
            lines: components["schemas"]["LineView"][];
            scene: components["schemas"]["ScenePatch"];
            seq: number;
            step: number;
            tally: components["schemas"]["TallyLineView"][];
            undo: components["schemas"]["UndoView"] | null;
        };
        /** PersonRequest */
        PersonRequest: {
            banned?: boolean | null;
            muted?: boolean | null;
        };
        /** PersonView */
        PersonView: {
            banned: boolean;
            here: boolean;
            id: string;
            muted: boolean;
            name: string;
            seats: number[];
        };
        /**
         * PiecePatch
         * @description A piece that has changed: face, marks and words as far as they differ; `unset` marks are gone.
         */
        PiecePatch: {
            face?: string;
            id: string;
            /** @default {} */
            marks?: Record<string, never>;
            /** @default [] */
            unset?: string[];
            words?: string[];
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
        /** PromisePart */
        PromisePart: {
            asker: number;
            kind: string;
            seat: number;
            step: number;
            subject: string;
            until: number;
        };
        /** PushRequest */
        PushRequest: {
            auth: string;
            endpoint: string;
            p256dh: string;
        };
        /** QuestionView */
        QuestionView: {
            about: {
                [key: string]: unknown;
            };
            /** @default [] */
            grave?: string[];
            options: string[];
            prompt: string;
            seats: number[];
            source: string;
            together: boolean;
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
            names?: string[];
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
        /** RegionTableView */
        RegionTableView: {
            number: number;
            table: components["schemas"]["TableView"];
            waits: boolean;
        };
        /** RegionView */
        RegionView: {
            deadline: number | null;
            id: string;
            tables: components["schemas"]["RegionTableView"][];
            won: boolean | null;
        };
        /** ReplyView */
        ReplyView: {
            args: {
                [key: string]: unknown;
            };
            asker: number;
            key: string;
            kind: string;
            promised: boolean;
            rule: string | null;
            seat: number;
            seq: number;
            subject: string;
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
        /**
         * ScenePatch
         * @description A scene that has changed. `gone`, `zones` and `put` are applied in this order.
         */
        ScenePatch: {
            /** @default [] */
            gone?: string[];
            outcome?: Record<string, never> | null;
            /** @default [] */
            put?: [
                number,
                components["schemas"]["ZoneView"]
            ][];
            question?: components["schemas"]["QuestionView"] | null;
            round?: number;
            /** @default [] */
            zones?: components["schemas"]["ZonePatch"][];
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
            away?: number | null;
            bot: string | null;
            /** @default false */
            here?: boolean;
            left?: number | null;
            name: string;
            number: number;
            open: boolean;
            player: string | null;
            resigned: boolean;
            /** @default false */
            returns?: boolean;
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
        /** SharesView */
        SharesView: {
            luck: number;
            others: number;
            own: number;
        };
        /** ShareView */
        ShareView: {
            played: number;
            won: number;
        };
        /** SideView */
        SideView: {
            shares: components["schemas"]["SharesView"];
            side: number;
            steps: components["schemas"]["ChangeView"][];
            turning_points: number[];
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
            tally: components["schemas"]["TallyLineView"][];
            undo: components["schemas"]["UndoView"] | null;
        };
        /** StatisticsView */
        StatisticsView: {
            best_streak: number;
            games: components["schemas"]["GameStatisticsView"][];
            played: number;
            streak: number;
            won: number;
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
        /** TableNoticesRequest */
        TableNoticesRequest: {
            wanted: boolean;
        };
        /** TableNoticesView */
        TableNoticesView: {
            wanted: boolean;
            webhook: components["schemas"]["WebhookView"] | null;
        };
        /** TableRequest */
        TableRequest: {
            campaign?: string | null;
            clock?: number | null;
            game: string;
            hints?: boolean | null;
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
            clock: number | null;
            created: number;
            departures: components["schemas"]["DepartureView"][];
            ended?: string | null;
            expires?: number | null;
            game: string;
            giving: string;
            hints: boolean;
            host: string;
            id: string;
            invite?: string | null;
            locked: boolean;
            /** @default false */
            muted?: boolean;
            options: {
                [key: string]: string;
            };
            outcome: {
                [key: string]: unknown;
            } | null;
            parent: string | null;
            parent_step: number | null;
            public: boolean;
            region: boolean;
            rematch: string | null;
            rules_version: string;
            seats: components["schemas"]["SeatView"][];
            seq: number;
            sequels: string[];
            solo: boolean;
            state: string;
            thinking: string;
            unplayable?: string | null;
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
        /** TallyLineView */
        TallyLineView: {
            points: number;
            seat: number | null;
            source: string;
        };
        ToClient: components["schemas"]["StateMessage"] | components["schemas"]["PatchMessage"] | components["schemas"]["TableMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["MaintenanceMessage"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["HintAnswer"] | components["schemas"]["WhyNotAnswer"] | components["schemas"]["Pong"];
        /** TopicView */
        TopicView: {
            kind: string;
            subjects: string[];
        };
        ToServer: components["schemas"]["Say"] | components["schemas"]["Undo"] | components["schemas"]["Keep"] | components["schemas"]["Resign"] | components["schemas"]["HandOver"] | components["schemas"]["TakeBack"] | components["schemas"]["Hint"] | components["schemas"]["WhyNot"] | components["schemas"]["Chat"] | components["schemas"]["Ping"];
        /**
         * Undo
         * @description Take back one's last decision, action or turn; or go back to step `to`, or agree to that.
         */
        Undo: {
            /** @default null */
            id?: number | null;
            seq: number;
            /** @default null */
            to?: number | null;
            /** @enum {unknown} */
            type: "undo";
            /**
             * @default step
             * @enum {unknown}
             */
            unit?: "action" | "step" | "turn";
        };
        /** UndoRequest */
        UndoRequest: {
            seq: number;
            to?: number | null;
            /**
             * @default step
             * @enum {string}
             */
            unit?: "step" | "action" | "turn";
        };
        /** UndoView */
        UndoView: {
            action: number | null;
            earliest: number;
            free: number;
            step: number | null;
            turn: number | null;
        };
        /** VariantText */
        VariantText: {
            about: string;
            name: string;
        };
        /** VisitorView */
        VisitorView: {
            addresses: string[];
            id: string;
            name: string;
            seats: number[];
        };
        /** WebhookRequest */
        WebhookRequest: {
            url: string;
        };
        /** WebhookView */
        WebhookView: {
            created: number;
            problem: string | null;
            stopped: boolean;
            tried: number | null;
            url: string;
        };
        /** WeighedView */
        WeighedView: {
            after: number[];
            before: number[];
            best: components["schemas"]["AlternativeView"][];
            cause: string | null;
            cost: number;
            error: number;
            gains: components["schemas"]["AmountView"][];
            mistake: boolean;
            seat: number;
            seq: number;
            word: string;
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
        /** AcquiredEvent */
        WisdomOfCthulhuAcquiredEvent: {
            card: string;
        };
        /** AdvancedEvent */
        WisdomOfCthulhuAdvancedEvent: {
            box: number;
            card: string;
        };
        /**
         * AreaMarks
         * @description A Learning Area, and what else a seat has.
         */
        WisdomOfCthulhuAreaMarks: {
            acquired: string[];
            bonds: string[];
            borrowed: string[];
            drifting: boolean;
            explored: number;
            in_hand: number;
            kp: number;
            mad: boolean;
            obsession_pays: number;
            obsessions: number;
            petrified: boolean;
            seeker: string | null;
            /** @enum {unknown} */
            sign: "home" | "laid" | "out";
            spent_obsessions: number;
            spent_research: number;
            token: number;
            words: string[];
        };
        WisdomOfCthulhuAreaPiece: components["schemas"]["WisdomOfCthulhuCardMarks"];
        WisdomOfCthulhuAreaZone: components["schemas"]["WisdomOfCthulhuAreaMarks"];
        WisdomOfCthulhuAsDeckPiece: components["schemas"]["WisdomOfCthulhuKnownCardMarks"];
        WisdomOfCthulhuAsDeckZone: components["schemas"]["WisdomOfCthulhuDeckMarks"];
        /** BondPaidEvent */
        WisdomOfCthulhuBondPaidEvent: {
            amount: number;
            bond: string;
            cause: string;
            total: number;
            woken_by: string;
        };
        /** BorrowedEvent */
        WisdomOfCthulhuBorrowedEvent: {
            thing: string;
        };
        /** BoughtEvent */
        WisdomOfCthulhuBoughtEvent: {
            card: string;
            place: string;
        };
        /** CalledEvent */
        WisdomOfCthulhuCalledEvent: {
            card: string;
            cause: string;
        };
        /**
         * CardMarks
         * @description A card that lies open. Of a combination, `components` are what fills it and `fills` is as what.
         *
         *         `activated` Ritual Objects serve no ritual until the turn ends. A card that can be activated `again` was
         *         activated this turn and lies face up. `offering` are the cards that could be given for
         *         the power. While its owner is asked for an advance, a Ritual Object shows the `step`, what it `costs` in
         *         points, what it `gives` away and whom it `evokes`.
         */
        WisdomOfCthulhuCardMarks: {
            activated?: boolean;
            again?: boolean;
            blocked_by?: string;
            bond?: string;
            complete?: boolean;
            component?: boolean;
            components?: string[];
            costs?: number;
            eased?: boolean;
            evokes?: string[];
            face_down?: boolean;
            fills?: string[];
            gives?: string[];
            kept?: boolean;
            new?: boolean;
            offering?: string[];
            place?: string;
            seed: string;
            shielded?: boolean;
            sign?: string;
            /** @enum {unknown} */
            step?: "sacrifice" | "study" | "transmutation";
            trapped?: boolean;
            turned?: number;
            type: string;
            under?: string;
            used?: boolean;
        };
        /** CastBackEvent */
        WisdomOfCthulhuCastBackEvent: {
            cause: string;
        };
        /** CompletedEvent */
        WisdomOfCthulhuCompletedEvent: {
            card: string;
            cause?: string;
        };
        /** ComponentAddedEvent */
        WisdomOfCthulhuComponentAddedEvent: {
            card: string;
            component: string;
        };
        /** ComponentsDiscardedEvent */
        WisdomOfCthulhuComponentsDiscardedEvent: {
            card: string;
            cause: string;
            components: string[];
        };
        /** CopiedEvent */
        WisdomOfCthulhuCopiedEvent: {
            card: string;
            cause: string;
        };
        /**
         * DashboardMarks
         * @description The Ritual Dashboard, the turn and the search order.
         */
        WisdomOfCthulhuDashboardMarks: {
            acting: string[];
            length: number;
            order: string[];
            /** @enum {unknown} */
            phase: "end" | "order" | "preparation" | "research";
            round: number;
            turn: number;
            turns: number;
        };
        WisdomOfCthulhuDashboardPiece: components["schemas"]["WisdomOfCthulhuTokenMarks"];
        WisdomOfCthulhuDashboardZone: components["schemas"]["WisdomOfCthulhuDashboardMarks"];
        /** DealtEvent */
        WisdomOfCthulhuDealtEvent: {
            card: string;
            cause: string;
        };
        /**
         * DeckMarks
         * @description A deck, with the words that point at it.
         */
        WisdomOfCthulhuDeckMarks: {
            count: number;
            seed: string;
            words: string[];
        };
        /** DiscardedEvent */
        WisdomOfCthulhuDiscardedEvent: {
            card: string;
            cause: string;
        };
        /**
         * DiscardsMarks
         * @description A discard pile.
         */
        WisdomOfCthulhuDiscardsMarks: {
            count: number;
            seed: string;
        };
        WisdomOfCthulhuDiscardsPiece: components["schemas"]["WisdomOfCthulhuCardMarks"];
        WisdomOfCthulhuDiscardsZone: components["schemas"]["WisdomOfCthulhuDiscardsMarks"];
        WisdomOfCthulhuDmDeckPiece: components["schemas"]["WisdomOfCthulhuKnownCardMarks"];
        WisdomOfCthulhuDmDeckZone: components["schemas"]["WisdomOfCthulhuDeckMarks"];
        /** DrewEvent */
        WisdomOfCthulhuDrewEvent: {
            card: string;
            cause: string;
        };
        /** DriftedEvent */
        WisdomOfCthulhuDriftedEvent: {
            box: number;
        };
        /** EasedEvent */
        WisdomOfCthulhuEasedEvent: {
            card: string;
            cause: string;
        };
        /**
         * ElderMarks
         * @description A Great Old One, or one of its powers, which says which one it is and whose (`of`).
         */
        WisdomOfCthulhuElderMarks: {
            blocked_by?: string;
            bond?: string;
            evoked?: boolean;
            of?: string;
            /** @enum {unknown} */
            power?: "first" | "influence" | "second";
            price?: number;
            sealed?: boolean;
            seekers?: string[];
            sign?: string;
            used?: boolean;
        };
        /** EldersInPlayEvent */
        WisdomOfCthulhuEldersInPlayEvent: {
            elders: string[];
        };
        WisdomOfCthulhuEldersPiece: components["schemas"]["WisdomOfCthulhuElderMarks"];
        WisdomOfCthulhuEnDeckPiece: components["schemas"]["WisdomOfCthulhuKnownCardMarks"];
        WisdomOfCthulhuEnDeckZone: components["schemas"]["WisdomOfCthulhuDeckMarks"];
        /** EntitiesBarredEvent */
        WisdomOfCthulhuEntitiesBarredEvent: {
            cause: string;
        };
        /**
         * EntitiesMarks
         * @description The Evocation Area.
         */
        WisdomOfCthulhuEntitiesMarks: {
            barred: boolean;
        };
        WisdomOfCthulhuEntitiesPiece: components["schemas"]["WisdomOfCthulhuCardMarks"];
        WisdomOfCthulhuEntitiesZone: components["schemas"]["WisdomOfCthulhuEntitiesMarks"];
        /** EntityDealtEvent */
        WisdomOfCthulhuEntityDealtEvent: {
            card: string;
        };
        /** EntitySwappedEvent */
        WisdomOfCthulhuEntitySwappedEvent: {
            card: string;
            cause: string;
            other: string;
        };
        /** EvocationSealedEvent */
        WisdomOfCthulhuEvocationSealedEvent: {
            cause: string;
            thing: string;
        };
        /** EvocationWaitsEvent */
        WisdomOfCthulhuEvocationWaitsEvent: {
            elder: string;
        };
        /** EvokedEvent */
        WisdomOfCthulhuEvokedEvent: {
            elder: string;
        };
        /** FlippedEvent */
        WisdomOfCthulhuFlippedEvent: {
            cards: string[];
        };
        /** FreedEvent */
        WisdomOfCthulhuFreedEvent: {
            card: string;
        };
        WisdomOfCthulhuFwDeckPiece: components["schemas"]["WisdomOfCthulhuKnownCardMarks"];
        WisdomOfCthulhuFwDeckZone: components["schemas"]["WisdomOfCthulhuDeckMarks"];
        /** GainedEvent */
        WisdomOfCthulhuGainedEvent: {
            amount: number;
            cause: string;
            total: number;
        };
        /** GuardedEvent */
        WisdomOfCthulhuGuardedEvent: {
            card: string;
            cause: string;
        };
        /** InfluenceBeginsEvent */
        WisdomOfCthulhuInfluenceBeginsEvent: {
            elder: string;
        };
        /** KeepsWisdomEvent */
        WisdomOfCthulhuKeepsWisdomEvent: {
            card: string;
            cause: string;
        };
        /** KeptEvent */
        WisdomOfCthulhuKeptEvent: {
            card: string;
            cause?: string;
        };
        /**
         * KnownCardMarks
         * @description A card in a deck that the onlooker has seen: so many from the top or from the bottom.
         */
        WisdomOfCthulhuKnownCardMarks: {
            number: number;
            /** @enum {unknown} */
            side: "bottom" | "top";
        };
        /** LentEvent */
        WisdomOfCthulhuLentEvent: {
            card: string;
            cause: string;
        };
        WisdomOfCthulhuLimboPiece: components["schemas"]["WisdomOfCthulhuCardMarks"];
        /** LookedEvent */
        WisdomOfCthulhuLookedEvent: {
            cause: string;
        };
        /** LostEvent */
        WisdomOfCthulhuLostEvent: {
            amount: number;
            cause: string;
            total: number;
        };
        /** MadPurchaseEvent */
        WisdomOfCthulhuMadPurchaseEvent: Record<string, never>;
        /** MarkersExchangedEvent */
        WisdomOfCthulhuMarkersExchangedEvent: {
            cause: string;
            other: string;
        };
        /** MindsExchangedEvent */
        WisdomOfCthulhuMindsExchangedEvent: {
            card: string;
            cause: string;
            other: string;
        };
        /** MovedComponentEvent */
        WisdomOfCthulhuMovedComponentEvent: {
            card: string;
            cause: string;
        };
        WisdomOfCthulhuNestPiece: components["schemas"]["WisdomOfCthulhuCardMarks"];
        /** NoTargetEvent */
        WisdomOfCthulhuNoTargetEvent: {
            thing: string;
        };
        /** ObsessedEvent */
        WisdomOfCthulhuObsessedEvent: {
            card: string;
        };
        /** ObsessionGivenUpEvent */
        WisdomOfCthulhuObsessionGivenUpEvent: Record<string, never>;
        /** ObsessionSpentEvent */
        WisdomOfCthulhuObsessionSpentEvent: {
            left: number;
            on: string;
        };
        /** OfferDealtEvent */
        WisdomOfCthulhuOfferDealtEvent: {
            cards: string[];
        };
        WisdomOfCthulhuOfferPiece: components["schemas"]["WisdomOfCthulhuCardMarks"];
        /** OrderSetEvent */
        WisdomOfCthulhuOrderSetEvent: {
            cause: string;
            order: string[];
        };
        /** OrderSettledEvent */
        WisdomOfCthulhuOrderSettledEvent: {
            order: string[];
        };
        /** PetrifiedEvent */
        WisdomOfCthulhuPetrifiedEvent: {
            cause: string;
        };
        /**
         * PlaceMarks
         * @description An Arcane Place.
         */
        WisdomOfCthulhuPlaceMarks: {
            blocked_by?: string;
            bond: string;
            ground: string;
            pays: number;
            price: number;
            seekers: string[];
            sells: string[];
            sign?: string;
        };
        WisdomOfCthulhuPlacesPiece: components["schemas"]["WisdomOfCthulhuPlaceMarks"];
        /** PutOnTopEvent */
        WisdomOfCthulhuPutOnTopEvent: {
            cause: string;
        };
        /** RankChosenEvent */
        WisdomOfCthulhuRankChosenEvent: {
            cause: string;
            rank: number;
        };
        /** RecoveredEvent */
        WisdomOfCthulhuRecoveredEvent: {
            card: string;
            cause: string;
        };
        /** ResearchGivenUpEvent */
        WisdomOfCthulhuResearchGivenUpEvent: {
            card: string;
        };
        /**
         * ResearchMarks
         * @description A Research card, with the seeds it shows.
         */
        WisdomOfCthulhuResearchMarks: {
            pays: number;
            seeds: string[];
            /** @enum {unknown} */
            state: "hand" | "permanent" | "permanent-spent" | "spent" | "temporary";
        };
        WisdomOfCthulhuResearchPiece: components["schemas"]["WisdomOfCthulhuResearchMarks"];
        /** ResearchSpentEvent */
        WisdomOfCthulhuResearchSpentEvent: {
            card: string;
            on: string;
        };
        /** ReturnedEvent */
        WisdomOfCthulhuReturnedEvent: {
            card: string;
            cause: string;
        };
        /** RoundBeginsEvent */
        WisdomOfCthulhuRoundBeginsEvent: {
            round: number;
        };
        /** SacrificedEvent */
        WisdomOfCthulhuSacrificedEvent: {
            card: string;
            cause: string;
        };
        /** SawEvent */
        WisdomOfCthulhuSawEvent: {
            card: string | string[];
        };
        /** SeekerPutEvent */
        WisdomOfCthulhuSeekerPutEvent: {
            cause: string;
            place: string;
        };
        /** SeekerSentHomeEvent */
        WisdomOfCthulhuSeekerSentHomeEvent: {
            cause: string;
        };
        /** SeekersSwappedEvent */
        WisdomOfCthulhuSeekersSwappedEvent: {
            cause: string;
            other: string;
        };
        /** SeekersWentHomeEvent */
        WisdomOfCthulhuSeekersWentHomeEvent: {
            cause: string;
        };
        /** ShieldedEvent */
        WisdomOfCthulhuShieldedEvent: {
            card: string;
            cause: string;
        };
        /** SignLaidEvent */
        WisdomOfCthulhuSignLaidEvent: {
            cause: string;
            thing: string;
        };
        /** SignLiftedEvent */
        WisdomOfCthulhuSignLiftedEvent: {
            cause: string;
            thing: string;
        };
        /** SourcedEvent */
        WisdomOfCthulhuSourcedEvent: {
            cause: string;
        };
        /** SourcedFromEvent */
        WisdomOfCthulhuSourcedFromEvent: {
            cause: string;
            other: string;
        };
        /** SpawnedEvent */
        WisdomOfCthulhuSpawnedEvent: {
            card: string;
            cause: string;
        };
        /** StaysUpEvent */
        WisdomOfCthulhuStaysUpEvent: {
            card: string;
            cause: string;
        };
        /** StoodInEvent */
        WisdomOfCthulhuStoodInEvent: {
            card: string;
            cause: string;
            other: string;
        };
        /** SwappedEvent */
        WisdomOfCthulhuSwappedEvent: {
            card: string;
            cause: string;
            other: string;
        };
        /** TakenEvent */
        WisdomOfCthulhuTakenEvent: {
            card: string;
            cause: string;
        };
        /**
         * TokenMarks
         * @description A Ritual token.
         */
        WisdomOfCthulhuTokenMarks: {
            box: number;
            space: number;
        };
        /** TrappedEvent */
        WisdomOfCthulhuTrappedEvent: {
            card: string;
            cause: string;
        };
        /** TurnBeginsEvent */
        WisdomOfCthulhuTurnBeginsEvent: {
            turn: number;
        };
        /** TurnedDownEvent */
        WisdomOfCthulhuTurnedDownEvent: {
            card: string;
            cause: string;
        };
        /** TurnedUpEvent */
        WisdomOfCthulhuTurnedUpEvent: {
            card: string;
            cause: string;
            has_ritual: boolean;
        };
        /** UsedEvent */
        WisdomOfCthulhuUsedEvent: {
            thing: string;
        };
        /** WalkedInEvent */
        WisdomOfCthulhuWalkedInEvent: {
            cause: string;
            place: string;
        };
        /** WentEvent */
        WisdomOfCthulhuWentEvent: {
            place: string;
        };
        /** WentUnderDeckEvent */
        WisdomOfCthulhuWentUnderDeckEvent: {
            card: string;
            cause: string;
        };
        WisdomOfCthulhuZones: {
            area: {
                piece: components["schemas"]["WisdomOfCthulhuAreaPiece"];
                zone: components["schemas"]["WisdomOfCthulhuAreaZone"];
            };
            "as-deck": {
                piece: components["schemas"]["WisdomOfCthulhuAsDeckPiece"];
                zone: components["schemas"]["WisdomOfCthulhuAsDeckZone"];
            };
            dashboard: {
                piece: components["schemas"]["WisdomOfCthulhuDashboardPiece"];
                zone: components["schemas"]["WisdomOfCthulhuDashboardZone"];
            };
            discards: {
                piece: components["schemas"]["WisdomOfCthulhuDiscardsPiece"];
                zone: components["schemas"]["WisdomOfCthulhuDiscardsZone"];
            };
            "dm-deck": {
                piece: components["schemas"]["WisdomOfCthulhuDmDeckPiece"];
                zone: components["schemas"]["WisdomOfCthulhuDmDeckZone"];
            };
            elders: {
                piece: components["schemas"]["WisdomOfCthulhuEldersPiece"];
                zone: Record<string, never>;
            };
            "en-deck": {
                piece: components["schemas"]["WisdomOfCthulhuEnDeckPiece"];
                zone: components["schemas"]["WisdomOfCthulhuEnDeckZone"];
            };
            entities: {
                piece: components["schemas"]["WisdomOfCthulhuEntitiesPiece"];
                zone: components["schemas"]["WisdomOfCthulhuEntitiesZone"];
            };
            "fw-deck": {
                piece: components["schemas"]["WisdomOfCthulhuFwDeckPiece"];
                zone: components["schemas"]["WisdomOfCthulhuFwDeckZone"];
            };
            limbo: {
                piece: components["schemas"]["WisdomOfCthulhuLimboPiece"];
                zone: Record<string, never>;
            };
            nest: {
                piece: components["schemas"]["WisdomOfCthulhuNestPiece"];
                zone: Record<string, never>;
            };
            offer: {
                piece: components["schemas"]["WisdomOfCthulhuOfferPiece"];
                zone: Record<string, never>;
            };
            places: {
                piece: components["schemas"]["WisdomOfCthulhuPlacesPiece"];
                zone: Record<string, never>;
            };
            research: {
                piece: components["schemas"]["WisdomOfCthulhuResearchPiece"];
                zone: Record<string, never>;
            };
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
        /** DreamerChosenEvent */
        WitchOfSalemDreamerChosenEvent: {
            cause: string;
            dreamer: string;
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
        /** ElderWasEvent */
        WitchOfSalemElderWasEvent: {
            edge: number;
            elder: string;
        };
        /** EliminatedEvent */
        WitchOfSalemEliminatedEvent: Record<string, never>;
        WitchOfSalemEventDeckZone: components["schemas"]["WitchOfSalemPileMarks"];
        WitchOfSalemEventDiscardZone: components["schemas"]["WitchOfSalemPileMarks"];
        /** EventPhaseBeginsEvent */
        WitchOfSalemEventPhaseBeginsEvent: {
            round: number;
        };
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
            creatures: number;
            shadow: number;
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
        /** NothingHappensEvent */
        WitchOfSalemNothingHappensEvent: {
            cause: string;
        };
        /** NothingLostEvent */
        WitchOfSalemNothingLostEvent: {
            item: string;
        };
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
        /** PricePaidEvent */
        WitchOfSalemPricePaidEvent: {
            item: string;
            price: string[];
        };
        /** PrisonerUnmaskedEvent */
        WitchOfSalemPrisonerUnmaskedEvent: {
            edge: number;
            elder: string;
        };
        /** PrisonerWasEvent */
        WitchOfSalemPrisonerWasEvent: {
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
        /** SanityFullEvent */
        WitchOfSalemSanityFullEvent: {
            cause: string;
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
            heals: number;
            holds: string;
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
        /** ShadowMissingEvent */
        WitchOfSalemShadowMissingEvent: {
            cause: string;
        };
        /** ShadowPlacedEvent */
        WitchOfSalemShadowPlacedEvent: {
            cause: string;
            elder: string;
        };
        /** ShadowStaysEvent */
        WitchOfSalemShadowStaysEvent: {
            cause: string;
            elder: string;
        };
        /**
         * SlotMarks
         * @description A slot of a stock, as the scholar sees it who acts here.
         *
         *         `drops` is what must go for its item: `nothing`, one thing, or `minor-item` of several. `kills` if the
         *         price is the last sanity.
         */
        WitchOfSalemSlotMarks: {
            cost: string;
            drops: string;
            kills: boolean;
            price: string[];
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
        /** TributeAcceptedEvent */
        WitchOfSalemTributeAcceptedEvent: {
            cause: string;
        };
        /** TributeCompelledEvent */
        WitchOfSalemTributeCompelledEvent: {
            cause: string;
            count: number;
            item: string;
        };
        /** TributeDueEvent */
        WitchOfSalemTributeDueEvent: {
            cause: string;
            count: number;
            held: number;
            item: string;
        };
        /** TributeRefusedEvent */
        WitchOfSalemTributeRefusedEvent: {
            cause: string;
        };
        /** TributeShortEvent */
        WitchOfSalemTributeShortEvent: {
            cause: string;
        };
        /** TurnBeginsEvent */
        WitchOfSalemTurnBeginsEvent: Record<string, never>;
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
        /**
         * ZonePatch
         * @description A zone that has changed.
         *
         *         First the pieces that are `gone` are removed and those in `pieces` changed. Then those in `put` are
         *         inserted, each at its place. If pieces that stayed have changed places, `order` has the ids of all pieces.
         */
        ZonePatch: {
            /** @default [] */
            gone?: string[];
            id: string;
            /** @default {} */
            marks?: Record<string, never>;
            /** @default [] */
            order?: string[];
            /** @default [] */
            pieces?: components["schemas"]["PiecePatch"][];
            /** @default [] */
            put?: [
                number,
                components["schemas"]["PieceView"]
            ][];
            /** @default [] */
            unset?: string[];
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
export type AccountView = components['schemas']['AccountView'];
export type AdviceView = components['schemas']['AdviceView'];
export type AlternativeView = components['schemas']['AlternativeView'];
export type AmountView = components['schemas']['AmountView'];
export type AnalysisView = components['schemas']['AnalysisView'];
export type BanRequest = components['schemas']['BanRequest'];
export type BanView = components['schemas']['BanView'];
export type BookView = components['schemas']['BookView'];
export type BotRequest = components['schemas']['BotRequest'];
export type BrowserView = components['schemas']['BrowserView'];
export type Capsule = components['schemas']['Capsule'];
export type CatalogueView = components['schemas']['CatalogueView'];
export type ChangeView = components['schemas']['ChangeView'];
export type Chat = components['schemas']['Chat'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatRequest = components['schemas']['ChatRequest'];
export type ChatView = components['schemas']['ChatView'];
export type ConsentView = components['schemas']['ConsentView'];
export type CoursePointView = components['schemas']['CoursePointView'];
export type CultistormAbilityUsedEvent = components['schemas']['CultistormAbilityUsedEvent'];
export type CultistormAllReadyEvent = components['schemas']['CultistormAllReadyEvent'];
export type CultistormAltarPlacedEvent = components['schemas']['CultistormAltarPlacedEvent'];
export type CultistormAltarRemovedEvent = components['schemas']['CultistormAltarRemovedEvent'];
export type CultistormAskedAgainEvent = components['schemas']['CultistormAskedAgainEvent'];
export type CultistormAtBarrierEvent = components['schemas']['CultistormAtBarrierEvent'];
export type CultistormBlockVoidEvent = components['schemas']['CultistormBlockVoidEvent'];
export type CultistormBlotCardKeptEvent = components['schemas']['CultistormBlotCardKeptEvent'];
export type CultistormBlotLaidEvent = components['schemas']['CultistormBlotLaidEvent'];
export type CultistormBlotMarks = components['schemas']['CultistormBlotMarks'];
export type CultistormBlotReadEvent = components['schemas']['CultistormBlotReadEvent'];
export type CultistormBlotsGoneEvent = components['schemas']['CultistormBlotsGoneEvent'];
export type CultistormBlotWrongEvent = components['schemas']['CultistormBlotWrongEvent'];
export type CultistormBoardPieceMarks = components['schemas']['CultistormBoardPieceMarks'];
export type CultistormBoonBoughtEvent = components['schemas']['CultistormBoonBoughtEvent'];
export type CultistormBoonUsedEvent = components['schemas']['CultistormBoonUsedEvent'];
export type CultistormBoonWorksEvent = components['schemas']['CultistormBoonWorksEvent'];
export type CultistormBreathEvent = components['schemas']['CultistormBreathEvent'];
export type CultistormCalendarMarks = components['schemas']['CultistormCalendarMarks'];
export type CultistormCalledEvent = components['schemas']['CultistormCalledEvent'];
export type CultistormCameToNothingEvent = components['schemas']['CultistormCameToNothingEvent'];
export type CultistormCampaignMarks = components['schemas']['CultistormCampaignMarks'];
export type CultistormCampaignPiece = components['schemas']['CultistormCampaignPiece'];
export type CultistormCampaignZone = components['schemas']['CultistormCampaignZone'];
export type CultistormCardBeneathEvent = components['schemas']['CultistormCardBeneathEvent'];
export type CultistormCardCountsAgainEvent = components['schemas']['CultistormCardCountsAgainEvent'];
export type CultistormCardDiscardedEvent = components['schemas']['CultistormCardDiscardedEvent'];
export type CultistormCardMarks = components['schemas']['CultistormCardMarks'];
export type CultistormCardRecoveredEvent = components['schemas']['CultistormCardRecoveredEvent'];
export type CultistormCardsDiscardedEvent = components['schemas']['CultistormCardsDiscardedEvent'];
export type CultistormCardsDrawnEvent = components['schemas']['CultistormCardsDrawnEvent'];
export type CultistormCardsDrawnUnseenEvent = components['schemas']['CultistormCardsDrawnUnseenEvent'];
export type CultistormCardSunkEvent = components['schemas']['CultistormCardSunkEvent'];
export type CultistormCarrierRecoversEvent = components['schemas']['CultistormCarrierRecoversEvent'];
export type CultistormCarryRefusedEvent = components['schemas']['CultistormCarryRefusedEvent'];
export type CultistormCastMarks = components['schemas']['CultistormCastMarks'];
export type CultistormCastPiece = components['schemas']['CultistormCastPiece'];
export type CultistormCastShownEvent = components['schemas']['CultistormCastShownEvent'];
export type CultistormCastViewedEvent = components['schemas']['CultistormCastViewedEvent'];
export type CultistormCirclePiece = components['schemas']['CultistormCirclePiece'];
export type CultistormClockEvent = components['schemas']['CultistormClockEvent'];
export type CultistormColumnPiece = components['schemas']['CultistormColumnPiece'];
export type CultistormCombatMarks = components['schemas']['CultistormCombatMarks'];
export type CultistormCombatPhaseEvent = components['schemas']['CultistormCombatPhaseEvent'];
export type CultistormCombatPiece = components['schemas']['CultistormCombatPiece'];
export type CultistormCombatTurnEvent = components['schemas']['CultistormCombatTurnEvent'];
export type CultistormCombatZone = components['schemas']['CultistormCombatZone'];
export type CultistormCrowdMarks = components['schemas']['CultistormCrowdMarks'];
export type CultistormCrystalAddedEvent = components['schemas']['CultistormCrystalAddedEvent'];
export type CultistormCrystalLaidEvent = components['schemas']['CultistormCrystalLaidEvent'];
export type CultistormCrystalRemovedEvent = components['schemas']['CultistormCrystalRemovedEvent'];
export type CultistormCultChosenEvent = components['schemas']['CultistormCultChosenEvent'];
export type CultistormCultistAbilityEvent = components['schemas']['CultistormCultistAbilityEvent'];
export type CultistormCultistAnointedEvent = components['schemas']['CultistormCultistAnointedEvent'];
export type CultistormCultistBlownUpEvent = components['schemas']['CultistormCultistBlownUpEvent'];
export type CultistormCultistDefeatedEvent = components['schemas']['CultistormCultistDefeatedEvent'];
export type CultistormCultistDesertsEvent = components['schemas']['CultistormCultistDesertsEvent'];
export type CultistormCultistDiceEvent = components['schemas']['CultistormCultistDiceEvent'];
export type CultistormCultistDieEvent = components['schemas']['CultistormCultistDieEvent'];
export type CultistormCultistDieFixedEvent = components['schemas']['CultistormCultistDieFixedEvent'];
export type CultistormCultistDraggedEvent = components['schemas']['CultistormCultistDraggedEvent'];
export type CultistormCultistEventEvent = components['schemas']['CultistormCultistEventEvent'];
export type CultistormCultistGoesFirstEvent = components['schemas']['CultistormCultistGoesFirstEvent'];
export type CultistormCultistPhaseEvent = components['schemas']['CultistormCultistPhaseEvent'];
export type CultistormCultistSentAwayEvent = components['schemas']['CultistormCultistSentAwayEvent'];
export type CultistormCultistsExchangedEvent = components['schemas']['CultistormCultistsExchangedEvent'];
export type CultistormCultistSpawnsEvent = components['schemas']['CultistormCultistSpawnsEvent'];
export type CultistormCultistsReshuffledEvent = components['schemas']['CultistormCultistsReshuffledEvent'];
export type CultistormCultistStrengthenedEvent = components['schemas']['CultistormCultistStrengthenedEvent'];
export type CultistormCultistWaitsEvent = components['schemas']['CultistormCultistWaitsEvent'];
export type CultistormCultistWalksEvent = components['schemas']['CultistormCultistWalksEvent'];
export type CultistormDeadAirEvent = components['schemas']['CultistormDeadAirEvent'];
export type CultistormDeckLookedAtEvent = components['schemas']['CultistormDeckLookedAtEvent'];
export type CultistormDeckOrderedEvent = components['schemas']['CultistormDeckOrderedEvent'];
export type CultistormDepositReturnsEvent = components['schemas']['CultistormDepositReturnsEvent'];
export type CultistormDeskMarks = components['schemas']['CultistormDeskMarks'];
export type CultistormDeskPiece = components['schemas']['CultistormDeskPiece'];
export type CultistormDeskZone = components['schemas']['CultistormDeskZone'];
export type CultistormDetectiveChosenEvent = components['schemas']['CultistormDetectiveChosenEvent'];
export type CultistormDetectiveDiesEvent = components['schemas']['CultistormDetectiveDiesEvent'];
export type CultistormDetectiveMarks = components['schemas']['CultistormDetectiveMarks'];
export type CultistormDetectivePiece = components['schemas']['CultistormDetectivePiece'];
export type CultistormDetectiveZone = components['schemas']['CultistormDetectiveZone'];
export type CultistormDieCountedTwiceEvent = components['schemas']['CultistormDieCountedTwiceEvent'];
export type CultistormDieGainedEvent = components['schemas']['CultistormDieGainedEvent'];
export type CultistormDieNotCountedEvent = components['schemas']['CultistormDieNotCountedEvent'];
export type CultistormDiePassedEvent = components['schemas']['CultistormDiePassedEvent'];
export type CultistormDiePromisedEvent = components['schemas']['CultistormDiePromisedEvent'];
export type CultistormDieRefusedEvent = components['schemas']['CultistormDieRefusedEvent'];
export type CultistormDieStolenEvent = components['schemas']['CultistormDieStolenEvent'];
export type CultistormDieTakenEvent = components['schemas']['CultistormDieTakenEvent'];
export type CultistormDieTurnedEvent = components['schemas']['CultistormDieTurnedEvent'];
export type CultistormDirectionNamedEvent = components['schemas']['CultistormDirectionNamedEvent'];
export type CultistormDiseaseCaughtEvent = components['schemas']['CultistormDiseaseCaughtEvent'];
export type CultistormDiseaseEradicatedEvent = components['schemas']['CultistormDiseaseEradicatedEvent'];
export type CultistormDiseaseMarks = components['schemas']['CultistormDiseaseMarks'];
export type CultistormDiseasesPiece = components['schemas']['CultistormDiseasesPiece'];
export type CultistormDiseasesZone = components['schemas']['CultistormDiseasesZone'];
export type CultistormDispatchedEvent = components['schemas']['CultistormDispatchedEvent'];
export type CultistormDistantCalledEvent = components['schemas']['CultistormDistantCalledEvent'];
export type CultistormDistantRefusedEvent = components['schemas']['CultistormDistantRefusedEvent'];
export type CultistormDoomedEvent = components['schemas']['CultistormDoomedEvent'];
export type CultistormDoorLockedEvent = components['schemas']['CultistormDoorLockedEvent'];
export type CultistormDoorOpenEvent = components['schemas']['CultistormDoorOpenEvent'];
export type CultistormDossierMarks = components['schemas']['CultistormDossierMarks'];
export type CultistormDossiersPiece = components['schemas']['CultistormDossiersPiece'];
export type CultistormDrawnInEvent = components['schemas']['CultistormDrawnInEvent'];
export type CultistormDreamerChosenEvent = components['schemas']['CultistormDreamerChosenEvent'];
export type CultistormDreamerSeenEvent = components['schemas']['CultistormDreamerSeenEvent'];
export type CultistormElderChainedEvent = components['schemas']['CultistormElderChainedEvent'];
export type CultistormElderCrossesEvent = components['schemas']['CultistormElderCrossesEvent'];
export type CultistormElderDefeatedEvent = components['schemas']['CultistormElderDefeatedEvent'];
export type CultistormElderDevoursEvent = components['schemas']['CultistormElderDevoursEvent'];
export type CultistormElderEntersEvent = components['schemas']['CultistormElderEntersEvent'];
export type CultistormElderPowerEvent = components['schemas']['CultistormElderPowerEvent'];
export type CultistormElderStaysEvent = components['schemas']['CultistormElderStaysEvent'];
export type CultistormEndgameEvent = components['schemas']['CultistormEndgameEvent'];
export type CultistormEnemyGrownEvent = components['schemas']['CultistormEnemyGrownEvent'];
export type CultistormEnemyMarks = components['schemas']['CultistormEnemyMarks'];
export type CultistormEpidemicEvent = components['schemas']['CultistormEpidemicEvent'];
export type CultistormEventDealtEvent = components['schemas']['CultistormEventDealtEvent'];
export type CultistormEventFoundEvent = components['schemas']['CultistormEventFoundEvent'];
export type CultistormEventHoldsEvent = components['schemas']['CultistormEventHoldsEvent'];
export type CultistormEventIdleEvent = components['schemas']['CultistormEventIdleEvent'];
export type CultistormEventMarks = components['schemas']['CultistormEventMarks'];
export type CultistormEventsPiece = components['schemas']['CultistormEventsPiece'];
export type CultistormEventsZone = components['schemas']['CultistormEventsZone'];
export type CultistormExperienceGainedEvent = components['schemas']['CultistormExperienceGainedEvent'];
export type CultistormFallsAsleepEvent = components['schemas']['CultistormFallsAsleepEvent'];
export type CultistormFeudEvent = components['schemas']['CultistormFeudEvent'];
export type CultistormFightBeginsEvent = components['schemas']['CultistormFightBeginsEvent'];
export type CultistormFightBonusEvent = components['schemas']['CultistormFightBonusEvent'];
export type CultistormFightCalmEvent = components['schemas']['CultistormFightCalmEvent'];
export type CultistormFightClueEvent = components['schemas']['CultistormFightClueEvent'];
export type CultistormFightEasierEvent = components['schemas']['CultistormFightEasierEvent'];
export type CultistormFightHarderEvent = components['schemas']['CultistormFightHarderEvent'];
export type CultistormFightMarks = components['schemas']['CultistormFightMarks'];
export type CultistormFightPiece = components['schemas']['CultistormFightPiece'];
export type CultistormFightPieceMarks = components['schemas']['CultistormFightPieceMarks'];
export type CultistormFightWildEvent = components['schemas']['CultistormFightWildEvent'];
export type CultistormFightWonEvent = components['schemas']['CultistormFightWonEvent'];
export type CultistormFightZone = components['schemas']['CultistormFightZone'];
export type CultistormFindingDeclinedEvent = components['schemas']['CultistormFindingDeclinedEvent'];
export type CultistormFindingDrawnEvent = components['schemas']['CultistormFindingDrawnEvent'];
export type CultistormFindingHelpsEvent = components['schemas']['CultistormFindingHelpsEvent'];
export type CultistormFindingSkippedEvent = components['schemas']['CultistormFindingSkippedEvent'];
export type CultistormFindingsMarks = components['schemas']['CultistormFindingsMarks'];
export type CultistormFindingsZone = components['schemas']['CultistormFindingsZone'];
export type CultistormFlagSetEvent = components['schemas']['CultistormFlagSetEvent'];
export type CultistormFogRisesEvent = components['schemas']['CultistormFogRisesEvent'];
export type CultistormForceMarks = components['schemas']['CultistormForceMarks'];
export type CultistormForcePiece = components['schemas']['CultistormForcePiece'];
export type CultistormGateLockedEvent = components['schemas']['CultistormGateLockedEvent'];
export type CultistormGatesBarredEvent = components['schemas']['CultistormGatesBarredEvent'];
export type CultistormGatesHeldEvent = components['schemas']['CultistormGatesHeldEvent'];
export type CultistormGiftIdleEvent = components['schemas']['CultistormGiftIdleEvent'];
export type CultistormGoalReachedEvent = components['schemas']['CultistormGoalReachedEvent'];
export type CultistormGravesFullEvent = components['schemas']['CultistormGravesFullEvent'];
export type CultistormGrowingEasedEvent = components['schemas']['CultistormGrowingEasedEvent'];
export type CultistormGrowingRemovedEvent = components['schemas']['CultistormGrowingRemovedEvent'];
export type CultistormGrowingTokenEvent = components['schemas']['CultistormGrowingTokenEvent'];
export type CultistormHandLookedAtEvent = components['schemas']['CultistormHandLookedAtEvent'];
export type CultistormHandMarks = components['schemas']['CultistormHandMarks'];
export type CultistormHandPiece = components['schemas']['CultistormHandPiece'];
export type CultistormHandReadEvent = components['schemas']['CultistormHandReadEvent'];
export type CultistormHandZone = components['schemas']['CultistormHandZone'];
export type CultistormHealedEvent = components['schemas']['CultistormHealedEvent'];
export type CultistormHealedLessEvent = components['schemas']['CultistormHealedLessEvent'];
export type CultistormHelpEvent = components['schemas']['CultistormHelpEvent'];
export type CultistormHelpMarks = components['schemas']['CultistormHelpMarks'];
export type CultistormHelpPiece = components['schemas']['CultistormHelpPiece'];
export type CultistormHelpRefusedEvent = components['schemas']['CultistormHelpRefusedEvent'];
export type CultistormHelpUsedEvent = components['schemas']['CultistormHelpUsedEvent'];
export type CultistormIconsGainedEvent = components['schemas']['CultistormIconsGainedEvent'];
export type CultistormIgnoreGainedEvent = components['schemas']['CultistormIgnoreGainedEvent'];
export type CultistormInfectionEvent = components['schemas']['CultistormInfectionEvent'];
export type CultistormInformedOnEvent = components['schemas']['CultistormInformedOnEvent'];
export type CultistormInformerBeatenEvent = components['schemas']['CultistormInformerBeatenEvent'];
export type CultistormInformerHidesEvent = components['schemas']['CultistormInformerHidesEvent'];
export type CultistormInkblotsPiece = components['schemas']['CultistormInkblotsPiece'];
export type CultistormInkblotsZone = components['schemas']['CultistormInkblotsZone'];
export type CultistormInkGainedEvent = components['schemas']['CultistormInkGainedEvent'];
export type CultistormInkLostEvent = components['schemas']['CultistormInkLostEvent'];
export type CultistormInkMarks = components['schemas']['CultistormInkMarks'];
export type CultistormInkPaidEvent = components['schemas']['CultistormInkPaidEvent'];
export type CultistormInsightGainedEvent = components['schemas']['CultistormInsightGainedEvent'];
export type CultistormInvestigatesEvent = components['schemas']['CultistormInvestigatesEvent'];
export type CultistormItemCountedEvent = components['schemas']['CultistormItemCountedEvent'];
export type CultistormItemDiscardedEvent = components['schemas']['CultistormItemDiscardedEvent'];
export type CultistormItemFoundEvent = components['schemas']['CultistormItemFoundEvent'];
export type CultistormItemGivenEvent = components['schemas']['CultistormItemGivenEvent'];
export type CultistormItemKeptEvent = components['schemas']['CultistormItemKeptEvent'];
export type CultistormItemLeftEvent = components['schemas']['CultistormItemLeftEvent'];
export type CultistormItemRecoveredEvent = components['schemas']['CultistormItemRecoveredEvent'];
export type CultistormItemSentEvent = components['schemas']['CultistormItemSentEvent'];
export type CultistormItemSpentEvent = components['schemas']['CultistormItemSpentEvent'];
export type CultistormItemsReshuffledEvent = components['schemas']['CultistormItemsReshuffledEvent'];
export type CultistormItemStoredEvent = components['schemas']['CultistormItemStoredEvent'];
export type CultistormItemUsedEvent = components['schemas']['CultistormItemUsedEvent'];
export type CultistormKeyDroppedEvent = components['schemas']['CultistormKeyDroppedEvent'];
export type CultistormKeyGivenEvent = components['schemas']['CultistormKeyGivenEvent'];
export type CultistormKeyLiesEvent = components['schemas']['CultistormKeyLiesEvent'];
export type CultistormKeyOpensEvent = components['schemas']['CultistormKeyOpensEvent'];
export type CultistormKeysFoundEvent = components['schemas']['CultistormKeysFoundEvent'];
export type CultistormKeysStolenEvent = components['schemas']['CultistormKeysStolenEvent'];
export type CultistormKeyTakenEvent = components['schemas']['CultistormKeyTakenEvent'];
export type CultistormLampsOutEvent = components['schemas']['CultistormLampsOutEvent'];
export type CultistormLeadColdEvent = components['schemas']['CultistormLeadColdEvent'];
export type CultistormLeadsLaidEvent = components['schemas']['CultistormLeadsLaidEvent'];
export type CultistormLeadTakenEvent = components['schemas']['CultistormLeadTakenEvent'];
export type CultistormLeftGameEvent = components['schemas']['CultistormLeftGameEvent'];
export type CultistormLevelUpEvent = components['schemas']['CultistormLevelUpEvent'];
export type CultistormLimitBrokenEvent = components['schemas']['CultistormLimitBrokenEvent'];
export type CultistormLineConnectedEvent = components['schemas']['CultistormLineConnectedEvent'];
export type CultistormLineHiredEvent = components['schemas']['CultistormLineHiredEvent'];
export type CultistormLineMarks = components['schemas']['CultistormLineMarks'];
export type CultistormLineRingsEvent = components['schemas']['CultistormLineRingsEvent'];
export type CultistormLineSentEvent = components['schemas']['CultistormLineSentEvent'];
export type CultistormLineSilentEvent = components['schemas']['CultistormLineSilentEvent'];
export type CultistormLocationBlockedEvent = components['schemas']['CultistormLocationBlockedEvent'];
export type CultistormLocationMarks = components['schemas']['CultistormLocationMarks'];
export type CultistormLocationSealedEvent = components['schemas']['CultistormLocationSealedEvent'];
export type CultistormLocationsLaidEvent = components['schemas']['CultistormLocationsLaidEvent'];
export type CultistormLocationsPiece = components['schemas']['CultistormLocationsPiece'];
export type CultistormLocationStoryEvent = components['schemas']['CultistormLocationStoryEvent'];
export type CultistormLocationsZone = components['schemas']['CultistormLocationsZone'];
export type CultistormLocationTreatedEvent = components['schemas']['CultistormLocationTreatedEvent'];
export type CultistormLocationUsedEvent = components['schemas']['CultistormLocationUsedEvent'];
export type CultistormMandateDealtEvent = components['schemas']['CultistormMandateDealtEvent'];
export type CultistormMandateFulfilledEvent = components['schemas']['CultistormMandateFulfilledEvent'];
export type CultistormMandateMissedEvent = components['schemas']['CultistormMandateMissedEvent'];
export type CultistormManuscriptPiece = components['schemas']['CultistormManuscriptPiece'];
export type CultistormManuscriptZone = components['schemas']['CultistormManuscriptZone'];
export type CultistormMarkedEvent = components['schemas']['CultistormMarkedEvent'];
export type CultistormMarkerMovedEvent = components['schemas']['CultistormMarkerMovedEvent'];
export type CultistormMarkerShiftedEvent = components['schemas']['CultistormMarkerShiftedEvent'];
export type CultistormMartyrNamedEvent = components['schemas']['CultistormMartyrNamedEvent'];
export type CultistormMeritsEarnedEvent = components['schemas']['CultistormMeritsEarnedEvent'];
export type CultistormMirrorGainedEvent = components['schemas']['CultistormMirrorGainedEvent'];
export type CultistormMonsterProwlsEvent = components['schemas']['CultistormMonsterProwlsEvent'];
export type CultistormMoreStepsEvent = components['schemas']['CultistormMoreStepsEvent'];
export type CultistormMovedEvent = components['schemas']['CultistormMovedEvent'];
export type CultistormMovesFreeEvent = components['schemas']['CultistormMovesFreeEvent'];
export type CultistormNextMoveFreeEvent = components['schemas']['CultistormNextMoveFreeEvent'];
export type CultistormNobodyMarkedEvent = components['schemas']['CultistormNobodyMarkedEvent'];
export type CultistormNothingIgnoredEvent = components['schemas']['CultistormNothingIgnoredEvent'];
export type CultistormNoTrophyLeftEvent = components['schemas']['CultistormNoTrophyLeftEvent'];
export type CultistormOathSwornEvent = components['schemas']['CultistormOathSwornEvent'];
export type CultistormOfferingBroughtEvent = components['schemas']['CultistormOfferingBroughtEvent'];
export type CultistormOfferRefusedEvent = components['schemas']['CultistormOfferRefusedEvent'];
export type CultistormOmenMarks = components['schemas']['CultistormOmenMarks'];
export type CultistormOptionMarks = components['schemas']['CultistormOptionMarks'];
export type CultistormOptionsZone = components['schemas']['CultistormOptionsZone'];
export type CultistormOutbreakEvent = components['schemas']['CultistormOutbreakEvent'];
export type CultistormOutOfReachEvent = components['schemas']['CultistormOutOfReachEvent'];
export type CultistormOverlordMarks = components['schemas']['CultistormOverlordMarks'];
export type CultistormPageCancelledEvent = components['schemas']['CultistormPageCancelledEvent'];
export type CultistormPageCommittedEvent = components['schemas']['CultistormPageCommittedEvent'];
export type CultistormPageDiscardedEvent = components['schemas']['CultistormPageDiscardedEvent'];
export type CultistormPageMarks = components['schemas']['CultistormPageMarks'];
export type CultistormPageReturnedEvent = components['schemas']['CultistormPageReturnedEvent'];
export type CultistormPageRevealedEvent = components['schemas']['CultistormPageRevealedEvent'];
export type CultistormPagesDrawnEvent = components['schemas']['CultistormPagesDrawnEvent'];
export type CultistormPagesDrawnUnseenEvent = components['schemas']['CultistormPagesDrawnUnseenEvent'];
export type CultistormPagesMarks = components['schemas']['CultistormPagesMarks'];
export type CultistormParanoiaEvent = components['schemas']['CultistormParanoiaEvent'];
export type CultistormParcelUselessEvent = components['schemas']['CultistormParcelUselessEvent'];
export type CultistormPenaltyCalmEvent = components['schemas']['CultistormPenaltyCalmEvent'];
export type CultistormPenaltyEvent = components['schemas']['CultistormPenaltyEvent'];
export type CultistormPerkUsedEvent = components['schemas']['CultistormPerkUsedEvent'];
export type CultistormPieceDeclinedEvent = components['schemas']['CultistormPieceDeclinedEvent'];
export type CultistormPieceFittedEvent = components['schemas']['CultistormPieceFittedEvent'];
export type CultistormPieceFoundEvent = components['schemas']['CultistormPieceFoundEvent'];
export type CultistormPieceGivenEvent = components['schemas']['CultistormPieceGivenEvent'];
export type CultistormPieceMarks = components['schemas']['CultistormPieceMarks'];
export type CultistormPiecePassedEvent = components['schemas']['CultistormPiecePassedEvent'];
export type CultistormPieceReturnsEvent = components['schemas']['CultistormPieceReturnsEvent'];
export type CultistormPileMarks = components['schemas']['CultistormPileMarks'];
export type CultistormPilesPiece = components['schemas']['CultistormPilesPiece'];
export type CultistormPlaneCharteredEvent = components['schemas']['CultistormPlaneCharteredEvent'];
export type CultistormPoolDieTurnedEvent = components['schemas']['CultistormPoolDieTurnedEvent'];
export type CultistormPoolMarks = components['schemas']['CultistormPoolMarks'];
export type CultistormPoolRerolledEvent = components['schemas']['CultistormPoolRerolledEvent'];
export type CultistormPoolRolledEvent = components['schemas']['CultistormPoolRolledEvent'];
export type CultistormPoolZone = components['schemas']['CultistormPoolZone'];
export type CultistormPortalClosesEvent = components['schemas']['CultistormPortalClosesEvent'];
export type CultistormPortalOpenedEvent = components['schemas']['CultistormPortalOpenedEvent'];
export type CultistormPreparationEvent = components['schemas']['CultistormPreparationEvent'];
export type CultistormPreyFreedEvent = components['schemas']['CultistormPreyFreedEvent'];
export type CultistormPromiseDiceEvent = components['schemas']['CultistormPromiseDiceEvent'];
export type CultistormPromiseEaseEvent = components['schemas']['CultistormPromiseEaseEvent'];
export type CultistormPromiseGrownEvent = components['schemas']['CultistormPromiseGrownEvent'];
export type CultistormPromiseHealEvent = components['schemas']['CultistormPromiseHealEvent'];
export type CultistormPromiseHeldEvent = components['schemas']['CultistormPromiseHeldEvent'];
export type CultistormPromiseMirrorEvent = components['schemas']['CultistormPromiseMirrorEvent'];
export type CultistormPromiseNoPickEvent = components['schemas']['CultistormPromiseNoPickEvent'];
export type CultistormPromiseSlowEvent = components['schemas']['CultistormPromiseSlowEvent'];
export type CultistormPuzzleMarks = components['schemas']['CultistormPuzzleMarks'];
export type CultistormPuzzlePiece = components['schemas']['CultistormPuzzlePiece'];
export type CultistormPuzzleZone = components['schemas']['CultistormPuzzleZone'];
export type CultistormQuarryGoneEvent = components['schemas']['CultistormQuarryGoneEvent'];
export type CultistormReadyEvent = components['schemas']['CultistormReadyEvent'];
export type CultistormRecastEvent = components['schemas']['CultistormRecastEvent'];
export type CultistormRedrawBarredEvent = components['schemas']['CultistormRedrawBarredEvent'];
export type CultistormRefugeeSavedEvent = components['schemas']['CultistormRefugeeSavedEvent'];
export type CultistormRefugeesLostEvent = components['schemas']['CultistormRefugeesLostEvent'];
export type CultistormRefugeesWaitEvent = components['schemas']['CultistormRefugeesWaitEvent'];
export type CultistormRefugeeTakenEvent = components['schemas']['CultistormRefugeeTakenEvent'];
export type CultistormRegionDepositEvent = components['schemas']['CultistormRegionDepositEvent'];
export type CultistormRegionFallEvent = components['schemas']['CultistormRegionFallEvent'];
export type CultistormRegionLosesEvent = components['schemas']['CultistormRegionLosesEvent'];
export type CultistormRegionMarks = components['schemas']['CultistormRegionMarks'];
export type CultistormRegionPiece = components['schemas']['CultistormRegionPiece'];
export type CultistormRegionReliefEvent = components['schemas']['CultistormRegionReliefEvent'];
export type CultistormRegionSealEvent = components['schemas']['CultistormRegionSealEvent'];
export type CultistormRegionWinsEvent = components['schemas']['CultistormRegionWinsEvent'];
export type CultistormRegionZone = components['schemas']['CultistormRegionZone'];
export type CultistormRelicBoxedEvent = components['schemas']['CultistormRelicBoxedEvent'];
export type CultistormRelicGivenEvent = components['schemas']['CultistormRelicGivenEvent'];
export type CultistormRelicLaidEvent = components['schemas']['CultistormRelicLaidEvent'];
export type CultistormRelicMarks = components['schemas']['CultistormRelicMarks'];
export type CultistormRelicRefusedEvent = components['schemas']['CultistormRelicRefusedEvent'];
export type CultistormRelicsPiece = components['schemas']['CultistormRelicsPiece'];
export type CultistormRelicStrikesEvent = components['schemas']['CultistormRelicStrikesEvent'];
export type CultistormRelicsZone = components['schemas']['CultistormRelicsZone'];
export type CultistormRelicTakenEvent = components['schemas']['CultistormRelicTakenEvent'];
export type CultistormRelicUsedEvent = components['schemas']['CultistormRelicUsedEvent'];
export type CultistormReliefComesEvent = components['schemas']['CultistormReliefComesEvent'];
export type CultistormReliquaryMarks = components['schemas']['CultistormReliquaryMarks'];
export type CultistormRerollsStoppedEvent = components['schemas']['CultistormRerollsStoppedEvent'];
export type CultistormRescuedEvent = components['schemas']['CultistormRescuedEvent'];
export type CultistormRetiresEvent = components['schemas']['CultistormRetiresEvent'];
export type CultistormRetreatsEvent = components['schemas']['CultistormRetreatsEvent'];
export type CultistormReviewEvent = components['schemas']['CultistormReviewEvent'];
export type CultistormRitualCountsEvent = components['schemas']['CultistormRitualCountsEvent'];
export type CultistormRitualLearntEvent = components['schemas']['CultistormRitualLearntEvent'];
export type CultistormRitualMarks = components['schemas']['CultistormRitualMarks'];
export type CultistormRitualsMarks = components['schemas']['CultistormRitualsMarks'];
export type CultistormRitualsPiece = components['schemas']['CultistormRitualsPiece'];
export type CultistormRitualsZone = components['schemas']['CultistormRitualsZone'];
export type CultistormRitualUsedEvent = components['schemas']['CultistormRitualUsedEvent'];
export type CultistormScarFeltEvent = components['schemas']['CultistormScarFeltEvent'];
export type CultistormScarredEvent = components['schemas']['CultistormScarredEvent'];
export type CultistormSealClaimedEvent = components['schemas']['CultistormSealClaimedEvent'];
export type CultistormSealDearerEvent = components['schemas']['CultistormSealDearerEvent'];
export type CultistormSealEasedEvent = components['schemas']['CultistormSealEasedEvent'];
export type CultistormSealHandedEvent = components['schemas']['CultistormSealHandedEvent'];
export type CultistormSealingPhaseEvent = components['schemas']['CultistormSealingPhaseEvent'];
export type CultistormSessionBeginsEvent = components['schemas']['CultistormSessionBeginsEvent'];
export type CultistormShopsClosedEvent = components['schemas']['CultistormShopsClosedEvent'];
export type CultistormSignMarks = components['schemas']['CultistormSignMarks'];
export type CultistormSleeplessEvent = components['schemas']['CultistormSleeplessEvent'];
export type CultistormSlotMarks = components['schemas']['CultistormSlotMarks'];
export type CultistormSparedEvent = components['schemas']['CultistormSparedEvent'];
export type CultistormSpawnBlockedEvent = components['schemas']['CultistormSpawnBlockedEvent'];
export type CultistormStageSetEvent = components['schemas']['CultistormStageSetEvent'];
export type CultistormStandbyMarks = components['schemas']['CultistormStandbyMarks'];
export type CultistormStandbyOverEvent = components['schemas']['CultistormStandbyOverEvent'];
export type CultistormStandbyPiece = components['schemas']['CultistormStandbyPiece'];
export type CultistormStandbyUsedEvent = components['schemas']['CultistormStandbyUsedEvent'];
export type CultistormStartsInsaneEvent = components['schemas']['CultistormStartsInsaneEvent'];
export type CultistormStaticGrowsEvent = components['schemas']['CultistormStaticGrowsEvent'];
export type CultistormStepCancelledEvent = components['schemas']['CultistormStepCancelledEvent'];
export type CultistormStepsBoughtEvent = components['schemas']['CultistormStepsBoughtEvent'];
export type CultistormStormCrystalEvent = components['schemas']['CultistormStormCrystalEvent'];
export type CultistormStormLimitEvent = components['schemas']['CultistormStormLimitEvent'];
export type CultistormStormRisesEvent = components['schemas']['CultistormStormRisesEvent'];
export type CultistormStormWalksEvent = components['schemas']['CultistormStormWalksEvent'];
export type CultistormStoryAgainEvent = components['schemas']['CultistormStoryAgainEvent'];
export type CultistormStoryChosenEvent = components['schemas']['CultistormStoryChosenEvent'];
export type CultistormStoryEvent = components['schemas']['CultistormStoryEvent'];
export type CultistormStoryMarks = components['schemas']['CultistormStoryMarks'];
export type CultistormStoryPiece = components['schemas']['CultistormStoryPiece'];
export type CultistormSummonsFailedEvent = components['schemas']['CultistormSummonsFailedEvent'];
export type CultistormSummonsHushedEvent = components['schemas']['CultistormSummonsHushedEvent'];
export type CultistormSupplyExhaustedEvent = components['schemas']['CultistormSupplyExhaustedEvent'];
export type CultistormSupplyMarks = components['schemas']['CultistormSupplyMarks'];
export type CultistormSupplyPiece = components['schemas']['CultistormSupplyPiece'];
export type CultistormSwitchboardMarks = components['schemas']['CultistormSwitchboardMarks'];
export type CultistormSwitchboardPiece = components['schemas']['CultistormSwitchboardPiece'];
export type CultistormSwitchboardZone = components['schemas']['CultistormSwitchboardZone'];
export type CultistormSymbolNamedEvent = components['schemas']['CultistormSymbolNamedEvent'];
export type CultistormSymbolsIgnoredEvent = components['schemas']['CultistormSymbolsIgnoredEvent'];
export type CultistormSymbolsSparedEvent = components['schemas']['CultistormSymbolsSparedEvent'];
export type CultistormSymbolUnboundEvent = components['schemas']['CultistormSymbolUnboundEvent'];
export type CultistormTableDoneEvent = components['schemas']['CultistormTableDoneEvent'];
export type CultistormTableMarks = components['schemas']['CultistormTableMarks'];
export type CultistormTableRestsEvent = components['schemas']['CultistormTableRestsEvent'];
export type CultistormTeamLosesEvent = components['schemas']['CultistormTeamLosesEvent'];
export type CultistormTeamWinsEvent = components['schemas']['CultistormTeamWinsEvent'];
export type CultistormTerrorCardEvent = components['schemas']['CultistormTerrorCardEvent'];
export type CultistormTerrorLookedAtEvent = components['schemas']['CultistormTerrorLookedAtEvent'];
export type CultistormTerrorPhaseEvent = components['schemas']['CultistormTerrorPhaseEvent'];
export type CultistormTerrorReplacedEvent = components['schemas']['CultistormTerrorReplacedEvent'];
export type CultistormTerrorStepEvent = components['schemas']['CultistormTerrorStepEvent'];
export type CultistormTestimonyEvent = components['schemas']['CultistormTestimonyEvent'];
export type CultistormThanksUsedEvent = components['schemas']['CultistormThanksUsedEvent'];
export type CultistormTideEvent = components['schemas']['CultistormTideEvent'];
export type CultistormTokenAvertedEvent = components['schemas']['CultistormTokenAvertedEvent'];
export type CultistormTokenEvent = components['schemas']['CultistormTokenEvent'];
export type CultistormTokenSparedEvent = components['schemas']['CultistormTokenSparedEvent'];
export type CultistormTomeOpenedEvent = components['schemas']['CultistormTomeOpenedEvent'];
export type CultistormTooInsaneToFightEvent = components['schemas']['CultistormTooInsaneToFightEvent'];
export type CultistormTrialBeginsEvent = components['schemas']['CultistormTrialBeginsEvent'];
export type CultistormTrialFailedEvent = components['schemas']['CultistormTrialFailedEvent'];
export type CultistormTrialMarks = components['schemas']['CultistormTrialMarks'];
export type CultistormTrialPassedEvent = components['schemas']['CultistormTrialPassedEvent'];
export type CultistormTrialPiece = components['schemas']['CultistormTrialPiece'];
export type CultistormTrialZone = components['schemas']['CultistormTrialZone'];
export type CultistormTrophyComesEvent = components['schemas']['CultistormTrophyComesEvent'];
export type CultistormTrophyDepositedEvent = components['schemas']['CultistormTrophyDepositedEvent'];
export type CultistormTrophyHandedEvent = components['schemas']['CultistormTrophyHandedEvent'];
export type CultistormTrophyLaidEvent = components['schemas']['CultistormTrophyLaidEvent'];
export type CultistormTrophyReturnedEvent = components['schemas']['CultistormTrophyReturnedEvent'];
export type CultistormTrophySentEvent = components['schemas']['CultistormTrophySentEvent'];
export type CultistormTrophyUndoneEvent = components['schemas']['CultistormTrophyUndoneEvent'];
export type CultistormTrophyWonEvent = components['schemas']['CultistormTrophyWonEvent'];
export type CultistormTurnBeginsEvent = components['schemas']['CultistormTurnBeginsEvent'];
export type CultistormTurnEndMarks = components['schemas']['CultistormTurnEndMarks'];
export type CultistormUnderstudyEvent = components['schemas']['CultistormUnderstudyEvent'];
export type CultistormUnmarkedEvent = components['schemas']['CultistormUnmarkedEvent'];
export type CultistormUnmaskedEvent = components['schemas']['CultistormUnmaskedEvent'];
export type CultistormUnsealedLeftEvent = components['schemas']['CultistormUnsealedLeftEvent'];
export type CultistormVictimComesEvent = components['schemas']['CultistormVictimComesEvent'];
export type CultistormVictimDevouredEvent = components['schemas']['CultistormVictimDevouredEvent'];
export type CultistormVictimFearsEvent = components['schemas']['CultistormVictimFearsEvent'];
export type CultistormVictimMarks = components['schemas']['CultistormVictimMarks'];
export type CultistormVictimSavedEvent = components['schemas']['CultistormVictimSavedEvent'];
export type CultistormVictimsPiece = components['schemas']['CultistormVictimsPiece'];
export type CultistormVictimsZone = components['schemas']['CultistormVictimsZone'];
export type CultistormVictimTurnsEvent = components['schemas']['CultistormVictimTurnsEvent'];
export type CultistormWaistcoatWornEvent = components['schemas']['CultistormWaistcoatWornEvent'];
export type CultistormWallBuiltEvent = components['schemas']['CultistormWallBuiltEvent'];
export type CultistormWallFallsEvent = components['schemas']['CultistormWallFallsEvent'];
export type CultistormWallsStandEvent = components['schemas']['CultistormWallsStandEvent'];
export type CultistormWardMarks = components['schemas']['CultistormWardMarks'];
export type CultistormWaveArrivesEvent = components['schemas']['CultistormWaveArrivesEvent'];
export type CultistormWaveBrokenEvent = components['schemas']['CultistormWaveBrokenEvent'];
export type CultistormWaveComesEvent = components['schemas']['CultistormWaveComesEvent'];
export type CultistormWaveHarmlessEvent = components['schemas']['CultistormWaveHarmlessEvent'];
export type CultistormWaveSentEvent = components['schemas']['CultistormWaveSentEvent'];
export type CultistormWaveStoppedEvent = components['schemas']['CultistormWaveStoppedEvent'];
export type CultistormWayMarks = components['schemas']['CultistormWayMarks'];
export type CultistormWhisperUnheardEvent = components['schemas']['CultistormWhisperUnheardEvent'];
export type CultistormWildGainedEvent = components['schemas']['CultistormWildGainedEvent'];
export type CultistormWireCardMarks = components['schemas']['CultistormWireCardMarks'];
export type CultistormWireDroppedEvent = components['schemas']['CultistormWireDroppedEvent'];
export type CultistormWireLaidEvent = components['schemas']['CultistormWireLaidEvent'];
export type CultistormWireMarks = components['schemas']['CultistormWireMarks'];
export type CultistormWirePiece = components['schemas']['CultistormWirePiece'];
export type CultistormWiresCutEvent = components['schemas']['CultistormWiresCutEvent'];
export type CultistormWireZone = components['schemas']['CultistormWireZone'];
export type CultistormWitnessFoundEvent = components['schemas']['CultistormWitnessFoundEvent'];
export type CultistormWitnessTakenEvent = components['schemas']['CultistormWitnessTakenEvent'];
export type CultistormWorldClosesEvent = components['schemas']['CultistormWorldClosesEvent'];
export type CultistormWorldMarks = components['schemas']['CultistormWorldMarks'];
export type CultistormWorldOpensEvent = components['schemas']['CultistormWorldOpensEvent'];
export type CultistormWorldReturnsEvent = components['schemas']['CultistormWorldReturnsEvent'];
export type CultistormWorldsPiece = components['schemas']['CultistormWorldsPiece'];
export type CultistormWornOutEvent = components['schemas']['CultistormWornOutEvent'];
export type CultistormWoundClosedEvent = components['schemas']['CultistormWoundClosedEvent'];
export type CultistormWrittenPiece = components['schemas']['CultistormWrittenPiece'];
export type CultistormZones = components['schemas']['CultistormZones'];
export type DeparturesRequest = components['schemas']['DeparturesRequest'];
export type DeparturesView = components['schemas']['DeparturesView'];
export type DepartureView = components['schemas']['DepartureView'];
export type DeviceCodeRequest = components['schemas']['DeviceCodeRequest'];
export type DeviceCodeView = components['schemas']['DeviceCodeView'];
export type Done = components['schemas']['Done'];
export type EntranceRequest = components['schemas']['EntranceRequest'];
export type ErrorView = components['schemas']['ErrorView'];
export type EventView = components['schemas']['EventView'];
export type ExampleView = components['schemas']['ExampleView'];
export type FaceView = components['schemas']['FaceView'];
export type ForkRequest = components['schemas']['ForkRequest'];
export type GameStatisticsView = components['schemas']['GameStatisticsView'];
export type GameText = components['schemas']['GameText'];
export type GameView = components['schemas']['GameView'];
export type GroundsView = components['schemas']['GroundsView'];
export type HandOver = components['schemas']['HandOver'];
export type HealthView = components['schemas']['HealthView'];
export type HelpRequest = components['schemas']['HelpRequest'];
export type Hint = components['schemas']['Hint'];
export type HintAnswer = components['schemas']['HintAnswer'];
export type HintView = components['schemas']['HintView'];
export type Keep = components['schemas']['Keep'];
export type LineView = components['schemas']['LineView'];
export type MaintenanceMessage = components['schemas']['MaintenanceMessage'];
export type MaintenanceNotice = components['schemas']['MaintenanceNotice'];
export type MaintenanceRequest = components['schemas']['MaintenanceRequest'];
export type MaintenanceView = components['schemas']['MaintenanceView'];
export type MomentView = components['schemas']['MomentView'];
export type MovePart = components['schemas']['MovePart'];
export type NewWebhookView = components['schemas']['NewWebhookView'];
export type NoticesView = components['schemas']['NoticesView'];
export type OpinionView = components['schemas']['OpinionView'];
export type OptionView = components['schemas']['OptionView'];
export type PatchMessage = components['schemas']['PatchMessage'];
export type PatchView = components['schemas']['PatchView'];
export type PersonRequest = components['schemas']['PersonRequest'];
export type PersonView = components['schemas']['PersonView'];
export type PiecePatch = components['schemas']['PiecePatch'];
export type PieceView = components['schemas']['PieceView'];
export type Ping = components['schemas']['Ping'];
export type PlayerView = components['schemas']['PlayerView'];
export type Pong = components['schemas']['Pong'];
export type PromisePart = components['schemas']['PromisePart'];
export type PushRequest = components['schemas']['PushRequest'];
export type QuestionView = components['schemas']['QuestionView'];
export type ReasonView = components['schemas']['ReasonView'];
export type Receipt = components['schemas']['Receipt'];
export type RefusalView = components['schemas']['RefusalView'];
export type Refused = components['schemas']['Refused'];
export type RegionTableView = components['schemas']['RegionTableView'];
export type RegionView = components['schemas']['RegionView'];
export type ReplyView = components['schemas']['ReplyView'];
export type Resign = components['schemas']['Resign'];
export type RulebookView = components['schemas']['RulebookView'];
export type RuleView = components['schemas']['RuleView'];
export type Say = components['schemas']['Say'];
export type ScenePatch = components['schemas']['ScenePatch'];
export type SceneView = components['schemas']['SceneView'];
export type SeatPart = components['schemas']['SeatPart'];
export type SeatRequest = components['schemas']['SeatRequest'];
export type SeatView = components['schemas']['SeatView'];
export type SectionView = components['schemas']['SectionView'];
export type SessionRequest = components['schemas']['SessionRequest'];
export type SharesView = components['schemas']['SharesView'];
export type ShareView = components['schemas']['ShareView'];
export type SideView = components['schemas']['SideView'];
export type SitRequest = components['schemas']['SitRequest'];
export type StartRequest = components['schemas']['StartRequest'];
export type StateMessage = components['schemas']['StateMessage'];
export type StateView = components['schemas']['StateView'];
export type StatisticsView = components['schemas']['StatisticsView'];
export type TableMessage = components['schemas']['TableMessage'];
export type TableNoticesRequest = components['schemas']['TableNoticesRequest'];
export type TableNoticesView = components['schemas']['TableNoticesView'];
export type TableRequest = components['schemas']['TableRequest'];
export type TableView = components['schemas']['TableView'];
export type TakeBack = components['schemas']['TakeBack'];
export type TallyLineView = components['schemas']['TallyLineView'];
export type ToClient = components['schemas']['ToClient'];
export type TopicView = components['schemas']['TopicView'];
export type ToServer = components['schemas']['ToServer'];
export type Undo = components['schemas']['Undo'];
export type UndoRequest = components['schemas']['UndoRequest'];
export type UndoView = components['schemas']['UndoView'];
export type VariantText = components['schemas']['VariantText'];
export type VisitorView = components['schemas']['VisitorView'];
export type WebhookRequest = components['schemas']['WebhookRequest'];
export type WebhookView = components['schemas']['WebhookView'];
export type WeighedView = components['schemas']['WeighedView'];
export type WhyNot = components['schemas']['WhyNot'];
export type WhyNotAnswer = components['schemas']['WhyNotAnswer'];
export type WhyNotRequest = components['schemas']['WhyNotRequest'];
export type WisdomOfCthulhuAcquiredEvent = components['schemas']['WisdomOfCthulhuAcquiredEvent'];
export type WisdomOfCthulhuAdvancedEvent = components['schemas']['WisdomOfCthulhuAdvancedEvent'];
export type WisdomOfCthulhuAreaMarks = components['schemas']['WisdomOfCthulhuAreaMarks'];
export type WisdomOfCthulhuAreaPiece = components['schemas']['WisdomOfCthulhuAreaPiece'];
export type WisdomOfCthulhuAreaZone = components['schemas']['WisdomOfCthulhuAreaZone'];
export type WisdomOfCthulhuAsDeckPiece = components['schemas']['WisdomOfCthulhuAsDeckPiece'];
export type WisdomOfCthulhuAsDeckZone = components['schemas']['WisdomOfCthulhuAsDeckZone'];
export type WisdomOfCthulhuBondPaidEvent = components['schemas']['WisdomOfCthulhuBondPaidEvent'];
export type WisdomOfCthulhuBorrowedEvent = components['schemas']['WisdomOfCthulhuBorrowedEvent'];
export type WisdomOfCthulhuBoughtEvent = components['schemas']['WisdomOfCthulhuBoughtEvent'];
export type WisdomOfCthulhuCalledEvent = components['schemas']['WisdomOfCthulhuCalledEvent'];
export type WisdomOfCthulhuCardMarks = components['schemas']['WisdomOfCthulhuCardMarks'];
export type WisdomOfCthulhuCastBackEvent = components['schemas']['WisdomOfCthulhuCastBackEvent'];
export type WisdomOfCthulhuCompletedEvent = components['schemas']['WisdomOfCthulhuCompletedEvent'];
export type WisdomOfCthulhuComponentAddedEvent = components['schemas']['WisdomOfCthulhuComponentAddedEvent'];
export type WisdomOfCthulhuComponentsDiscardedEvent = components['schemas']['WisdomOfCthulhuComponentsDiscardedEvent'];
export type WisdomOfCthulhuCopiedEvent = components['schemas']['WisdomOfCthulhuCopiedEvent'];
export type WisdomOfCthulhuDashboardMarks = components['schemas']['WisdomOfCthulhuDashboardMarks'];
export type WisdomOfCthulhuDashboardPiece = components['schemas']['WisdomOfCthulhuDashboardPiece'];
export type WisdomOfCthulhuDashboardZone = components['schemas']['WisdomOfCthulhuDashboardZone'];
export type WisdomOfCthulhuDealtEvent = components['schemas']['WisdomOfCthulhuDealtEvent'];
export type WisdomOfCthulhuDeckMarks = components['schemas']['WisdomOfCthulhuDeckMarks'];
export type WisdomOfCthulhuDiscardedEvent = components['schemas']['WisdomOfCthulhuDiscardedEvent'];
export type WisdomOfCthulhuDiscardsMarks = components['schemas']['WisdomOfCthulhuDiscardsMarks'];
export type WisdomOfCthulhuDiscardsPiece = components['schemas']['WisdomOfCthulhuDiscardsPiece'];
export type WisdomOfCthulhuDiscardsZone = components['schemas']['WisdomOfCthulhuDiscardsZone'];
export type WisdomOfCthulhuDmDeckPiece = components['schemas']['WisdomOfCthulhuDmDeckPiece'];
export type WisdomOfCthulhuDmDeckZone = components['schemas']['WisdomOfCthulhuDmDeckZone'];
export type WisdomOfCthulhuDrewEvent = components['schemas']['WisdomOfCthulhuDrewEvent'];
export type WisdomOfCthulhuDriftedEvent = components['schemas']['WisdomOfCthulhuDriftedEvent'];
export type WisdomOfCthulhuEasedEvent = components['schemas']['WisdomOfCthulhuEasedEvent'];
export type WisdomOfCthulhuElderMarks = components['schemas']['WisdomOfCthulhuElderMarks'];
export type WisdomOfCthulhuEldersInPlayEvent = components['schemas']['WisdomOfCthulhuEldersInPlayEvent'];
export type WisdomOfCthulhuEldersPiece = components['schemas']['WisdomOfCthulhuEldersPiece'];
export type WisdomOfCthulhuEnDeckPiece = components['schemas']['WisdomOfCthulhuEnDeckPiece'];
export type WisdomOfCthulhuEnDeckZone = components['schemas']['WisdomOfCthulhuEnDeckZone'];
export type WisdomOfCthulhuEntitiesBarredEvent = components['schemas']['WisdomOfCthulhuEntitiesBarredEvent'];
export type WisdomOfCthulhuEntitiesMarks = components['schemas']['WisdomOfCthulhuEntitiesMarks'];
export type WisdomOfCthulhuEntitiesPiece = components['schemas']['WisdomOfCthulhuEntitiesPiece'];
export type WisdomOfCthulhuEntitiesZone = components['schemas']['WisdomOfCthulhuEntitiesZone'];
export type WisdomOfCthulhuEntityDealtEvent = components['schemas']['WisdomOfCthulhuEntityDealtEvent'];
export type WisdomOfCthulhuEntitySwappedEvent = components['schemas']['WisdomOfCthulhuEntitySwappedEvent'];
export type WisdomOfCthulhuEvocationSealedEvent = components['schemas']['WisdomOfCthulhuEvocationSealedEvent'];
export type WisdomOfCthulhuEvocationWaitsEvent = components['schemas']['WisdomOfCthulhuEvocationWaitsEvent'];
export type WisdomOfCthulhuEvokedEvent = components['schemas']['WisdomOfCthulhuEvokedEvent'];
export type WisdomOfCthulhuFlippedEvent = components['schemas']['WisdomOfCthulhuFlippedEvent'];
export type WisdomOfCthulhuFreedEvent = components['schemas']['WisdomOfCthulhuFreedEvent'];
export type WisdomOfCthulhuFwDeckPiece = components['schemas']['WisdomOfCthulhuFwDeckPiece'];
export type WisdomOfCthulhuFwDeckZone = components['schemas']['WisdomOfCthulhuFwDeckZone'];
export type WisdomOfCthulhuGainedEvent = components['schemas']['WisdomOfCthulhuGainedEvent'];
export type WisdomOfCthulhuGuardedEvent = components['schemas']['WisdomOfCthulhuGuardedEvent'];
export type WisdomOfCthulhuInfluenceBeginsEvent = components['schemas']['WisdomOfCthulhuInfluenceBeginsEvent'];
export type WisdomOfCthulhuKeepsWisdomEvent = components['schemas']['WisdomOfCthulhuKeepsWisdomEvent'];
export type WisdomOfCthulhuKeptEvent = components['schemas']['WisdomOfCthulhuKeptEvent'];
export type WisdomOfCthulhuKnownCardMarks = components['schemas']['WisdomOfCthulhuKnownCardMarks'];
export type WisdomOfCthulhuLentEvent = components['schemas']['WisdomOfCthulhuLentEvent'];
export type WisdomOfCthulhuLimboPiece = components['schemas']['WisdomOfCthulhuLimboPiece'];
export type WisdomOfCthulhuLookedEvent = components['schemas']['WisdomOfCthulhuLookedEvent'];
export type WisdomOfCthulhuLostEvent = components['schemas']['WisdomOfCthulhuLostEvent'];
export type WisdomOfCthulhuMadPurchaseEvent = components['schemas']['WisdomOfCthulhuMadPurchaseEvent'];
export type WisdomOfCthulhuMarkersExchangedEvent = components['schemas']['WisdomOfCthulhuMarkersExchangedEvent'];
export type WisdomOfCthulhuMindsExchangedEvent = components['schemas']['WisdomOfCthulhuMindsExchangedEvent'];
export type WisdomOfCthulhuMovedComponentEvent = components['schemas']['WisdomOfCthulhuMovedComponentEvent'];
export type WisdomOfCthulhuNestPiece = components['schemas']['WisdomOfCthulhuNestPiece'];
export type WisdomOfCthulhuNoTargetEvent = components['schemas']['WisdomOfCthulhuNoTargetEvent'];
export type WisdomOfCthulhuObsessedEvent = components['schemas']['WisdomOfCthulhuObsessedEvent'];
export type WisdomOfCthulhuObsessionGivenUpEvent = components['schemas']['WisdomOfCthulhuObsessionGivenUpEvent'];
export type WisdomOfCthulhuObsessionSpentEvent = components['schemas']['WisdomOfCthulhuObsessionSpentEvent'];
export type WisdomOfCthulhuOfferDealtEvent = components['schemas']['WisdomOfCthulhuOfferDealtEvent'];
export type WisdomOfCthulhuOfferPiece = components['schemas']['WisdomOfCthulhuOfferPiece'];
export type WisdomOfCthulhuOrderSetEvent = components['schemas']['WisdomOfCthulhuOrderSetEvent'];
export type WisdomOfCthulhuOrderSettledEvent = components['schemas']['WisdomOfCthulhuOrderSettledEvent'];
export type WisdomOfCthulhuPetrifiedEvent = components['schemas']['WisdomOfCthulhuPetrifiedEvent'];
export type WisdomOfCthulhuPlaceMarks = components['schemas']['WisdomOfCthulhuPlaceMarks'];
export type WisdomOfCthulhuPlacesPiece = components['schemas']['WisdomOfCthulhuPlacesPiece'];
export type WisdomOfCthulhuPutOnTopEvent = components['schemas']['WisdomOfCthulhuPutOnTopEvent'];
export type WisdomOfCthulhuRankChosenEvent = components['schemas']['WisdomOfCthulhuRankChosenEvent'];
export type WisdomOfCthulhuRecoveredEvent = components['schemas']['WisdomOfCthulhuRecoveredEvent'];
export type WisdomOfCthulhuResearchGivenUpEvent = components['schemas']['WisdomOfCthulhuResearchGivenUpEvent'];
export type WisdomOfCthulhuResearchMarks = components['schemas']['WisdomOfCthulhuResearchMarks'];
export type WisdomOfCthulhuResearchPiece = components['schemas']['WisdomOfCthulhuResearchPiece'];
export type WisdomOfCthulhuResearchSpentEvent = components['schemas']['WisdomOfCthulhuResearchSpentEvent'];
export type WisdomOfCthulhuReturnedEvent = components['schemas']['WisdomOfCthulhuReturnedEvent'];
export type WisdomOfCthulhuRoundBeginsEvent = components['schemas']['WisdomOfCthulhuRoundBeginsEvent'];
export type WisdomOfCthulhuSacrificedEvent = components['schemas']['WisdomOfCthulhuSacrificedEvent'];
export type WisdomOfCthulhuSawEvent = components['schemas']['WisdomOfCthulhuSawEvent'];
export type WisdomOfCthulhuSeekerPutEvent = components['schemas']['WisdomOfCthulhuSeekerPutEvent'];
export type WisdomOfCthulhuSeekerSentHomeEvent = components['schemas']['WisdomOfCthulhuSeekerSentHomeEvent'];
export type WisdomOfCthulhuSeekersSwappedEvent = components['schemas']['WisdomOfCthulhuSeekersSwappedEvent'];
export type WisdomOfCthulhuSeekersWentHomeEvent = components['schemas']['WisdomOfCthulhuSeekersWentHomeEvent'];
export type WisdomOfCthulhuShieldedEvent = components['schemas']['WisdomOfCthulhuShieldedEvent'];
export type WisdomOfCthulhuSignLaidEvent = components['schemas']['WisdomOfCthulhuSignLaidEvent'];
export type WisdomOfCthulhuSignLiftedEvent = components['schemas']['WisdomOfCthulhuSignLiftedEvent'];
export type WisdomOfCthulhuSourcedEvent = components['schemas']['WisdomOfCthulhuSourcedEvent'];
export type WisdomOfCthulhuSourcedFromEvent = components['schemas']['WisdomOfCthulhuSourcedFromEvent'];
export type WisdomOfCthulhuSpawnedEvent = components['schemas']['WisdomOfCthulhuSpawnedEvent'];
export type WisdomOfCthulhuStaysUpEvent = components['schemas']['WisdomOfCthulhuStaysUpEvent'];
export type WisdomOfCthulhuStoodInEvent = components['schemas']['WisdomOfCthulhuStoodInEvent'];
export type WisdomOfCthulhuSwappedEvent = components['schemas']['WisdomOfCthulhuSwappedEvent'];
export type WisdomOfCthulhuTakenEvent = components['schemas']['WisdomOfCthulhuTakenEvent'];
export type WisdomOfCthulhuTokenMarks = components['schemas']['WisdomOfCthulhuTokenMarks'];
export type WisdomOfCthulhuTrappedEvent = components['schemas']['WisdomOfCthulhuTrappedEvent'];
export type WisdomOfCthulhuTurnBeginsEvent = components['schemas']['WisdomOfCthulhuTurnBeginsEvent'];
export type WisdomOfCthulhuTurnedDownEvent = components['schemas']['WisdomOfCthulhuTurnedDownEvent'];
export type WisdomOfCthulhuTurnedUpEvent = components['schemas']['WisdomOfCthulhuTurnedUpEvent'];
export type WisdomOfCthulhuUsedEvent = components['schemas']['WisdomOfCthulhuUsedEvent'];
export type WisdomOfCthulhuWalkedInEvent = components['schemas']['WisdomOfCthulhuWalkedInEvent'];
export type WisdomOfCthulhuWentEvent = components['schemas']['WisdomOfCthulhuWentEvent'];
export type WisdomOfCthulhuWentUnderDeckEvent = components['schemas']['WisdomOfCthulhuWentUnderDeckEvent'];
export type WisdomOfCthulhuZones = components['schemas']['WisdomOfCthulhuZones'];
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
export type WitchOfSalemDreamerChosenEvent = components['schemas']['WitchOfSalemDreamerChosenEvent'];
export type WitchOfSalemElderMarks = components['schemas']['WitchOfSalemElderMarks'];
export type WitchOfSalemElderUnmaskedEvent = components['schemas']['WitchOfSalemElderUnmaskedEvent'];
export type WitchOfSalemElderWasEvent = components['schemas']['WitchOfSalemElderWasEvent'];
export type WitchOfSalemEliminatedEvent = components['schemas']['WitchOfSalemEliminatedEvent'];
export type WitchOfSalemEventDeckZone = components['schemas']['WitchOfSalemEventDeckZone'];
export type WitchOfSalemEventDiscardZone = components['schemas']['WitchOfSalemEventDiscardZone'];
export type WitchOfSalemEventPhaseBeginsEvent = components['schemas']['WitchOfSalemEventPhaseBeginsEvent'];
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
export type WitchOfSalemNothingHappensEvent = components['schemas']['WitchOfSalemNothingHappensEvent'];
export type WitchOfSalemNothingLostEvent = components['schemas']['WitchOfSalemNothingLostEvent'];
export type WitchOfSalemOmenSmotheredEvent = components['schemas']['WitchOfSalemOmenSmotheredEvent'];
export type WitchOfSalemOptionMarks = components['schemas']['WitchOfSalemOptionMarks'];
export type WitchOfSalemOptionsZone = components['schemas']['WitchOfSalemOptionsZone'];
export type WitchOfSalemPeekedEvent = components['schemas']['WitchOfSalemPeekedEvent'];
export type WitchOfSalemPeekResultEvent = components['schemas']['WitchOfSalemPeekResultEvent'];
export type WitchOfSalemPileMarks = components['schemas']['WitchOfSalemPileMarks'];
export type WitchOfSalemPricePaidEvent = components['schemas']['WitchOfSalemPricePaidEvent'];
export type WitchOfSalemPrisonerUnmaskedEvent = components['schemas']['WitchOfSalemPrisonerUnmaskedEvent'];
export type WitchOfSalemPrisonerWasEvent = components['schemas']['WitchOfSalemPrisonerWasEvent'];
export type WitchOfSalemRerolledEvent = components['schemas']['WitchOfSalemRerolledEvent'];
export type WitchOfSalemRevealsCreatureEvent = components['schemas']['WitchOfSalemRevealsCreatureEvent'];
export type WitchOfSalemRevealsEventEvent = components['schemas']['WitchOfSalemRevealsEventEvent'];
export type WitchOfSalemRlyehMarks = components['schemas']['WitchOfSalemRlyehMarks'];
export type WitchOfSalemRlyehPiece = components['schemas']['WitchOfSalemRlyehPiece'];
export type WitchOfSalemRlyehZone = components['schemas']['WitchOfSalemRlyehZone'];
export type WitchOfSalemRollsTwiceEvent = components['schemas']['WitchOfSalemRollsTwiceEvent'];
export type WitchOfSalemRoundBeginsEvent = components['schemas']['WitchOfSalemRoundBeginsEvent'];
export type WitchOfSalemSanityFullEvent = components['schemas']['WitchOfSalemSanityFullEvent'];
export type WitchOfSalemSanityLostEvent = components['schemas']['WitchOfSalemSanityLostEvent'];
export type WitchOfSalemSanityRegainedEvent = components['schemas']['WitchOfSalemSanityRegainedEvent'];
export type WitchOfSalemScholarMarks = components['schemas']['WitchOfSalemScholarMarks'];
export type WitchOfSalemScholarZone = components['schemas']['WitchOfSalemScholarZone'];
export type WitchOfSalemSealedEvent = components['schemas']['WitchOfSalemSealedEvent'];
export type WitchOfSalemSetAsideZone = components['schemas']['WitchOfSalemSetAsideZone'];
export type WitchOfSalemShadowDefeatedEvent = components['schemas']['WitchOfSalemShadowDefeatedEvent'];
export type WitchOfSalemShadowMissingEvent = components['schemas']['WitchOfSalemShadowMissingEvent'];
export type WitchOfSalemShadowPlacedEvent = components['schemas']['WitchOfSalemShadowPlacedEvent'];
export type WitchOfSalemShadowStaysEvent = components['schemas']['WitchOfSalemShadowStaysEvent'];
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
export type WitchOfSalemTributeAcceptedEvent = components['schemas']['WitchOfSalemTributeAcceptedEvent'];
export type WitchOfSalemTributeCompelledEvent = components['schemas']['WitchOfSalemTributeCompelledEvent'];
export type WitchOfSalemTributeDueEvent = components['schemas']['WitchOfSalemTributeDueEvent'];
export type WitchOfSalemTributeRefusedEvent = components['schemas']['WitchOfSalemTributeRefusedEvent'];
export type WitchOfSalemTributeShortEvent = components['schemas']['WitchOfSalemTributeShortEvent'];
export type WitchOfSalemTurnBeginsEvent = components['schemas']['WitchOfSalemTurnBeginsEvent'];
export type WitchOfSalemUniversityClosedEvent = components['schemas']['WitchOfSalemUniversityClosedEvent'];
export type WitchOfSalemWitchPowerlessEvent = components['schemas']['WitchOfSalemWitchPowerlessEvent'];
export type WitchOfSalemWitchProtectsEvent = components['schemas']['WitchOfSalemWitchProtectsEvent'];
export type WitchOfSalemZones = components['schemas']['WitchOfSalemZones'];
export type WordRequest = components['schemas']['WordRequest'];
export type ZonePatch = components['schemas']['ZonePatch'];
export type ZoneView = components['schemas']['ZoneView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
