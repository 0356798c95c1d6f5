// Which release of the page this is, and whether a newer one waits. It never comes by itself: a page stays what it is
// until it is started again, or someone at home asks for the new one.

const HOUR_MS = 3_600_000;
const mine = document.querySelector<HTMLMetaElement>("meta[name=lynxdeck-release]")?.content ?? "";

class Releases {
  newer = $state(false);
  #registration: ServiceWorkerRegistration | null = null;
  #looked = Date.now();

  watch(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    holdMine(registration.scope);
    void this.#look(registration.waiting);
    registration.addEventListener("updatefound", () => this.#follow(registration.installing));
    document.addEventListener("visibilitychange", () => this.#ask());
  }

  /** Starts the new release in this page; other pages keep theirs. */
  take(startAfresh = () => location.reload()): void {
    const waiting = this.#registration?.waiting;
    if (!waiting) return startAfresh();
    navigator.serviceWorker.addEventListener("controllerchange", startAfresh, { once: true });
    waiting.postMessage({ take: true });
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed") void this.#look(worker);
    });
  }

  async #look(worker: ServiceWorker | null): Promise<void> {
    if (worker && (await releaseOf(worker)) !== mine) this.newer = true;
  }

  /** A page may stay open for days. */
  #ask(): void {
    if (document.visibilityState !== "visible" || Date.now() - this.#looked < HOUR_MS) return;
    this.#looked = Date.now();
    this.#registration?.update().catch(() => {});
  }
}

/** For as long as this page is open, what it is made of is kept. */
function holdMine(scope: string): void {
  void navigator.locks?.request(`lynxdeck ${scope} ${mine}`, { mode: "shared" }, () => new Promise(() => {}));
}

function releaseOf(worker: ServiceWorker): Promise<string> {
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ release: true }, [port2]);
  return new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(`${data}`)));
}

export const releases = new Releases();
