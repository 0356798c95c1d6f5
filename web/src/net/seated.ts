// What the table needs of a session, by what it is about: the lessons bring their own.
import type { TableSession } from "./session.svelte";

type Of<K extends keyof TableSession> = Readonly<Pick<TableSession, K>>;

export type Place = Of<"table" | "info" | "names" | "seat" | "mine" | "host" | "look">;

/** The game, as far as it has been shown. */
export type Course = Of<"view" | "log" | "result"> & Pick<TableSession, "animate" | "hold">;

/** The line to the server, and what comes over it besides the game. */
export type Line = Of<"link" | "bye" | "clock" | "skew" | "chat" | "news" | "reactions" | "thinking">;

/** What a person does at the table. */
export type Deciding = Of<
  "pending" | "refusal" | "decide" | "undo" | "react" | "say" | "next" | "standIn" | "setAuto" | "manage"
>;

/** An answer without the envelope it may have come in. */
export type Bare<A> = Omit<A, "type" | "id">;

export type Asking = Of<"preview" | "why" | "odds" | "tips" | "hint" | "enough">;

export type Seated = Place & Course & Line & Deciding & Asking;
