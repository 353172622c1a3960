import type { StressProfile } from "@plumbline/stress-engine";
import { FILE_LIMITS } from "../files/limits.js";
import { readInput } from "../files/read-input.js";
import { inputError } from "../problems/cli-error.js";
import { locatedProblems, type NamedText } from "../problems/located-problems.js";
import type { World } from "../world.js";

/** A profile and the text it was read from. */
export interface ProfileFile {
  readonly text: NamedText;
  readonly profile: StressProfile;
}

/** Reads a stress profile. Throws a `CliError` of exit `input` that names everything wrong with its place. */
export async function readProfile(name: string, world: World): Promise<ProfileFile> {
  const { decodeUtf8 } = await import("@plumbline/model-core");
  const file = await readInput(name, world, FILE_LIMITS.profileBytes);
  const decoded = decodeUtf8(file.bytes);
  return profileOfText({ name: file.name, text: decoded.ok ? decoded.value : "", format: "json" });
}

/** The same of a text. */
export async function profileOfText(text: NamedText): Promise<ProfileFile> {
  const { readStressProfile } = await import("@plumbline/stress-engine");
  const read = readStressProfile(text.text);
  if (!read.ok) {
    const problems = await locatedProblems(text, read.refusal.errors);
    throw inputError(`${text.name} is no stress profile`, problems);
  }
  return { text, profile: read.value };
}
