import { sayError } from "./api";

/** Something that a tap starts: whether it is under way, and what went wrong with it. */
export class Attempt {
  busy = $state(false);
  fault = $state<string | null>(null);

  async run(work: () => Promise<unknown>): Promise<boolean> {
    [this.busy, this.fault] = [true, null];
    try {
      await work();
    } catch (error) {
      this.fault = sayError(error);
    }
    this.busy = false;
    return this.fault === null;
  }
}
