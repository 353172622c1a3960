import type { Variable } from "./variables/variable.js";
import { VARIABLES } from "./variables.js";

const HEAD = `# Configuration

What the service reads from its environment, at the start and never again. An empty value counts as none. A value that
cannot be is refused: the service says on its log every reason not to start, each with its fix, and ends with code 1.

This page is written from the declaration in the code (\`npm run docs\`), and a test keeps it current.
What a person can change while the service runs is a setting and not here.
`;

const COLUMNS =
  "| Variable | What it does | When it is not set | Profile | Refuses the start |\n|---|---|---|---|---|";

/** The text of `docs/operations/configuration.md`. */
export function configurationPage(): string {
  const parts = Object.entries(VARIABLES).map(
    ([part, variables]) => `\n## ${part}\n\n${COLUMNS}\n${variables.map(row).join("\n")}\n`,
  );
  return HEAD + parts.join("");
}

function row({ name, does, whenUnset, profile, refused }: Variable): string {
  const who = profile === "both" ? "both" : `\`${profile}\``;
  return `| \`${name}\` | ${does} | ${whenUnset} | ${who} | ${refused ?? "never"} |`;
}
