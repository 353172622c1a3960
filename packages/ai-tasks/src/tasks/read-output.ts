import type { JsonValue } from "@plumbline/model-core";
import {
  DocumentWalk,
  Faults,
  type Manner,
  type Node,
  OTHER_TYPE,
  type SentOf,
} from "@plumbline/model-core/declaring";
import type { AnswerError, CheckedAnswer } from "./checked-answer.js";
import { pointerOfPath } from "./pointer-of-path.js";

const OF_OUTPUTS: Manner = {
  missing: "is required",
  otherType: OTHER_TYPE,
  ofNull: {},
  unknownKeys: { message: "is not a known field", told: "first" },
  judges: true,
  misspelled: "rule",
  infinity: "other-type",
  unread: "stand-in",
};

/** Errors of one answer; more help nobody. */
const MOST_ERRORS = 100;

/** Reads an output by its declaration, with everything wrong with its fields at once. */
export function readOutput<N extends Node>(node: N, value: JsonValue): CheckedAnswer<SentOf<N>> {
  const faults = new Faults(MOST_ERRORS, pointerOfPath);
  const read = new DocumentWalk(OF_OUTPUTS, faults.report).document(node, value);
  const errors = [...faults.shape, ...faults.rule]
    .slice(0, MOST_ERRORS)
    .map(({ field, message }): AnswerError => ({ pointer: field, message }));
  return read === undefined || errors.length > 0 ? { ok: false, errors } : { ok: true, value: read };
}
