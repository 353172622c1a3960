import type { ElementStatus } from "@plumbline/model-core";

/** What the canvas says. */
export const CANVAS_WORDS = {
  inside: (count: number) => `${count} inside`,
  lines: (count: number) => `${count} lines`,
  layingOut: "Laying out …",
  moreLines: (count: number) => `${count} thinner lines are left out. Select a part to see all of its own.`,
  empty: "Nothing here meets the filters.",
  keys: "Arrow keys go to the neighbours, Enter opens, Escape goes out, 0 shows all.",
  moveKeys: "V moves the selected part by arrow keys.",
  move: "Arrange",
  moveHint: "V: move the selected part by arrow keys or buttons",
  moving: "Moving a part",
  movingPart: (name: string) => `Moving ${name}: arrow keys, with Shift in small steps.`,
  movingNothing: "Select the part that you want to move.",
  movingPutBack: "Put back",
  movingKeep: "Done",
  moveTowards: {
    left: "Move to the left",
    right: "Move to the right",
    up: "Move up",
    down: "Move down",
  },
  selected: (name: string, what: string) => `${name}, ${what}`,
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show all",
  status: {
    current: "current",
    planned: "planned",
    deprecated: "deprecated",
    removed: "removed",
  } satisfies Record<ElementStatus, string>,
} as const;
