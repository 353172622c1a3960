import type { ElementId, Guid } from "@plumbline/model-core";

export const VIEW_KINDS = ["landscape", "system", "app", "flow"] as const;
/** What a view shows. */
export type ViewKind = (typeof VIEW_KINDS)[number];

/** A place in a drawing, in pixels, y downwards. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** A kept view of a model: what a diagram shows and where. Not part of the model document. */
export interface View {
  readonly id: Guid;
  readonly name: string;
  readonly kind: ViewKind;
  /** The system or app that a view of kind `system` or `app` is about. */
  readonly rootId: ElementId | null;
  /** When not empty, exactly what is shown; see the README for each kind. */
  readonly elementIds: readonly ElementId[];
  /** Where the top left corner of a box is, by the ID of its element or channel. */
  readonly positions: { readonly [id: string]: Position };
  /** The scenario that a view of kind `flow` shows. */
  readonly scenarioId: Guid | null;
}
