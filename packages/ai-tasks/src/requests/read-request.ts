import type { Result } from "@plumbline/model-core";
import { type BodyRefusal, type Node, readBody, type SentOf } from "@plumbline/model-core/declaring";
import { PROPOSAL_LIMITS } from "../limits.js";

/** Why the body of a request is refused (docs/reference/ai.md#requests). */
export type RequestRefusal = BodyRefusal;

/** Reads the body of a request from its raw text, with everything wrong at once. */
export function readRequest<N extends Node>(
  { node, name }: { readonly node: N; readonly name: string },
  text: string,
  levels: number = PROPOSAL_LIMITS.levels,
): Result<SentOf<N>, RequestRefusal> {
  const { issues } = PROPOSAL_LIMITS;
  return readBody({ node, name, unknownField: "is not a known field", levels, issues }, text);
}

/** The same where there may be no body, or null, which says nothing. */
export function readOptionalRequest<N extends Node>(
  declared: { readonly node: N; readonly name: string },
  text: string,
): Result<SentOf<N>, RequestRefusal> {
  return readRequest(declared, /^[ \t\r\n]*(null[ \t\r\n]*)?$/.test(text) ? "{}" : text);
}
