import { readFile } from "node:fs/promises";
import { COMMANDS, loadAll } from "./commands/commands.js";
import type { Call, Command } from "./declaring/command.js";
import { EXIT_CODES, type ExitName } from "./declaring/exit-codes.js";
import { coloursFor } from "./output/colours.js";
import { Output } from "./output/output.js";
import { findCommand } from "./parsing/find-command.js";
import { type ParsedCall, parseCall } from "./parsing/parse-call.js";
import { reportFailure } from "./problems/report-failure.js";
import type { World } from "./world.js";

/** Runs a command line to its end and answers the exit code; nothing is thrown. */
export async function main(words: readonly string[], world: World): Promise<number> {
  const asJson = words.includes("--json");
  try {
    return EXIT_CODES[await dispatch(words, world)].code;
  } catch (error) {
    return EXIT_CODES[reportFailure(error, world, { asJson })].code;
  }
}

async function dispatch(words: readonly string[], world: World): Promise<ExitName> {
  const [first] = words;
  const isAbout = first === undefined || first.startsWith("-") || first === "help";
  if (isAbout) {
    return sayAbout(words, world);
  }
  const { listed, rest } = findCommand(words, COMMANDS);
  const command = await listed.load();
  const parsed = parseCall(command, rest);
  return parsed.common.help ? sayHelp(command, world) : command.run(callOf(parsed, world));
}

function callOf(parsed: ParsedCall, world: World): Call {
  const { quiet, color } = parsed.common;
  const output = new Output(world, { quiet, colours: coloursFor(color, world, world.stdout) });
  // The values were checked against the declaration that their types come from.
  return { arguments: parsed.arguments, options: parsed.options, output, world, commands: loadAll } as Call;
}

async function sayAbout([first, ...rest]: readonly string[], world: World): Promise<ExitName> {
  if (first === "--version" || first === "-V") {
    world.stdout.write(`${await ownVersion()}\n`);
    return "ok";
  }
  if (first === "help" && rest.length > 0) {
    return sayHelp(await findCommand(rest, COMMANDS).listed.load(), world);
  }
  if (first === undefined || first === "help" || first === "--help" || first === "-h") {
    const { overview } = await import("./help/overview.js");
    // Asked for nothing, it says what there is; a script that forgot its words has to notice.
    const stream = first === undefined ? world.stderr : world.stdout;
    stream.write(`${overview(await loadAll(), coloursFor("auto", world, stream))}\n`);
    return first === undefined ? "usage" : "ok";
  }
  findCommand([first, ...rest], COMMANDS);
  return "usage";
}

async function sayHelp(command: Command, world: World): Promise<ExitName> {
  const { commandHelp } = await import("./help/command-help.js");
  world.stdout.write(`${commandHelp(command, coloursFor("auto", world, world.stdout))}\n`);
  return "ok";
}

async function ownVersion(): Promise<string> {
  const text = await readFile(new URL("../package.json", import.meta.url), "utf8");
  return (JSON.parse(text) as { readonly version: string }).version;
}
