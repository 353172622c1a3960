/** Where the lifelines, arrows and blocks of a flow stand. */

import { present } from "@plumbline/model-core";
import type { Flow, FlowArrow, FlowBlock, FlowItem, Lifeline } from "../flow/flow.js";
import { textWidth } from "../text/text-width.js";
import { wrapText } from "../text/wrap-text.js";
import { FONT, LINE, NAME_MEASURE } from "./node-text.js";

export interface LifelinePlace {
  readonly lifeline: Lifeline;
  readonly x: number;
  readonly name: readonly string[];
  readonly width: number;
}

export interface ArrowPlace {
  readonly arrow: FlowArrow;
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly lines: readonly string[];
}

export interface BlockPlace {
  readonly block: FlowBlock;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where a section after the first begins, with its label. */
  readonly dividers: readonly { readonly y: number; readonly label: string }[];
}

export interface FlowLayout {
  readonly lifelines: readonly LifelinePlace[];
  readonly arrows: readonly ArrowPlace[];
  readonly blocks: readonly BlockPlace[];
  readonly headHeight: number;
  readonly width: number;
  readonly height: number;
}

const HEAD_WIDTH = { min: 120, max: 176, padding: 10 } as const;
const COLUMN = { gap: 34, max: 330 } as const;
const ROW_GAP = 13;
const BLOCK = { inset: 10, head: 24, foot: 10 } as const;
/** How far a message to the sender itself goes out, and the room right of a lifeline for its text. */
export const LOOP = { width: 34, height: 18, textWidth: 200 } as const;

/** Lays a flow out from top to bottom. */
export function flowLayout(flow: Flow): FlowLayout {
  const headWidth = headWidthOf(flow);
  const nameWidth = headWidth - 2 * HEAD_WIDTH.padding;
  const heads = flow.lifelines.map((lifeline) => ({
    lifeline,
    name: wrapText(lifeline.name, { width: nameWidth, fontSize: NAME_MEASURE, maxLines: 3 }),
  }));
  const headLines = Math.max(1, ...heads.map(({ name }) => name.length));
  const hasMarks = flow.lifelines.some(({ marks }) => marks.length > 0);
  const headHeight = headLines * LINE.name + LINE.small * (hasMarks ? 2 : 1) + 20;
  const columns = columnPlaces(flow, headWidth);
  const writer = new RowWriter(columns);
  const bottom = writer.items(flow.items, headHeight + 14);
  const right = Math.max(0, ...columns.values()) + headWidth / 2;
  return {
    lifelines: heads.map((head) => ({
      ...head,
      x: present(columns.get(head.lifeline.key)),
      width: headWidth,
    })),
    arrows: writer.arrows,
    blocks: writer.blocks,
    headHeight,
    width: Math.max(right, writer.right),
    height: bottom + 20,
  };
}

/** All heads are as wide as the longest name needs, within bounds. */
function headWidthOf(flow: Flow): number {
  const widest = Math.max(0, ...flow.lifelines.map(({ name }) => textWidth(name, NAME_MEASURE)));
  return Math.min(HEAD_WIDTH.max, Math.max(HEAD_WIDTH.min, widest + 2 * HEAD_WIDTH.padding));
}

/** Columns wide enough for the texts between neighbours, and no wider than it takes to wrap them. */
function columnPlaces(flow: Flow, headWidth: number): ReadonlyMap<string, number> {
  const order = new Map(flow.lifelines.map(({ key }, index) => [key, index]));
  const gaps = flow.lifelines.map(() => headWidth + COLUMN.gap);
  const widen = (place: number, room: number): void => {
    gaps[place] = Math.max(present(gaps[place]), room);
  };
  for (const arrow of arrowsIn(flow.items)) {
    const from = present(order.get(arrow.fromKey));
    const to = present(order.get(arrow.toKey));
    const left = Math.min(from, to);
    const room = Math.min(COLUMN.max, textWidth(arrow.text, FONT.label) + 24);
    if (Math.abs(from - to) === 1) {
      widen(left, room);
    } else if (from === to) {
      widen(left, Math.min(LOOP.textWidth, room) + LOOP.width);
    }
  }
  const places = new Map<string, number>();
  let x = headWidth / 2;
  for (const [key, place] of order) {
    places.set(key, x);
    x += present(gaps[place]);
  }
  return places;
}

function arrowsIn(items: readonly FlowItem[]): readonly FlowArrow[] {
  return items.flatMap((item) =>
    item.type === "arrow" ? [item] : item.sections.flatMap((section) => arrowsIn(section.items)),
  );
}

/** The width of the tab that holds the label of a block. */
export function blockLabelWidth(block: FlowBlock): number {
  return textWidth(block.label, FONT.label + 1) + 16;
}

class RowWriter {
  readonly arrows: ArrowPlace[] = [];
  readonly blocks: BlockPlace[] = [];
  right = 0;
  readonly #columns: ReadonlyMap<string, number>;

  constructor(columns: ReadonlyMap<string, number>) {
    this.#columns = columns;
  }

  /** Places items below `y`; gives where they end. */
  items(items: readonly FlowItem[], y: number): number {
    return items.reduce(
      (below, item) => (item.type === "arrow" ? this.#arrow(item, below) : this.#block(item, below)),
      y,
    );
  }

  #arrow(arrow: FlowArrow, y: number): number {
    const from = present(this.#columns.get(arrow.fromKey));
    const to = present(this.#columns.get(arrow.toKey));
    const width = from === to ? LOOP.textWidth : Math.abs(to - from) - 20;
    const lines = arrow.text === "" ? [] : wrapText(arrow.text, { width, fontSize: FONT.label, maxLines: 3 });
    const line = y + ROW_GAP + lines.length * LINE.small;
    this.arrows.push({ arrow, from, to, y: line, lines });
    if (from === to) {
      const text = Math.max(0, ...lines.map((words) => textWidth(words, FONT.label)));
      this.right = Math.max(this.right, from + LOOP.width + 8 + text);
      return line + LOOP.height;
    }
    return line;
  }

  #block(block: FlowBlock, y: number): number {
    const top = y + ROW_GAP;
    const at = this.blocks.length;
    const firstArrow = this.arrows.length;
    const dividers: { y: number; label: string }[] = [];
    let below = top + BLOCK.head;
    block.sections.forEach((section, index) => {
      if (index > 0) {
        dividers.push({ y: below + BLOCK.foot, label: present(section.label) });
        below += BLOCK.foot + BLOCK.head;
      }
      below = this.items(section.items, below);
    });
    const bottom = below + BLOCK.foot;
    const { left, right } = this.#extent(firstArrow, at);
    const labelWidth = blockLabelWidth(block) + 20;
    const width = Math.max(right - left + 2 * BLOCK.inset, labelWidth);
    const x = left - BLOCK.inset;
    this.blocks.splice(at, 0, { block, x, y: top, width, height: bottom - top, dividers });
    this.right = Math.max(this.right, x + width);
    return bottom;
  }

  /** From the leftmost to the rightmost of what was placed since: an arrow at least. */
  #extent(firstArrow: number, firstBlock: number): { readonly left: number; readonly right: number } {
    let left = Number.POSITIVE_INFINITY;
    let right = 0;
    for (const { from, to } of this.arrows.slice(firstArrow)) {
      left = Math.min(left, from, to);
      right = Math.max(right, from === to ? from + LOOP.width + LOOP.textWidth : Math.max(from, to));
    }
    for (const { x, width } of this.blocks.slice(firstBlock)) {
      left = Math.min(left, x);
      right = Math.max(right, x + width);
    }
    return { left, right };
  }
}
