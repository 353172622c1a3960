import { wholeFactInOrder } from "../document/exported-facts.js";
import type { FactKind, FactOfKind } from "../facts/model.js";

const ENCODER = new TextEncoder();
const DECODER = new TextDecoder("utf-8", { fatal: true });

/** The text of a fact as it would be stored now, of one that was stored with other fields, or in another order. */
export function rewrittenFact(kind: FactKind, text: Uint8Array): Uint8Array {
  const fact = JSON.parse(DECODER.decode(text)) as FactOfKind[FactKind];
  return ENCODER.encode(JSON.stringify(wholeFactInOrder(kind, fact)));
}
