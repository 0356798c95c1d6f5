import { currentPlace } from "../page/address";
import { speak } from "../words/bundle.svelte";
import { keep, recall } from "../page/storage";
import { pick, type Tongue } from "../words/languages";

type Theme = "auto" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";

export const THEMES: readonly Theme[] = ["auto", "light", "dark"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];
/** How long a movement of 1 lasts at each speed. */
const PACE: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.55, instant: 0 };

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
  /** What they are called until they give a name: drawn at the first visit. */
  nick: string | null;
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
  nick: null,
  face: null,
};

/** Short, for either sex, and a name in every language; none is a bot's. */
const NICKS = [
  "Pip",
  "Momo",
  "Nilo",
  "Lumi",
  "Timo",
  "Miro",
  "Juno",
  "Runa",
  "Kimi",
  "Yuki",
  "Robin",
  "Sasha",
];
const LYNXES = 12;
const any = (count: number): number => Math.floor(Math.random() * count);

function read(): Kept {
  const kept = recall(KEY, { ...DEFAULTS });
  if (kept.face === null || kept.nick === null) {
    kept.face ??= any(LYNXES);
    kept.nick ??= NICKS[any(NICKS.length)]!;
    keep(KEY, kept);
  }
  return kept;
}

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
  /** Heard from the first tap on, until someone mutes them. */
  get sounds(): boolean {
    return !this.#kept.muted;
  }
  set sounds(sounds: boolean) {
    this.#keep({ muted: !sounds });
  }
  get reactions(): boolean {
    return this.#kept.reactions;
  }
  set reactions(reactions: boolean) {
    this.#keep({ reactions });
  }
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
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }
  /** The name that they gave, else the one that they were given. */
  get called(): string {
    return this.name || this.#kept.nick!;
  }
  /** Their lynx, from the first visit on. */
  get face(): number {
    return this.#kept.face ?? 0;
  }
  set face(face: number) {
    this.#keep({ face });
  }
  /** The system asks for less motion: cross-fades, no travel. */
  get calm(): boolean {
    return this.#calm;
  }
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
    const asked = new URLSearchParams(location.search || currentPlace().query).get("lang");
    await this.#speak(pick(asked, this.#kept.language, navigator.languages));
  }

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
