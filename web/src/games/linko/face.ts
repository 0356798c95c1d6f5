import type { Face } from "../face";
import LinkoCard from "./LinkoCard.svelte";

export const face: Face = {
  tile: { Card: LinkoCard, cards: ["4", "9", "9", "J"] },
  usual: ["amigo-2022-basic", "amigo-2022-duel"],
  odds: false,
};
