import { isLocal } from "./ids";
import { href, type Place, placeOf, server, currentPlace } from "./address";

export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string | null }
  | { screen: "here" }
  | { screen: "deal" }
  | { screen: "games" }
  | { screen: "daily" }
  | { screen: "trail" }
  | { screen: "join"; invite: string }
  | { screen: "table"; table: string }
  | { screen: "replay"; table: string | null }
  | { screen: "learn"; game: string | null }
  | { screen: "rules"; game: string | null }
  | { screen: "lost" };

export function route(path: string, query = ""): Route {
  const [screen, part, more] = path.split("/").filter(Boolean).map(plain);
  if (screen === undefined) return { screen: "home" };
  if (more !== undefined) return { screen: "lost" };
  switch (screen) {
    case "new":
      return new URLSearchParams(query).has("here") ? { screen: "here" } : { screen, game: part ?? null };
    case "play":
      return part ? { screen: "lost" } : { screen: "deal" };
    case "games":
    case "daily":
    case "trail":
      return part ? { screen: "lost" } : { screen };
    case "j":
      return part ? { screen: "join", invite: part } : { screen: "lost" };
    case "t":
      return part ? { screen: "table", table: part } : { screen: "lost" };
    case "replay":
      return { screen, table: part ?? null };
    case "learn":
      return { screen, game: part ?? null };
    case "rules":
      return { screen, game: part ?? null };
    default:
      return { screen: "lost" };
  }
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What a page without a server shows in place of what needs one. */
export function offered(found: Route): Route {
  if (found.screen === "new") return { screen: "here" };
  const elsewhere = found.screen === "join" || (found.screen === "table" && !isLocal(found.table));
  return elsewhere ? { screen: "lost" } : found;
}

function shown(path: string, query: string): Route {
  const found = route(path, query);
  return server ? found : offered(found);
}

/** Where one is: a place such as `/t/ID`, whatever the address of the page. */
class Router {
  path = $state("/");
  query = $state("");
  hash = $state("");
  route = $derived(shown(this.path, this.query));

  start(): void {
    this.#read();
    // Such links come from static sites; a server of ours has plainer ones.
    if (/^#(\/|lynx=)/.test(location.hash)) this.note(currentPlace());
    window.addEventListener("popstate", () => this.#read());
    window.addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => this.#click(event));
  }

  /** Goes to a place; `replace` leaves no step back. */
  go(to: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", href(to));
    else history.pushState(null, "", href(to));
    this.#read();
    if (!replace) window.scrollTo(0, 0);
  }

  /** Writes into the bar where in a place one is, without going anywhere. */
  note(part: Partial<Place>): void {
    const { path, query, hash } = { ...currentPlace(), ...part };
    history.replaceState(history.state, "", href(path + query + hash));
  }

  #read(): void {
    ({ path: this.path, query: this.query, hash: this.hash } = currentPlace());
  }

  /** Plain clicks on our own links stay in the page. */
  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const place = placeOf(link);
    if (place === null) return;
    event.preventDefault();
    this.go(place);
  }
}

export const router = new Router();

/** The path behind what someone pasted: an invite link, a table link, or the bare code of an invite. */
export function pathOf(text: string): string | null {
  const trimmed = text.trim();
  const link = /\/([jt])\/([\w-]{8,64})(#[\w=-]+)?/.exec(trimmed);
  if (link) return `/${link[1]}/${link[2]}${link[3] ?? ""}`;
  return /^[\w-]{16}$/.test(trimmed) ? `/j/${trimmed}` : null;
}
