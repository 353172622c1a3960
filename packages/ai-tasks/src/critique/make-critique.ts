import { type Guid, present as there } from "@plumbline/model-core";
import { type PinnedPart, type PresentFacts, pinPart } from "../records/pinned-part.js";
import { staleParts } from "../records/stale-parts.js";
import type { NamesOfCritique } from "./check-critique.js";
import type { CritiqueOutput, SuggestedDecision } from "./critique-output.js";
import type { Critique, CritiqueRecord, ProposedDecision } from "./critique-record.js";

/** What a critique is made of. */
export interface NewCritique {
  /** Checked. */
  readonly output: CritiqueOutput;
  readonly names: Pick<NamesOfCritique, "parts">;
  readonly base: Omit<Critique, keyof CritiqueOutput | "parts">;
  /** The model that it looked at. */
  readonly present: PresentFacts;
}

/** Makes a critique of an answer that was checked: IDs stand in the place of aliases. */
export function makeCritique({ output, names, base, present }: NewCritique): Critique {
  const idsOf = (aliases: readonly string[]): readonly Guid[] => [
    ...new Set(aliases.map((alias) => there(names.parts.partOf(alias)).id)),
  ];
  const { summary, observations, questions, proposedDecisions } = output;
  return {
    ...base,
    summary,
    observations: observations.map(({ text, about, ruleIds }) => ({
      text,
      about: idsOf(about),
      ruleIds: [...new Set(ruleIds)],
    })),
    questions: questions.map(({ text, about }) => ({ text, about: idsOf(about), keptAs: null })),
    proposedDecisions: proposedDecisions.map((one) => proposedDecision(one, idsOf)),
    parts: pinnedParts(output, names, present),
  };
}

function proposedDecision(
  { affected, settles, ...said }: SuggestedDecision,
  idsOf: (aliases: readonly string[]) => readonly Guid[],
): ProposedDecision {
  return {
    ...said,
    affectedIds: idsOf(affected),
    settles: settles.map(({ ruleId, subject }) => ({ ruleId, subjectId: there(idsOf([subject])[0]) })),
    keptAs: null,
  };
}

/** The facts that it names; what else it names has versions of its own. */
function pinnedParts(
  { observations, questions, proposedDecisions }: CritiqueOutput,
  { parts }: Pick<NamesOfCritique, "parts">,
  present: PresentFacts,
): readonly PinnedPart[] {
  const named = [
    ...[...observations, ...questions].flatMap(({ about }) => about),
    ...proposedDecisions.flatMap(({ affected, settles }) => [
      ...affected,
      ...settles.map(({ subject }) => subject),
    ]),
  ];
  return [...new Set(named)].flatMap((alias) => {
    const fact = present.get(there(parts.partOf(alias)).id);
    return fact === undefined ? [] : [pinPart(alias, fact)];
  });
}

/** Answers a critique on the model as it is. */
export function answerCritique({ parts, ...critique }: Critique, present: PresentFacts): CritiqueRecord {
  const stale = staleParts(parts, present);
  return { ...critique, stale: stale.length === 0 ? null : stale };
}

/** A critique as lists show it: without what it says in detail. */
export type CritiqueListItem = Omit<CritiqueRecord, "observations" | "questions" | "proposedDecisions">;

/** Writes a critique as lists show it. */
export function critiqueListItem(critique: Critique, present: PresentFacts): CritiqueListItem {
  const {
    observations: _,
    questions: __,
    proposedDecisions: ___,
    ...rest
  } = answerCritique(critique, present);
  return rest;
}
