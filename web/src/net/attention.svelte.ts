// The page's title and icon say when it is your decision; a notice too, if wished, where the browser allows it.
import { isLocal } from "../page/ids";
import { file, whole } from "../page/address";
import { gameName, say } from "../words/words";
import { settings } from "../mine/settings.svelte";
import type { TableSession } from "./session.svelte";

const NAME = "Lynxdeck";

/** What the tab is called; `asked` marks it. */
export function show(title: string, asked: boolean): void {
  document.title = title ? `${title} · ${NAME}` : NAME;
  for (const icon of document.querySelectorAll<HTMLLinkElement>("link[rel~=icon]")) {
    const href = icon.dataset[asked ? "asked" : "calm"];
    if (href && icon.getAttribute("href") !== href) icon.setAttribute("href", href);
  }
}

/** Keeps the icons here, so that the page can change its own while the server is away. */
export async function keepIcons(): Promise<void> {
  for (const icon of document.querySelectorAll<HTMLLinkElement>("link[data-asked]")) {
    for (const face of ["calm", "asked"] as const) {
      const href = icon.dataset[face] ?? "";
      const drawn = href.startsWith("data:") ? null : await textAt(href).catch(() => null);
      if (!drawn) continue;
      const kept = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
      icon.dataset[face] = kept;
      if (icon.getAttribute("href") === href) icon.setAttribute("href", kept);
    }
  }
}

async function textAt(address: string): Promise<string | null> {
  const found = await fetch(address);
  return found.ok ? found.text() : null;
}

/** Whether this page may show notices: only over https, and only where the browser knows them. */
export function noticesPossible(): boolean {
  return globalThis.isSecureContext && "Notification" in globalThis;
}

const allowed = (): boolean => noticesPossible() && Notification.permission === "granted";

export async function askForNotices(): Promise<boolean> {
  if (!noticesPossible()) return false;
  return (await Notification.requestPermission()) === "granted";
}

async function notify(title: string, body: string, table: string): Promise<void> {
  const options = { body, tag: table, icon: file("icons/eye-192.png"), data: whole(`/t/${table}`) };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options);
}

export class Attention {
  #stop: () => void;
  #told = -1;
  #subscribed = "";

  constructor(session: TableSession) {
    void keepIcons();
    this.#stop = $effect.root(() => {
      $effect(() => {
        const { info, asked, view, table, seat } = session;
        if (!info) return show("", false);
        if (table && seat !== null) this.#subscribe(table, seat);
        const game = gameName(info.setup.game);
        show(asked ? say("web-title-asked", { game }) : game, asked);
        if (!asked || !view || view.move === this.#told) return;
        this.#told = view.move;
        this.#notice(session, game);
      });
    });
  }

  close(): void {
    this.#stop();
    show("", false);
  }

  /** The server calls while the page is closed, if that was wished. */
  #subscribe(table: string, seat: number): void {
    const place = `${table} ${seat}`;
    if (!settings.notices || isLocal(table) || place === this.#subscribed || !allowed()) return;
    this.#subscribed = place;
    void import("./notifications").then(({ subscribe }) => subscribe(table, seat)).catch(() => {});
  }

  #notice({ info, table }: TableSession, game: string): void {
    if (!settings.notices || !allowed()) return;
    if (document.visibilityState === "visible" || info?.setup.clock.kind === "live" || !table) return;
    void notify(say("web-title-asked", { game }), say("web-notice-body"), table);
  }
}
