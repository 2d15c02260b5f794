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
export type WordRequest = components['schemas']['WordRequest'];
export type ZoneView = components['schemas']['ZoneView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
