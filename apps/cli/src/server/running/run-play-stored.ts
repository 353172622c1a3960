import type { Schemas } from "@plumbline/api-client";
import type { RunResult, ScenarioDocument } from "@plumbline/playback-engine";
import type { ExitName } from "../../declaring/exit-codes.js";
import { writeOutput } from "../../files/write-output.js";
import type { Played } from "../../playing/play-on.js";
import { CliError, usageError } from "../../problems/cli-error.js";
import { asked } from "../connecting/asked.js";
import type { ProjectCall } from "../connecting/find-project.js";
import { inProject, type ProjectConnection } from "../connecting/in-project.js";
import { stateOf } from "../connecting/state-of.js";
import { scenariosNamed } from "./scenarios-named.js";

export type PlayStoredCall = ProjectCall & {
  readonly options: {
    readonly view: "list" | "sequence" | "short";
    readonly fail: readonly string[];
    readonly junit: string | undefined;
    readonly branch: string | undefined;
  };
};

type Answered = Schemas["RunResultResponse"];

interface PlayedThere extends Played {
  /** As the service answered it. */
  readonly answer: Answered;
}

/** Plays stored scenarios in the service, on main or a branch. */
export async function runPlayStored(call: PlayStoredCall, words: readonly string[]): Promise<ExitName> {
  const { options, world } = call;
  if (words.length === 0) {
    throw usageError("A scenario is missing: `plumbline play <scenario> --project <project>`.");
  }
  if (options.fail.length > 0) {
    throw usageError("--fail puts faults on files: a stored scenario is played as it is stored.");
  }
  const connection = await inProject(call);
  const played = await playAll(call, connection, words);
  if (options.junit !== undefined) {
    const { junitOf } = await import("../../playing/junit.js");
    await writeOutput(options.junit, junitOf(played), world);
  }
  await show(call, played);
  refuseUnplayable(played);
  return played.every(({ result }) => result.assertions.every(({ passed }) => passed)) ? "ok" : "found";
}

async function playAll(
  { options, output }: PlayStoredCall,
  connection: ProjectConnection,
  words: readonly string[],
): Promise<readonly PlayedThere[]> {
  const scenarios = await scenariosNamed(connection, words);
  const { branchId } = await stateOf(connection, { branch: options.branch });
  const played: PlayedThere[] = [];
  for (const [at, { id, name }] of scenarios.entries()) {
    output.progress(`Playing ${at + 1} of ${scenarios.length}: ${name} …`);
    played.push(await playOne(connection, id, branchId));
  }
  output.done();
  return played;
}

async function playOne(
  connection: ProjectConnection,
  scenarioId: string,
  branchId: string | undefined,
): Promise<PlayedThere> {
  const { client, projectId } = connection;
  const path = { projectId, scenarioId };
  const stored = client.GET("/api/projects/{projectId}/scenarios/{scenarioId}", { params: { path } });
  // The service answers scenarios in the form that its engine reads.
  const document = (await asked(connection, stored)) as unknown as ScenarioDocument;
  const query = branchId === undefined ? {} : { branchId };
  const run = client.POST("/api/projects/{projectId}/scenarios/{scenarioId}/run", {
    params: { path, query },
  });
  const answer = await asked(connection, run);
  const text = { name: document.name, text: "", format: "json" } as const;
  const scenario = { file: document.name, text, document, oddities: [] } as unknown as Played["scenario"];
  return { scenario, added: [], ownFaults: document.faults.length, result: resultOf(answer), answer };
}

/** What the service answers is what its engine gave, with maps as objects. */
function resultOf(answer: Answered): RunResult {
  const labels = new Map(Object.entries(answer.labels));
  const outcomes = new Map(Object.entries(answer.outcomes));
  return { ...answer, labels, outcomes } as unknown as RunResult;
}

async function show({ options, output }: PlayStoredCall, played: readonly PlayedThere[]): Promise<void> {
  if (options.json) {
    const answers = played.map(({ answer }) => answer);
    output.printJson(answers.length === 1 ? answers[0] : answers);
    return;
  }
  const { runText } = await import("../../playing/run-text.js");
  const playable = played.filter(({ result }) => result.issues.length === 0);
  if (playable.length > 0) {
    output.print(playable.map((one) => runText(one, options.view, output.colours)).join("\n\n"));
  }
}

function refuseUnplayable(played: readonly PlayedThere[]): void {
  const problems = played.flatMap(({ scenario, result }) =>
    result.issues.map(({ stepId, code, message }) => ({
      file: scenario.file,
      line: null,
      column: null,
      path: stepId ?? "",
      message: `${message} (${code})`,
    })),
  );
  if (problems.length > 0) {
    throw new CliError("input", "A stored scenario cannot be played on this model", problems);
  }
}
