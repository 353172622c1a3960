import { parseArgs } from "node:util";
import type { Argument, Arguments } from "../declaring/argument.js";
import type { Command } from "../declaring/command.js";
import { COMMON_OPTIONS } from "../declaring/common-options.js";
import type { Option, Options, OptionValues } from "../declaring/option.js";
import { usageError } from "../problems/cli-error.js";
import { meant } from "../words/closest-word.js";
import { optionValue } from "./option-value.js";

type Tokens = ReturnType<typeof tokensOf>;
type OptionToken = Extract<Tokens[number], { kind: "option" }>;

/** What was asked for, with every value checked against the declaration. */
export interface ParsedCall {
  readonly arguments: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly options: Readonly<Record<string, unknown>>;
  readonly common: OptionValues<typeof COMMON_OPTIONS>;
}

/** The words of a call, read by the declaration of its command. `--help` is enough by itself. */
export function parseCall(command: Command, words: readonly string[]): ParsedCall {
  const declared: Options = { ...COMMON_OPTIONS, ...command.options };
  const tokens = tokensOf(words, declared);
  const given = tokens.filter((token) => token.kind === "option");
  const values = valuesOf(given, declared);
  const common = values as unknown as ParsedCall["common"];
  if (common.help) {
    return { arguments: {}, options: values, common };
  }
  const positionals = tokens.filter((token) => token.kind === "positional").map(({ value }) => value);
  return { arguments: argumentsOf(command, positionals), options: values, common };
}

function tokensOf(words: readonly string[], declared: Options) {
  const options = Object.fromEntries(
    Object.entries(declared).map(([name, { type, short }]) => [
      name,
      {
        type: type === "flag" ? ("boolean" as const) : ("string" as const),
        multiple: true,
        ...(short === undefined ? {} : { short }),
      },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...words],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  return tokens;
}

function valuesOf(given: readonly OptionToken[], declared: Options): Record<string, unknown> {
  for (const { name, rawName } of given) {
    if (!Object.hasOwn(declared, name)) {
      const names = Object.keys(declared).map((known) => `--${known}`);
      throw usageError(`There is no option ${rawName}.${meant(rawName, names)}`);
    }
  }
  return Object.fromEntries(
    Object.entries(declared).map(([name, option]) => [
      name,
      givenValue(
        option,
        given.filter((token) => token.name === name),
      ),
    ]),
  );
}

function givenValue(option: Option, given: readonly OptionToken[]): unknown {
  const values = given.map((token) => optionValue(option, token.rawName, token.value));
  if (option.type === "texts") {
    return values;
  }
  const [first, second] = given;
  if (first !== undefined && second !== undefined && option.type !== "flag") {
    throw usageError(`${second.rawName} is given twice.`);
  }
  return values[0] ?? ("default" in option ? option.default : option.type === "flag" ? false : undefined);
}

function argumentsOf(command: Command, given: readonly string[]): ParsedCall["arguments"] {
  const declared: Arguments = command.arguments;
  const left = [...given];
  const taken = Object.entries(declared).map(([name, argument]) => [
    name,
    take(command, name, argument, left),
  ]);
  const [extra] = left;
  if (extra !== undefined) {
    throw usageError(
      `"${extra}" is one word too many. \`plumbline ${command.name} --help\` says what it takes.`,
    );
  }
  if (given.filter((word) => word === "-").length > 1) {
    throw usageError("The standard input can be read once: name a file for the other.");
  }
  return Object.fromEntries(taken);
}

function take(
  command: Command,
  name: string,
  { times }: Argument,
  left: string[],
): string | string[] | undefined {
  if (times === "many") {
    return left.splice(0);
  }
  const value = left.shift();
  if (value === undefined && times === "one") {
    throw usageError(`<${name}> is missing. \`plumbline ${command.name} --help\` says what it takes.`);
  }
  return value;
}
