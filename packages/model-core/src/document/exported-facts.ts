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

/**
 * What has its fields as they are declared is taken as it is: facts are stored so, and copies take time. A field that was
 * not yet declared when the fact was stored is null.
 */
function written(node: Node, value: unknown = null): unknown {
  const { shape } = node;
  if (shape.type !== "object" || value === null || isWritten(node, value)) {
    return value;
  }
  const copy: Record<string, unknown> = {};
  for (const [name, field] of shape.order) {
    copy[name] = written(field, (value as Fields)[name]);
  }
  return copy;
}

interface Fields {
  readonly [name: string]: unknown;
}

/** Whether an object has exactly the declared fields, in their order, at every level. */
function isWritten({ shape }: Node, value: unknown): boolean {
  if (shape.type !== "object" || value === null) {
    return true;
  }
  const { order } = shape;
  let at = 0;
  for (const name in value as Fields) {
    const field = order[at];
    if (field === undefined || field[0] !== name || !isWritten(field[1], (value as Fields)[name])) {
      return false;
    }
    at += 1;
  }
  return at === order.length;
}
