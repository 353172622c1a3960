import type { Output } from "../output/output.js";
import type { World } from "../world.js";
import type { Arguments, ArgumentValues } from "./argument.js";
import type { ExitName } from "./exit-codes.js";
import type { Options, OptionValues } from "./option.js";

/** One use of a command, as help and docs/cli.md show it. */
export interface Example {
  /** The words after `plumbline`. */
  readonly words: string;
  readonly about: string;
}

/** What a command is called with. */
export interface Call<A extends Arguments = Arguments, O extends Options = Options> {
  readonly arguments: ArgumentValues<A>;
  readonly options: OptionValues<O>;
  readonly output: Output;
  readonly world: World;
  /** Every command there is. */
  readonly commands: () => Promise<readonly Command[]>;
}

/**
 * A command, declared once: parsing, help, completion and docs/cli.md follow from it. What it needs beside this
 * declaration it loads when it runs, since help and completion load every command.
 */
export interface Command<A extends Arguments = Arguments, O extends Options = Options> {
  /** The words that call it: `play`, `promise run`. */
  readonly name: string;
  /** What it does, in a line without a full stop. */
  readonly summary: string;
  /** More of it, a paragraph each. */
  readonly about: readonly string[];
  /** One of `ACCESS`. */
  readonly access: string;
  readonly arguments: A;
  readonly options: O;
  /** The codes that mean something here, each with what; `usage` and `bug` hold for all. */
  readonly exits: Readonly<Partial<Record<ExitName, string>>>;
  readonly examples: readonly Example[];
  run(call: Call<A, O>): Promise<ExitName>;
}

/** Declares a command, with the types of its values. */
export function command<const A extends Arguments, const O extends Options>(
  declared: Command<A, O>,
): Command<A, O> {
  return declared;
}
