import type { Model } from "@plumbline/model-core";
import type { Call } from "../declaring/command.js";
import type { ExitName } from "../declaring/exit-codes.js";
import { CliError } from "../problems/cli-error.js";
import type { Problem } from "../problems/problem.js";
import { problemText } from "../problems/problem-text.js";
import { readModel } from "../reading/read-model.js";
import { readScenario } from "../reading/read-scenario.js";
import { scenarioProblems } from "../reading/scenario-problems.js";
import { validateInTime } from "../reading/validate-in-time.js";

type CheckCall = Pick<Call, "output" | "world"> & {
  readonly arguments: { readonly model: string; readonly scenarios: readonly string[] };
  readonly options: { readonly json: boolean };
};

/** Checks a model and scenarios on it; what is wrong is the answer. */
export async function runCheck(call: CheckCall): Promise<ExitName> {
  const problems = await problemsOf(call);
  const { output, options } = call;
  if (options.json) {
    output.printJson({ ok: problems.length === 0, problems });
  } else {
    output.print([...problems.map(problemText), summary(call, problems.length)].join("\n"));
  }
  return problems.length === 0 ? "ok" : "found";
}

async function problemsOf({ arguments: given, world }: CheckCall): Promise<readonly Problem[]> {
  const model = await foundIn(async () => (await readModel(given.model, world)).model);
  if (Array.isArray(model)) {
    return model;
  }
  const problems: Problem[] = [];
  for (const name of given.scenarios) {
    const found = await foundIn(() => problemsOnModel(name, model as Model, world));
    problems.push(...(found as readonly Problem[]));
  }
  return problems;
}

async function problemsOnModel(
  name: string,
  model: Model,
  world: CheckCall["world"],
): Promise<readonly Problem[]> {
  const scenario = await readScenario(name, world);
  return scenarioProblems(scenario, await validateInTime(scenario, model));
}

/** What a reader refuses with places is what this command looks for; a file that cannot be read is not. */
async function foundIn<Value>(read: () => Promise<Value>): Promise<Value | readonly Problem[]> {
  try {
    return await read();
  } catch (error) {
    const isFound =
      error instanceof CliError && error.problems.some(({ path, line }) => path !== "" || line !== null);
    if (isFound) {
      return error.problems;
    }
    throw error;
  }
}

function summary({ output, arguments: { scenarios } }: CheckCall, count: number): string {
  const { good, bad } = output.colours;
  const checked = scenarios.length === 0 ? "the model" : `the model and ${scenarios.length} scenarios`;
  return count === 0
    ? good(`ok: nothing is wrong with ${checked}`)
    : bad(`${count} problem${count === 1 ? "" : "s"}`);
}
