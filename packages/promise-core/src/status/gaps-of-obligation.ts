import { REASON_IN_WORDS } from "../claims/reason-in-words.js";
import type { Execution } from "../records/obligation.js";
import type { VerificationRun } from "../records/run.js";
import type { MovedInput } from "../records/status.js";
import { isClaim } from "./counting-run.js";
import type { JudgedObligation } from "./judged-obligation.js";

/** What keeps an obligation from being shown, a sentence each that names it (docs/reference/promises-evidence.md#gaps). */
export function gapsOfObligation(judged: JudgedObligation): readonly string[] {
  const { counting, obligation } = judged;
  const found = counting === null ? [withoutRun(judged)] : [...ofRun(counting), ...stale(judged)];
  return found.map((gap) => `${obligation.key} ${gap}.`);
}

function withoutRun({ obligation, execution, passedOver }: JudgedObligation): string {
  if (execution === "none") {
    return `is unsupported: nothing runs obligations of the kind "${obligation.kind}", so choose another kind`;
  }
  const again = AGAIN[execution];
  switch (passedOver) {
    case "changed-since":
      return `was changed after its last run: ${again}`;
    case "of-a-draft":
      return `was last run while its revision was a draft: ${again}`;
    case null:
      return execution === "deterministic" ? "has no run: run it" : "has no run: send evidence of one";
  }
}

const AGAIN: { readonly [Way in Exclude<Execution, "none">]: string } = {
  deterministic: "run it again",
  "external-evidence": "send evidence of a new run",
};

function ofRun(run: VerificationRun): readonly string[] {
  if (isClaim(run)) {
    return [`has a claim only: ${reasonsOf(run)}`];
  }
  const vacuous = run.assertions.filter((assertion) => assertion.vacuous).map(({ id }) => `"${id}"`);
  switch (run.result) {
    case "not-run":
      return [`has no run that came to a result: ${clause(run.detail)}`];
    case "unsupported":
      return [`is unsupported: ${clause(run.detail)}`];
    default:
      return vacuous.length === 0
        ? []
        : [`has assertions that hold with nothing to observe: ${listed(vacuous)}`];
  }
}

function reasonsOf({ evidence }: VerificationRun): string {
  return evidence
    .flatMap(({ identityReason }) => (identityReason === null ? [] : [REASON_IN_WORDS[identityReason]]))
    .join("; ");
}

function stale({ status, execution }: JudgedObligation): readonly string[] {
  if (!status.stale) {
    return [];
  }
  const again = execution === "external-evidence" ? "send evidence of a new run" : "run it again";
  return [`is stale, since ${listed(status.changed.map(moved))}: ${again}`];
}

function moved({ kind, id, recorded, current }: MovedInput): string {
  const what = kind === "model" ? "the model" : `the ${kind} ${id}`;
  if (current === null) {
    return kind === "repository" ? `${what} has no commit that was imported` : `${what} is gone`;
  }
  return `${what} moved from ${recorded} to ${current}`;
}

/** So many are named one by one. */
const MOST_NAMED = 5;

function listed(all: readonly string[]): string {
  const others = all.length - MOST_NAMED;
  return others > 0 ? `${all.slice(0, MOST_NAMED).join(", ")} and ${others} more` : all.join(", ");
}

/** A sentence as the part of another one. */
function clause(sentence: string): string {
  return sentence.endsWith(".") ? sentence.slice(0, -1) : sentence;
}
