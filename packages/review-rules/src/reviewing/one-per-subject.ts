import { present } from "@plumbline/model-core";
import type { ResultWord } from "../records/finding-words.js";
import type { Judgement } from "../records/judgement.js";

/** The gravest first. */
const GRAVITY = ["concern", "unknown", "verified", "not-applicable"] as const satisfies readonly ResultWord[];

/**
 * Judgements of one rule, which are ordered by subject, with one for each subject ID, as answers name subjects: where steps name one ID as things of
 * several kinds, the gravest result stands for all, with what each says that has it and with everything that is cited.
 */
export function onePerSubject(judgements: readonly Judgement[]): readonly Judgement[] {
  if (judgements.every(({ subject }, at) => subject.id !== judgements[at - 1]?.subject.id)) {
    return judgements;
  }
  const byId = Map.groupBy(judgements, ({ subject }) => subject.id);
  return [...byId.values()].map((ofOne) => (ofOne.length === 1 ? present(ofOne[0]) : together(ofOne)));
}

function together(judgements: readonly Judgement[]): Judgement {
  const byResult = GRAVITY.map((word) => judgements.filter(({ result }) => result === word));
  const gravest = present(byResult.find(({ length }) => length > 0));
  return {
    ...present(gravest[0]),
    reason: gravest.map(({ reason }) => reason).join("; "),
    cites: judgements.flatMap(({ cites }) => cites),
    items: judgements.flatMap(({ items }) => items),
  };
}
