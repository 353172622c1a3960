import type { RunResult } from "@plumbline/playback-engine";
import type { Call } from "../declaring/command.js";
import type { ExitName } from "../declaring/exit-codes.js";
import { CliError, inputError, usageError } from "../problems/cli-error.js";
import { type Problem, problemOf } from "../problems/problem.js";
import { readModel } from "../reading/read-model.js";
import { readScenarios } from "../reading/read-scenarios.js";
import { scenarioProblems } from "../reading/scenario-problems.js";
import { type Played, playOn } from "./play-on.js";

type PlayCall = Pick<Call, "output" | "world"> & {
  readonly arguments: { readonly model: string; readonly scenarios: readonly string[] };
  readonly options: {
    readonly json: boolean;
    readonly view: "list" | "sequence" | "short";
    readonly fail: readonly string[];
    readonly junit: string | undefined;
  };
};

/** Plays scenarios over a model and shows what came of it. */
export async function runPlay(call: PlayCall): Promise<ExitName> {
  const { arguments: given, options, world } = call;
  if (given.scenarios.length === 0) {
    throw usageError("A scenario is missing: `plumbline play model.json scenario.json`.");
  }
  const { model } = await readModel(given.model, world);
  const scenarios = await readScenarios(given.scenarios, world);
  const played: Played[] = [];
  for (const scenario of scenarios) {
    played.push(await playOn(model, scenario, options.fail));
  }
  await writeJunit(call, played);
  await show(call, played);
  await refuseUnplayable(call, played);
  return played.every(({ result }) => result.assertions.every(({ passed }) => passed)) ? "ok" : "found";
}

async function writeJunit({ options, world }: PlayCall, played: readonly Played[]): Promise<void> {
  if (options.junit !== undefined) {
    const { junitOf } = await import("./junit.js");
    const { writeOutput } = await import("../files/write-output.js");
    await writeOutput(options.junit, junitOf(played), world);
  }
}

async function show({ options, output }: PlayCall, played: readonly Played[]): Promise<void> {
  if (options.json) {
    const { runResultParts } = await import("@plumbline/playback-engine");
    const write = ({ result }: { readonly result: RunResult }): void => {
      for (const part of runResultParts(result)) {
        output.write(part);
      }
    };
    writeList(played, write, (text) => output.write(text));
    return;
  }
  const { runText } = await import("./run-text.js");
  const playable = played.filter(({ result }) => result.issues.length === 0);
  if (playable.length > 0) {
    output.print(playable.map((one) => runText(one, options.view, output.colours)).join("\n\n"));
  }
}

/** One result as it stands, several in a list. */
function writeList<Item>(
  items: readonly Item[],
  write: (item: Item) => void,
  text: (text: string) => void,
): void {
  text(items.length === 1 ? "" : "[");
  for (const [at, item] of items.entries()) {
    text(at === 0 ? "" : ",\n");
    write(item);
  }
  text(items.length === 1 ? "\n" : "]\n");
}

async function refuseUnplayable({ options, world }: PlayCall, played: readonly Played[]): Promise<void> {
  const problems: Problem[] = [];
  for (const one of played) {
    problems.push(...(await problemsOf(one, options.fail)));
  }
  if (problems.length === 0) {
    return;
  }
  const unplayable = played.filter(({ result }) => result.issues.length > 0);
  const names = unplayable.map(({ scenario }) => scenario.file).join(", ");
  const error = inputError(`${names} cannot be played on this model`, problems);
  if (!options.json) {
    throw error;
  }
  // The answer is on the standard output already, with the issues in it.
  const { reportFailure } = await import("../problems/report-failure.js");
  reportFailure(error, world, { asJson: false });
  throw new CliError("input", "");
}

const FAULT_PATH = /^faults\[(\d+)\](?:\.[a-zA-Z]+)*: (.*)$/s;

/** Issues of a scenario by their place in its file; those of faults that the command line added by what it said. */
async function problemsOf(
  { scenario, ownFaults, result }: Played,
  fail: readonly string[],
): Promise<readonly Problem[]> {
  const added = result.issues.map(({ code, message }) => {
    const [, index = "", rest = ""] = FAULT_PATH.exec(message) ?? [];
    const said = index === "" ? undefined : fail[Number(index) - ownFaults];
    return said === undefined ? null : problemOf(null, `--fail ${said}: ${rest} (${code})`);
  });
  const own = await scenarioProblems(scenario, result.issues);
  return own.map((problem, at) => added[at] ?? problem);
}
