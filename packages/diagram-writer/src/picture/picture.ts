/** What a drawing of elements shows, before any syntax: boxes, boundaries and lines. */

import type { ElementKind } from "@plumbline/model-core";
import type { ViewKind } from "../view/view.js";
import type { Mark } from "./standing.js";

/** `operations` is a box that lists the operations of the app it stands in. */
export type NodeKind = ElementKind | "channel" | "operations";

export interface PictureNode {
  /** A name that every syntax takes: `n1`, `n2`, in the order of the nodes. */
  readonly key: string;
  /** The element or channel; null for a box of operations. */
  readonly id: string | null;
  readonly kind: NodeKind;
  /** One line, not escaped. */
  readonly name: string;
  /** The kind and technology in words, one line, not escaped. */
  readonly subtitle: string;
  /** Further lines, not escaped. */
  readonly lines: readonly string[];
  readonly marks: readonly Mark[];
  /** The boundary around it, or null. */
  readonly parentKey: string | null;
  /** Whether other nodes stand inside it, so that it is drawn as a frame. */
  readonly isBoundary: boolean;
}

/** `message` is what flows through channels, or from a producer to a consumer. */
export type EdgeKind = "relationship" | "message";

export interface PictureEdge {
  readonly fromKey: string;
  readonly toKey: string;
  readonly kind: EdgeKind;
  /** What the merged facts say, each once, one line each, sorted, not escaped. */
  readonly labels: readonly string[];
  /** Marks that every merged fact has a doubt for; empty as soon as one of them is certain. */
  readonly marks: readonly Mark[];
}

export interface Picture {
  readonly title: string;
  readonly kind: Exclude<ViewKind, "flow">;
  /** A boundary stands before what is inside it. */
  readonly nodes: readonly PictureNode[];
  readonly edges: readonly PictureEdge[];
  /** The node of the view's root, when it is shown. */
  readonly rootKey: string | null;
}
