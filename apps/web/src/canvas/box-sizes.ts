import type { Size } from "./box.js";
import type { Part } from "./part.js";

/** What is around the content of an opened part, and how large one is whose content is on its way. */
export const FRAME = { top: 46, side: 26, empty: { width: 300, height: 160 } } as const;

const ELEMENT: Size = { width: 196, height: 68 };
const CHANNEL: Size = { width: 196, height: 46 };
const ACTOR: Size = { width: 150, height: 84 };

/** How large a part is while it is closed. One size for each kind makes a quiet picture, and nothing has to be measured. */
export function closedSize({ kind }: Part): Size {
  if (kind === "channel") {
    return CHANNEL;
  }
  return kind === "actor" ? ACTOR : ELEMENT;
}
