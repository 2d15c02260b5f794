// Made by `make web-types` from schema.json; do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Because
         * @description The rule that forbids a word.
         */
        Because: {
            id: number | null;
            refusal: components["schemas"]["RefusalView"];
            /** @enum {unknown} */
            type: "why-not";
        };
        /** Beginning */
        Beginning: {
            fill?: string | null;
        };
        /** BookView */
        BookView: {
            cards: components["schemas"]["FaceView"][];
            fatal: string[];
            game: string;
            language: string;
            texts: string[];
            words: string[];
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
            /** @constant */
            schema: 1;
            seats: components["schemas"]["SeatPart"][];
            seed: number;
        };
        /**
         * Chat
         * @description Say something beside the game.
         */
        Chat: {
            /** @default null */
            id?: number | null;
            text: string;
            /** @enum {unknown} */
            type: "chat";
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
         * @description What was asked for is written and will not be lost; `seq` is the number of the next line.
         */
        Done: {
            id: number | null;
            seq: number;
            /** @enum {unknown} */
            type: "done";
        };
        /** Entrance */
        Entrance: {
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
        /** Fork */
        Fork: {
            step: number;
        };
        /** Furnishing */
        Furnishing: {
            bot?: string | null;
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
         * @description What would a bot do?
         */
        Hint: {
            /** @default null */
            id?: number | null;
            /** @enum {unknown} */
            type: "hint";
        };
        /**
         * Hinted
         * @description A suggestion.
         */
        Hinted: {
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
        /** HouseView */
        HouseView: {
            bots: {
                [key: string]: string;
            };
            games: components["schemas"]["GameView"][];
        };
        /** Introduction */
        Introduction: {
            name: string;
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
        /** NewTable */
        NewTable: {
            game: string;
            options?: {
                [key: string]: string;
            };
            passphrase?: string | null;
            /** @default false */
            public?: boolean;
            seats: components["schemas"]["SeatWish"][];
            /** @default true */
            watchable?: boolean;
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
         * @description Are you there?
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
         * @description Yes.
         */
        Pong: {
            id: number | null;
            /** @enum {unknown} */
            type: "pong";
        };
        /** Question */
        Question: {
            word: string;
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
         * @description What was asked for has not happened, and why.
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
         * @description Say a word; it is to become line `seq`.
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
        /** SeatWish */
        SeatWish: {
            bot?: string | null;
            /** @enum {string} */
            kind: "me" | "open" | "bot";
            name?: string | null;
        };
        /** SectionView */
        SectionView: {
            depth: number;
            id: string;
            text: string;
            title: string;
        };
        /** Sitting */
        Sitting: {
            name?: string | null;
        };
        /**
         * State
         * @description How the table stands for this seat, and every line since the last state.
         */
        State: {
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
        /** StepBack */
        StepBack: {
            seq: number;
            to?: number | null;
        };
        /**
         * Table
         * @description Who sits where, who is here, what has become of the table.
         */
        Table: {
            table: components["schemas"]["TableView"];
            /** @enum {unknown} */
            type: "table";
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
         * @description Play this seat oneself again.
         */
        TakeBack: {
            /** @default null */
            id?: number | null;
            /** @enum {unknown} */
            type: "take-back";
        };
        /** Talk */
        Talk: {
            text: string;
        };
        /**
         * Talk
         * @description New lines of talk.
         */
        TalkMessage: {
            lines: components["schemas"]["ChatView"][];
            /** @enum {unknown} */
            type: "chat";
        };
        ToClient: components["schemas"]["State"] | components["schemas"]["Table"] | components["schemas"]["TalkMessage"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["Hinted"] | components["schemas"]["Because"] | components["schemas"]["Pong"];
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
        /**
         * WhyNot
         * @description Which rule forbids this word now?
         */
        WhyNot: {
            /** @default null */
            id?: number | null;
            /** @enum {unknown} */
            type: "why-not";
            word: string;
        };
        /** Word */
        Word: {
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
export type Because = components['schemas']['Because'];
export type Beginning = components['schemas']['Beginning'];
export type BookView = components['schemas']['BookView'];
export type Capsule = components['schemas']['Capsule'];
export type Chat = components['schemas']['Chat'];
export type ChatView = components['schemas']['ChatView'];
export type ConsentView = components['schemas']['ConsentView'];
export type Done = components['schemas']['Done'];
export type Entrance = components['schemas']['Entrance'];
export type ErrorView = components['schemas']['ErrorView'];
export type EventView = components['schemas']['EventView'];
export type ExampleView = components['schemas']['ExampleView'];
export type FaceView = components['schemas']['FaceView'];
export type Fork = components['schemas']['Fork'];
export type Furnishing = components['schemas']['Furnishing'];
export type GameView = components['schemas']['GameView'];
export type HandOver = components['schemas']['HandOver'];
export type Hint = components['schemas']['Hint'];
export type Hinted = components['schemas']['Hinted'];
export type HintView = components['schemas']['HintView'];
export type HouseView = components['schemas']['HouseView'];
export type Introduction = components['schemas']['Introduction'];
export type Keep = components['schemas']['Keep'];
export type LineView = components['schemas']['LineView'];
export type MomentView = components['schemas']['MomentView'];
export type MovePart = components['schemas']['MovePart'];
export type NewTable = components['schemas']['NewTable'];
export type OpinionView = components['schemas']['OpinionView'];
export type OptionView = components['schemas']['OptionView'];
export type PieceView = components['schemas']['PieceView'];
export type Ping = components['schemas']['Ping'];
export type PlayerView = components['schemas']['PlayerView'];
export type Pong = components['schemas']['Pong'];
export type Question = components['schemas']['Question'];
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
export type SeatView = components['schemas']['SeatView'];
export type SeatWish = components['schemas']['SeatWish'];
export type SectionView = components['schemas']['SectionView'];
export type Sitting = components['schemas']['Sitting'];
export type State = components['schemas']['State'];
export type StateView = components['schemas']['StateView'];
export type StepBack = components['schemas']['StepBack'];
export type Table = components['schemas']['Table'];
export type TableView = components['schemas']['TableView'];
export type TakeBack = components['schemas']['TakeBack'];
export type Talk = components['schemas']['Talk'];
export type TalkMessage = components['schemas']['TalkMessage'];
export type ToClient = components['schemas']['ToClient'];
export type ToServer = components['schemas']['ToServer'];
export type Undo = components['schemas']['Undo'];
export type WhyNot = components['schemas']['WhyNot'];
export type Word = components['schemas']['Word'];
export type ZoneView = components['schemas']['ZoneView'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
