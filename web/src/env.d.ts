/// <reference types="svelte" />
/// <reference types="vite/client" />

/** True in dev and gallery builds: the fixture pages are left out of what people get. */
declare const __GALLERY__: boolean;

declare module "virtual:locale/*" {
  const text: string;
  export default text;
}

declare module "virtual:catalogue" {
  const built: { games: import("./lib/protocol").GameInfo[]; version: string };
  export default built;
}

declare module "virtual:rules" {
  /** By `language/game`. */
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
