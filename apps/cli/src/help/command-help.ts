import type { Command } from "../declaring/command.js";
import { COMMON_OPTIONS } from "../declaring/common-options.js";
import { EXIT_CODES, type ExitName } from "../declaring/exit-codes.js";
import type { Option } from "../declaring/option.js";
import { alignColumns } from "../output/align-columns.js";
import type { Colours } from "../output/colours.js";
import { valueWords } from "../parsing/option-value.js";

/** How a command is called: `plumbline play <model> [scenario...] [options]`. */
export function usageOf({ name, arguments: declared }: Command): string {
  const words = Object.entries(declared).map(([word, { times }]) =>
    times === "one" ? `<${word}>` : times === "many" ? `[${word}...]` : `[${word}]`,
  );
  return ["plumbline", name, ...words, "[options]"].join(" ");
}

/** An option as it is given: `-o, --out <folder>`. */
export function optionWords(name: string, option: Option): string {
  const short = option.short === undefined ? "" : `-${option.short}, `;
  const value = option.type === "flag" ? "" : ` ${valueWords(option)}`;
  return `${short}--${name}${value}`;
}

/** What an option does, with its default. */
export function optionAbout(option: Option): string {
  const fallback = "default" in option ? ` (${option.default} unless given)` : "";
  const again = option.type === "texts" ? "; may be given more than once" : "";
  return `${option.about}${again}${fallback}`;
}

/** The codes of a command in their order, each with what it means there. */
export function exitsOf({ exits }: Command): readonly (readonly [number, string])[] {
  const own = Object.entries(exits).map(
    ([name, about]) => [EXIT_CODES[name as ExitName].code, about] as const,
  );
  return own.sort(([left], [right]) => left - right);
}

/** The help of one command. */
export function commandHelp(command: Command, colours: Colours): string {
  const head = (text: string): string => colours.bold(text);
  const rows = (lines: readonly (readonly string[])[]): string =>
    alignColumns(lines, ["left", "left"]).join("\n");
  const options = Object.entries({ ...command.options, ...COMMON_OPTIONS } as Record<string, Option>);
  const parts = [
    `${command.summary}.`,
    `${head("Usage")}\n  ${usageOf(command)}`,
    ...command.about,
    ...section(
      head("Arguments"),
      Object.entries(command.arguments).map(([name, { about }]) => [name, about]),
      rows,
    ),
    ...section(
      head("Options"),
      options.map(([name, option]) => [optionWords(name, option), optionAbout(option)]),
      rows,
    ),
    ...section(
      head("Exit codes"),
      exitsOf(command).map(([code, about]) => [`${code}`, about]),
      rows,
    ),
    ...section(
      head("Examples"),
      command.examples.map(({ words, about }) => [`plumbline ${words}`, about]),
      rows,
    ),
    `${head("Who may call it")}\n  ${command.access}`,
  ];
  return parts.join("\n\n");
}

function section(
  title: string,
  lines: readonly (readonly string[])[],
  rows: (lines: readonly (readonly string[])[]) => string,
): readonly string[] {
  return lines.length === 0 ? [] : [`${title}\n${rows(lines)}`];
}
