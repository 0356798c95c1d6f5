import type { Face } from "../face";
import PushCard from "./PushCard.svelte";

export const face: Face = {
  tile: { Card: PushCard, cards: ["g2", "r5", "b1", "y6"], step: [3], covered: true },
  cloth: "violet",
  lynx: 5,
  usual: ["push"],
  odds: true,
};
