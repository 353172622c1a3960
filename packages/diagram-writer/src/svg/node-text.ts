/** What stands in a box of an SVG drawing, and how large the box is for it. */

import type { NodeKind, PictureNode } from "../picture/picture.js";
import { textWidth } from "../text/text-width.js";
import { wrapText } from "../text/wrap-text.js";

export interface NodeText {
  readonly name: readonly string[];
  readonly small: readonly string[];
  /** The marks in words, or null. */
  readonly badge: string | null;
  readonly width: number;
  readonly height: number;
}

export const FONT = { name: 15, small: 12, label: 12, title: 20 } as const;
/** Names are bold, and so wider than their size says. */
export const NAME_MEASURE = 18;
const SMALL_MEASURE = 13;
export const LINE = { name: 19, small: 16 } as const;
const PADDING = { x: 16, y: 13 } as const;
const WIDTH = { min: 132, max: 264, list: 380 } as const;
/** What stands above the text of some kinds: the head of an actor, the lid of a store. */
export const HEAD: { readonly [kind in NodeKind]: number } = {
  actor: 34,
  system: 0,
  app: 0,
  component: 0,
  operations: 0,
  store: 12,
  channel: 0,
};

/** Lays out the text of a box that is not a boundary. */
export function nodeText(node: PictureNode): NodeText {
  const inner = (node.kind === "operations" ? WIDTH.list : WIDTH.max) - 2 * PADDING.x;
  const name = wrapText(node.name, { width: inner, fontSize: NAME_MEASURE, maxLines: 3 });
  const wrapSmall = (text: string, maxLines: number): readonly string[] =>
    wrapText(text, { width: inner, fontSize: FONT.small, maxLines });
  const small = [
    ...(node.subtitle === "" ? [] : wrapSmall(node.subtitle, 2)),
    ...node.lines.flatMap((line) => wrapSmall(line, 1)),
  ];
  const badge = node.marks.length === 0 ? null : node.marks.join(", ");
  const widest = Math.max(
    ...name.map((line) => textWidth(line, NAME_MEASURE)),
    ...small.map((line) => textWidth(line, SMALL_MEASURE)),
    badge === null ? 0 : textWidth(badge, FONT.small),
  );
  const rows = small.length + (badge === null ? 0 : 1);
  return {
    name,
    small,
    badge,
    width: Math.max(WIDTH.min, Math.min(WIDTH.list, widest + 2 * PADDING.x)),
    height: HEAD[node.kind] + name.length * LINE.name + rows * LINE.small + 2 * PADDING.y,
  };
}

/** The text at the top of a boundary. */
export function boundaryText(node: PictureNode): { readonly name: string; readonly small: string } {
  const small = [node.subtitle, ...node.marks].filter((part) => part !== "").join(" · ");
  return { name: wrapText(node.name, { width: 420, fontSize: NAME_MEASURE, maxLines: 1 }).join(""), small };
}
