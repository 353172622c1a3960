import type { Command } from "../declaring/command.js";
import { COMMON_OPTIONS } from "../declaring/common-options.js";
import { EXIT_CODES } from "../declaring/exit-codes.js";
import type { Option } from "../declaring/option.js";
import { FILE_LIMITS } from "../files/limits.js";
import { exitsOf, optionAbout, optionWords, usageOf } from "./command-help.js";
import { WITH_A_SERVICE } from "./with-a-service.js";

const INTRODUCTION = `# The command line

\`plumbline\` works on files: it checks, plays, stresses, reviews, compares and draws designs on this machine, with the
engines of the service and the same results to the hash. No server and no account are needed. [With a
service](#with-a-service) it imports, exports, reviews and builds what a team keeps there.

\`\`\`sh
npx @plumbline/cli demo shop     # a real system, played and reviewed; its files in the folder shop
cd shop && npx @plumbline/cli serve model.json scenarios/*.json
\`\`\`

(The npm package \`plumbline\` without \`@\` is another one, of somebody else. \`npm install --global @plumbline/cli\` gives
the command \`plumbline\`. It needs Node 22 or later.)

This page is written from the declarations of the commands by \`npm run docs\`.

## How it behaves

- Answers go to the standard output; progress, remarks and errors to the error stream. Colours appear on a terminal alone,
  and never where \`NO_COLOR\` is set; no colour says anything that a word does not say.
- With \`--json\` the standard output is one JSON value, whatever happens. A failure is
  \`{"error": {"exitCode", "message", "problems": [{"file", "line", "column", "path", "message"}]}}\`;
  where a service refused, it has \`"refusal": {"type", "status", "requestId", "retryAfter"}\` too.
- What is wrong with a file is told with its place: \`model.json:12:5 elements[3].name: is required\`. Lines and columns
  count from 1.
- \`-\` reads a file from the standard input. A model is JSON or YAML by its name, else by its first character; scenarios and profiles are JSON.
- Files are only read, unless a command is told where to write. Node keeps compiled code in its cache in the temporary
  folder, so that the next start is faster; \`NODE_DISABLE_COMPILE_CACHE=1\` turns that off.
- The same files give the same answer on any machine: nothing is given up because it takes long. (The service gives
  the schema checks of a scenario two seconds, since strangers send them.)
- Names and texts of files are shown without control characters, so that none steers the terminal.

## In a pipeline

\`\`\`sh
npx @plumbline/cli check model.json scenarios/*.json
npx @plumbline/cli play model.json scenarios/*.json --view short --junit reports/play.xml
npx @plumbline/cli review model.json scenarios/*.json --format sarif -o reports/review.sarif --fail-on blocking
npx @plumbline/cli site model.json scenarios/*.json --out public
\`\`\`

JUnit holds a suite for each scenario and a case for each assertion; SARIF leads to the line of each fact in the model.

`;

/** docs/cli.md, from the declarations of all commands. */
export function commandsPage(commands: readonly Command[]): string {
  const parts = [
    INTRODUCTION + commandsTable(commands),
    WITH_A_SERVICE,
    exitCodes(),
    limits(),
    commonOptions(),
    ...commands.map(section),
  ];
  return `${parts.join("\n\n")}\n`;
}

function commandsTable(commands: readonly Command[]): string {
  const rows = commands.map(
    ({ name, summary }) => `| [\`${name}\`](#${anchorOf(name)}) | ${cell(summary)} |`,
  );
  return ["## Commands", "", "| Command | What it does |", "|---|---|", ...rows].join("\n");
}

function anchorOf(name: string): string {
  return `plumbline-${name.replaceAll(" ", "-")}`;
}

function exitCodes(): string {
  const rows = Object.values(EXIT_CODES).map(({ code, about }) => `| ${code} | ${cell(about)} |`);
  return ["## Exit codes", "", "| Code | What it means |", "|---|---|", ...rows].join("\n");
}

const LIMIT_WORDS: Readonly<Record<keyof typeof FILE_LIMITS, string>> = {
  modelBytes: "Bytes of a model document",
  scenarioBytes: "Bytes of a scenario",
  profileBytes: "Bytes of a stress profile",
  recordBytes: "bytes of a record of evidence",
  bundleBytes: "Bytes of a bundle, or of a manifest",
  scenarios: "Scenarios of one call",
};

function limits(): string {
  const rows = Object.entries(FILE_LIMITS).map(
    ([name, most]) => `| ${LIMIT_WORDS[name as keyof typeof FILE_LIMITS]} | ${grouped(most)} |`,
  );
  const about =
    "A file is looked at before it is read. Each document has the limits of [its own](reference/limits.md) beside these.";
  return ["## Limits", "", about, "", "| What | Most |", "|---|---|", ...rows].join("\n");
}

function grouped(value: number): string {
  return `${value}`.replace(/\B(?=(\d{3})+$)/g, ",");
}

function commonOptions(): string {
  return ["## Options of every command", "", ...optionsTable(COMMON_OPTIONS)].join("\n");
}

function optionsTable(options: Readonly<Record<string, Option>>): readonly string[] {
  const rows = Object.entries(options).map(
    ([name, option]) => `| \`${cell(optionWords(name, option))}\` | ${cell(optionAbout(option))} |`,
  );
  return ["| Option | What it does |", "|---|---|", ...rows];
}

function section(command: Command): string {
  const { name, summary, about, arguments: given, options, examples, access } = command;
  const words = Object.entries(given).map(([word, argument]) => `| \`${word}\` | ${cell(argument.about)} |`);
  const exits = exitsOf(command).map(([code, meaning]) => `| ${code} | ${cell(meaning)} |`);
  return [
    `## plumbline ${name}`,
    `${summary}.`,
    `\`\`\`\n${usageOf(command)}\n\`\`\``,
    ...about.map((paragraph) => escapeText(paragraph)),
    ...(words.length === 0 ? [] : [["| Argument | What it is |", "|---|---|", ...words].join("\n")]),
    ...(Object.keys(options).length === 0 ? [] : [optionsTable(options).join("\n")]),
    ["| Exit code | When |", "|---|---|", ...exits].join("\n"),
    `\`\`\`sh\n${examples.map(({ words: call, about: what }) => `plumbline ${call}  # ${what}`).join("\n")}\n\`\`\``,
    `Who may call it: ${access}`,
  ].join("\n\n");
}

/** A pipe would end a cell of a table. */
function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll("\n", " ");
}

function escapeText(text: string): string {
  return text.replaceAll("<", "\\<");
}
