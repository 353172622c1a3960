import type { Node, ReadOf } from "../declaring/node.js";
import { FACTS, FACTS_OF_DOCUMENT, type FactKind, type FactOfKind } from "../facts/model.js";

/** A fact as an export writes it. */
export interface ExportedOfKind extends Omit<FactOfKind, "element"> {
  readonly element: ReadOf<typeof FACTS_OF_DOCUMENT.element>;
}

/** The versions of schemas are written, but not taken from a document. */
const WRITTEN: { readonly [Kind in FactKind]: Node } = { ...FACTS, element: FACTS_OF_DOCUMENT.element };

/** A fact with the fields that a document holds, in the order they are declared. */
export function exportFact<Kind extends FactKind>(kind: Kind, fact: FactOfKind[Kind]): ExportedOfKind[Kind] {
  return written(WRITTEN[kind], fact) as ExportedOfKind[Kind];
}

/** A fact with all of its fields, in the order they are declared. */
export function wholeFactInOrder<Kind extends FactKind>(
  kind: Kind,
  fact: FactOfKind[Kind],
): FactOfKind[Kind] {
  return written(FACTS[kind], fact) as FactOfKind[Kind];
}

function written({ shape }: Node, value: unknown): unknown {
  if (shape.type !== "object" || value === null) {
    return value;
  }
  const copy: Record<string, unknown> = {};
  for (const [name, node] of shape.order) {
    copy[name] = written(node, (value as { readonly [name: string]: unknown })[name]);
  }
  return copy;
}
