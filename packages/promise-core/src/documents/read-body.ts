import { isBlank, type Result } from "@plumbline/model-core";
import {
  type BodyRefusal,
  type Node,
  readBody as readDeclaredBody,
  type SentOf,
} from "@plumbline/model-core/declaring";
import { PROMISE_BODY_LIMITS } from "./body-limits.js";

/** Why a body about promises is refused (docs/reference/promises.md#requests). */
export type PromiseBodyRefusal = BodyRefusal;

/** A body as it is declared, and what a refusal of it calls it. */
export interface DeclaredBody<N extends Node> {
  readonly node: N;
  readonly name: string;
}

/** Reads a body from its raw text (docs/reference/promises.md#requests), with every fault of it at once. */
export function readBody<N extends Node>(
  body: DeclaredBody<N>,
  text: string,
): Result<SentOf<N>, PromiseBodyRefusal> {
  const { levels, issues } = PROMISE_BODY_LIMITS;
  return readDeclaredBody({ ...body, unknownField: "is not a known field", levels, issues }, text);
}

/** The same of a body that may be sent without content, when it says nothing. */
export function readOptionalBody<N extends Node>(
  body: DeclaredBody<N>,
  text: string,
): Result<SentOf<N>, PromiseBodyRefusal> {
  return readBody(body, isBlank(text) ? "{}" : text);
}
