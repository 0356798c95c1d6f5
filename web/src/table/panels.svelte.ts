// What is laid over the table for a while.

export type Panel = "log" | "menu" | "rules" | "sheet" | "handover";

export class Panels {
  open = $state<Panel | null>(null);
  /** The rule at which the rules open. */
  rule = $state<string | null>(null);
  show(panel: Panel): void {
    this.open = panel;
  }

  close(): void {
    this.open = null;
  }

  rules(at: string | null = null): void {
    this.rule = at;
    this.open = "rules";
  }
}
