import type { Guid, Issue } from "@plumbline/model-core";
import { checkSaveLimits, type ScenarioDocument, storedScenario } from "@plumbline/playback-engine";
import { scenarioOfFlow } from "../flow/scenario-of-flow.js";
import { usesOfFlow } from "../flow/uses-of-flow.js";
import type { AcceptFlowRequest } from "../requests/accept-flow-request.js";
import { type FlowResult, flowRefused, illegalWrite } from "./flow-refusal.js";
import { type PresentOfFlow, staleOfFlow } from "./stale-flow.js";
import { idOfAlias, type StoredFlowProposal } from "./stored-flow-proposal.js";

/** A flow proposal that a person accepts. */
export interface FlowAcceptance {
  readonly proposal: StoredFlowProposal;
  readonly request: AcceptFlowRequest;
  readonly present: PresentOfFlow;
  /** Of the proposal; main always is. */
  readonly isBranchOpen: boolean;
  /** Of a new scenario, where the request gives none. */
  readonly newId: Guid;
  /** `user:<id>`. */
  readonly by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
}

/** The proposal as it is then, and the scenario that it becomes. */
export interface AcceptedFlow {
  readonly proposal: StoredFlowProposal;
  readonly scenario: ScenarioDocument & { readonly id: Guid };
}

/** Accepts a flow proposal, by the conditions in their order (docs/reference/ai.md#accepting-a-flow). */
export function acceptFlow(acceptance: FlowAcceptance): FlowResult<AcceptedFlow> {
  const { proposal, request, present } = acceptance;
  const refusal =
    idOnRevision(acceptance) ??
    illegalWrite(proposal, "accept", acceptance) ??
    missingParts(proposal) ??
    staleProposal(acceptance, present);
  if (refusal !== null) {
    return refusal;
  }
  const id = proposal.reviseScenarioId ?? request.scenarioId ?? acceptance.newId;
  const name = request.name ?? proposal.flow.name;
  const idOf = (alias: string): Guid | null => idOfAlias(proposal, alias);
  const scenario = { ...scenarioOfFlow(proposal.flow, { id, name, idOf }), id };
  return overLimits(scenario) ?? { ok: true, value: { proposal: decided(acceptance, id), scenario } };
}

function decided({ proposal, by, at }: FlowAcceptance, scenarioId: Guid): StoredFlowProposal {
  return { ...proposal, status: "accepted", decidedBy: by, decidedAt: at, scenarioId };
}

type Refused = ReturnType<typeof flowRefused>;

function idOnRevision({ proposal, request }: FlowAcceptance): Refused | null {
  if (proposal.reviseScenarioId === null || request.scenarioId === null) {
    return null;
  }
  const message = "must be null: the proposal revises a scenario, which keeps its ID";
  return flowRefused("validation_error", `scenarioId: ${message}`, [{ field: "scenarioId", message }]);
}

/** Whatever the scenario names has to be there. */
function missingParts(proposal: StoredFlowProposal): Refused | null {
  const used = usesOfFlow(proposal.flow).filter(({ by }) => by === "scenario");
  const lacking = new Set(
    used.map(({ alias }) => alias).filter((alias) => idOfAlias(proposal, alias) === null),
  );
  const errors = [...lacking].map((field): Issue => {
    return { field, message: "is missing still: create it, or map it to a part of the model" };
  });
  return errors.length === 0
    ? null
    : flowRefused("missing_parts", "Parts that the flow needs are missing still", errors);
}

/** Parts that changed are taken as they are by whoever says so; what went, and a scenario that changed, never. */
function staleProposal(
  { proposal, request }: FlowAcceptance,
  present: PresentOfFlow,
): Extract<FlowResult<never>, { readonly ok: false }> | null {
  const changed = staleOfFlow(proposal, present) ?? [];
  const isFine = request.acceptStale
    ? changed.every(({ change }) => change === "changed")
    : changed.length === 0;
  if (isFine) {
    return null;
  }
  const stale = {
    modelVersion: proposal.modelVersion,
    currentModelVersion: present.modelVersion,
    scenarioVersion: proposal.scenarioVersion,
    currentScenarioVersion: present.scenarioVersion,
    changed,
  };
  const title = "What the proposal names is another one by now";
  return { ok: false, refusal: { code: "proposal_stale", title, errors: [], stale } };
}

function overLimits(scenario: ScenarioDocument): Refused | null {
  const { refusal } = storedScenario(scenario);
  const tooLarge = refusal === null ? [] : [{ field: "", message: refusal.title }];
  const issues = [...tooLarge, ...checkSaveLimits(scenario)];
  const [first] = issues;
  return first === undefined
    ? null
    : flowRefused(
        "validation_error",
        `The scenario cannot be saved: ${first.field} ${first.message}`,
        issues,
      );
}
