import type { Guid, Model, Result } from "@plumbline/model-core";
import type { ServiceLink } from "@plumbline/source-import";
import type { Acceptance } from "../records/acceptance.js";
import { factsById } from "../records/facts-by-id.js";
import type { PresentFacts } from "../records/pinned-part.js";
import { planAccepted } from "../records/plan-accepted.js";
import type { ArchitectureProposal } from "./architecture-proposal.js";
import { type ArchitectureRefusal, architectureRefused, itemsRefused } from "./architecture-refusal.js";
import { brokenRules } from "./broken-rules.js";
import { changesOfItems } from "./changes-of-items.js";
import { itemsInOrder } from "./items-in-order.js";
import { type DecidedArchitecture, noteDecision } from "./note-decision.js";
import { type Deciding, refusedItems } from "./refused-items.js";
import { issuesOfSaid, type SaidOfItems, withDependents } from "./said-of-items.js";

/** What a decision depends on. */
export interface ArchitectureDecision {
  readonly proposal: ArchitectureProposal;
  readonly said: SaidOfItems;
  /** The stream of the proposal as it is. */
  readonly model: Model;
  /** The links that services of followed repositories have, where deciding may make some. */
  readonly linked: readonly ServiceLink[];
  readonly place: { readonly projectId: Guid; readonly modelStreamId: Guid };
  readonly acceptance: Acceptance;
}

/**
 * What follows from what a person says of items, all or nothing (docs/reference/ai.md#deciding): accepted items change
 * the model together, by its rules; whatever depends on a rejected one is rejected with it.
 */
export function decideArchitecture(
  decision: ArchitectureDecision,
): Result<DecidedArchitecture, ArchitectureRefusal> {
  const { proposal, said, model, linked } = decision;
  if (proposal.status !== "open") {
    return architectureRefused("conflict", `The proposal is ${proposal.status}`);
  }
  const errors = issuesOfSaid(proposal.items, said);
  const [first] = errors;
  if (first !== undefined) {
    return architectureRefused("validation_error", `${first.field} ${first.message}`.trim(), errors);
  }
  const deciding = { accepted: new Set(said.accept), rejected: withDependents(proposal.items, said.reject) };
  const facts = factsById(model);
  const refused = refusedItems(proposal, deciding, { facts, elements: model.elements, linked });
  return refused.length > 0 ? itemsRefused(refused) : planned(decision, deciding, facts);
}

function planned(
  decision: ArchitectureDecision,
  deciding: Deciding,
  facts: PresentFacts,
): Result<DecidedArchitecture, ArchitectureRefusal> {
  const { proposal, model, place, acceptance } = decision;
  const items = itemsInOrder(proposal.items.filter(({ id }) => deciding.accepted.has(id)));
  if (items.length === 0) {
    return { ok: true, value: noteDecision(decision, deciding, null) };
  }
  const changes = changesOfItems(decision, items, facts);
  const plan = planAccepted({ ...place, present: model, changes, acceptance });
  return plan.ok
    ? { ok: true, value: noteDecision(decision, deciding, plan.value.changes) }
    : itemsRefused(brokenRules(items, plan.refusal.errors));
}

/** Whether somebody may delete a proposal: a token its own while it is open, a person any of which nothing is accepted. */
export function mayDeleteArchitecture(
  { createdBy, status, items }: ArchitectureProposal,
  by: string,
): Result<null, ArchitectureRefusal> {
  if (by.startsWith("agent-token:") && (createdBy !== by || status !== "open")) {
    return architectureRefused("human_only", "An agent token deletes its own open proposals alone");
  }
  return items.some(({ state }) => state === "accepted")
    ? architectureRefused("conflict", "Items of the proposal were accepted")
    : { ok: true, value: null };
}
