import type { ExitName } from "../../declaring/exit-codes.js";
import { writeOutput } from "../../files/write-output.js";
import { usageError } from "../../problems/cli-error.js";
import { asked } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject } from "../connecting/in-project.js";
import { stateOf } from "../connecting/state-of.js";
import { promiseNamed } from "./promise-named.js";
import { scenariosNamed } from "./scenarios-named.js";

type BriefCall = ProjectCall & {
  readonly options: {
    readonly branch: string | undefined;
    readonly revision: string | undefined;
    readonly element: readonly string[];
    readonly promise: readonly string[];
    readonly scenario: readonly string[];
    readonly "max-tokens": number | undefined;
    readonly out: string | undefined;
  };
};

/** Writes a brief as Markdown, or with its manifest as JSON. */
export async function runBrief(call: BriefCall): Promise<ExitName> {
  const { options, output, world } = call;
  const { element, promise, scenario } = options;
  if (element.length + promise.length + scenario.length === 0) {
    throw usageError("A brief is about something: --element, --promise or --scenario is missing.");
  }
  const connection = await inProject(call);
  const promises = await Promise.all(promise.map((word) => promiseNamed(connection, word)));
  const body = {
    ...(await stateOf(connection, options)),
    elementIds: [...element],
    promiseIds: promises.map(({ id }) => id),
    scenarioIds: (await scenariosNamed(connection, scenario)).map(({ id }) => id),
    ...(options["max-tokens"] === undefined ? {} : { maxTokens: options["max-tokens"] }),
  };
  const params = { path: { projectId: connection.projectId } };
  const post = connection.client.POST("/api/projects/{projectId}/build/brief", { params, body });
  const { brief, manifest, omitted, tokens } = await asked(connection, post);
  const text = options.json ? `${JSON.stringify({ brief, manifest, omitted, tokens }, null, 2)}\n` : brief;
  await writeOutput(options.out ?? "-", text, world);
  const most = options["max-tokens"] ?? tokens.count;
  const over = tokens.count > most ? `, more than ${most}: what is always in a brief is that long` : "";
  const left = omitted.length === 0 ? "" : `; ${omitted.length} left out`;
  output.remark(`${tokens.count} tokens (${tokens.tokenizer})${over}${left}`);
  return "ok";
}
