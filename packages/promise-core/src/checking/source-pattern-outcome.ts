import { compareCodeUnits } from "@plumbline/model-core";
import type { SourcePattern } from "../records/recipe.js";
import type { Outcome, RunInput } from "../records/run.js";
import type { NamedElement } from "./element-named.js";
import { judgePattern, notFound } from "./judge-pattern.js";
import { type PatternScope, patternScope } from "./pattern-scope.js";
import type { FoundPattern, LinkOfService, ScanOfCheck } from "./scan-of-check.js";

/** A check of a source pattern with everything that it reads. */
export interface SourcePatternRequest {
  readonly recipe: SourcePattern;
  /** Of the repository of the recipe; null where the request names none. */
  readonly scan: ScanOfCheck | null;
  /** Those that hold now. */
  readonly links: readonly LinkOfService[];
  /** Of main. */
  readonly elements: readonly NamedElement[];
}

/** What came of a check of a source pattern (docs/reference/promises-evidence.md#source-patterns). */
export function sourcePatternOutcome({ recipe, scan, links, elements }: SourcePatternRequest): Outcome {
  const { repository, pattern, service } = recipe;
  if (scan === null) {
    return notRun(`The request names no scan of ${repository} to look for the pattern ${pattern} in.`);
  }
  const { found, kind } = scan;
  if (found === null) {
    return notRun(`The scan ${scan.scanId} of ${repository} has no snapshot to look in.`);
  }
  const asked = { recipe: { service }, repository: scan.repository, snapshot: found.snapshot };
  const scope = patternScope({ ...asked, links, elements });
  const read = { commitSha: found.commit, inputs: inputsOf(scan, found, scope) };
  if (typeof scope === "string") {
    return { ...NOTHING, ...read, result: "unsupported", detail: scope, limitations: [AT_ONE_COMMIT] };
  }
  const verdict = judgePattern({ recipe, kind, found, scope });
  const { result, detail } = verdict;
  return { ...NOTHING, ...read, result, detail, limitations: limitationsOf(verdict.found, scope) };
}

const NOTHING = {
  scope: "source-at-commit",
  environment: "repository",
  modelRevision: null,
  commitSha: null,
  evidence: [],
  limitations: [],
  inputs: [],
  assertions: [],
} as const;

function notRun(detail: string): Outcome {
  return { ...NOTHING, result: "not-run", detail };
}

function inputsOf(
  { scanId, repository }: ScanOfCheck,
  { commit, snapshotHash }: NonNullable<ScanOfCheck["found"]>,
  scope: PatternScope | string,
): readonly RunInput[] {
  const links = typeof scope === "string" ? [] : scope.links;
  return [
    { kind: "repository", id: repository, version: null, hash: commit },
    { kind: "scan", id: scanId, version: null, hash: snapshotHash },
    ...links
      .map(({ id }) => ({ kind: "link", id, version: null, hash: null }) as const)
      .sort((one, other) => compareCodeUnits(one.id, other.id)),
  ];
}

const AT_ONE_COMMIT = "Source of one commit was read; nothing was run.";

const IN_WORDS: { readonly [code: string]: string } = {
  "runtime-condition": "A part of the pattern stands under a condition that only a run decides.",
  "external-packages-not-read": "Packages from outside the repository were not read.",
};

function limitationsOf(found: readonly FoundPattern[], { missing }: PatternScope): readonly string[] {
  const codes = new Set(found.flatMap(({ limitations }) => limitations));
  const said = [...codes].sort(compareCodeUnits).map((code) => IN_WORDS[code] ?? code);
  return [AT_ONE_COMMIT, ...said, ...(missing.length > 0 ? [`${capitalised(notFound(missing))}.`] : [])];
}

function capitalised(sentence: string): string {
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}`;
}
