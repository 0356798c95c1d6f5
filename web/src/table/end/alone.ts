/** What lies beneath is out of reach while something lies over the whole table; returns how to end that. */
export function alone(over: HTMLElement): () => void {
  const hushed = beneath(over).filter(({ inert }) => !inert);
  for (const one of hushed) one.inert = true;
  return () => {
    for (const one of hushed) one.inert = false;
  };
}

/** Everything of the page's main part that is neither within nor around it. */
function beneath(over: HTMLElement): HTMLElement[] {
  const parent = over.parentElement;
  if (!parent || over.tagName === "MAIN") return [];
  const beside = [...parent.children].filter((one) => one !== over) as HTMLElement[];
  return [...beside, ...beneath(parent)];
}
