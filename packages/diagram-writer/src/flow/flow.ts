/** A scenario as a sequence, before any syntax: lifelines, arrows between them, and blocks of arrows. */

import type { NodeKind } from "../picture/picture.js";
import type { Mark } from "../picture/standing.js";

export interface Lifeline {
  /** `p1`, `p2`, in the order of the lifelines. */
  readonly key: string;
  /** The element or channel; null for one that the model does not have. */
  readonly id: string | null;
  readonly kind: NodeKind;
  /** One line, not escaped. */
  readonly name: string;
  readonly marks: readonly Mark[];
}

export type ArrowKind = "call" | "answer" | "publish" | "deliver" | "write";

export interface FlowArrow {
  readonly type: "arrow";
  readonly kind: ArrowKind;
  readonly fromKey: string;
  readonly toKey: string;
  /** One line, not escaped; empty for an answer. */
  readonly text: string;
  /** Doubts about the facts it rests on. */
  readonly marks: readonly Mark[];
}

export interface FlowSection {
  /** What the section stands for; null for the first of a block, whose label the block has. */
  readonly label: string | null;
  readonly items: readonly FlowItem[];
}

/** `on-error` has one section, `parallel` one per branch, `branch` one or two (then, else). */
export interface FlowBlock {
  readonly type: "block";
  readonly kind: "on-error" | "parallel" | "branch";
  readonly label: string;
  readonly sections: readonly FlowSection[];
}

export type FlowItem = FlowArrow | FlowBlock;

export interface Flow {
  readonly title: string;
  readonly lifelines: readonly Lifeline[];
  readonly items: readonly FlowItem[];
}
