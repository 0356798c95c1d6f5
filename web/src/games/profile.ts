// What a game shows of itself before anybody plays it: small, since the first page brings it.
import type { Component } from "svelte";

export interface Profile {
  /** Its picture on the first page: four of its cards. */
  tile: {
    Card: Component<{ card: string }>;
    cards: readonly string[];
    /** The cards that a newcomer may tap at once, and whether they lie face down until then. */
    step: readonly number[];
    covered: boolean;
  };
  /** The class of its cloth, where that is not the green one. */
  cloth?: "violet";
  lynx: number;
  /** Whether there are odds that a host may show. */
  odds: boolean;
}
