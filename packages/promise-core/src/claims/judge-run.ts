import type { EvidenceSource } from "../records/recipe.js";
import type { IdentityReason, Outcome } from "../records/run.js";
import { AnsweredFields } from "./answered-fields.js";
import { claimForReason } from "./claim-for-reason.js";
import type { RunToRead } from "./claimed-outcome.js";
import { type Ending, endingOfJobs, endingOfRun } from "./ending.js";
import type { HostAnswer, HostQuestion } from "./host-answer.js";
import { runQuestion, workflowQuestion } from "./host-questions.js";
import { type HostRun, readHostRun } from "./host-run.js";
import { readJobs } from "./read-jobs.js";
import type { RunAddress } from "./run-url.js";
import { type RunClaim, type VerifiedRun, verifiedOutcome } from "./verified-outcome.js";
import { isOfFile, isWorkflowFile } from "./workflow-of-run.js";

/** Something found out by asking: each question is yielded, and its answer is what comes back. */
type Asking<Found> = Generator<HostQuestion, Found, HostAnswer>;

/**
 * Judges evidence by what the code host says of the run (docs/reference/promises-evidence.md#reasons). It asks nothing itself:
 * it yields each question, is given the answer, and returns what is to be recorded: verified, or a claim for the first reason
 * that holds. What a reason before makes needless is never asked.
 */
export function* judgeRun(claim: RunClaim): Asking<Outcome> {
  const found = yield* judged(claim);
  return typeof found === "string" ? claimForReason(claim.request, found) : verifiedOutcome(claim, found);
}

function* judged({ read, request }: RunClaim): Asking<VerifiedRun | IdentityReason> {
  const run = runIn(yield runQuestion(read.run), read.run);
  if (typeof run === "string") {
    return run;
  }
  const reason =
    ofOtherRepository(run, read.source) ?? (yield* ofOtherWorkflow(run, read)) ?? notTheRun(run, read);
  if (reason !== null) {
    return reason;
  }
  const stated = { result: request.result, conclusion: request.source.conclusion };
  const { job } = read.source;
  if (job === null) {
    return verified(run, endingOfRun(run, stated));
  }
  const jobs = yield* readJobs(read.run, run);
  return typeof jobs === "string" ? jobs : verified(run, endingOfJobs(jobs, job, stated));
}

function verified(run: HostRun, ending: Ending | IdentityReason): VerifiedRun | IdentityReason {
  return typeof ending === "string" ? ending : { run, ending };
}

/** Why there is no answer, in the words of evidence. */
const WHY_NOT = {
  "rate-limited": "github-rate-limited",
  refused: "github-access-refused",
  "not-found": "run-not-found",
  blocked: "github-not-configured",
  unavailable: "github-unavailable",
} as const;

function runIn(answer: HostAnswer, asked: RunAddress): HostRun | IdentityReason {
  return answer.outcome === "answered"
    ? (readHostRun(answer.body, asked) ?? "github-unavailable")
    : WHY_NOT[answer.outcome];
}

/** A fork's code is not the code of the repository, wherever it ran. */
function ofOtherRepository(
  { repository, headRepository }: HostRun,
  source: EvidenceSource,
): IdentityReason | null {
  if (repository === null || headRepository === null) {
    return "run-repository-unknown";
  }
  const isOther = [repository, headRepository].some((name) => !isSameName(name, source.repository));
  return isOther ? "run-repository-differs" : null;
}

/** Letter case is that of ASCII: other letters become none of it. */
function isSameName(name: string, lower: string): boolean {
  return name.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) === lower;
}

function* ofOtherWorkflow(run: HostRun, { run: asked, source }: RunToRead): Asking<IdentityReason | null> {
  if (isWorkflowFile(source.workflow)) {
    return isOfFile(run.path, source.workflow) ? null : "workflow-differs";
  }
  if (run.workflowId === null) {
    return "github-unavailable";
  }
  const answer = yield workflowQuestion(asked, run.workflowId);
  if (answer.outcome === "answered") {
    return whyNotNamed(new AnsweredFields(answer.body), run.workflowId, source.workflow);
  }
  // One that is deleted has no name any more.
  return answer.outcome === "not-found" ? "workflow-differs" : WHY_NOT[answer.outcome];
}

/** One that says that it is another workflow is no answer. */
function whyNotNamed(said: AnsweredFields, id: number, workflow: string): IdentityReason | null {
  if ((said.count("id") ?? id) !== id) {
    return "github-unavailable";
  }
  return said.text("name") === workflow ? null : "workflow-differs";
}

function notTheRun({ headSha, status }: HostRun, { commitSha }: RunToRead): IdentityReason | null {
  if (headSha !== commitSha) {
    return "commit-differs";
  }
  return status === "completed" ? null : "run-not-completed";
}
