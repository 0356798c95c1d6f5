// Gives a picture or its words away: to what this device shares with, as a file, by the clipboard.
import { saveFile } from "../lib/saving";
import { shell } from "../lib/shell.svelte";
import { say } from "../lib/words";

const TYPE = "image/png";
export const NAME = "lynxdeck.png";

/** Whether this device passes pictures on by itself. */
export function passesOn(): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [new File([], NAME, { type: TYPE })] });
}

export async function pass(canvas: HTMLCanvasElement, text: string): Promise<void> {
  const files = [new File([await fileOf(canvas)], NAME, { type: TYPE })];
  try {
    await navigator.share({ files, text });
  } catch (error) {
    // They thought better of it: that is no fault.
    if ((error as Error).name !== "AbortError") await save(canvas);
  }
}

export async function save(canvas: HTMLCanvasElement): Promise<void> {
  saveFile(await fileOf(canvas), NAME);
  shell.tell(say("share-saved"));
}

/** The words alone; where there is no clipboard, they are shown. */
export async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text).then(
    () => shell.tell(say("share-copied")),
    () => shell.tell(text),
  );
}

async function fileOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, TYPE));
  if (!blob) throw new Error("There is no picture.");
  return blob;
}
