import type { Schemas } from "@plumbline/api-client";
import { PART_OF_KIND } from "@plumbline/promise-core";
import { typedLines } from "../../design/typed-lines.js";
import type { TypedList } from "../../design/use-typed-list.js";
import { type RequiredPattern, textOrNull } from "./promise-draft.js";
import type { ObligationRecord } from "./promise-records.js";

type CheckRequest = Schemas["ScenarioCheckRequest"];
export type CheckFault = NonNullable<CheckRequest["faults"]>[number];
export type CheckAssertion = CheckRequest["expect"][number];

/** An obligation while somebody writes it: every form keeps what was typed while another kind is looked at. */
export interface ObligationDraft {
  readonly kind: string;
  readonly title: string;
  readonly text: string;
  readonly check: CheckDraft;
  readonly pattern: RequiredPattern & { readonly requireUnconditional: boolean };
  readonly plan: PlanDraft;
}

export interface CheckDraft {
  readonly scenarioId: string | null;
  readonly faults: readonly CheckFault[];
  readonly expect: readonly CheckAssertion[];
}

/** Lists of sentences as they are typed: one a line. */
export interface PlanDraft {
  readonly steps: TypedList;
  readonly inputs: TypedList;
  readonly expectedObservations: TypedList;
  readonly forbiddenObservations: TypedList;
  readonly contractIds: readonly string[];
  readonly source: SourceDraft | null;
}

export interface SourceDraft {
  readonly system: Schemas["EvidenceSourceRequest"]["system"];
  readonly repository: string;
  readonly workflow: string;
  readonly job: string;
}

/** What the form of an obligation begins with. */
export function obligationDraftOf(obligation: ObligationRecord | null): ObligationDraft {
  const recipe = obligation?.recipe;
  const pattern = recipe?.sourcePattern;
  return {
    kind: obligation?.kind ?? "scenario-check",
    title: obligation?.title ?? "",
    text: recipe?.text ?? "",
    check: checkDraftOf(recipe?.scenarioCheck),
    pattern: {
      repository: pattern?.repository ?? "",
      pattern: pattern?.pattern ?? "transactional-outbox",
      service: pattern?.service ?? "",
      requireUnconditional: pattern?.requireUnconditional ?? true,
    },
    plan: planDraftOf(recipe?.plan),
  };
}

function checkDraftOf(check: ObligationRecord["recipe"]["scenarioCheck"]): CheckDraft {
  return {
    scenarioId: check?.scenarioId ?? null,
    faults: check?.faults ?? [],
    expect: check?.expect.flatMap(assertionOf) ?? [],
  };
}

/** What is stored has every part of an assertion; what has not is none that could be sent again. */
function assertionOf(
  stored: NonNullable<ObligationRecord["recipe"]["scenarioCheck"]>["expect"][number],
): readonly CheckAssertion[] {
  const id = stored.id ?? "";
  if (stored.type === "outcome") {
    const expected = OUTCOMES.find((outcome) => outcome === stored.expected);
    return expected === undefined ? [] : [{ type: "outcome", id, step: stored.step ?? "", expected }];
  }
  return stored.kind === null || stored.kind === undefined
    ? []
    : [
        {
          type: "event-count",
          id,
          // The service took this word when it was saved.
          kind: stored.kind as EventKind,
          target: stored.target ?? null,
          expected: stored.expected ?? 0,
        },
      ];
}

type EventKind = Extract<CheckAssertion, { readonly type: "event-count" }>["kind"];
export const OUTCOMES = ["Succeeded", "Failed", "Skipped"] as const;

function planDraftOf(plan: ObligationRecord["recipe"]["plan"]): PlanDraft {
  const source = plan?.evidenceSource ?? null;
  return {
    steps: plan?.steps ?? [],
    inputs: plan?.inputs ?? [],
    expectedObservations: plan?.expectedObservations ?? [],
    forbiddenObservations: plan?.forbiddenObservations ?? [],
    contractIds: plan?.contractIds ?? [],
    source: source === null ? null : { ...source, job: source.job ?? "" },
  };
}

/** What is sent: the sentence, and the one part that fits the kind. */
export function obligationRequestOf(draft: ObligationDraft): Schemas["ObligationRequest"] {
  return {
    kind: draft.kind,
    title: draft.title,
    recipe: { text: draft.text, ...partOf(draft) },
  };
}

function partOf({ kind, check, pattern, plan }: ObligationDraft): Partial<Schemas["RecipeRequest"]> {
  switch (PART_OF_KIND.get(kind)) {
    case "scenarioCheck":
      return {
        scenarioCheck: {
          scenarioId: check.scenarioId ?? "",
          faults: [...check.faults],
          expect: [...check.expect],
        },
      };
    case "sourcePattern":
      return { sourcePattern: { ...pattern, service: textOrNull(pattern.service) } };
    case "plan":
      return { plan: planRequestOf(plan) };
    case undefined:
      return {};
  }
}

function planRequestOf(plan: PlanDraft): Schemas["TestPlanRequest"] {
  const { source } = plan;
  return {
    steps: [...typedLines(plan.steps)],
    inputs: [...typedLines(plan.inputs)],
    expectedObservations: [...typedLines(plan.expectedObservations)],
    forbiddenObservations: [...typedLines(plan.forbiddenObservations)],
    contractIds: [...plan.contractIds],
    evidenceSource: source === null ? null : { ...source, job: textOrNull(source.job) },
  };
}

/** An ID that no assertion of a check has yet. */
export function newAssertionId(expect: readonly { readonly id: string }[]): string {
  const taken = new Set(expect.map(({ id }) => id));
  let number = expect.length + 1;
  while (taken.has(`a${number}`)) {
    number += 1;
  }
  return `a${number}`;
}
