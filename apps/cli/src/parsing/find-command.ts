import type { ListedCommand } from "../declaring/listed-command.js";
import { usageError } from "../problems/cli-error.js";
import { meant } from "../words/closest-word.js";

/** The command that the first words name, and the words that are left for it. */
export interface FoundCommand {
  readonly listed: ListedCommand;
  readonly rest: readonly string[];
}

/** The command of the most words that fit, as `promise run`. */
export function findCommand(words: readonly string[], commands: readonly ListedCommand[]): FoundCommand {
  const found = commands.filter(({ name }) => startsWith(words, name.split(" "))).sort(byWords)[0];
  if (found === undefined) {
    throw unknownCommand(words, commands);
  }
  return { listed: found, rest: words.slice(found.name.split(" ").length) };
}

function startsWith(words: readonly string[], name: readonly string[]): boolean {
  return name.every((word, at) => words[at] === word);
}

function byWords(left: ListedCommand, right: ListedCommand): number {
  return right.name.split(" ").length - left.name.split(" ").length;
}

function unknownCommand(
  [first = "", second = ""]: readonly string[],
  commands: readonly ListedCommand[],
): Error {
  const groups = commands.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => name);
  if (groups.length > 0) {
    return usageError(`There is no command "${first} ${second}". There is ${groups.join(", ")}.`);
  }
  const names = commands.map(({ name }) => name);
  return usageError(`There is no command "${first}".${meant(first, names)} \`plumbline help\` lists them.`);
}
