import { CANVAS_WORDS as words } from "../words/canvas.js";
import type { SceneLine } from "./scene-lines.js";

const MOST = 30;

/** What is written on a line: what it says, or how many it stands for. */
export function lineWords({ labels, factIds, hides }: SceneLine): string {
  const [first] = labels;
  if (factIds.length > 1 && (hides || first === undefined)) {
    return words.lines(factIds.length);
  }
  if (first === undefined) {
    return "";
  }
  const short = inShort(first);
  return labels.length === 1 ? short : `${short} +${labels.length - 1}`;
}

function inShort(text: string): string {
  const characters = [...text];
  return characters.length <= MOST ? text : `${characters.slice(0, MOST - 1).join("")}…`;
}
