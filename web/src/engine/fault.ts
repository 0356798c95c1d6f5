/** What keeps a game's module from being used here. */
export type FaultCode = "no-wasm" | "load" | "version";

/** The module is not to be had: the browser cannot run it, it did not come, or it is of other rules. */
export class EngineError extends Error {
  constructor(
    readonly code: FaultCode,
    sentence: string,
    options?: ErrorOptions,
  ) {
    super(sentence, options);
    this.name = "EngineError";
  }
}

/** How the house says no: a sentence for people, a stable code for programs. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly args: Readonly<Record<string, number | string>> = {},
    readonly rule: string | null = null,
  ) {
    super(sentence);
    this.name = "Refusal";
  }
}
