import { standing } from "./address";
import { speak } from "./bundle.svelte";
import { keep, recall } from "./kept";
import { pick, type Tongue } from "./languages";

export type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";

export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];
/** How long a movement of 1 lasts at each speed. */
export const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.55, instant: 0 };

const KEY = "lynxdeck.settings";

interface Kept {
  language: string | null;
  theme: Theme;
  speed: Speed;
  muted: boolean;
  reactions: boolean;
  notices: boolean;
  auto: boolean;
  name: string;
  face: number | null;
}

const DEFAULTS: Kept = {
  language: null,
  theme: "auto",
  speed: "normal",
  muted: false,
  reactions: true,
  notices: false,
  auto: true,
  name: "",
  face: null,
};

const read = (): Kept => recall(KEY, { ...DEFAULTS });

class Settings {
  #kept = $state(read());
  #calm = $state(false);
  language = $state<Tongue>("en");

  get theme(): Theme {
    return this.#kept.theme;
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }
  get speed(): Speed {
    return this.#kept.speed;
  }
  set speed(speed: Speed) {
    this.#keep({ speed });
  }
  /** Heard from the first tap on, until somebody mutes them. */
  get sounds(): boolean {
    return !this.#kept.muted;
  }
  set sounds(sounds: boolean) {
    this.#keep({ muted: !sounds });
  }
  /** Whether others' reactions are shown. */
  get reactions(): boolean {
    return this.#kept.reactions;
  }
  set reactions(reactions: boolean) {
    this.#keep({ reactions });
  }
  /** Notices outside the page when it is my decision. */
  get notices(): boolean {
    return this.#kept.notices;
  }
  set notices(notices: boolean) {
    this.#keep({ notices });
  }
  /** Decisions with one answer are made for me at the tables where I sit down. */
  get auto(): boolean {
    return this.#kept.auto;
  }
  set auto(auto: boolean) {
    this.#keep({ auto });
  }
  /** The name last played under. */
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }
  /** The lynx last played with; null: none was chosen. */
  get face(): number | null {
    return this.#kept.face;
  }
  set face(face: number | null) {
    this.#keep({ face });
  }
  /** The system asks for less motion: cross-fades, no travel. */
  get calm(): boolean {
    return this.#calm;
  }
  /** How long a movement of 1 lasts. */
  get pace(): number {
    return PACE[this.speed];
  }

  /** Reads the page's address and the system's wishes; resolves when words can be said. */
  async start(): Promise<void> {
    const motion = window.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.#calm = motion?.matches ?? false;
    motion?.addEventListener("change", () => {
      this.#calm = motion.matches;
    });
    // Another tab of ours changed something.
    window.addEventListener("storage", (event) => {
      if (event.key !== KEY) return;
      const before = this.#kept.language;
      this.#kept = read();
      this.#show();
      if (this.#kept.language && this.#kept.language !== before)
        void this.#speak(pick(null, this.#kept.language, []));
    });
    this.#show();
    const asked = new URLSearchParams(location.search || standing().query).get("lang");
    await this.#speak(pick(asked, this.#kept.language, navigator.languages));
  }

  /** Speaks another language from now on, and remembers it. */
  async choose(language: Tongue): Promise<void> {
    this.#keep({ language });
    await this.#speak(language);
  }

  async #speak(tongue: Tongue): Promise<void> {
    await speak(tongue);
    this.language = tongue;
  }

  #keep(part: Partial<Kept>): void {
    Object.assign(this.#kept, part);
    keep(KEY, this.#kept);
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.style.setProperty("--pace", this.#calm ? "0.001" : `${Math.max(this.pace, 0.001)}`);
  }
}

export const settings = new Settings();
