import { expect, it } from "vitest";
import { TabLock } from "./lock";

/** As much of the browser's locks as is used, for several tabs at once. */
class Locks {
  #held = new Map<string, { stolen: (error: Error) => void }>();

  request = async (
    name: string,
    { ifAvailable, steal }: LockOptions,
    use: (lock: object | null) => Promise<void> | null,
  ): Promise<void> => {
    if (ifAvailable && this.#held.has(name)) return void use(null);
    if (steal) this.#held.get(name)?.stolen(new Error("AbortError"));
    return new Promise((done, stolen) => {
      const mine = { stolen };
      this.#held.set(name, mine);
      // A lock is granted a moment later.
      const used = Promise.resolve().then(() => use({}));
      void used.then(() => {
        if (this.#held.get(name) === mine) this.#held.delete(name);
        done();
      });
    });
  };
}

/** When all that was promised has happened. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

function tabs(): [TabLock, TabLock, string[]] {
  const locks = new Locks() as unknown as LockManager;
  const lost: string[] = [];
  const tab = (name: string) => new TabLock((table) => lost.push(`${name} ${table}`), locks);
  return [tab("one"), tab("other"), lost];
}

it("lets one tab play, and the other when the first has left", async () => {
  const [one, other] = tabs();
  expect([await one.take("~a"), await one.take("~a"), await other.take("~a")]).toEqual([true, true, false]);
  expect(await other.take("~b")).toBe(true);
  one.release("~a");
  await settled();
  expect([await other.take("~a"), await one.take("~a")]).toEqual([true, false]);
});

it("takes over, and tells the first", async () => {
  const [one, other, lost] = tabs();
  await one.take("~a");
  await other.takeOver("~a");
  await settled();
  expect([await one.take("~a"), await other.take("~a"), lost]).toEqual([false, true, ["one ~a"]]);
  await one.takeOver("~a");
  await settled();
  expect(lost).toEqual(["one ~a", "other ~a"]);
});

it("lets everybody play where there are no locks", async () => {
  const lock = new TabLock(() => {}, undefined);
  expect([await lock.take("~a"), await lock.take("~a")]).toEqual([true, true]);
});
