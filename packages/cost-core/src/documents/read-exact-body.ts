import { type Issue, type Result, readJson } from "@plumbline/model-core";
import { type BodyRefusal, type Node, readBody, type SentOf } from "@plumbline/model-core/declaring";
import { quoteNumbers } from "../decimals/quote-numbers.js";
import { COST_BODY_LIMITS } from "../limits.js";

/** Why a body is refused: `invalid_body` when it is no JSON object, `validation_error` with a path for each thing wrong. */
export interface CostRefusal {
  readonly code: "invalid_body" | "validation_error";
  readonly title: string;
  readonly errors: readonly Issue[];
}

/** A body as it is declared, what a refusal calls it, and which of its fields are amounts. */
export interface ExactBody<N extends Node> {
  readonly node: N;
  readonly name: string;
  readonly amounts: readonly string[];
}

/** Reads a body from its raw text, so that no digit of an amount is rounded. */
export function readExactBody<N extends Node>(
  { amounts, ...body }: ExactBody<N>,
  text: string,
): Result<SentOf<N>, CostRefusal> {
  const declared = { ...body, unknownField: "is not a known field", ...COST_BODY_LIMITS };
  const read = readBody(declared, quoteNumbers(text, { keys: amounts, mark: "" }));
  if (read.ok) {
    return read;
  }
  // Of what is no JSON the places are those in the text as it was sent.
  const isJson = readJson(text, { maxDepth: COST_BODY_LIMITS.levels }).ok;
  const refused = isJson ? read : readBody(declared, text);
  return refused.ok ? refused : { ok: false, refusal: coded(refused.refusal, isJson) };
}

function coded(refusal: BodyRefusal, isJson: boolean): CostRefusal {
  const isNoObject = !isJson || refusal.errors.some(({ field }) => field === "");
  return { ...refusal, code: isNoObject ? "invalid_body" : "validation_error" };
}
