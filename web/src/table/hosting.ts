// The host's role: given away only after a question, since it does not come back by itself.
import { shell } from "../page/shell.svelte";
import { say } from "../words/words";

export function askToGiveHost(name: string, act: () => void): void {
  shell.ask({
    title: say("web-host-give", { name }),
    about: say("web-host-give-about", { name }),
    yes: say("web-host-give-yes"),
    act,
  });
}
