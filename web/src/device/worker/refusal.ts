import { EngineError, Refusal } from "../../engine";
import type { ToldRefusal } from "./messages";
import { SENTENCES } from "./sentences.gen";

export function refuse(key: keyof typeof SENTENCES, about: Record<string, number | string> = {}): Refusal {
  const [text, ...told] = SENTENCES[key] as readonly [string, ...string[]];
  const sentence = text.replace(/\{(\w+)\}/g, (_, name: string) => String(about[name]));
  const args = Object.fromEntries(told.map((name) => [name, about[name]!]));
  return new Refusal(key.split(":")[0]!, sentence, args);
}

/** Why a question has no answer; of our own faults no more than that. */
export function refusalOf(fault: unknown): ToldRefusal {
  if (fault instanceof EngineError)
    return { code: fault.code, sentence: fault.message, args: {}, rule: null };
  if (!(fault instanceof Refusal)) console.error(fault);
  const { code, sentence, args, rule } = fault instanceof Refusal ? fault : refuse("fault");
  return { code, sentence, args, rule };
}
