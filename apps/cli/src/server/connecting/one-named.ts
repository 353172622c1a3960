import { usageError } from "../../problems/cli-error.js";
import { meant } from "../../words/closest-word.js";

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The one thing of a list that a word names, by its ID or its name. Throws a `CliError` of exit `usage`. */
export function oneNamed<Thing extends Named>(what: string, word: string, things: readonly Thing[]): Thing {
  const [found, second] = things.filter(({ id, name }) => id === word.toLowerCase() || name === word);
  if (found === undefined) {
    const names = things.map(({ name }) => name);
    const near = meant(word, names) || ` There are ${things.length}.`;
    throw usageError(`There is no ${what} "${word}" in the project.${near}`);
  }
  if (second !== undefined) {
    throw usageError(
      `More than one ${what} is called "${word}": name one by its ID, ${found.id} or ${second.id}.`,
    );
  }
  return found;
}
