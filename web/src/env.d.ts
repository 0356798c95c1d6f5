/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:locale/*" {
  const text: string;
  export default text;
}

declare module "virtual:catalogue" {
  const built: { games: import("./protocol").GameInfo[]; version: string };
  export default built;
}

declare module "virtual:rules" {
  /** By `language/game`. */
  const texts: Record<string, () => Promise<{ default: string }>>;
  export default texts;
}
