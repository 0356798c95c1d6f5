import type { Face } from "../face";
import LinkoCard from "./LinkoCard.svelte";

export const face: Face = {
  tile: { Card: LinkoCard, cards: ["4", "9", "9", "J"], step: [1, 2], covered: false },
  lynx: 0,
  usual: ["amigo-2022-basic", "amigo-2022-duel"],
  odds: false,
};
