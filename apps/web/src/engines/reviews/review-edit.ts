import type { Model } from "@plumbline/model-core";
import { readScenarioDocument, SchemaValidators, scenarioValidator } from "@plumbline/playback-engine";
import {
  compareFindings,
  type Finding,
  type FindingComparison,
  hashOfFindings,
  type ReviewedScenario,
  reviewState,
} from "@plumbline/review-rules";
import { heldModel } from "../held-models.js";
import { schemaCheckClock } from "../schema-check-clock.js";
import { promiseOnPath } from "./promise-on-path.js";
import type { ScenarioToReview, Stories } from "./stories.js";

export interface ReviewEditInput {
  /** What the models from before and after are held under. */
  readonly before: string;
  readonly after: string;
  readonly stories: Stories;
}

export type ReviewedEdit =
  | { readonly is: "no-model" }
  | {
      readonly is: "reviewed";
      readonly comparison: FindingComparison<Finding>;
      /** Of all findings afterwards; null where evidence of promises has a part in it, which the service alone judges. */
      readonly hash: string | null;
    };

/** What the rules find in two states of a model, and how that differs: the same as the service finds. */
export function reviewEdit({ before, after, stories }: ReviewEditInput): ReviewedEdit {
  const [was, is] = [heldModel(before), heldModel(after)];
  if (was === null || is === null) {
    return { is: "no-model" };
  }
  const [first, second] = [found(before, was.model, stories), found(after, is.model, stories)];
  const isComparable = second.isWhole && !stories.promises.some(({ state }) => state === "approved");
  return {
    is: "reviewed",
    comparison: compareFindings(first.findings, second.findings),
    hash: isComparable ? hashOfFindings(second.findings) : null,
  };
}

interface Found {
  readonly findings: readonly Finding[];
  /** Whether there was time for all checks of payloads. */
  readonly isWhole: boolean;
}

/** So many reviews are kept: the state after one edit is that before the next. */
const MOST = 3;
const kept = new Map<string, Found>();
/** Compiling a schema takes milliseconds. */
const schemas = new SchemaValidators();

function found(handle: string, model: Model, stories: Stories): Found {
  const key = `${handle} ${stories.key}`;
  const known = kept.get(key) ?? review(model, stories);
  kept.delete(key);
  kept.set(key, known);
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) {
    kept.delete(oldest);
  }
  return known;
}

/** Whether the evidence of a promise still stands hangs on its runs, which are with the service. */
const ASKS_FOR_EVIDENCE = "TRU-002";

function review(model: Model, { scenarios, promises }: Stories): Found {
  const approved = new Set(promises.filter(({ state }) => state === "approved").map(({ id }) => id));
  const read = checked(model, scenarios);
  const all = reviewState({ model, scenarios: read.scenarios, promises: promises.map(promiseOnPath) });
  const findings = all.filter(
    ({ ruleId, subjectId }) => ruleId !== ASKS_FOR_EVIDENCE || !approved.has(subjectId),
  );
  return { findings, isWhole: read.isWhole };
}

interface Checked {
  readonly scenarios: readonly ReviewedScenario[];
  readonly isWhole: boolean;
}

function checked(model: Model, stored: readonly ScenarioToReview[]): Checked {
  const validate = scenarioValidator(model);
  const clock = schemaCheckClock();
  const scenarios = stored.flatMap(({ id, text }) => {
    const read = readScenarioDocument(text);
    if (!read.ok) {
      return [];
    }
    const { document, oddities } = read.value;
    return [{ id, document, issues: validate({ document, oddities, schemas, ...clock }) }];
  });
  return { scenarios, isWhole: !clock.outOfTime() };
}
