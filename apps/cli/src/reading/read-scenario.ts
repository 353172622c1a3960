import type { Issue } from "@plumbline/model-core";
import type { ReadScenario, ScenarioDocument } from "@plumbline/playback-engine";
import { FILE_LIMITS } from "../files/limits.js";
import { type InputFile, readInput } from "../files/read-input.js";
import { inputError } from "../problems/cli-error.js";
import { locatedProblems, type NamedText } from "../problems/located-problems.js";
import type { World } from "../world.js";

/** A scenario document that was read; whether it plays on a model is another question. */
export interface ScenarioFile extends ReadScenario {
  /** As the command line named it. */
  readonly file: string;
  readonly text: NamedText;
  readonly document: ScenarioDocument;
}

/** Reads a scenario document. Throws a `CliError` of exit `input` that names everything wrong with its place. */
export async function readScenario(name: string, world: World): Promise<ScenarioFile> {
  return scenarioOfFile(await readInput(name, world, FILE_LIMITS.scenarioBytes));
}

/** The same of a file that is read already. */
export async function scenarioOfFile({ name, bytes }: InputFile): Promise<ScenarioFile> {
  const { readScenarioDocument } = await import("@plumbline/playback-engine");
  const { decodeUtf8 } = await import("@plumbline/model-core");
  const decoded = decodeUtf8(bytes);
  const text: NamedText = { name, text: decoded.ok ? decoded.value : "", format: "json" };
  if (!decoded.ok) {
    throw await refused(text, [decoded.refusal]);
  }
  const read = readScenarioDocument(text.text);
  if (!read.ok) {
    throw await refused(text, read.refusal.errors);
  }
  return { file: name, text, ...read.value };
}

async function refused(text: NamedText, issues: readonly Issue[]): Promise<Error> {
  return inputError(`${text.name} is no scenario document`, await locatedProblems(text, issues));
}
