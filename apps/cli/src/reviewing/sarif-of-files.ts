import type { AnsweredFinding } from "@plumbline/review-rules";
import { placesOf } from "../places/places-of.js";
import type { NamedText } from "../problems/located-problems.js";
import { pathsOfFacts } from "../reading/fact-issues.js";
import type { ReadModel } from "../reading/read-model.js";
import type { ScenarioFile } from "../reading/read-scenario.js";

interface Region {
  readonly startLine: number;
  readonly startColumn: number;
}

interface Result {
  readonly locations: readonly { readonly physicalLocation: object }[];
}

interface Log {
  readonly runs: readonly { readonly results: readonly Result[] }[];
}

/** Findings as SARIF, each at the line of its subject in the file it was read from. */
export async function sarifOfFiles(
  findings: readonly AnsweredFinding[],
  model: ReadModel,
  scenarios: readonly ScenarioFile[],
): Promise<object> {
  const { findingsAsSarif } = await import("@plumbline/review-rules");
  const log = findingsAsSarif(findings) as Log;
  const placeOf = await subjectPlaces(findings, model, scenarios);
  const runs = log.runs.map((run) => ({
    ...run,
    results: run.results.map((result, at) => {
      const [location] = result.locations;
      return { ...result, locations: [{ ...location, physicalLocation: placeOf(findings[at]) }] };
    }),
  }));
  return { ...log, runs };
}

async function subjectPlaces(
  findings: readonly AnsweredFinding[],
  { text, document }: ReadModel,
  scenarios: readonly ScenarioFile[],
): Promise<(finding: AnsweredFinding | undefined) => object> {
  const paths = pathsOfFacts(document);
  const pathOf = ({ subjectKind, subjectId }: AnsweredFinding): string =>
    paths.get(`${subjectKind}:${subjectId}`) ?? "";
  const placeOf = await placesOf(text.text, text.format, findings.map(pathOf));
  const files = new Map(scenarios.map(({ file, document: { id }, text: own }) => [id ?? file, own]));
  return (finding) => {
    const scenario = finding?.subjectKind === "scenario" ? files.get(finding.subjectId) : undefined;
    const place = finding === undefined || scenario !== undefined ? null : placeOf(pathOf(finding));
    const region: Region = { startLine: place?.line ?? 1, startColumn: place?.column ?? 1 };
    return { artifactLocation: { uri: uriOf(scenario ?? text) }, region };
  };
}

/** A path as a relative reference of a URI; code scanning wants slashes. */
function uriOf({ name }: NamedText): string {
  return name.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
}
