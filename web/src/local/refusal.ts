import { Refusal } from "../engine";
import { SENTENCES } from "./sentences.gen";

export { Refusal };
export type SentenceKey = keyof typeof SENTENCES;

/** A refusal by the key of its sentence, in the server's words. */
export function refuse(key: SentenceKey, about: Record<string, number | string> = {}): Refusal {
  const [text, ...told] = SENTENCES[key] as readonly [string, ...string[]];
  const sentence = text.replace(/\{(\w+)\}/g, (_, name: string) => String(about[name]));
  return new Refusal(
    key.split(":")[0]!,
    sentence,
    Object.fromEntries(told.map((name) => [name, about[name]!])),
  );
}

/** The same request was carried out before: as event `n`. */
export class Already extends Error {
  constructor(readonly n: number) {
    super();
  }
}
