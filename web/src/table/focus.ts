// Keeps the keyboard at the table: what had the focus may be gone once a decision is made.

/** While the part that has the focus vanishes from `root`, `home` takes it; returns how to stop. */
export function keepFocus(root: HTMLElement, home: string): () => void {
  let last: Element | null = null;
  const comes = (event: FocusEvent): void => {
    last = event.target as Element;
  };
  // A tap beside everything gives the focus up on purpose.
  const taps = (): void => {
    last = null;
  };
  const watch = new MutationObserver(() => {
    if (!last || root.contains(last) || document.activeElement !== document.body) return;
    last = null;
    root.querySelector<HTMLElement>(home)?.focus({ preventScroll: true });
  });
  root.addEventListener("focusin", comes);
  root.addEventListener("pointerdown", taps, { capture: true });
  watch.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", comes);
    root.removeEventListener("pointerdown", taps, { capture: true });
    watch.disconnect();
  };
}
