import type { Schemas } from "@plumbline/api-client";
import type { Decision } from "./decision-queries.js";

export interface AlternativeDraft {
  /** Tells it from the others while they are moved; in no request. */
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly rejectedBecause: string;
}

export interface NamedFinding {
  readonly ruleId: string;
  readonly subjectId: string;
}

/** A decision while it is written: an empty text where nothing is stated. */
export interface DecisionDraft {
  readonly title: string;
  readonly context: string;
  readonly decision: string;
  readonly alternatives: readonly AlternativeDraft[];
  readonly consequences: string;
  readonly affectedIds: readonly string[];
  readonly settles: readonly NamedFinding[];
  readonly supersedes: string | null;
}

export const EMPTY_DRAFT: DecisionDraft = {
  title: "",
  context: "",
  decision: "",
  alternatives: [],
  consequences: "",
  affectedIds: [],
  settles: [],
  supersedes: null,
};

/** What a decision says, to be changed. */
export function draftOfDecision(decision: Decision): DecisionDraft {
  return {
    title: decision.title,
    context: decision.context ?? "",
    decision: decision.decision,
    alternatives: decision.alternatives.map(({ title, description, rejectedBecause }, index) => ({
      key: String(index),
      title,
      description: description ?? "",
      rejectedBecause: rejectedBecause ?? "",
    })),
    consequences: decision.consequences ?? "",
    affectedIds: decision.affectedIds,
    settles: decision.settles.map(({ ruleId, subjectId }) => ({ ruleId, subjectId })),
    supersedes: decision.supersedes,
  };
}

/** The body that a draft is sent as. */
export function requestOf(draft: DecisionDraft): Schemas["DecisionRequest"] {
  return {
    title: draft.title,
    context: statedText(draft.context),
    decision: draft.decision,
    alternatives: draft.alternatives.map(({ title, description, rejectedBecause }) => ({
      title,
      description: statedText(description),
      rejectedBecause: statedText(rejectedBecause),
    })),
    consequences: statedText(draft.consequences),
    affectedIds: [...draft.affectedIds],
    settles: draft.settles.map(({ ruleId, subjectId }) => ({ ruleId, subjectId })),
    supersedes: draft.supersedes,
  };
}

function statedText(text: string): string | null {
  return text.trim() === "" ? null : text;
}

/** A draft with a question in it: its text in the context, what it is about among the affected parts. */
export function withQuestion(
  draft: DecisionDraft,
  { text, about }: { readonly text: string; readonly about: readonly string[] },
): DecisionDraft {
  const quoted = text
    .split("\n")
    .map((line) => `> ${line}`)
    .join("\n");
  return {
    ...draft,
    context: draft.context.trim() === "" ? `${quoted}\n` : `${draft.context.trimEnd()}\n\n${quoted}\n`,
    affectedIds: [...new Set([...draft.affectedIds, ...about])],
  };
}

/** Whether two findings are the same one. */
export function isSameFinding(one: NamedFinding, other: NamedFinding): boolean {
  return one.ruleId === other.ruleId && one.subjectId === other.subjectId;
}
