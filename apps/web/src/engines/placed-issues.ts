import { type Issue, placesOfValues, type TextPlace } from "@plumbline/model-core";
import { outlineScenario, type ScenarioDocument, type ScenarioIssue } from "@plumbline/playback-engine";

/** What is wrong with a scenario, and where. */
export interface PlacedIssue {
  /** `unreadable` for a text that is no scenario document. */
  readonly code: string;
  readonly stepId: string | null;
  /** Of the value in the document, as `steps[2].then[0].operation`; empty for the document as a whole. */
  readonly path: string;
  readonly message: string;
  /** Where it stands in the text. */
  readonly place: TextPlace | null;
}

const WHOLE_PATH = /^((?:steps|faults|assertions)(?:\[|(?=:))[^:\s]*): (.*)$/s;
const FIELD = /^([a-zA-Z]+(?:[.[][^:\s]*)?): (.*)$/s;
const PLACE_IN_WORDS = / at line (\d+)(?:, column (\d+))?$/;
const PART = /\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]|\.?([^.[\]]+)/gy;

/** The issues of a scenario on a model, each with the place of what it is about. */
export function placedIssues(
  text: string,
  document: ScenarioDocument,
  issues: readonly ScenarioIssue[],
): readonly PlacedIssue[] {
  if (issues.length === 0) {
    return [];
  }
  const steps = outlineScenario(document).stepOfId;
  return withPlaces(
    text,
    issues.map((issue) => ({ ...issue, ...pathOf(issue, steps.get(issue.stepId ?? "")?.path ?? "") })),
  );
}

/** The same of a text that is no scenario document. */
export function placedRefusal(text: string, errors: readonly Issue[]): readonly PlacedIssue[] {
  return withPlaces(
    text,
    errors.map(({ field, message }) => ({ code: "unreadable", stepId: null, path: field, message })),
  );
}

/** A message that begins with a path says where in the scenario, one that begins with a field where in its step. */
function pathOf(
  { message }: ScenarioIssue,
  step: string,
): { readonly path: string; readonly message: string } {
  const [, whole, rest] = WHOLE_PATH.exec(message) ?? [];
  if (whole !== undefined && rest !== undefined) {
    return { path: whole, message: rest };
  }
  const [, field, ofField] = FIELD.exec(message) ?? [];
  return field !== undefined && ofField !== undefined && step !== ""
    ? { path: `${step}.${field}`, message }
    : { path: step, message };
}

function withPlaces(text: string, issues: readonly Omit<PlacedIssue, "place">[]): readonly PlacedIssue[] {
  const isRead = issues.every(({ message }) => !PLACE_IN_WORDS.test(message));
  const places = isRead
    ? placesOfValues(
        text,
        "json",
        issues.map(({ path }) => [0, ...wayOf(path)]),
      )
    : [];
  return issues.map((issue, at) => ({ ...issue, place: placeInWords(issue.message) ?? places[at] ?? null }));
}

/** The reader of JSON says in words where it stopped. */
function placeInWords(message: string): TextPlace | null {
  const [, line, column] = PLACE_IN_WORDS.exec(message) ?? [];
  return line === undefined ? null : { line: Number(line), column: Number(column ?? 1) };
}

function wayOf(path: string): readonly (string | number)[] {
  return [...path.matchAll(PART)].map(([, index, quoted, word]) => {
    if (index !== undefined) {
      return Number(index);
    }
    return quoted === undefined ? (word ?? "") : (JSON.parse(quoted) as string);
  });
}
