import {
  type ChangePlan,
  type EditRefusal,
  type Guid,
  type Issue,
  type Model,
  type ModelChange,
  present,
} from "@plumbline/model-core";
import { factOfMissing } from "../flow/fact-of-missing.js";
import type { MissingPart } from "../flow/missing-part.js";
import { orderOfMissing } from "../flow/order-of-missing.js";
import { usesOfMissing } from "../flow/uses-of-flow.js";
import { type FlowResult, flowRefused, illegalWrite } from "../flow-proposals/flow-refusal.js";
import { idOfAlias, type StoredFlowProposal } from "../flow-proposals/stored-flow-proposal.js";
import { type Acceptance, acceptedStanding } from "../records/acceptance.js";
import { planAccepted } from "../records/plan-accepted.js";
import { withCreated } from "./with-created.js";

/** A missing part that becomes a fact. */
export interface WantedPart {
  readonly alias: string;
  /** The ID of the fact. */
  readonly id: Guid;
  /** In place of what the proposal says; null takes that. */
  readonly name: string | null;
  readonly parentId: Guid | null;
}

/** A proposal, and whether what it is against can be written to. */
export interface ProposalOnBranch {
  readonly proposal: StoredFlowProposal;
  /** Main always is. */
  readonly isBranchOpen: boolean;
}

/** Where missing parts become facts, and who takes them. */
export interface CreationOfParts extends ProposalOnBranch {
  readonly projectId: Guid;
  readonly modelStreamId: Guid;
  /** The model of the proposal's branch as it is; without a fact where that is closed. */
  readonly model: Model;
  readonly acceptance: Acceptance;
}

/** What becomes of the model and of the proposal. */
export interface CreatedParts {
  readonly plan: ChangePlan;
  readonly proposal: StoredFlowProposal;
}

/** Makes one missing part (docs/reference/ai.md#missing-parts): what it hangs from is there before it. */
export function createMissingPart(creation: CreationOfParts, wanted: WantedPart): FlowResult<CreatedParts> {
  const { proposal } = creation;
  const part = openPart(creation, wanted.alias);
  if (!part.ok) {
    return part;
  }
  const strange = refusedForStrange(part.value, wanted);
  if (strange !== null) {
    return strange;
  }
  const lacking = lackingBefore(proposal, part.value, wanted);
  if (lacking.length > 0) {
    const errors = lacking.map((field): Issue => ({ field, message: "is missing still: create it first" }));
    return flowRefused(
      "missing_dependency",
      `The part hangs from others that are missing: ${lacking.join(", ")}`,
      errors,
    );
  }
  return created(creation, [wanted], (issue) => issue);
}

/** What is said of a part that its kind does not have. */
function refusedForStrange({ kind }: MissingPart, { name, parentId }: WantedPart) {
  const fields = [
    ...(name !== null && kind === "subscription" ? ["name"] : []),
    ...(parentId !== null && kind !== "element" ? ["parentId"] : []),
  ];
  const message = `must be null: the part is of kind ${kind}`;
  const errors = fields.map((field): Issue => ({ field, message }));
  return errors.length === 0
    ? null
    : flowRefused("validation_error", `${fields.join(", ")}: ${message}`, errors);
}

/** Makes every missing part that is not there yet, in the order in which they hang from each other, all or none. */
export function createAllMissing(
  creation: CreationOfParts,
  idFor: (alias: string) => Guid,
): FlowResult<CreatedParts | null> {
  const { proposal } = creation;
  const illegal = illegalWrite(proposal, "create-part", creation);
  if (illegal !== null) {
    return illegal;
  }
  const left = orderOfMissing(proposal.flow.missing).filter(
    ({ alias }) => idOfAlias(proposal, alias) === null,
  );
  const wanted = left.map(
    ({ alias }): WantedPart => ({ alias, id: idFor(alias), name: null, parentId: null }),
  );
  return wanted.length === 0
    ? { ok: true, value: null }
    : created(creation, wanted, ({ field, message }, { alias }) => ({
        field: `missing.${alias}.${field}`,
        message,
      }));
}

/** A missing part of an open proposal that is not made yet. */
export function openPart(of: ProposalOnBranch, alias: string): FlowResult<MissingPart> {
  const { proposal } = of;
  const part = proposal.flow.missing.find((one) => one.alias === alias);
  if (part === undefined) {
    return flowRefused("not_found", "The proposal has no such missing part");
  }
  const illegal = illegalWrite(proposal, "create-part", of);
  if (illegal !== null) {
    return illegal;
  }
  return idOfAlias(proposal, alias) === null
    ? { ok: true, value: part }
    : flowRefused("already_created", "The missing part is there already");
}

function lackingBefore(
  proposal: StoredFlowProposal,
  part: MissingPart,
  { parentId }: WantedPart,
): readonly string[] {
  const hangsFrom = parentId === null ? part : { ...part, parent: null };
  const aliases = new Set(usesOfMissing(hangsFrom).map(({ alias }) => alias));
  return [...aliases].filter((alias) => idOfAlias(proposal, alias) === null);
}

function created(
  { proposal, projectId, modelStreamId, model, acceptance }: CreationOfParts,
  wanted: readonly WantedPart[],
  placed: (issue: Issue, part: WantedPart) => Issue,
): FlowResult<CreatedParts> {
  const made = new Map(wanted.map(({ alias, id }) => [alias, id]));
  const idOf = (alias: string): Guid => present(made.get(alias) ?? idOfAlias(proposal, alias));
  const changes = wanted.map(({ alias, id, name, parentId }) => {
    const part = present(proposal.flow.missing.find((one) => one.alias === alias));
    const { confidence } = part;
    const of = { ...proposal, proposalId: proposal.id, alias, confidence };
    const standing = acceptedStanding(of, acceptance);
    const { kind, fact } = factOfMissing(part, { id, name, parentId, idOf, standing });
    return { op: "put", kind, id, value: fact } as ModelChange;
  });
  const plan = planAccepted({ projectId, modelStreamId, present: model, changes, acceptance });
  if (!plan.ok) {
    return brokenRules(plan.refusal, wanted, placed);
  }
  return { ok: true, value: { plan: plan.value, proposal: withCreated(proposal, made, acceptance) } };
}

const PATH_OF_CHANGE = /^changes\[(\d+)\]\.(?:value\.)?/;

/** The rules of the model that the parts break, told at the parts. */
function brokenRules(
  { errors }: EditRefusal,
  wanted: readonly WantedPart[],
  placed: (issue: Issue, part: WantedPart) => Issue,
): ReturnType<typeof flowRefused> {
  const issues = errors.map(({ field, message }): Issue => {
    const part = wanted[Number(PATH_OF_CHANGE.exec(field)?.[1])];
    const own = { field: field.replace(PATH_OF_CHANGE, ""), message };
    return part === undefined ? own : placed(own, part);
  });
  const { field, message } = present(issues[0]);
  return flowRefused("validation_error", `The model does not take it: ${field} ${message}`, issues);
}
