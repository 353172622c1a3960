import type { Guid, Result } from "@plumbline/model-core";
import type { StatedObligation } from "../records/obligation.js";
import { OBLIGATION_REQUEST, recipeOf } from "./obligation-request.js";
import { type PromiseBodyRefusal, readBody } from "./read-body.js";

/** What an obligation request says. */
export interface ObligationRequest {
  readonly stated: StatedObligation;
  /** The contracts of its plan in the order they were sent in, which the paths of issues count. */
  readonly sentContractIds: readonly Guid[];
}

const BODY = { node: OBLIGATION_REQUEST, name: "obligation" };

/**
 * Reads the body that adds an obligation or changes one (docs/reference/promises.md#obligations), with what may be
 * left out written out. IDs are not looked up: see `missingFromObligation`.
 */
export function readObligationRequest(text: string): Result<ObligationRequest, PromiseBodyRefusal> {
  const read = readBody(BODY, text);
  if (!read.ok) {
    return read;
  }
  const { kind, title, recipe } = read.value;
  const stated = { kind, title, recipe: recipeOf(recipe) };
  return { ok: true, value: { stated, sentContractIds: recipe.plan?.contractIds ?? [] } };
}
