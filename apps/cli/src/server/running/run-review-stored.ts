import type { Schemas } from "@plumbline/api-client";
import type { AnsweredFinding, Severity } from "@plumbline/review-rules";
import type { ExitName } from "../../declaring/exit-codes.js";
import { writeOutput } from "../../files/write-output.js";
import { PLAIN } from "../../output/colours.js";
import { usageError } from "../../problems/cli-error.js";
import { isConcernFound } from "../../reviewing/is-concern-found.js";
import { asked } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject, type ProjectConnection } from "../connecting/in-project.js";
import { stateOf } from "../connecting/state-of.js";

export type ReviewStoredCall = ProjectCall & {
  readonly options: {
    readonly format: "text" | "markdown" | "sarif" | "junit" | "json";
    readonly out: string | undefined;
    readonly "fail-on": "never" | Severity;
    readonly all: boolean;
    readonly branch: string | undefined;
    readonly revision: string | undefined;
  };
};

type Findings = Schemas["FindingsResponse"];
type State = { readonly branchId?: string; readonly revisionId?: string };

/** Shows the review of a project, with promises and with what findings were answered. What is settled fails nothing. */
export async function runReviewStored(call: ReviewStoredCall, words: readonly string[]): Promise<ExitName> {
  const { options, output, world } = call;
  if (words.length > 0) {
    throw usageError(
      `"${words[0]}" is a word too many: with --project the project is reviewed, and no file.`,
    );
  }
  const connection = await inProject(call);
  const state = await stateOf(connection, options);
  output.progress("Reviewing …");
  const review = await findingsOf(connection, state);
  const text = await written(call, { connection, state, review });
  output.done();
  if (options.out === undefined) {
    output.print(text.trimEnd());
  } else {
    await writeOutput(options.out, text, world);
    output.remark(`${review.counts.concerns} concerns written to ${options.out}`);
  }
  return isConcernFound(answered(review), options["fail-on"]) ? "found" : "ok";
}

async function findingsOf(connection: ProjectConnection, query: State): Promise<Findings> {
  const params = { path: { projectId: connection.projectId }, query: { ...query, format: "json" as const } };
  const get = connection.client.GET("/api/projects/{projectId}/review/findings", { params });
  // Of its forms, this is the one without `fields=summary` and as JSON.
  return (await asked(connection, get)) as Findings;
}

/** In the form that the files of the review know. */
function answered({ findings }: Findings): readonly AnsweredFinding[] {
  return findings as unknown as readonly AnsweredFinding[];
}

interface Reviewed {
  readonly connection: ProjectConnection;
  readonly state: State;
  readonly review: Findings;
}

async function written({ options, output }: ReviewStoredCall, reviewed: Reviewed): Promise<string> {
  const format = options.json ? "json" : options.format;
  switch (format) {
    case "json":
      return `${JSON.stringify(reviewed.review, null, 2)}\n`;
    case "junit": {
      const { junitOfFindings } = await import("../../reviewing/junit-of-findings.js");
      return junitOfFindings(answered(reviewed.review));
    }
    case "text": {
      const { reviewText } = await import("../../reviewing/review-text.js");
      const review = { ...reviewed.review, findings: answered(reviewed.review) };
      const about = {
        all: options.all,
        note: `model version ${review.modelVersion}, ${review.counts.settled} settled`,
      };
      return `${reviewText(review, about, options.out === undefined ? output.colours : PLAIN)}\n`;
    }
    default:
      return textAs(format, reviewed);
  }
}

/** As the service writes it. */
function textAs(format: "markdown" | "sarif", { connection, state }: Reviewed): Promise<string> {
  const params = { path: { projectId: connection.projectId }, query: { ...state, format } };
  const path = "/api/projects/{projectId}/review/findings";
  return asked(connection, connection.client.GET(path, { params, parseAs: "text" }));
}
