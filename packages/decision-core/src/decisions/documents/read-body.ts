import type { Result } from "@plumbline/model-core";
import {
  type BodyRefusal,
  type Node,
  readBody as readDeclaredBody,
  type SentOf,
} from "@plumbline/model-core/declaring";
import { DECISION_BODY_LIMITS } from "./body-limits.js";

/** Why a body about decisions is refused (docs/reference/decisions.md#requests). */
export type DecisionBodyRefusal = BodyRefusal;

/** A body as it is declared, and what a refusal of it calls it. */
export interface DeclaredBody<N extends Node> {
  readonly node: N;
  readonly name: string;
}

/** Reads a body from its raw text, with every fault of it at once. */
export function readBody<N extends Node>(
  body: DeclaredBody<N>,
  text: string,
): Result<SentOf<N>, DecisionBodyRefusal> {
  return readDeclaredBody({ ...body, unknownField: "is not a known field", ...DECISION_BODY_LIMITS }, text);
}
