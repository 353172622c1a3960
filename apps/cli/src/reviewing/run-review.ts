import type { Severity } from "@plumbline/review-rules";
import type { Call } from "../declaring/command.js";
import type { ExitName } from "../declaring/exit-codes.js";
import { writeOutput } from "../files/write-output.js";
import { VERSION_OF_FILES } from "../playing/play-on.js";
import { type ReadModel, readModel } from "../reading/read-model.js";
import type { ScenarioFile } from "../reading/read-scenario.js";
import { readScenarios } from "../reading/read-scenarios.js";
import { isConcernFound } from "./is-concern-found.js";
import { type FileReview, reviewFiles } from "./review-files.js";

type ReviewCall = Pick<Call, "output" | "world"> & {
  readonly arguments: { readonly model: string; readonly scenarios: readonly string[] };
  readonly options: {
    readonly json: boolean;
    readonly format: "text" | "markdown" | "sarif" | "junit" | "json";
    readonly out: string | undefined;
    readonly "fail-on": "never" | Severity;
    readonly all: boolean;
  };
};

interface Reviewed {
  readonly model: ReadModel;
  readonly scenarios: readonly ScenarioFile[];
  readonly review: FileReview;
}

/** Reviews a model and its scenarios and writes what was found. */
export async function runReview(call: ReviewCall): Promise<ExitName> {
  const { arguments: given, options, output, world } = call;
  const model = await readModel(given.model, world);
  const scenarios = await readScenarios(given.scenarios, world);
  const reviewed = { model, scenarios, review: await reviewFiles(model, scenarios) };
  const text = await written(call, reviewed);
  if (options.out === undefined) {
    output.print(text.trimEnd());
  } else {
    await writeOutput(options.out, text, world);
    const { concerns } = reviewed.review.counts;
    output.remark(`${concerns} concern${concerns === 1 ? "" : "s"} written to ${options.out}`);
  }
  return isConcernFound(reviewed.review.findings, options["fail-on"]) ? "found" : "ok";
}

async function written(
  { options, output }: ReviewCall,
  { model, scenarios, review }: Reviewed,
): Promise<string> {
  const { findings } = review;
  const concerns = findings.filter(({ result }) => result === "concern");
  switch (options.json ? "json" : options.format) {
    case "json":
      return `${JSON.stringify(review, null, 2)}\n`;
    case "markdown": {
      const { findingsAsMarkdown } = await import("@plumbline/review-rules");
      return findingsAsMarkdown({ ...review, modelVersion: VERSION_OF_FILES });
    }
    case "sarif": {
      const { sarifOfFiles } = await import("./sarif-of-files.js");
      return `${JSON.stringify(await sarifOfFiles(concerns, model, scenarios), null, 2)}\n`;
    }
    case "junit": {
      const { junitOfFindings } = await import("./junit-of-findings.js");
      return junitOfFindings(findings);
    }
    default: {
      const { reviewText } = await import("./review-text.js");
      const isPlain = options.out !== undefined;
      const { PLAIN } = await import("../output/colours.js");
      return `${reviewText(review, { all: options.all }, isPlain ? PLAIN : output.colours)}\n`;
    }
  }
}
