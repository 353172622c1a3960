import {
  FACT_KINDS,
  type FactKind,
  type FactOfKind,
  LIST_OF_KIND,
  type PlannedChanges,
} from "@plumbline/model-core";
import type { Acceptance } from "../records/acceptance.js";
import { type PresentFact, pinPart } from "../records/pinned-part.js";
import type { ArchitectureItem } from "./architecture-item.js";
import type { ArchitectureProposal } from "./architecture-proposal.js";
import { factIdOf } from "./changes-of-items.js";
import type { Deciding } from "./refused-items.js";

/** What a decision writes. */
export interface DecidedArchitecture {
  readonly proposal: ArchitectureProposal;
  /** Null where nothing is accepted. */
  readonly changes: PlannedChanges | null;
  readonly accepted: readonly ArchitectureItem[];
  readonly rejected: readonly ArchitectureItem[];
}

/** The proposal with what became of its items. */
export function noteDecision(
  { proposal, acceptance }: { readonly proposal: ArchitectureProposal; readonly acceptance: Acceptance },
  { accepted, rejected }: Deciding,
  changes: PlannedChanges | null,
): DecidedArchitecture {
  const decided = { decidedBy: acceptance.actor, decidedAt: acceptance.at };
  const items = proposal.items.map((item): ArchitectureItem => {
    if (accepted.has(item.id)) {
      const createdId = item.action === "add" ? factIdOf(proposal, item) : null;
      return { ...item, ...decided, state: "accepted", createdId };
    }
    return rejected.has(item.id) ? { ...item, ...decided, state: "rejected" } : item;
  });
  const parts = changes === null ? proposal.parts : pinnedAnew(proposal.parts, changes);
  return {
    proposal: {
      ...proposal,
      ...decided,
      items,
      parts,
      questions: questionsAfter(proposal.questions, items),
      status: statusOf(items),
    },
    changes,
    accepted: items.filter(({ id }) => accepted.has(id)),
    rejected: items.filter(({ id }) => rejected.has(id)),
  };
}

function statusOf(items: readonly ArchitectureItem[]): ArchitectureProposal["status"] {
  if (items.some(({ state }) => state === "open")) {
    return "open";
  }
  return items.every(({ state }) => state === "rejected") ? "rejected" : "decided";
}

/** What the proposal itself changed makes it no more stale. */
function pinnedAnew(
  parts: ArchitectureProposal["parts"],
  changes: PlannedChanges,
): ArchitectureProposal["parts"] {
  const changed = new Map(
    FACT_KINDS.flatMap((kind): readonly (readonly [string, PresentFact])[] => {
      const facts: readonly FactOfKind[FactKind][] = changes[LIST_OF_KIND[kind]].changed;
      return facts.map((fact) => [fact.id, { kind, fact }]);
    }),
  );
  return parts.map((part) => {
    const fact = changed.get(part.targetId);
    return fact === undefined ? part : { ...pinPart(part.alias, fact), name: part.name };
  });
}

/** A question about what an item adds is about the fact once that is there. */
function questionsAfter(
  questions: ArchitectureProposal["questions"],
  items: readonly ArchitectureItem[],
): ArchitectureProposal["questions"] {
  const created = new Map(items.map(({ alias, createdId }) => [alias, createdId]));
  return questions.map((question) => ({
    ...question,
    about: question.about.map((part) =>
      typeof part === "string" ? part : (created.get(part.alias) ?? part),
    ),
  }));
}
