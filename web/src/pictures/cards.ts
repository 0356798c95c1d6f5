// Cards for a canvas: drawn once by the component that draws them on the table, with the colours they have there.
import { flushSync, mount, unmount, type Component } from "svelte";
import CardBack from "../components/CardBack.svelte";
import type { Card } from "../protocol";

export const DOWN: Card = "?";

export type CardFace = Component<{ card: Card }>;

const SIZE = { width: "240", height: "344" };
/** What a stylesheet says of a shape, and a picture must say itself. */
const LOOKS = ["fill", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin", "opacity"];

/** A picture of each of these cards; without a face all are face down. */
export async function picturesOf(
  Face: CardFace | null,
  cards: Iterable<Card>,
): Promise<ReadonlyMap<Card, HTMLImageElement>> {
  const kinds = [...new Set(cards)];
  const pictures = await Promise.all(kinds.map((card) => loaded(sourceOf(Face, card))));
  return new Map(kinds.map((card, i) => [card, pictures[i]!]));
}

export async function loaded(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

function sourceOf(Face: CardFace | null, card: Card): string {
  const place = document.createElement("div");
  place.style.cssText = "position: fixed; visibility: hidden; pointer-events: none";
  document.body.append(place);
  const shown =
    Face && card !== DOWN
      ? mount(Face, { target: place, props: { card } })
      : mount(CardBack, { target: place });
  flushSync();
  const picture = still(place.querySelector("svg")!);
  void unmount(shown);
  place.remove();
  return `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(picture))}`;
}

/** The same drawing, dressed by attributes. */
function still(svg: SVGSVGElement): SVGSVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const [from, to] = [svg, copy].map((one) => [one, ...one.querySelectorAll<SVGElement>("*")]);
  from!.forEach((one, i) => {
    const look = getComputedStyle(one);
    for (const name of LOOKS) to![i]!.setAttribute(name, look.getPropertyValue(name));
  });
  for (const [name, value] of Object.entries(SIZE)) copy.setAttribute(name, value);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  return copy;
}
