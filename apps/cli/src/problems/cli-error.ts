import type { ExitName } from "../declaring/exit-codes.js";
import { type Problem, problemOf } from "./problem.js";

/** What the service said when it refused. */
export interface Refusal {
  readonly type: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfter: number | null;
}

/** Why a command ends without doing what was asked: what every expected failure is thrown as, and caught in one place. */
export class CliError extends Error {
  constructor(
    readonly exit: ExitName,
    message: string,
    readonly problems: readonly Problem[] = [],
    readonly refusal: Refusal | null = null,
  ) {
    super(message);
    this.name = "CliError";
  }
}

/** The words of the command line are wrong. */
export function usageError(message: string): CliError {
  return new CliError("usage", message);
}

/** A file is not what it has to be. */
export function inputError(message: string, problems: readonly Problem[] = []): CliError {
  return new CliError("input", message, problems);
}

/** The same with one reason, about the file as a whole. */
export function fileError(file: string, message: string): CliError {
  return inputError(`${file} ${message}`, [problemOf(file, message)]);
}
