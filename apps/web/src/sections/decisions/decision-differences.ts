import { DECISION_TEXT as words } from "../../words/decisions.js";
import type { DecisionDraft } from "./decision-draft.js";
import { type DiffLine, lineDifferences } from "./line-differences.js";

/** What a decision says in one of its parts, then and now. */
export interface DecisionDifference {
  readonly part: string;
  readonly lines: readonly DiffLine[];
}

/** What names an ID to a person. */
export type NameOf = (id: string) => string;

/** Where a decision says something else than it did, part by part. */
export function decisionDifferences(
  before: DecisionDraft,
  now: DecisionDraft,
  nameOf: NameOf,
): readonly DecisionDifference[] {
  const old = partsOf(before, nameOf);
  return partsOf(now, nameOf).flatMap(([part, text], index) => {
    const was = old[index]?.[1] ?? "";
    return was === text ? [] : [{ part, lines: lineDifferences(was, text) }];
  });
}

function partsOf(draft: DecisionDraft, nameOf: NameOf): readonly (readonly [part: string, text: string])[] {
  return [
    [words.titleField, draft.title],
    [words.context, draft.context],
    [words.decision, draft.decision],
    [words.alternatives, draft.alternatives.map(alternativeText).join("\n\n")],
    [words.consequences, draft.consequences],
    [words.affected, draft.affectedIds.map(nameOf).join("\n")],
    [
      words.settles,
      draft.settles.map(({ ruleId, subjectId }) => `${ruleId} ${nameOf(subjectId)}`).join("\n"),
    ],
    [words.supersedes, draft.supersedes === null ? "" : nameOf(draft.supersedes)],
  ];
}

function alternativeText({
  title,
  description,
  rejectedBecause,
}: DecisionDraft["alternatives"][number]): string {
  return [title, description, rejectedBecause && `${words.rejectedBecause}: ${rejectedBecause}`]
    .filter(Boolean)
    .join("\n");
}
