import type { Command } from "../declaring/command.js";
import { COMMON_OPTIONS } from "../declaring/common-options.js";
import type { Options } from "../declaring/option.js";
import { usageError } from "../problems/cli-error.js";

type Writer = (commands: readonly Command[]) => string;

const WRITERS: Readonly<Record<string, Writer>> = { bash, zsh, fish };

/** The completion of a shell, as a script that holds every word and runs nothing. Throws a `CliError` of exit `usage`. */
export function completionFor(shell: string, commands: readonly Command[]): string {
  const writer = Object.hasOwn(WRITERS, shell) ? WRITERS[shell] : undefined;
  if (writer === undefined) {
    throw usageError(`There is a completion for ${Object.keys(WRITERS).join(", ")}, not for "${shell}".`);
  }
  return writer(commands);
}

function optionsOf({ options }: Command): Options {
  return { ...options, ...COMMON_OPTIONS };
}

function flagsOf(command: Command): string {
  return Object.keys(optionsOf(command))
    .map((name) => `--${name}`)
    .join(" ");
}

/** Cases of the first words; a command of two words is completed word by word. */
function casesOf(commands: readonly Command[]): string {
  return commands.map((command) => `    "${command.name}") words="${flagsOf(command)}" ;;`).join("\n");
}

function firstWords(commands: readonly Command[]): string {
  return [...new Set(commands.map(({ name }) => name.split(" ")[0]))].join(" ");
}

function secondWords(commands: readonly Command[]): string {
  const groups = Map.groupBy(
    commands.filter(({ name }) => name.includes(" ")),
    ({ name }) => name.split(" ")[0],
  );
  return [...groups]
    .map(
      ([first, inside]) =>
        `    "${first}") words="${inside.map(({ name }) => name.split(" ")[1]).join(" ")}" ;;`,
    )
    .join("\n");
}

function bash(commands: readonly Command[]): string {
  return `# plumbline completion for bash
_plumbline() {
  local current="\${COMP_WORDS[COMP_CWORD]}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    words="${firstWords(commands)} help"
  elif [ "\${current#-}" != "$current" ]; then
    case "\${COMP_WORDS[1]}" in
${casesOf(commands.filter(({ name }) => !name.includes(" ")))}
    esac
    case "\${COMP_WORDS[1]} \${COMP_WORDS[2]}" in
${casesOf(commands.filter(({ name }) => name.includes(" ")))}
    esac
  elif [ "$COMP_CWORD" -eq 2 ]; then
    case "\${COMP_WORDS[1]}" in
${secondWords(commands)}
    esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$current"))
}
complete -o default -F _plumbline plumbline
`;
}

function zsh(commands: readonly Command[]): string {
  return `# plumbline completion for zsh
autoload -U +X bashcompinit && bashcompinit
${bash(commands)}`;
}

function fish(commands: readonly Command[]): string {
  const lines = commands.flatMap((command) => [
    ...fishWords(command),
    ...Object.entries(optionsOf(command)).map(([name, { about, short }]) => {
      const letter = short === undefined ? "" : ` -s ${short}`;
      const seen = command.name.split(" ").map((word) => `__fish_seen_subcommand_from ${word}`);
      return `complete -c plumbline -n '${seen.join("; and ")}' -l ${name}${letter} -d ${quoted(about)}`;
    }),
  ]);
  return `# plumbline completion for fish\n${[...new Set(lines)].join("\n")}\n`;
}

function fishWords({ name, summary }: Command): readonly string[] {
  const [first = "", second] = name.split(" ");
  const isFirst = `complete -c plumbline -n '__fish_use_subcommand' -a ${first}`;
  return second === undefined
    ? [`${isFirst} -d ${quoted(summary)}`]
    : [
        isFirst,
        `complete -c plumbline -n '__fish_seen_subcommand_from ${first}' -a ${second} -d ${quoted(summary)}`,
      ];
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, "\\$&")}'`;
}
