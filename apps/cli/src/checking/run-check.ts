import type { Model } from "@plumbline/model-core";
import type { Call } from "../declaring/command.js";
import type { ExitName } from "../declaring/exit-codes.js";
import { CliError } from "../problems/cli-error.js";
import type { Problem } from "../problems/problem.js";
import { problemText } from "../problems/problem-text.js";
import { readModel } from "../reading/read-model.js";
import { readScenario } from "../reading/read-scenario.js";
import { scenarioProblems } from "../reading/scenario-problems.js";
import { validateOn } from "../reading/validate-on.js";

type CheckCall = Pick<Call, "output" | "world"> & {
  readonly arguments: { readonly model: string; readonly scenarios: readonly string[] };
  readonly options: { readonly json: boolean };
};

/** What was looked at, and what is wrong with it. */
interface Checked {
  readonly facts: number;
  readonly problems: readonly Problem[];
}

/** Checks a model and scenarios on it; what is wrong is the answer. */
export async function runCheck(call: CheckCall): Promise<ExitName> {
  const checked = await check(call);
  const { problems } = checked;
  const { output, options } = call;
  if (options.json) {
    output.printJson({ ok: problems.length === 0, problems });
  } else {
    output.print([...problems.map(problemText), summary(call, checked)].join("\n"));
  }
  return problems.length === 0 ? "ok" : "found";
}

async function check({ arguments: given, world }: CheckCall): Promise<Checked> {
  const read = await foundIn(() => readModel(given.model, world));
  if (!("model" in read)) {
    return { facts: 0, problems: read };
  }
  const problems: Problem[] = [];
  for (const name of given.scenarios) {
    problems.push(...(await foundIn(() => problemsOnModel(name, read.model, world))));
  }
  return { facts: Object.values(read.model).flat().length, problems };
}

async function problemsOnModel(
  name: string,
  model: Model,
  world: CheckCall["world"],
): Promise<readonly Problem[]> {
  const scenario = await readScenario(name, world);
  return scenarioProblems(scenario, await validateOn(model, scenario));
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

function summary({ output, arguments: { scenarios } }: CheckCall, { facts, problems }: Checked): string {
  const { good, bad } = output.colours;
  const count = problems.length;
  const also =
    scenarios.length === 0 ? "" : ` and ${scenarios.length} scenario${scenarios.length === 1 ? "" : "s"}`;
  return count === 0
    ? good(`ok: nothing is wrong with the model (${facts} facts)${also}`)
    : bad(`${count} problem${count === 1 ? "" : "s"}`);
}
