import type { EvidenceSource } from "../records/recipe.js";
import type { IdentityReason, Outcome } from "../records/run.js";
import { AnsweredFields } from "./answered-fields.js";
import { claimForReason } from "./claim-for-reason.js";
import type { RunToRead } from "./claimed-outcome.js";
import { type Ending, endingOfJobs, endingOfRun, type Stated } from "./ending.js";
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
  const ending = job === null ? endingOfRun(run, stated) : yield* endingOfNamed(job, read.run, stated);
  return typeof ending === "string" ? ending : { run, ending };
}

function* endingOfNamed(job: string, run: RunAddress, stated: Stated): Asking<Ending | IdentityReason> {
  const jobs = yield* readJobs(run);
  return typeof jobs === "string" ? jobs : endingOfJobs(jobs, job, stated);
}

/** Why there is no answer, in the words of evidence. */
const WHY_NOT = {
  "rate-limited": "github-rate-limited",
  refused: "github-access-refused",
  "not-found": "run-not-found",
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
    return new AnsweredFields(answer.body).text("name") === source.workflow ? null : "workflow-differs";
  }
  // One that is deleted has no name any more.
  return answer.outcome === "not-found" ? "workflow-differs" : WHY_NOT[answer.outcome];
}

function notTheRun({ headSha, status }: HostRun, { commitSha }: RunToRead): IdentityReason | null {
  if (headSha !== commitSha) {
    return "commit-differs";
  }
  return status === "completed" ? null : "run-not-completed";
}
