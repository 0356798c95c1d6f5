// Gives a picture away: to what this device shares with, or as a file.
import { saveFile } from "../../lib/saving";
import { say } from "../../lib/words";
import { draw, type Picture } from "./picture";

const NAME = "lynxdeck.png";

/** Resolves to whether the picture was saved instead. */
export async function sharePicture(picture: Picture): Promise<boolean> {
  const canvas = document.createElement("canvas");
  await draw(canvas, picture);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("There is no picture.");
  const files = [new File([blob], NAME, { type: "image/png" })];
  const text = say("web-end-picture-text", { line: picture.headline });
  if (!("canShare" in navigator) || !navigator.canShare({ files })) return save(blob);
  try {
    await navigator.share({ files, text });
  } catch (error) {
    // They thought better of it: that is no fault.
    if ((error as Error).name !== "AbortError") return save(blob);
  }
  return false;
}

function save(blob: Blob): true {
  saveFile(blob, NAME);
  return true;
}
