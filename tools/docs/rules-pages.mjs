import { smallYaml } from "./small-yaml.mjs";

/** @typedef {{says: string, state: Readonly<Record<string, any>>, subjectKind: string, subjectName: string | null,
 *   result: Result, severity: string, reason: string}} Example */
/** @typedef {{ruleId: string, examples: readonly Example[]}} ExamplesOfRule */
/** @typedef {"verified" | "concern" | "unknown" | "not-applicable"} Result */
/** @typedef {{id: string, version: number, category: string, title: string, reads: string, settle: string,
 *   results: Readonly<Record<Result, string | null>>, severity: string}} Rule */
/** @typedef {{inlineText: (text: string) => string, fenced: (text: string, language: string) => string}} Markdown */

const INDEX = "README.md";

/** What each result means, whatever the rule. */
const RESULTS = Object.entries({
  verified: "the rule holds",
  concern: "the rule is broken",
  unknown: "what is known decides nothing",
  "not-applicable": "there is nothing to judge",
});

/** Words that need saying, where the page has them. */
const WORDS = /** @type {const} */ ([
  [
    /doubt|stated|confirm/i,
    "**Stated, in doubt.** A fact counts as stated when its label is `declared`, `observed-in-source` or `measured` and " +
      "it is not stale. Any other is in doubt (`inferred`, `unknown`, stale), and so is an ID that the model lacks. To " +
      "confirm a fact is to give it one of the three labels, or to take the stale mark off it.",
  ],
  [
    /path of (?:an )?approved/i,
    "**The path of an approved promise.** What the promise is linked with, the parts that the steps of its scenarios " +
      "name and, again and again, what each part [hangs from](../reference/review.md#the-path-of-approved-promises).",
  ],
  [
    /attempt|retr(?:y|ied)/i,
    "**Attempts.** How often something is tried at most, the first time included; without a retry it is one.",
  ],
  [
    /dead-letter|dead letters/i,
    "**Dead-letter channel.** Where a subscription sends what its consumer did not take after all attempts.",
  ],
  [
    /\bnest|chain/i,
    "**Chain.** Calls that nest: one is made in `then` of another, while that one waits for it.",
  ],
  [
    /binding|exchange/i,
    "**Binding.** Leads what comes to one channel, mostly an exchange, on to another. One with a routing key leads on " +
      "what is published with a key that matches: `*` stands for a word, `#` for any number of them.",
  ],
  [/dataset/i, "**Dataset.** What a write step says that it changes in a store, such as a table."],
  [
    /obligation|evidence/i,
    "**Obligation.** A check or a test plan of a promise, whose results show it. A gap is what is not shown, in a sentence.",
  ],
]);

/**
 * The pages of the rules and their index, each under its name in `docs/rules/`.
 * @param {readonly Rule[]} rules
 * @param {readonly ExamplesOfRule[]} examples
 * @param {Markdown} markdown
 * @returns {ReadonlyMap<string, string>}
 */
export function rulesPages(rules, examples, markdown) {
  const of = new Map(examples.map(({ ruleId, examples: shown }) => [ruleId, shown]));
  const pages = rules.map((rule) => {
    return /** @type {const} */ ([nameOf(rule), pageOf(rule, of.get(rule.id) ?? [], markdown)]);
  });
  return new Map([[INDEX, indexOf(rules)], ...pages]);
}

/** @param {Rule} rule */
function nameOf({ id }) {
  return `${id.toLowerCase()}.md`;
}

/** @param {readonly Rule[]} rules */
function indexOf(rules) {
  const rows = rules.map((rule) => {
    const { id, title, category, version, severity } = rule;
    const given = RESULTS.filter(([result]) => rule.results[/** @type {Result} */ (result)] !== null);
    const results = given.map(([result]) => `\`${result}\``).join(", ");
    return `| [${id}](${nameOf(rule)}) | ${title} | ${category} | ${version} | ${severity} | ${results} |`;
  });
  return `# Rules of the review

The review holds a design against these rules. Each gives one result for each thing that it judges:

${RESULTS.map(([result, means]) => `- \`${result}\`: ${means}`).join("\n")}

The pages are written from the rules (\`npm run docs\`), and a test keeps them current. How to work with what the rules
find: [the guide](../review.md). Every field and rule of it: [the reference](../reference/review.md).

| Rule | Title | Category | Version | Severity | Results |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

/**
 * @param {Rule} rule
 * @param {readonly Example[]} examples
 * @param {Markdown} markdown
 */
function pageOf(rule, examples, markdown) {
  const { id, title, category, version, severity, reads, settle } = rule;
  const rows = RESULTS.map(([result, means]) => {
    const when = rule.results[/** @type {Result} */ (result)] ?? "Never.";
    return `| \`${result}\` | ${means} | ${when} |`;
  });
  const shown = examples.map((example) => exampleOf(example, markdown)).join("\n\n");
  const text = `## What it reads

${reads}

## When it gives each result

| Result | Means | When |
|---|---|---|
${rows.join("\n")}

## Severity

${severity} A blocking concern keeps a design from being Build Ready; a warning or a note never does.

## How to settle it

${settle}

A finding can also be [answered](../review.md#answer-it): by \`wont-fix\` with a reason, unless its severity is blocking, or
by a decision that accepts it.

## Examples

Facts have names in place of IDs. What is not written is as usual: the label is \`declared\`, the rest is empty.

${shown}
`;
  return `# ${id}: ${title}

Category \`${category}\`, version ${version} of the rule. [All rules](${INDEX})

${text}${wordsOf(text)}`;
}

/**
 * @param {Example} example
 * @param {Markdown} markdown
 */
function exampleOf(
  { says, state, subjectKind, subjectName, result, severity, reason },
  { inlineText, fenced },
) {
  const subject =
    subjectName === null ? `the ${subjectKind}` : `the ${subjectKind} "${inlineText(subjectName)}"`;
  return `### ${result}

${says.replaceAll(/[\\`*_[\]<>|]/g, "\\$&")}

${fenced(smallYaml(state), "yaml")}

The rule judges ${subject}: \`${result}\`, severity \`${severity}\`.

> ${inlineText(reason)}`;
}

/** @param {string} text */
function wordsOf(text) {
  const needed = WORDS.filter(([word]) => word.test(text)).map(([, means]) => `- ${means}\n`);
  return needed.length === 0 ? "" : `\n## Words\n\n${needed.join("")}`;
}
