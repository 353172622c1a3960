import type { SourcePattern } from "../records/recipe.js";
import type { Outcome } from "../records/run.js";
import type { PatternScope } from "./pattern-scope.js";
import type { FoundPattern, ScanOfCheck } from "./scan-of-check.js";

/** What a pattern in a scope came to. */
export interface PatternVerdict extends Pick<Outcome, "result" | "detail"> {
  /** What it rests on. */
  readonly found: readonly FoundPattern[];
}

interface PatternAsked {
  readonly recipe: SourcePattern;
  readonly kind: ScanOfCheck["kind"];
  readonly found: NonNullable<ScanOfCheck["found"]>;
  readonly scope: PatternScope;
}

/**
 * Judges a pattern in the snapshot of a scan (docs/reference/promises-evidence.md#source-patterns): what is found passes
 * wherever it is found; that something is missing says only a tracking scan that looked.
 */
export function judgePattern({
  recipe,
  kind,
  found: { snapshot, commit },
  scope,
}: PatternAsked): PatternVerdict {
  const { pattern, repository } = recipe;
  const isInScope = ({ serviceKey }: { readonly serviceKey: string | null }): boolean =>
    scope.serviceKeys === null || (serviceKey !== null && scope.serviceKeys.includes(serviceKey));
  const found = snapshot.patterns.filter((one) => one.pattern === pattern && isInScope(one));
  const where = `${repository} at ${commit}`;
  const passing = found.filter(
    (one) => one.established && (one.unconditional || !recipe.requireUnconditional),
  );
  if (passing.length > 0) {
    return {
      result: "passed",
      detail: `The pattern ${pattern} was found in ${where}${by(passing)}.`,
      found: passing,
    };
  }
  const cannotTell = whyUnknown({ kind, found, scope, unlooked: unlooked(snapshot, scope) });
  if (cannotTell !== null) {
    const detail = `The pattern ${pattern} was not found in ${where} as it is required, and ${cannotTell}.`;
    return { result: "unsupported", detail, found };
  }
  return { result: "failed", detail: failure(pattern, where, found), found };
}

function by(found: readonly FoundPattern[]): string {
  const libraries = [...new Set(found.map(({ library }) => library))];
  return `, by ${libraries.join(", ")}`;
}

/** Why each part of the scope that was not looked at was not. */
function unlooked(
  { coverage }: PatternAsked["found"]["snapshot"],
  { serviceKeys }: PatternScope,
): readonly string[] {
  return (serviceKeys ?? [null]).flatMap((key) => {
    const found = coverage.find(({ serviceKey }) => serviceKey === key);
    return found?.looked === true ? [] : (found?.reasons ?? ["scan-incomplete"]);
  });
}

function whyUnknown({
  kind,
  found,
  scope: { missing },
  unlooked: reasons,
}: {
  readonly kind: ScanOfCheck["kind"];
  readonly found: readonly FoundPattern[];
  readonly scope: PatternScope;
  readonly unlooked: readonly string[];
}): string | null {
  if (kind === "comparison") {
    return "a comparison scan does not show that something is missing";
  }
  if (missing.length > 0) {
    return notFound(missing);
  }
  if (reasons.length > 0) {
    return `the scan did not look everywhere (${[...new Set(reasons)].join(", ")})`;
  }
  return found.some(({ candidate }) => candidate) ? "parts of it were found" : null;
}

/** Says which services of the scope the scan does not have; the first of many. */
export function notFound(missing: readonly string[]): string {
  const named = missing.slice(0, MOST_SERVICES).map((key) => `"${key}"`);
  const others = missing.length - named.length;
  const words = others > 0 ? `${named.join(", ")} and ${others} more` : named.join(", ");
  return `the scan did not find every service that the element is linked to (missing: ${words})`;
}

const MOST_SERVICES = 5;

function failure(pattern: string, where: string, found: readonly FoundPattern[]): string {
  return found.length === 0
    ? `The pattern ${pattern} was not found in ${where}.`
    : `The pattern ${pattern} was found in ${where} only under ${conditionsOf(found)}.`;
}

function conditionsOf(found: readonly FoundPattern[]): string {
  const stacks = found.flatMap(({ sites }) => sites.map(({ conditions }) => conditions.join(" && ")));
  return [...new Set(stacks.filter((stack) => stack !== ""))].slice(0, MOST_CONDITIONS).join("; ");
}

const MOST_CONDITIONS = 5;
