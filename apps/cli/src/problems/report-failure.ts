import { EXIT_CODES, type ExitName } from "../declaring/exit-codes.js";
import { clean } from "../output/clean-text.js";
import { coloursFor } from "../output/colours.js";
import type { World } from "../world.js";
import { CliError } from "./cli-error.js";
import { problemText } from "./problem-text.js";

/** Problems that are told in words; JSON has all of them. */
const TOLD = 50;

/** Says why a command failed, on the error stream, and with `--json` as JSON on the standard output too. */
export function reportFailure(
  error: unknown,
  world: World,
  { asJson }: { readonly asJson: boolean },
): ExitName {
  const failure = failureOf(error, world.env);
  // Without words it was told already.
  if (failure.message === "") {
    return failure.exit;
  }
  const { bad } = coloursFor("auto", world, world.stderr);
  world.stderr.write(
    `${[bad(`plumbline: ${clean(failure.message)}`), ...failureLines(failure)].join("\n")}\n`,
  );
  if (asJson) {
    const { exit, message, problems, refusal } = failure;
    const error = { exitCode: EXIT_CODES[exit].code, message, problems };
    const told = refusal === null ? error : { ...error, refusal };
    world.stdout.write(`${JSON.stringify({ error: told }, null, 2)}\n`);
  }
  return failure.exit;
}

/** Whatever was thrown, as a failure: what is not expected is a bug. */
export function failureOf(error: unknown, env: World["env"] = {}): CliError {
  if (error instanceof CliError) {
    return error;
  }
  const about =
    error instanceof Error
      ? env["PLUMBLINE_DEBUG"]
        ? (error.stack ?? error.message)
        : error.message
      : `${error}`;
  return new CliError("bug", `a fault of plumbline itself: ${about}`);
}

/** The problems of a failure, a line each. */
export function failureLines({ message, problems }: CliError): readonly string[] {
  const told = problems.slice(0, TOLD).map((problem) => `  ${problemText(problem)}`);
  const only = problems.length === 1 && problems[0]?.line === null && message.endsWith(problems[0].message);
  const more = problems.length > TOLD ? [`  … and ${problems.length - TOLD} more`] : [];
  return only ? [] : [...told, ...more];
}
