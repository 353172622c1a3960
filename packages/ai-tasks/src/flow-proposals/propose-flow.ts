import { type Guid, type Model, present } from "@plumbline/model-core";
import type { ScenarioDocument, ScenarioIssue } from "@plumbline/playback-engine";
import type { FlowOutput } from "../flow/flow-output.js";
import { scenarioOfFlow } from "../flow/scenario-of-flow.js";
import { scratchModel } from "../flow/scratch-model.js";
import { usesOfFlow } from "../flow/uses-of-flow.js";
import type { ProposedQuestion } from "../records/kept-question.js";
import { type PinnedPart, type PresentFacts, pinPart } from "../records/pinned-part.js";
import type { ProposalAuthor, ProposalBase } from "../records/proposal-author.js";
import type { StoredFlowProposal } from "./stored-flow-proposal.js";

/** A flow that was checked, and what it was made from. */
export interface NewFlowProposal {
  readonly base: ProposalBase;
  readonly author: ProposalAuthor;
  readonly flow: FlowOutput;
  /** The scenario that it revises, as it was read. */
  readonly revises: { readonly id: Guid; readonly version: number } | null;
  /** The IDs of the parts that are there, by their aliases. */
  readonly idOf: (alias: string) => Guid | undefined;
  readonly model: Model;
  /** The facts of that model by ID: what is pinned is among them. */
  readonly facts: PresentFacts;
}

/** How the issues of a scenario on a model are found. */
export type IssuesOf = (of: {
  readonly document: ScenarioDocument;
  readonly model: Model;
}) => readonly ScenarioIssue[];

/** Makes an open proposal of a checked flow, with its parts pinned and its issues (docs/reference/ai.md#flow-proposals). */
export function proposeFlow(made: NewFlowProposal, issuesOf: IssuesOf): StoredFlowProposal {
  const { base, author, flow, revises, idOf, model } = made;
  const scratch = scratchModel(model, flow, idOf);
  const document = scenarioOfFlow(flow, { id: base.id, name: flow.name, idOf: scratch.idOf });
  return {
    ...base,
    ...author,
    status: "open",
    reviseScenarioId: revises?.id ?? null,
    scenarioVersion: revises?.version ?? null,
    flow,
    parts: pinnedParts(made),
    missing: flow.missing.map(({ alias, kind, name }) => ({ alias, kind, name, ...NOT_MADE })),
    issues: issuesOf({ document, model: scratch.model }),
    questions: flow.questions.map(({ text, about }): ProposedQuestion => {
      return { text, about: about.map((alias) => idOf(alias) ?? { alias }), keptAs: null };
    }),
    decidedBy: null,
    decidedAt: null,
    reason: null,
    scenarioId: null,
  };
}

const NOT_MADE = { createdId: null, createdBy: null, createdAt: null };

/** The parts that are there and that the scenario or a missing part names, each alias once, in the order of the flow. */
function pinnedParts({ flow, idOf, facts }: NewFlowProposal): readonly PinnedPart[] {
  const named = usesOfFlow(flow).filter(({ by }) => by !== "question");
  const aliases = [...new Set(named.map(({ alias }) => alias))];
  return aliases.flatMap((alias) => {
    const id = idOf(alias);
    return id === undefined ? [] : [pinPart(alias, present(facts.get(id)))];
  });
}
