import type { PresentFacts } from "../records/pinned-part.js";
import { type StalePart, staleParts } from "../records/stale-parts.js";
import type { FlowProposalHead } from "./stored-flow-proposal.js";

/** What there is now of what a flow proposal was made from. */
export interface PresentOfFlow {
  /** The facts that it names, of its branch or of main. */
  readonly facts: PresentFacts;
  /** Of the branch or of main; that of the proposal where the branch is gone. */
  readonly modelVersion: number;
  /** Of the scenario that it revises; null where it revises none, or that one is gone. */
  readonly scenarioVersion: number | null;
}

/**
 * What of a flow proposal is another one by now (docs/reference/ai.md#stale), or null. A part that was made for it, or
 * that a missing one was mapped to, is stale once it is gone: whoever took it may fill it in.
 */
export function staleOfFlow(proposal: FlowProposalHead, present: PresentOfFlow): readonly StalePart[] | null {
  const changed = [
    ...staleParts(proposal.parts, present.facts),
    ...goneParts(proposal, present.facts),
    ...changedScenario(proposal, present.scenarioVersion),
  ];
  return changed.length === 0 ? null : changed;
}

function goneParts({ missing }: FlowProposalHead, facts: PresentFacts): readonly StalePart[] {
  return missing.flatMap(({ alias, kind, createdId: id }): readonly StalePart[] =>
    id === null || facts.get(id)?.kind === kind ? [] : [{ kind, id, alias, change: "removed" }],
  );
}

function changedScenario(
  { reviseScenarioId: id, scenarioVersion: version }: FlowProposalHead,
  present: number | null,
): readonly StalePart[] {
  if (id === null || present === version) {
    return [];
  }
  return [{ kind: "scenario", id, alias: null, change: present === null ? "removed" : "scenario-changed" }];
}

/** The IDs of the facts that decide whether a proposal is stale. */
export function factsOfFlow({ parts, missing }: FlowProposalHead): readonly string[] {
  const ids = [
    ...parts.map(({ targetId }) => targetId),
    ...missing.flatMap(({ createdId }) => (createdId === null ? [] : [createdId])),
  ];
  return [...new Set(ids)];
}
