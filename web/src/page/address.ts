// Every address of the page is made here. Screens speak of places as `/t/ID`; what stands in the browser's bar depends
// on where the page lies: a server of ours answers each path, on a plain host the place is the fragment of one file.

/** Between query and hash of a place that is itself a fragment: neither path nor query holds one unescaped. */
const MARK = ";";

export class Addresses {
  constructor(
    readonly home: URL,
    /** Whether a server of ours answers there. */
    readonly server: boolean,
  ) {}

  href(place: string): string {
    return this.server ? this.home.pathname + place.slice(1) : `#${place.replace("#", MARK)}`;
  }

  /** The same as a whole address, to be sent to someone. */
  whole(place: string): string {
    return new URL(this.href(place), this.home).href;
  }

  file(name: string): string {
    return this.home.pathname + name;
  }

  /** The place that an address of the browser leads to; null where it is none of ours. */
  place({
    origin,
    pathname,
    search,
    hash,
  }: Pick<URL, "origin" | "pathname" | "search" | "hash">): string | null {
    // A proxy may answer at the page's folder without its last slash.
    const full = `${pathname}/` === this.home.pathname ? this.home.pathname : pathname;
    if (origin !== this.home.origin || !full.startsWith(this.home.pathname)) return null;
    const path = `/${full.slice(this.home.pathname.length)}`.replace(/^\/index\.html$/, "/");
    if (path === "/" && hash.startsWith("#/")) return hash.slice(1).replace(MARK, "#");
    if (path === "/" && hash.startsWith("#lynx=")) return `/replay${search}${hash}`;
    const known = this.server ? !path.startsWith("/api/") : path === "/";
    return known ? path + search + hash : null;
  }
}

const here = new Addresses(
  new URL(".", document.querySelector<HTMLLinkElement>("link[rel=manifest]")?.href ?? location.origin),
  document.querySelector("meta[name=lynxdeck-site]") === null,
);

/** Whether a server is there for what needs one: a static site says that it has none. */
export const { server } = here;
export const href = (place: string): string => here.href(place);
export const whole = (place: string): string => here.whole(place);
export const file = (name: string): string => here.file(name);
export const api = here.file("api/v1");
export const socketApi = here.home.origin.replace(/^http/, "ws") + api;
export const placeOf = (address: Parameters<Addresses["place"]>[0]): string | null => here.place(address);

export interface Place {
  path: string;
  query: string;
  hash: string;
}

/** Where the browser's bar says that one is. */
export const currentPlace = (): Place => partsOf(placeOf(location) ?? "/lost");

export function partsOf(place: string): Place {
  const [, path = "/", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(place) ?? [];
  return { path, query, hash };
}
