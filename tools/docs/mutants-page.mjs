const HEAD = `# Mutants of the packages

A mutant is the code of a package with one small change: another operator, a condition that always holds, a text that
is empty. Tests that notice fail on it. \`npm run mutate -- <package>\` tries all of a package and holds what comes of
them against this page: at least 85 % are noticed, and those that live are listed here with a reason. A run that has
ended is kept in \`.mutants/\`, and the next one tries only what changed since. \`npm run mutate -- --changed\`, which
\`.ci/run\` ends with, tries the lines that differ from main, for two minutes at most.

The page is written from \`tools/mutate/recorded\` (\`npm run docs\`), and a test keeps it current.

## The last full runs

| Package | Mutants | Noticed | Live |
|---|---|---|---|
`;

/** @typedef {import("../mutate/recorded-runs.mjs").RecordedRun} RecordedRun */

/**
 * The text of `docs/mutants.md`.
 * @param {readonly string[]} names of all packages
 * @param {(name: string) => RecordedRun | null} runOf
 */
export function mutantsPage(names, runOf) {
  const rows = names.map((name) => row(name, runOf(name)));
  const lists = names.map((name) => survivors(name, runOf(name))).filter((text) => text !== "");
  return `${HEAD}${rows.join("\n")}\n${lists.map((text) => `\n${text}\n`).join("")}`;
}

/**
 * @param {string} name
 * @param {RecordedRun | null} run
 */
function row(name, run) {
  if (run === null) {
    return `| \`${name}\` | not tried as a whole yet | | |`;
  }
  const { tried, noticed } = run;
  return `| \`${name}\` | ${tried} | ${noticed}, ${((100 * noticed) / tried).toFixed(1)} % | ${tried - noticed} |`;
}

/**
 * @param {string} name
 * @param {RecordedRun | null} run
 */
function survivors(name, run) {
  if (run === null) {
    return "";
  }
  const groups = run.living.map(({ reason, mutants }) => {
    const lines = mutants.map(({ file, code, replacement }) => {
      const path = file.replace(`packages/${name}/`, "");
      return `- \`${path}\`: ${quoted(code)} → ${quoted(replacement)}`;
    });
    return `${reason}\n\n${lines.join("\n")}`;
  });
  return [`## What lives in \`${name}\``, ...groups].join("\n\n");
}

const LONGEST = 120;

/** @param {string} code */
function quoted(code) {
  const short = code.length > LONGEST ? `${code.slice(0, LONGEST)} …` : code;
  return `\`\` ${short} \`\``;
}
