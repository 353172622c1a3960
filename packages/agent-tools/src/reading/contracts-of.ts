import { compareCodeUnits, type Guid, type Model, present } from "@plumbline/model-core";
import { firstWithRoom } from "../answers/first-with-room.js";
import type { ContractKind } from "../tools/model-tools.js";
import { contractsOfElement } from "./contracts-of-element.js";
import type { ModelAnswer, ModelQuestion } from "./model-question.js";

type ContractsQuestion = Extract<ModelQuestion, { readonly is: "contracts" }>;

/** One kind of contracts, a page by ID. */
export interface ContractList {
  /** Of all pages. */
  readonly total: number;
  readonly items: readonly object[];
  /** The ID after which the next page begins; null on the last. */
  readonly nextCursor: string | null;
}

interface Identified {
  readonly id: string;
}

/** The contracts of a model, or of one element of it: of each kind that is asked for a page. */
export function contractsOf(model: Model, question: ContractsQuestion): ModelAnswer | null {
  const { elementId, kinds, after, limit } = question;
  const lists = elementId === null ? model : contractsOfElement(model, elementId);
  if (lists === null) {
    return null;
  }
  const shown = kinds.map((kind) => [kind, pageOf(kind, lists[kind], after, limit)] as const);
  return { data: Object.fromEntries(shown), notice: null };
}

function pageOf(
  kind: ContractKind,
  facts: readonly Identified[],
  after: Guid | null,
  limit: number,
): ContractList {
  const following = facts
    .filter(({ id }) => after === null || compareCodeUnits(id, after) > 0)
    .sort((left, right) => compareCodeUnits(left.id, right.id));
  const asked = following.slice(0, limit);
  const items = firstWithRoom(kind === "schemas" ? asked.map(withoutContent) : asked);
  return {
    total: facts.length,
    items,
    nextCursor: following.length > items.length ? present(following[items.length - 1]).id : null,
  };
}

function withoutContent(schema: Identified & { readonly content?: unknown }): object {
  const { content: _, ...rest } = schema;
  return rest;
}
