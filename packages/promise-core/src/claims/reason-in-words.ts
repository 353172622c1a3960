import type { IdentityReason } from "../records/run.js";

/** Why evidence is a claim (docs/reference/promises-evidence.md#reasons), as the end of a sentence a person can act on. */
export const REASON_IN_WORDS: { readonly [Reason in IdentityReason]: string } = {
  "no-evidence-source": "its plan names no evidence source",
  "system-not-checkable": "the service reads runs of the code host alone, and this one is elsewhere",
  "run-url-not-recognised": "the address is not that of a run at the code host",
  "repository-differs": "the run is of another repository than the plan names",
  "github-not-configured": "the workspace has no code host that can be read",
  "run-url-host-differs": "the run is not on the code host of the workspace",
  "repository-not-followed": "the project does not follow the repository",
  "no-tracked-commit":
    "the evidence names no commit, and no scan of the repository has said which one the model follows",
  "github-rate-limited": "the code host had answered too often to answer again",
  "github-access-refused": "the code host refused to show the run",
  "run-not-found": "the code host has no such run",
  "github-unavailable": "the code host could not be read",
  "run-repository-unknown": "the code host does not say which repository the run is of",
  "run-repository-differs": "the run is of the code of another repository",
  "workflow-differs": "the run is of another workflow than the plan names",
  "commit-differs": "the run is of another commit",
  "run-not-completed": "the run has not ended",
  "jobs-unavailable": "the jobs of the run could not be read",
  "jobs-incomplete": "the run has more jobs than could be read",
  "job-not-found": "the run has no job of the name that the plan gives",
  "job-not-completed": "the job has not ended",
  "job-not-conclusive": "the job ended with neither a pass nor a failure",
  "run-not-success": "it is said to have passed, and the run ended with neither a pass nor a failure",
  "run-not-conclusive": "it is said to have failed, and the run ended with neither a pass nor a failure",
  "result-differs": "the code host gives another result",
};
