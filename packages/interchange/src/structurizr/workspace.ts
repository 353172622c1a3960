import type { Where } from "../reading/where.js";

export const STRUCTURIZR_KINDS = ["person", "softwareSystem", "container", "component", "element"] as const;
/** What Structurizr has in its models; an `element` is one of a kind that its author made up. */
export type StructurizrKind = (typeof STRUCTURIZR_KINDS)[number];

/** An element of a workspace with what is in it. */
export interface StructurizrElement {
  readonly kind: StructurizrKind;
  readonly name: string;
  description: string | null;
  technology: string | null;
  /** Of an element of a made-up kind. */
  readonly metadata: string | null;
  group: string | null;
  readonly tags: string[];
  readonly children: StructurizrElement[];
  readonly where: Where;
}

/** A relationship between two elements. */
export interface StructurizrRelationship {
  readonly from: StructurizrElement;
  readonly to: StructurizrElement;
  description: string | null;
  technology: string | null;
  readonly tags: readonly string[];
  readonly where: Where;
}

/** What is read of a workspace, however it is spelled. */
export interface StructurizrWorkspace {
  readonly name: string;
  readonly elements: readonly StructurizrElement[];
  readonly relationships: readonly StructurizrRelationship[];
  /** The shapes that styles give to tags, in lower case. */
  readonly shapes: ReadonlyMap<string, string>;
}
