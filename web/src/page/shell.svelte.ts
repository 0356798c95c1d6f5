// What lies above any screen: the settings, the page of keys, a question, a short notice, the last word.

/** A line of the page that shows the keys; `does` is a key of the locale files. */
export interface Key {
  keys: readonly string[];
  does: string;
}

/** What is asked before it is done, because it cannot be taken back. */
export interface Question {
  title: string;
  about: string;
  yes: string;
  act(): void;
}

export type Sheet = "settings" | "keys" | "question";

class Shell {
  sheet = $state<Sheet | null>(null);
  keys = $state.raw<readonly Key[]>([]);
  question = $state.raw<Question | null>(null);
  /** A short sentence that goes by itself; read aloud. */
  notice = $state<string | null>(null);
  torn = $state.raw<unknown>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  open(sheet: Sheet): void {
    this.sheet = sheet;
  }

  close(): void {
    this.sheet = null;
  }

  ask(question: Question): void {
    this.question = question;
    this.open("question");
  }

  /** Registers a screen's keys; returns how to take them back. */
  use(keys: readonly Key[]): () => void {
    this.keys = keys;
    return () => {
      if (this.keys === keys) this.keys = [];
    };
  }

  tell(sentence: string): void {
    clearTimeout(this.#timer);
    this.notice = sentence;
    this.#timer = setTimeout(() => (this.notice = null), 5000);
  }
}

export const shell = new Shell();
