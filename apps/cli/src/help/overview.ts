import type { Command } from "../declaring/command.js";
import { alignColumns } from "../output/align-columns.js";
import type { Colours } from "../output/colours.js";

/** What `plumbline` says by itself: every command in a line. */
export function overview(commands: readonly Command[], colours: Colours): string {
  const rows = commands.map(({ name, summary }) => [name, summary]);
  return [
    "Software designs as facts: checked, played in virtual time, put under load, reviewed.",
    `${colours.bold("Usage")}\n  plumbline <command> [options]`,
    `${colours.bold("Commands")}\n${alignColumns(rows, ["left", "left"]).join("\n")}`,
    "`plumbline demo` shows it in a minute, `plumbline <command> --help` says what a command takes.",
  ].join("\n\n");
}
