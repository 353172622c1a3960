import type { PromiseRevision, Recipe } from "./promise-records.js";
import { nameOfThing, type Things } from "./things.js";

/** A part of a recipe as it is read: what it is, and its lines. */
export interface RecipePartLines {
  readonly name: keyof typeof NAMES;
  readonly lines: readonly string[];
}

const NAMES = {
  scenario: true,
  faults: true,
  expect: true,
  pattern: true,
  steps: true,
  inputs: true,
  expected: true,
  forbidden: true,
  contracts: true,
  source: true,
} as const;

/** What a recipe says beside its sentence, with names in place of IDs; parts without a line are left out. */
export function recipeLines(recipe: Recipe, things: Things): readonly RecipePartLines[] {
  const parts = [
    ...checkLines(recipe.scenarioCheck, things),
    ...patternLines(recipe.sourcePattern),
    ...planLines(recipe.plan, things),
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}

function checkLines(check: Recipe["scenarioCheck"], things: Things): readonly RecipePartLines[] {
  if (check === undefined) {
    return [];
  }
  const faults = check.faults.map(
    ({ target, kind, failFirst }) =>
      `${kind} of ${nameOfThing(things, target)}${failFirst === null ? "" : `, the first ${failFirst}`}`,
  );
  return [
    { name: "scenario", lines: [nameOfThing(things, check.scenarioId)] },
    { name: "faults", lines: faults },
    { name: "expect", lines: check.expect.map((assertion) => expectLine(assertion, things)) },
  ];
}

type Expected = NonNullable<Recipe["scenarioCheck"]>["expect"][number];

export function expectLine(assertion: Expected, things: Things): string {
  if (assertion.type === "outcome") {
    return `Step ${assertion.step} is ${assertion.expected}`;
  }
  const { target, kind, expected } = assertion;
  const of = target === null || target === undefined ? "" : ` of ${nameOfThing(things, target)}`;
  return `${expected} × ${kind}${of}`;
}

function patternLines(pattern: Recipe["sourcePattern"]): readonly RecipePartLines[] {
  return pattern === undefined
    ? []
    : [
        {
          name: "pattern",
          lines: [
            patternLine(pattern),
            ...(pattern.requireUnconditional ? ["Found without a compile-time condition"] : []),
          ],
        },
      ];
}

export function patternLine({
  pattern,
  repository,
  service,
}: NonNullable<PromiseRevision["requiresPattern"]>): string {
  return `${pattern} in ${repository}${service === null ? "" : `, service ${service}`}`;
}

function planLines(plan: Recipe["plan"], things: Things): readonly RecipePartLines[] {
  if (plan === undefined) {
    return [];
  }
  const source = plan.evidenceSource;
  return [
    { name: "steps", lines: plan.steps },
    { name: "inputs", lines: plan.inputs },
    { name: "expected", lines: plan.expectedObservations },
    { name: "forbidden", lines: plan.forbiddenObservations },
    { name: "contracts", lines: plan.contractIds.map((id) => nameOfThing(things, id)) },
    {
      name: "source",
      lines:
        source === null
          ? []
          : [
              `${source.system}: ${source.repository}, ${source.workflow}${source.job === null ? "" : `, job ${source.job}`}`,
            ],
    },
  ];
}

/** A forbidden event as a line. */
export function eventLine(
  { kind, target }: { readonly kind: string; readonly target?: string | null | undefined },
  things: Things,
): string {
  return target === null || target === undefined ? kind : `${kind} of ${nameOfThing(things, target)}`;
}
