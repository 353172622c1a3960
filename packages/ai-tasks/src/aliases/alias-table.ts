import type { Guid } from "@plumbline/model-core";
import type { PartKind } from "./part-kinds.js";

/** A part of a design as a prompt names it. */
export interface AliasedPart {
  readonly alias: string;
  readonly kind: PartKind;
  readonly id: Guid;
  readonly name: string;
}

/** The parts of a context by alias and by ID. */
export interface AliasTable {
  /** In the order of the context. */
  readonly parts: readonly AliasedPart[];
  partOf(alias: string): AliasedPart | undefined;
  aliasOf(id: string): string | undefined;
}
