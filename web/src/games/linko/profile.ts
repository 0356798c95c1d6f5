import type { Profile } from "../profile";
import LinkoCard from "./LinkoCard.svelte";

export const profile: Profile = {
  tile: { Card: LinkoCard, cards: ["4", "9", "9", "J"], step: [1, 2], covered: false },
  lynx: 0,
  odds: false,
};
