import type { Profile } from "../profile";
import PushCard from "./PushCard.svelte";

export const profile: Profile = {
  tile: { Card: PushCard, cards: ["g2", "r5", "b1", "y6"], step: [3], covered: true },
  cloth: "violet",
  lynx: 5,
  odds: true,
};
