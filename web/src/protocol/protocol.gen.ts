// The protocol's types, made from docs/openapi.json by plugins/types.ts: do not edit.

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Advice
         * @description A piece of advice, or a rule that is easily forgotten.
         */
        Advice: {
            /** @description Its sentence is `web-tip-NAME` of the locale files. */
            name: string;
            rule: string | null;
        };
        /**
         * AskHint
         * @description What would a strong player do?
         */
        AskHint: {
            /** @enum {unknown} */
            type: "hint";
            id: string;
        };
        /**
         * AskOdds
         * @description How likely does the next card bust?
         */
        AskOdds: {
            /** @enum {unknown} */
            type: "odds";
            id: string;
        };
        /**
         * AskPreview
         * @description What would this decision do at once?
         */
        AskPreview: {
            /** @enum {unknown} */
            type: "preview";
            id: string;
            token: string;
        };
        /**
         * AskTips
         * @description What is worth knowing now?
         */
        AskTips: {
            /** @enum {unknown} */
            type: "tips";
            id: string;
        };
        /**
         * AskWhy
         * @description Why is this not possible?
         */
        AskWhy: {
            /** @enum {unknown} */
            type: "why";
            id: string;
            token: string;
        };
        /**
         * AutoWish
         * @description Whether decisions with one answer are made for me.
         */
        AutoWish: {
            auto: boolean;
        };
        /**
         * BotWish
         * @description A bot's level, or the name of one that is offered; null frees the seat.
         */
        BotWish: {
            level: string | null;
        };
        /**
         * Bye
         * @description The last message before the server closes the socket.
         */
        Bye: {
            /** @enum {unknown} */
            type: "bye";
            /** @enum {unknown} */
            code: "elsewhere" | "flood" | "gone" | "idle" | "restart" | "resync" | "revoked" | "slow";
            sentence: string;
            retry_ms: number | null;
        };
        /**
         * Chat
         * @description A line for the table's chat.
         */
        Chat: {
            /** @enum {unknown} */
            type: "chat";
            id: string;
            text: string;
        };
        /**
         * ChatEvent
         * @description A line of the table's chat.
         */
        ChatEvent: {
            /** @enum {unknown} */
            type: "event";
            n: number;
            at: number;
            /** @enum {unknown} */
            kind: "chat";
            seat: number;
            name: string;
            text: string;
        };
        /**
         * ChatLine
         * @description A line of the table's chat.
         */
        ChatLine: {
            n: number;
            at: number;
            seat: number;
            name: string;
            text: string;
        };
        /**
         * Checks
         * @description What was compared with what was kept from before the deal.
         */
        Checks: {
            /** @description The seed with the commitment shown before. */
            commitment: boolean;
            /** @description Every share with its promise in the sealed terms. */
            promises: boolean;
            /** @description The seat that began with the one that the deal gives. */
            start: boolean;
            /** @description The cards that were dealt with those that the key gives. */
            cards: boolean;
        };
        /**
         * ClaimWish
         * @description Who sits down, and where.
         */
        ClaimWish: {
            name: string;
            /** @default null */
            seat?: number | null;
            /**
             * @description Whether this program promises and reveals shares in deals: then it is waited for.
             * @default false
             */
            fair?: boolean;
            /**
             * @description Which lynx; ignored if somebody here has it already.
             * @default null
             */
            face?: number | null;
        };
        /**
         * Clocks
         * @description Whose time runs, until when, and what is left in the banks.
         */
        Clocks: {
            seat: number | null;
            deadline: number | null;
            bank_ms: number[];
        };
        /**
         * DailyForgotten
         * @description How many results were deleted.
         */
        DailyForgotten: {
            deleted: number;
        };
        /**
         * DailyKey
         * @description A device whose results are to be deleted.
         */
        DailyKey: {
            key: string;
        };
        /**
         * DailyResult
         * @description What a device made of a deal of a day.
         */
        DailyResult: {
            record: string;
            key: string;
            /**
             * @description To be shown with the best result; empty: none.
             * @default
             */
            name?: string;
        };
        /**
         * DailyTally
         * @description What everybody made of a deal of a day.
         */
        DailyTally: {
            deal: string;
            played: number;
            /** @description Number of players who won. */
            won: number;
            /** @description Each score that was reached, and by how many; the lowest first. */
            scores: [
                number,
                number
            ][];
            /** @description Of the first who reached the best score and gave a name. */
            best_name: string;
        };
        /**
         * DaysClock
         * @description Turn-based play: so many days for each decision.
         */
        DaysClock: {
            /** @enum {unknown} */
            kind: "days";
            days: number;
        };
        /**
         * DealInfo
         * @description How the next game is dealt, or the one being played was. Nothing in it is a secret.
         */
        DealInfo: {
            /** @enum {unknown} */
            scheme: "lynx2-fair";
            /** @description The game at this table that it is for, from 1. */
            game_number: number;
            commitment: string;
            /** @description The promise of each seat. */
            promises: (string | null)[];
            /** @description The host has said start; promises or shares are waited for. */
            starting: boolean;
            /** @description The terms, once they are sealed. */
            terms: string | null;
            /** @description Once sealed: the seats whose share is not in yet. */
            waiting: number[];
            /** @description The last deal of this game that became void. */
            void: components["schemas"]["Void"] | null;
        };
        /**
         * Decide
         * @description A decision, for the move number that its view has.
         */
        Decide: {
            /** @enum {unknown} */
            type: "decide";
            id: string;
            move: number;
            token: string;
        };
        /**
         * DecideWish
         * @description A decision without a socket.
         */
        DecideWish: {
            id: string;
            move: number;
            token: string;
        };
        /**
         * Decided
         * @description A decision is stored, as event `n`.
         */
        Decided: {
            /** @enum {unknown} */
            type: "done";
            id: string;
            n: number;
            /** @description What it did, as its seat saw it; none if that is long ago. */
            facts: components["schemas"]["LinkoFact"][] | components["schemas"]["PushFact"][];
        };
        /**
         * Done
         * @description A request was carried out; it became event `n`, or needed none.
         */
        Done: {
            /** @enum {unknown} */
            type: "done";
            id: string;
            n: number;
        };
        /**
         * EditionInfo
         * @description An edition of a game.
         */
        EditionInfo: {
            name: string;
            players: number[];
            flags: {
                [key: string]: string;
            };
        };
        /**
         * Enough
         * @description A bot that thinks should answer now; only at tables where `thinking` is told.
         */
        Enough: {
            /** @enum {unknown} */
            type: "enough";
            id: string;
        };
        /**
         * Evening
         * @description The games that the people at a table have played one after the other, two or more.
         */
        Evening: {
            games: number;
            /** @description How many each seat has won; a shared win counts for each. */
            won: number[];
            /** @description How many of the last games the same seat has won alone. */
            run: number;
        };
        /**
         * FaceWish
         * @description Another lynx; null for none.
         */
        FaceWish: {
            face: number | null;
        };
        /**
         * Fairness
         * @description How a game was dealt: the promise before it, and after it what was promised.
         */
        Fairness: {
            game_number: number;
            round: number;
            commitment: string;
            over: boolean;
            seed: string | null;
            /** @description Whether all of `checks` agree, as this server reckons: check it yourself. None before the end. */
            verified: boolean | null;
            /** @description None for a lesson. */
            scheme: "lynx2-fair" | null;
            /** @description The terms as they were sealed. */
            terms: string | null;
            /** @description What was compared after the end. */
            checks: components["schemas"]["Checks"] | null;
        };
        /**
         * FlagInfo
         * @description A flag: one point in which editions differ.
         */
        FlagInfo: {
            name: string;
            values: string[];
            sentence: string;
        };
        /**
         * Form
         * @description What the numbers in a game's moves stand for.
         */
        Form: {
            /** @description The parts of a view that a patch can change, as paths. */
            leaves: string[];
            /** @description What can happen, and behind each name its fields. */
            facts: string[][];
        };
        /**
         * GameInfo
         * @description A game that can be played here.
         */
        GameInfo: {
            /** @enum {unknown} */
            name: "linko" | "push";
            editions: components["schemas"]["EditionInfo"][];
            flags: components["schemas"]["FlagInfo"][];
            levels: ("champion" | "easy" | "expert" | "hard" | "medium")[];
            /** @description Bots that the host of this server offers besides, by name. */
            offered: string[];
        };
        /**
         * Games
         * @description All games, and what this server is.
         */
        Games: {
            games: components["schemas"]["GameInfo"][];
            /** @enum {unknown} */
            protocol: 1;
            version: string;
        };
        /**
         * GiveHost
         * @description Let somebody who sits here be the host from now on; the host alone may.
         */
        GiveHost: {
            /** @enum {unknown} */
            type: "host";
            id: string;
            seat: number;
        };
        /**
         * HandOver
         * @description A one-time link for a second device.
         */
        HandOver: {
            link: string;
            key: string;
            expires: number;
        };
        /**
         * Happened
         * @description A decision, and what it did, as it was seen.
         */
        Happened: {
            seat: number;
            token: string;
            facts: components["schemas"]["LinkoFact"][] | components["schemas"]["PushFact"][];
        };
        /**
         * Hint
         * @description What a strong player would do.
         */
        Hint: {
            /** @enum {unknown} */
            type: "hint";
            id: string;
            token: string;
            move: number;
        };
        /**
         * HostLink
         * @description A key of the host's, and the link that carries it to another device.
         */
        HostLink: {
            key: string;
            link: string;
        };
        /**
         * HostNow
         * @description Whether the key was the host's.
         */
        HostNow: {
            host: boolean;
        };
        Incoming: components["schemas"]["Join"] | components["schemas"]["Decide"] | components["schemas"]["Chat"] | components["schemas"]["React"] | components["schemas"]["AskPreview"] | components["schemas"]["AskWhy"] | components["schemas"]["AskOdds"] | components["schemas"]["AskTips"] | components["schemas"]["AskHint"] | components["schemas"]["Undo"] | components["schemas"]["Enough"] | components["schemas"]["Promise"] | components["schemas"]["Reveal"] | components["schemas"]["GiveHost"] | components["schemas"]["Ping"];
        /**
         * InfoOnly
         * @description The table after what was asked for.
         */
        InfoOnly: {
            info: components["schemas"]["TableInfo"];
        };
        /**
         * InviteLink
         * @description A fresh invite link; older ones lead nowhere now.
         */
        InviteLink: {
            invite: string;
            invite_link: string;
        };
        /**
         * Invited
         * @description The table that an invite leads to.
         */
        Invited: {
            table: string;
            info: components["schemas"]["TableInfo"];
        };
        /**
         * Join
         * @description Look on, through a seat's eyes or a spectator's; again to change eyes.
         */
        Join: {
            /** @enum {unknown} */
            type: "join";
            protocol: number;
            /** @default null */
            seat?: number | null;
            /** @default null */
            key?: string | null;
            /** @default null */
            since?: number | null;
        };
        /**
         * KeyWish
         * @description A key from a link.
         */
        KeyWish: {
            key: string;
        };
        /**
         * LinkoDeclined
         * @description A seat chose not to draw.
         */
        LinkoDeclined: {
            /** @enum {unknown} */
            fact: "declined";
            seat: number;
        };
        /**
         * LinkoDiscarded
         * @description A seat discarded its snatched layer.
         */
        LinkoDiscarded: {
            /** @enum {unknown} */
            fact: "discarded";
            seat: number;
            layer: [
                number,
                number,
                number
            ];
        };
        /**
         * LinkoDrew
         * @description A seat drew all cards of a place of the display.
         */
        LinkoDrew: {
            /** @enum {unknown} */
            fact: "drew";
            seat: number;
            place: number;
            cards: string[];
        };
        /**
         * LinkoDrewPile
         * @description A seat drew from the pile; the card is null for all who do not see it.
         */
        LinkoDrewPile: {
            /** @enum {unknown} */
            fact: "drew-pile";
            seat: number;
            card: string | null;
        };
        /**
         * LinkoDry
         * @description Pile and display are empty: the game is over.
         */
        LinkoDry: {
            /** @enum {unknown} */
            fact: "dry";
        };
        LinkoFact: components["schemas"]["LinkoLaid"] | components["schemas"]["LinkoSnatched"] | components["schemas"]["LinkoTook"] | components["schemas"]["LinkoLeft"] | components["schemas"]["LinkoReclaimed"] | components["schemas"]["LinkoDiscarded"] | components["schemas"]["LinkoDrew"] | components["schemas"]["LinkoDrewPile"] | components["schemas"]["LinkoDeclined"] | components["schemas"]["LinkoRefilled"] | components["schemas"]["LinkoRobbed"] | components["schemas"]["LinkoGhostGained"] | components["schemas"]["LinkoGhostLaid"] | components["schemas"]["LinkoOut"] | components["schemas"]["LinkoDry"] | components["schemas"]["LinkoStalled"] | components["schemas"]["LinkoTurn"];
        /**
         * LinkoForesight
         * @description Whose layers a play snatches, clockwise; sets of the ghost; last cards; a draw; the hand.
         */
        LinkoForesight: {
            /** @enum {unknown} */
            game: "linko";
            victims: number[];
            sets: number[];
            out: boolean;
            may_draw: boolean;
            hand: number | null;
        };
        /**
         * LinkoGhostGained
         * @description A card of the pile joins the ghost.
         */
        LinkoGhostGained: {
            /** @enum {unknown} */
            fact: "ghost-gained";
            card: string;
        };
        /**
         * LinkoGhostLaid
         * @description A 13 or joker goes on a place of the display, or with null to the discards.
         */
        LinkoGhostLaid: {
            /** @enum {unknown} */
            fact: "ghost-laid";
            card: string;
            place: number | null;
        };
        /**
         * LinkoLaid
         * @description A seat laid a layer from its hand.
         */
        LinkoLaid: {
            /** @enum {unknown} */
            fact: "laid";
            seat: number;
            layer: [
                number,
                number,
                number
            ];
        };
        /**
         * LinkoLeft
         * @description A seat left the snatched layer to the victim, who decides now.
         */
        LinkoLeft: {
            /** @enum {unknown} */
            fact: "left";
            seat: number;
            victim: number;
            layer: [
                number,
                number,
                number
            ];
        };
        /**
         * LinkoOut
         * @description A seat played its last card: the game is over.
         */
        LinkoOut: {
            /** @enum {unknown} */
            fact: "out";
            seat: number;
        };
        /**
         * LinkoPlayer
         * @description What everybody sees of a seat.
         */
        LinkoPlayer: {
            hand_size: number;
            known: {
                [key: string]: number;
            };
            layers: [
                number,
                number,
                number
            ][];
            score: number;
        };
        /**
         * LinkoReclaimed
         * @description A seat took its snatched layer back into its hand.
         */
        LinkoReclaimed: {
            /** @enum {unknown} */
            fact: "reclaimed";
            seat: number;
            layer: [
                number,
                number,
                number
            ];
        };
        /**
         * LinkoRefilled
         * @description A card of the pile fills a place of the display.
         */
        LinkoRefilled: {
            /** @enum {unknown} */
            fact: "refilled";
            place: number;
            card: string;
        };
        /**
         * LinkoRobbed
         * @description A seat snatched a set of the ghost into its hand.
         */
        LinkoRobbed: {
            /** @enum {unknown} */
            fact: "robbed";
            seat: number;
            value: number;
            count: number;
        };
        /**
         * LinkoSnatched
         * @description A seat snatches the victim's top layer; who gets it is to be decided.
         */
        LinkoSnatched: {
            /** @enum {unknown} */
            fact: "snatched";
            seat: number;
            victim: number;
            layer: [
                number,
                number,
                number
            ];
        };
        /**
         * LinkoStalled
         * @description A hundred quiet turns in a row: the game is over.
         */
        LinkoStalled: {
            /** @enum {unknown} */
            fact: "stalled";
        };
        /**
         * LinkoTook
         * @description A seat took the snatched layer into its hand.
         */
        LinkoTook: {
            /** @enum {unknown} */
            fact: "took";
            seat: number;
            victim: number;
            layer: [
                number,
                number,
                number
            ];
        };
        /**
         * LinkoTurn
         * @description The turn passes to a seat.
         */
        LinkoTurn: {
            /** @enum {unknown} */
            fact: "turn";
            seat: number;
        };
        /**
         * LinkoView
         * @description All that leaves the table for one seat, or for a spectator.
         */
        LinkoView: {
            /** @enum {unknown} */
            game: "linko";
            edition: string;
            rules: number;
            seat: number | null;
            move: number;
            to_move: number | null;
            phase: string;
            active: number;
            victim: number | null;
            drawer: number | null;
            to_draw: number;
            hand: {
                [key: string]: number;
            } | null;
            players: components["schemas"]["LinkoPlayer"][];
            display: (string[] | null)[];
            ghost: {
                [key: string]: number;
            } | null;
            pile: number;
            discards: {
                [key: string]: number;
            };
            quiet: number;
            stirred: boolean;
            legal: string[];
            over: boolean;
            end: string | null;
            winners: number[];
            hands?: {
                [key: string]: number;
            }[];
        };
        /**
         * LiveClock
         * @description So many seconds for each decision; what is used beyond comes out of the seat's bank.
         */
        LiveClock: {
            /** @enum {unknown} */
            kind: "live";
            seconds: number;
            bank: number;
        };
        /**
         * Lobby
         * @description Public tables to sit down at, or to watch.
         */
        Lobby: {
            tables: components["schemas"]["TableInfo"][];
        };
        /**
         * MatchResult
         * @description How a match stands after a game.
         */
        MatchResult: {
            round: number;
            rounds: number;
            sheet: number[][];
            totals: number[];
            over: boolean;
            winners: number[];
        };
        /**
         * MoveEvent
         * @description A decision of the seat that was to decide, and what it changed in this viewer's view.
         *
         *         It goes out for every decision to everybody: what the viewer knows is left out, and names are
         *         numbers of the `form`.
         */
        MoveEvent: {
            /** @enum {unknown} */
            type: "move";
            n: number;
            token: string;
            /** @description A leaf and its new value, by turns. */
            patch: unknown[];
            /** @description What happened, in order, as this viewer saw it: each its number, and then its fields. */
            facts: unknown[][];
            /**
             * @default person
             * @enum {unknown}
             */
            by?: "auto" | "bot" | "person" | "script" | "stand-in";
            /** @default null */
            clock?: components["schemas"]["Clocks"] | null;
        };
        /**
         * NameWish
         * @description Another name.
         */
        NameWish: {
            name: string;
        };
        /**
         * NewKey
         * @description A seat's new key; null when the host took the old ones back for somebody else.
         */
        NewKey: {
            key: string | null;
        };
        /**
         * NewTable
         * @description The set-up of a table to be made, and its bots.
         */
        NewTable: {
            /** @enum {string} */
            game: "linko" | "push";
            seats: number;
            /**
             * @description An edition's name, or `custom` with all flags; empty: the game's usual one.
             * @default
             */
            edition?: string;
            /**
             * @description In a request: those that are not as the edition says.
             * @default {}
             */
            flags?: {
                [key: string]: string;
            };
            /**
             * @description The version of the game's rules; 0: the present one.
             * @default 0
             */
            rules?: number;
            /**
             * @default {
             *       "kind": "none"
             *     }
             */
            clock?: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            /**
             * @description How often every seat begins; 0 for a single game. (L20)
             * @default 0
             */
            match?: number;
            /**
             * @description The seat that begins the first game; null draws it with the deal.
             * @default null
             */
            start?: number | null;
            /** @default false */
            public?: boolean;
            /** @default true */
            spectators?: boolean;
            /** @default true */
            chat?: boolean;
            /**
             * @description Whether bots give hints, while one person plays.
             * @default true
             */
            hints?: boolean;
            /**
             * @description Whether the chance to bust is told, while one person plays.
             * @default true
             */
            odds?: boolean;
            /**
             * @default medium
             * @enum {unknown}
             */
            stand_in?: "champion" | "easy" | "expert" | "hard" | "medium";
            /**
             * @default human
             * @enum {unknown}
             */
            pace?: "human" | "instant";
            /** @default  */
            title?: string;
            /** @default {} */
            bots?: {
                [key: string]: string;
            };
            /**
             * @description For a lesson: the cards, and what some seats play.
             * @default null
             */
            script?: components["schemas"]["Script"] | null;
        };
        /**
         * NoClock
         * @description Nobody is hurried.
         */
        NoClock: {
            /** @enum {unknown} */
            kind: "none";
        };
        /**
         * Odds
         * @description So many of the cards in the pile fit into no column.
         */
        Odds: {
            /** @enum {unknown} */
            type: "odds";
            id: string;
            misfits: number;
            pile: number;
        };
        Outgoing: components["schemas"]["State"] | components["schemas"]["Resumed"] | components["schemas"]["MoveEvent"] | components["schemas"]["TableEvent"] | components["schemas"]["ChatEvent"] | components["schemas"]["Presence"] | components["schemas"]["Reaction"] | components["schemas"]["Done"] | components["schemas"]["Refused"] | components["schemas"]["Preview"] | components["schemas"]["Why"] | components["schemas"]["Odds"] | components["schemas"]["Tips"] | components["schemas"]["Hint"] | components["schemas"]["Thinking"] | components["schemas"]["Pong"] | components["schemas"]["Bye"];
        /**
         * Ping
         * @description A check that the server answers.
         */
        Ping: {
            /** @enum {unknown} */
            type: "ping";
            /** @default null */
            id?: string | null;
        };
        /**
         * PlayerData
         * @description All that is kept of one player at one table.
         */
        PlayerData: {
            table: string;
            seat: number;
            name: string;
            chat: string[];
            decisions: string[];
        };
        /**
         * Pong
         * @description The answer to a ping.
         */
        Pong: {
            /** @enum {unknown} */
            type: "pong";
            id: string | null;
            at: number;
        };
        /**
         * Presence
         * @description Who is connected; not numbered, not kept.
         */
        Presence: {
            /** @enum {unknown} */
            type: "presence";
            here: number[];
            watching: number;
            host_here: boolean;
            host_open: boolean;
        };
        /**
         * Preview
         * @description What a decision would do at once.
         */
        Preview: {
            /** @enum {unknown} */
            type: "preview";
            id: string;
            effect: components["schemas"]["LinkoForesight"] | components["schemas"]["PushForesight"];
        };
        /**
         * Problem
         * @description Why a request was not carried out.
         */
        Problem: {
            code: string;
            sentence: string;
            args: {
                [key: string]: number | string;
            };
        };
        /**
         * Promise
         * @description A promise of the seat's share in the deal with this commitment.
         */
        Promise: {
            /** @enum {unknown} */
            type: "promise";
            id: string;
            commitment: string;
            promise: string;
        };
        /**
         * PromiseWish
         * @description A promise of the seat's share in the deal with this commitment.
         */
        PromiseWish: {
            commitment: string;
            promise: string;
        };
        /**
         * PushBusted
         * @description A seat turned up a card that fits nowhere; it is discarded.
         */
        PushBusted: {
            /** @enum {unknown} */
            fact: "busted";
            seat: number;
            card: string;
        };
        /**
         * PushCleared
         * @description Nobody took a column; it is discarded.
         */
        PushCleared: {
            /** @enum {unknown} */
            fact: "cleared";
            column: string;
            cards: string[];
        };
        /**
         * PushClearedSwitches
         * @description The turn's switch cards are discarded.
         */
        PushClearedSwitches: {
            /** @enum {unknown} */
            fact: "cleared-switches";
            count: number;
        };
        /**
         * PushDry
         * @description The pile is empty: the game is over.
         */
        PushDry: {
            /** @enum {unknown} */
            fact: "dry";
        };
        PushFact: components["schemas"]["PushTurned"] | components["schemas"]["PushSwitched"] | components["schemas"]["PushBusted"] | components["schemas"]["PushPlaced"] | components["schemas"]["PushTook"] | components["schemas"]["PushRolled"] | components["schemas"]["PushLost"] | components["schemas"]["PushProtected"] | components["schemas"]["PushCleared"] | components["schemas"]["PushClearedSwitches"] | components["schemas"]["PushDry"] | components["schemas"]["PushTurn"];
        /**
         * PushForesight
         * @description How many cards of the pile would bust after a decision, and how many there are.
         */
        PushForesight: {
            /** @enum {unknown} */
            game: "push";
            misfits: number | null;
            pile: number | null;
        };
        /**
         * PushInfo
         * @description How a browser subscribes to notices of this server.
         */
        PushInfo: {
            /** @description The server's public key; null if it sends no notices. */
            key: string | null;
        };
        /**
         * PushLost
         * @description A seat lost its bench cards of a colour to the die.
         */
        PushLost: {
            /** @enum {unknown} */
            fact: "lost";
            seat: number;
            colour: string;
            points: number;
            cards: {
                [key: string]: number;
            };
        };
        /**
         * PushOff
         * @description A browser that wants no more notices.
         */
        PushOff: {
            endpoint: string;
        };
        /**
         * PushPlaced
         * @description A seat placed the card turned up.
         */
        PushPlaced: {
            /** @enum {unknown} */
            fact: "placed";
            seat: number;
            card: string;
            column: string;
        };
        /**
         * PushPlayer
         * @description What everybody sees of a seat.
         */
        PushPlayer: {
            bench: {
                [key: string]: number;
            };
            protected: {
                [key: string]: number;
            };
            score: number;
            cards: number;
        };
        /**
         * PushProtected
         * @description A seat protected its bench cards of a colour.
         */
        PushProtected: {
            /** @enum {unknown} */
            fact: "protected";
            seat: number;
            colour: string;
            points: number;
            cards: {
                [key: string]: number;
            };
        };
        /**
         * PushRolled
         * @description A seat rolled the die, and lost so many points in all.
         */
        PushRolled: {
            /** @enum {unknown} */
            fact: "rolled";
            seat: number;
            face: string | null;
            points: number;
        };
        /**
         * PushSwitched
         * @description A seat turned up a switch card; the way in which the others now choose.
         */
        PushSwitched: {
            /** @enum {unknown} */
            fact: "switched";
            seat: number;
            clockwise: boolean;
        };
        /**
         * PushTook
         * @description A seat took a column; its cards joined the bench, or those that are safe.
         */
        PushTook: {
            /** @enum {unknown} */
            fact: "took";
            seat: number;
            column: string;
            points: number;
            cards: string[];
            bench: {
                [key: string]: number;
            };
            safe: {
                [key: string]: number;
            };
        };
        /**
         * PushTurn
         * @description The turn passes to a seat.
         */
        PushTurn: {
            /** @enum {unknown} */
            fact: "turn";
            seat: number;
        };
        /**
         * PushTurned
         * @description A seat turned up a card that is now to be placed.
         */
        PushTurned: {
            /** @enum {unknown} */
            fact: "turned";
            seat: number;
            card: string;
        };
        /**
         * PushView
         * @description All that leaves the table for one seat, or for a spectator.
         */
        PushView: {
            /** @enum {unknown} */
            game: "push";
            edition: string;
            rules: number;
            seat: number | null;
            move: number;
            to_move: number | null;
            phase: string;
            active: number;
            card: string | null;
            switches: number;
            columns: string[][];
            players: components["schemas"]["PushPlayer"][];
            pile: number;
            discards: {
                [key: string]: number;
            };
            unseen: {
                [key: string]: number;
            };
            last_roll: string | null;
            rolls: number;
            legal: string[];
            over: boolean;
            end: string | null;
            winners: number[];
            hands?: {
                [key: string]: number;
            }[];
        };
        /**
         * QrWish
         * @description What a code should lead to.
         */
        QrWish: {
            text: string;
        };
        /**
         * React
         * @description Show a face, or one of a few phrases, over the own seat; who looks on shows faces only.
         */
        React: {
            /** @enum {unknown} */
            type: "react";
            id: string;
            /** @enum {unknown} */
            what: "again" | "cry" | "growl" | "laugh" | "lucky" | "ouch" | "smile" | "well-played" | "wink" | "wow";
            /**
             * @description The lynx of who looks on.
             * @default null
             */
            face?: number | null;
        };
        /**
         * Reaction
         * @description A face or a phrase over a seat, for a moment; not numbered, not kept.
         */
        Reaction: {
            /** @enum {unknown} */
            type: "reaction";
            /** @description 0: of somebody who looks on. */
            seat: number;
            /** @enum {unknown} */
            what: "again" | "cry" | "growl" | "laugh" | "lucky" | "ouch" | "smile" | "well-played" | "wink" | "wow";
            /** @description Theirs, if they said which. */
            face?: number;
        };
        /**
         * ReadyWish
         * @description Whether somebody is ready for the next game.
         */
        ReadyWish: {
            ready: boolean;
        };
        /**
         * Refused
         * @description A request was not carried out, and why.
         */
        Refused: {
            /** @enum {unknown} */
            type: "refused";
            id: string | null;
            code: string;
            sentence: string;
            args: {
                [key: string]: number | string;
            };
            rule: string | null;
            /** @description The move number that the table is at. */
            move: number | null;
        };
        /**
         * Replay
         * @description A game, from the deal on, as somebody's eyes saw it.
         */
        Replay: {
            /** @enum {unknown} */
            game: "linko" | "push";
            edition: string;
            names: string[];
            eyes: number | ("none" | "open");
            scripted: boolean;
            tags: {
                [key: string]: string;
            };
            view: components["schemas"]["LinkoView"] | components["schemas"]["PushView"];
            events: components["schemas"]["ReplayEvent"][];
            over: boolean;
            scores: number[] | null;
            winners: number[];
            end: string | null;
        };
        /**
         * ReplayEvent
         * @description One decision of a replay, as the chosen eyes saw it.
         */
        ReplayEvent: {
            seat: number;
            token: string;
            patch: Record<string, unknown>;
            facts: components["schemas"]["LinkoFact"][] | components["schemas"]["PushFact"][];
        };
        /**
         * Result
         * @description How a game ended. Nothing in it is a secret any more.
         */
        Result: {
            game_number: number;
            round: number;
            end: string;
            scores: number[];
            winners: number[];
            hands: {
                [key: string]: number;
            }[];
            commitment: string;
            /** @description What the deal was made from; None for a lesson. */
            seed: string | null;
            match: components["schemas"]["MatchResult"] | null;
            /** @description Where several people have played before. */
            evening?: components["schemas"]["Evening"];
        };
        /**
         * Resumed
         * @description The viewer has seen all up to `since`; what it missed follows, up to event `n`.
         */
        Resumed: {
            /** @enum {unknown} */
            type: "resumed";
            n: number;
            /** @description As in a state: the server may be of another release than the one before. */
            form: components["schemas"]["Form"] | null;
        };
        /**
         * Reveal
         * @description The seat's share, once the terms are sealed.
         */
        Reveal: {
            /** @enum {unknown} */
            type: "reveal";
            id: string;
            share: string;
        };
        /**
         * RevealWish
         * @description The seat's share, once the terms are sealed.
         */
        RevealWish: {
            share: string;
        };
        /**
         * Script
         * @description A lesson: the deck is laid out, and some seats play what is written here.
         */
        Script: {
            deck: string[];
            /** @default {} */
            moves?: {
                [key: string]: string[];
            };
            /** @default [] */
            dice?: string[];
        };
        /**
         * SeatClaimed
         * @description An own seat. The key is told once.
         */
        SeatClaimed: {
            table: string;
            seat: number;
            key: string;
            info: components["schemas"]["TableInfo"];
        };
        /**
         * SeatInfo
         * @description One seat, as everybody sees it.
         */
        SeatInfo: {
            seat: number;
            /** @enum {unknown} */
            kind: "bot" | "free" | "person" | "script";
            name: string;
            level: string | null;
            /** @description Whether a device of this seat is connected. */
            here: boolean;
            /** @description Whether a bot plays for the person. */
            stand_in: boolean;
            auto: boolean;
            /** @description Which of twelve lynxes the person chose; null: none, a page finds one. */
            face: number | null;
            /** @description Whether the person is ready for the next game. */
            ready: boolean;
            /** @description Its bot gave no answer: until the next game the table's stand-in plays instead. */
            failed?: boolean;
        };
        /**
         * Seen
         * @description A view, and the event it stands after.
         */
        Seen: {
            n: number;
            info: components["schemas"]["TableInfo"];
            view: (components["schemas"]["LinkoView"] | components["schemas"]["PushView"]) | null;
            /** @description With `since`: the decisions after that move. */
            events?: components["schemas"]["Happened"][];
        };
        /**
         * Setup
         * @description What is agreed at a table: in requests, in what is told of a table, and in its log.
         *
         *         A request may leave out all that has a default. In a log it holds the edition's flags, so that
         *         a later change of the edition leaves the table alone. Flags that came later are named only
         *         where they are not as before: versions that do not know them can play the table too.
         */
        Setup: {
            /** @enum {string} */
            game: "linko" | "push";
            seats: number;
            /**
             * @description An edition's name, or `custom` with all flags; empty: the game's usual one.
             * @default
             */
            edition: string;
            /**
             * @description In a request: those that are not as the edition says.
             * @default {}
             */
            flags: {
                [key: string]: string;
            };
            /**
             * @description The version of the game's rules; 0: the present one.
             * @default 0
             */
            rules: number;
            /**
             * @default {
             *       "kind": "none"
             *     }
             */
            clock: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            /**
             * @description How often every seat begins; 0 for a single game. (L20)
             * @default 0
             */
            match: number;
            /**
             * @description The seat that begins the first game; null draws it with the deal.
             * @default null
             */
            start: number | null;
            /** @default false */
            public: boolean;
            /** @default true */
            spectators: boolean;
            /** @default true */
            chat: boolean;
            /**
             * @description Whether bots give hints, while one person plays.
             * @default true
             */
            hints: boolean;
            /**
             * @description Whether the chance to bust is told, while one person plays.
             * @default true
             */
            odds: boolean;
            /**
             * @default medium
             * @enum {unknown}
             */
            stand_in: "champion" | "easy" | "expert" | "hard" | "medium";
            /**
             * @default human
             * @enum {unknown}
             */
            pace: "human" | "instant";
            /** @default  */
            title: string;
        };
        /**
         * SetupChange
         * @description What the host wants otherwise before the first deal; the rest stays.
         */
        SetupChange: {
            /** @enum {string} */
            game?: "linko" | "push";
            seats?: number;
            edition?: string;
            flags?: {
                [key: string]: string;
            };
            rules?: number;
            clock?: components["schemas"]["NoClock"] | components["schemas"]["LiveClock"] | components["schemas"]["DaysClock"];
            match?: number;
            start?: number | null;
            public?: boolean;
            spectators?: boolean;
            chat?: boolean;
            hints?: boolean;
            odds?: boolean;
            /** @enum {unknown} */
            stand_in?: "champion" | "easy" | "expert" | "hard" | "medium";
            /** @enum {unknown} */
            pace?: "human" | "instant";
            title?: string;
        };
        /**
         * State
         * @description The table as this viewer sees it now, after event `n`.
         */
        State: {
            /** @enum {unknown} */
            type: "state";
            n: number;
            /** @description The server's time now; its deadlines go by it. */
            at: number;
            seat: number | null;
            host: boolean;
            info: components["schemas"]["TableInfo"];
            view: (components["schemas"]["LinkoView"] | components["schemas"]["PushView"]) | null;
            /** @description How this game's moves are told; with a view. */
            form: components["schemas"]["Form"] | null;
            clock: components["schemas"]["Clocks"] | null;
            chat: components["schemas"]["ChatLine"][];
            /** @description Of the last game, once it is over. */
            result: components["schemas"]["Result"] | null;
        };
        /**
         * Subscription
         * @description Where a browser is called, the keys for what only it can read, and its language.
         */
        Subscription: {
            endpoint: string;
            p256dh: string;
            auth: string;
            /** @default en */
            language?: string;
        };
        /**
         * TableEvent
         * @description Something else that happened at the table.
         */
        TableEvent: {
            /** @enum {unknown} */
            type: "event";
            n: number;
            at: number;
            /** @enum {unknown} */
            kind: "table";
            /** @enum {unknown} */
            what: "auto" | "back" | "bot" | "bot-failed" | "changed" | "closed" | "ended" | "face" | "forgotten" | "freed" | "host" | "promised" | "ready" | "rematch" | "renamed" | "revealed" | "revoked" | "sealed" | "seated" | "stand-in" | "started" | "starting" | "undone" | "void";
            seat: number | null;
            info: components["schemas"]["TableInfo"];
            clock: components["schemas"]["Clocks"] | null;
            view?: components["schemas"]["LinkoView"] | components["schemas"]["PushView"];
            /** @description With a view. */
            form?: components["schemas"]["Form"];
            result?: components["schemas"]["Result"];
        };
        /**
         * TableFound
         * @description A table, and what the one who asks may do there.
         */
        TableFound: {
            info: components["schemas"]["TableInfo"];
            mine: number[];
            host: boolean;
        };
        /**
         * TableInfo
         * @description All about a table but the game itself.
         */
        TableInfo: {
            table: string;
            setup: components["schemas"]["Setup"];
            /** @enum {unknown} */
            status: "between" | "closed" | "over" | "playing" | "waiting";
            seats: components["schemas"]["SeatInfo"][];
            host_here: boolean;
            /** @description The host is away: any seated player may start, bring in bots and ask for a rematch. */
            host_open: boolean;
            watching: number;
            /** @description One person plays at most: only then are there hints and odds, if the set-up allows them. */
            alone: boolean;
            round: number;
            rounds: number;
            sheet: number[][];
            totals: number[];
            winners: number[];
            /** @description The seat that began this game. */
            start: number | null;
            /** @description Who starts each round of the match, as far as it is fixed. */
            starters: number[];
            scripted: boolean;
            created: number;
            /** @description How many games have begun here. */
            game_number: number;
            /** @description Empty, or `unplayable`: its log does not replay. */
            notice: string;
            /** @description None for lessons. */
            deal: components["schemas"]["DealInfo"] | null;
            /** @description Where the one sits to whom the host gave the role; null: the holder of the host's key. */
            host_seat: number | null;
            /** @description Whether decisions may be taken back: told by tables that need no server, of one person. */
            undo?: boolean;
        };
        /**
         * TableMade
         * @description A new table. The host's link is for its maker alone.
         */
        TableMade: {
            table: string;
            host_key: string;
            host_link: string;
            invite: string;
            invite_link: string;
            info: components["schemas"]["TableInfo"];
        };
        /**
         * TakenOver
         * @description The seat that this device holds now too.
         */
        TakenOver: {
            seat: number;
            info: components["schemas"]["TableInfo"];
        };
        /**
         * Thinking
         * @description How far a bot's thoughts are; only told by tables that need no server.
         */
        Thinking: {
            /** @enum {unknown} */
            type: "thinking";
            /** @description The seat that is thought for. */
            seat: number;
            /** @description Whether somebody at that seat has asked for a hint; else its bot decides. */
            hint: boolean;
            /** @description From 0 to 1. */
            share: number;
        };
        /**
         * Tips
         * @description What is worth knowing after the last decision, weightiest first.
         */
        Tips: {
            /** @enum {unknown} */
            type: "tips";
            id: string;
            move: number;
            tips: components["schemas"]["Advice"][];
        };
        /**
         * Undo
         * @description Take back the own last decision, and all since; only at tables where `info.undo` says so.
         */
        Undo: {
            /** @enum {unknown} */
            type: "undo";
            id: string;
        };
        /**
         * Version
         * @description The server's version and protocol.
         */
        Version: {
            version: string;
            /** @enum {unknown} */
            protocol: 1;
        };
        /**
         * Void
         * @description A deal that became void, because shares were not revealed.
         */
        Void: {
            /** @description Seats whose shares are missing. */
            seats: number[];
            /**
             * @description `late`: not in time; `left`: they went.
             * @enum {unknown}
             */
            cause: "late" | "left";
            /** @description How many deals of this game became void. */
            count: number;
        };
        /**
         * Why
         * @description Whether a decision is allowed, or the reason and the rule.
         */
        Why: {
            /** @enum {unknown} */
            type: "why";
            id: string;
            allowed: boolean;
            code: string;
            sentence: string;
            args: {
                [key: string]: number | string;
            };
            rule: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Advice = components['schemas']['Advice'];
export type AskHint = components['schemas']['AskHint'];
export type AskOdds = components['schemas']['AskOdds'];
export type AskPreview = components['schemas']['AskPreview'];
export type AskTips = components['schemas']['AskTips'];
export type AskWhy = components['schemas']['AskWhy'];
export type AutoWish = components['schemas']['AutoWish'];
export type BotWish = components['schemas']['BotWish'];
export type Bye = components['schemas']['Bye'];
export type Chat = components['schemas']['Chat'];
export type ChatEvent = components['schemas']['ChatEvent'];
export type ChatLine = components['schemas']['ChatLine'];
export type Checks = components['schemas']['Checks'];
export type ClaimWish = components['schemas']['ClaimWish'];
export type Clocks = components['schemas']['Clocks'];
export type DailyForgotten = components['schemas']['DailyForgotten'];
export type DailyKey = components['schemas']['DailyKey'];
export type DailyResult = components['schemas']['DailyResult'];
export type DailyTally = components['schemas']['DailyTally'];
export type DaysClock = components['schemas']['DaysClock'];
export type DealInfo = components['schemas']['DealInfo'];
export type Decide = components['schemas']['Decide'];
export type DecideWish = components['schemas']['DecideWish'];
export type Decided = components['schemas']['Decided'];
export type Done = components['schemas']['Done'];
export type EditionInfo = components['schemas']['EditionInfo'];
export type Enough = components['schemas']['Enough'];
export type Evening = components['schemas']['Evening'];
export type FaceWish = components['schemas']['FaceWish'];
export type Fairness = components['schemas']['Fairness'];
export type FlagInfo = components['schemas']['FlagInfo'];
export type Form = components['schemas']['Form'];
export type GameInfo = components['schemas']['GameInfo'];
export type Games = components['schemas']['Games'];
export type GiveHost = components['schemas']['GiveHost'];
export type HandOver = components['schemas']['HandOver'];
export type Happened = components['schemas']['Happened'];
export type Hint = components['schemas']['Hint'];
export type HostLink = components['schemas']['HostLink'];
export type HostNow = components['schemas']['HostNow'];
export type Incoming = components['schemas']['Incoming'];
export type InfoOnly = components['schemas']['InfoOnly'];
export type InviteLink = components['schemas']['InviteLink'];
export type Invited = components['schemas']['Invited'];
export type Join = components['schemas']['Join'];
export type KeyWish = components['schemas']['KeyWish'];
export type LinkoDeclined = components['schemas']['LinkoDeclined'];
export type LinkoDiscarded = components['schemas']['LinkoDiscarded'];
export type LinkoDrew = components['schemas']['LinkoDrew'];
export type LinkoDrewPile = components['schemas']['LinkoDrewPile'];
export type LinkoDry = components['schemas']['LinkoDry'];
export type LinkoFact = components['schemas']['LinkoFact'];
export type LinkoForesight = components['schemas']['LinkoForesight'];
export type LinkoGhostGained = components['schemas']['LinkoGhostGained'];
export type LinkoGhostLaid = components['schemas']['LinkoGhostLaid'];
export type LinkoLaid = components['schemas']['LinkoLaid'];
export type LinkoLeft = components['schemas']['LinkoLeft'];
export type LinkoOut = components['schemas']['LinkoOut'];
export type LinkoPlayer = components['schemas']['LinkoPlayer'];
export type LinkoReclaimed = components['schemas']['LinkoReclaimed'];
export type LinkoRefilled = components['schemas']['LinkoRefilled'];
export type LinkoRobbed = components['schemas']['LinkoRobbed'];
export type LinkoSnatched = components['schemas']['LinkoSnatched'];
export type LinkoStalled = components['schemas']['LinkoStalled'];
export type LinkoTook = components['schemas']['LinkoTook'];
export type LinkoTurn = components['schemas']['LinkoTurn'];
export type LinkoView = components['schemas']['LinkoView'];
export type LiveClock = components['schemas']['LiveClock'];
export type Lobby = components['schemas']['Lobby'];
export type MatchResult = components['schemas']['MatchResult'];
export type MoveEvent = components['schemas']['MoveEvent'];
export type NameWish = components['schemas']['NameWish'];
export type NewKey = components['schemas']['NewKey'];
export type NewTable = components['schemas']['NewTable'];
export type NoClock = components['schemas']['NoClock'];
export type Odds = components['schemas']['Odds'];
export type Outgoing = components['schemas']['Outgoing'];
export type Ping = components['schemas']['Ping'];
export type PlayerData = components['schemas']['PlayerData'];
export type Pong = components['schemas']['Pong'];
export type Presence = components['schemas']['Presence'];
export type Preview = components['schemas']['Preview'];
export type Problem = components['schemas']['Problem'];
export type Promise = components['schemas']['Promise'];
export type PromiseWish = components['schemas']['PromiseWish'];
export type PushBusted = components['schemas']['PushBusted'];
export type PushCleared = components['schemas']['PushCleared'];
export type PushClearedSwitches = components['schemas']['PushClearedSwitches'];
export type PushDry = components['schemas']['PushDry'];
export type PushFact = components['schemas']['PushFact'];
export type PushForesight = components['schemas']['PushForesight'];
export type PushInfo = components['schemas']['PushInfo'];
export type PushLost = components['schemas']['PushLost'];
export type PushOff = components['schemas']['PushOff'];
export type PushPlaced = components['schemas']['PushPlaced'];
export type PushPlayer = components['schemas']['PushPlayer'];
export type PushProtected = components['schemas']['PushProtected'];
export type PushRolled = components['schemas']['PushRolled'];
export type PushSwitched = components['schemas']['PushSwitched'];
export type PushTook = components['schemas']['PushTook'];
export type PushTurn = components['schemas']['PushTurn'];
export type PushTurned = components['schemas']['PushTurned'];
export type PushView = components['schemas']['PushView'];
export type QrWish = components['schemas']['QrWish'];
export type React = components['schemas']['React'];
export type Reaction = components['schemas']['Reaction'];
export type ReadyWish = components['schemas']['ReadyWish'];
export type Refused = components['schemas']['Refused'];
export type Replay = components['schemas']['Replay'];
export type ReplayEvent = components['schemas']['ReplayEvent'];
export type Result = components['schemas']['Result'];
export type Resumed = components['schemas']['Resumed'];
export type Reveal = components['schemas']['Reveal'];
export type RevealWish = components['schemas']['RevealWish'];
export type Script = components['schemas']['Script'];
export type SeatClaimed = components['schemas']['SeatClaimed'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type Seen = components['schemas']['Seen'];
export type Setup = components['schemas']['Setup'];
export type SetupChange = components['schemas']['SetupChange'];
export type State = components['schemas']['State'];
export type Subscription = components['schemas']['Subscription'];
export type TableEvent = components['schemas']['TableEvent'];
export type TableFound = components['schemas']['TableFound'];
export type TableInfo = components['schemas']['TableInfo'];
export type TableMade = components['schemas']['TableMade'];
export type TakenOver = components['schemas']['TakenOver'];
export type Thinking = components['schemas']['Thinking'];
export type Tips = components['schemas']['Tips'];
export type Undo = components['schemas']['Undo'];
export type Version = components['schemas']['Version'];
export type Void = components['schemas']['Void'];
export type Why = components['schemas']['Why'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
