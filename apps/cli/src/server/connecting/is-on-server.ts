import { usageError } from "../../problems/cli-error.js";

interface WithProject {
  readonly options: {
    readonly project: string | undefined;
    readonly server: string | undefined;
    readonly branch?: string | undefined;
    readonly revision?: string | undefined;
  };
}

interface WithWords {
  readonly arguments: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/**
 * Whether a command that works on files too is about a project of the service: where a project or a service is named.
 * Throws a `CliError` of exit `usage` for a state of a project where it is not.
 */
export function isOnServer({ options }: WithProject): boolean {
  const isIt = options.project !== undefined || options.server !== undefined;
  const state = (["branch", "revision"] as const).find((name) => options[name] !== undefined);
  if (!isIt && state !== undefined) {
    throw usageError(`--${state} is a state of a project: it needs --project.`);
  }
  return isIt;
}

/** All words of a call, whatever they stand for on files. */
export function wordsOf({ arguments: given }: WithWords): readonly string[] {
  return Object.values(given).flatMap((word) => word ?? []);
}

/** The one word of a call. Throws a `CliError` of exit `usage` for a second one. */
export function onlyWord(call: WithWords): string | undefined {
  const [word, second] = wordsOf(call);
  if (second !== undefined) {
    throw usageError(`"${second}" is one word too many with --project.`);
  }
  return word;
}

/** A file that a command needs where no project is named. */
export function fileIn({ arguments: given }: WithWords, name: string): string {
  const file = given[name];
  if (typeof file !== "string") {
    throw usageError(`<${name}> is missing. Name a file, or with --project what the service holds.`);
  }
  return file;
}
