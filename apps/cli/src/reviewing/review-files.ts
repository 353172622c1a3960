import type { AnsweredFinding, FindingCounts } from "@plumbline/review-rules";
import { inputError } from "../problems/cli-error.js";
import type { ReadModel } from "../reading/read-model.js";
import type { ScenarioFile } from "../reading/read-scenario.js";
import { validateOn } from "../reading/validate-on.js";

/** What a review of files found; nothing is answered, since answers live in the service. */
export interface FileReview {
  readonly hash: string;
  readonly counts: FindingCounts;
  readonly findings: readonly AnsweredFinding[];
}

/** Reviews a model and its scenarios. Throws a `CliError` of exit `input` when they are too large together. */
export async function reviewFiles({ model }: ReadModel, files: readonly ScenarioFile[]): Promise<FileReview> {
  const { answeredFindings, countFindings, hashOfFindings, REVIEW_LIMITS, reviewState, stateBytes } =
    await import("@plumbline/review-rules");
  const scenarios = [];
  for (const file of files) {
    const issues = await validateOn(model, file);
    scenarios.push({ id: file.document.id ?? file.file, document: file.document, issues });
  }
  const state = { model, scenarios, promises: [] };
  if (stateBytes(state) > REVIEW_LIMITS.stateBytes) {
    throw inputError(`The model and its scenarios are over ${REVIEW_LIMITS.stateBytes} bytes together`);
  }
  const found = reviewState(state);
  const findings = answeredFindings(found, { given: [], inForce: [] });
  return { hash: hashOfFindings(found), counts: countFindings(findings), findings };
}
