const HEAD = `# Mutants of the packages

A mutant is the code of a package with one small change: another operator, a condition that always holds, a text that
is empty. Tests that notice fail on it. \`npm run mutate -- <package>\` tries all of a package and holds what comes of
them against \`tools/mutate/recorded\`: at least 85 % are noticed, and each that lives is listed there with a reason. A
run that has ended is kept in \`.mutants/\`, and the next one tries only what changed since.

\`npm run mutate -- --changed\`, which \`.ci/run\` ends with, tries the lines that differ from main, for two minutes at
most. Where main itself is checked out it tries those of its last commit, if the clone holds the commit before.

What runs only when a module is loaded, as the declaration of a document or a table, is not tried: each such mutant
would ask for a new process and for all tests. It counts as neither noticed nor living. Left out are tests that show
nothing but speed, minutes of simulation, processes that run what is built, and the examples of READMEs; tests at
random make at most 30 runs. What they alone would notice counts as living.

The page is written from \`tools/mutate/recorded\` (\`npm run docs\`), and a test keeps it current.

## The last full runs

| Package | Mutants tried | Noticed | Live | Not tried |
|---|---|---|---|---|
`;

/** @typedef {import("../mutate/recorded-runs.mjs").RecordedRun} RecordedRun */
/** @typedef {import("../mutate/recorded-runs.mjs").AcceptedGroup} AcceptedGroup */

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
    return `| \`${name}\` | not tried as a whole yet | | | |`;
  }
  const { tried, noticed, ignored } = run;
  const share = ((100 * noticed) / tried).toFixed(1);
  return `| \`${name}\` | ${tried} | ${noticed}, ${share} % | ${tried - noticed} | ${ignored} |`;
}

/**
 * @param {string} name
 * @param {RecordedRun | null} run
 */
function survivors(name, run) {
  if (run === null || run.living.length === 0) {
    return "";
  }
  const groups = run.living.map((group) => {
    return `| ${group.reason} | ${group.mutants.length} | ${byFile(name, group)} |`;
  });
  const head = "| Reason | Mutants | Where, and how many |\n|---|---|---|";
  return `## What lives in \`${name}\`\n\n${head}\n${groups.join("\n")}`;
}

/**
 * Files with the number of mutants in each.
 * @param {string} name
 * @param {AcceptedGroup} group
 */
function byFile(name, { mutants }) {
  const files = mutants.map(({ file }) => file.replace(`packages/${name}/src/`, ""));
  const counts = [...new Set(files)].sort().map((file) => {
    const count = files.filter((one) => one === file).length;
    return count === 1 ? `\`${file}\`` : `\`${file}\` ${count}`;
  });
  return counts.join(", ");
}
