import { FILE_LIMITS } from "../files/limits.js";
import { usageError } from "../problems/cli-error.js";
import type { World } from "../world.js";
import { readScenario, type ScenarioFile } from "./read-scenario.js";

/** Reads scenarios in the order the command line names them. */
export async function readScenarios(
  names: readonly string[],
  world: World,
): Promise<readonly ScenarioFile[]> {
  if (names.length > FILE_LIMITS.scenarios) {
    throw usageError(`At most ${FILE_LIMITS.scenarios} scenarios can be read in one call.`);
  }
  const read: ScenarioFile[] = [];
  for (const name of names) {
    read.push(await readScenario(name, world));
  }
  return read;
}
