import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "@jest/globals";
import { currentRulesPages, RULES_FOLDER } from "./current-rules-pages.mjs";
import { rulesPages } from "./rules-pages.mjs";

const AS_IT_IS = { inlineText: (/** @type {string} */ text) => `<${text}>`, fenced: smallFence };

/** @param {string} text @param {string} language */
function smallFence(text, language) {
  return `~~~${language}\n${text}\n~~~`;
}

const RULE = {
  ...{ id: "ABC-001", version: 3, category: "contracts", title: "Door has a lock" },
  ...{ reads: "Each door.", settle: "Add a lock.", severity: "Warning." },
  results: { verified: "It has one.", concern: "It has none.", unknown: null, "not-applicable": null },
};

const EXAMPLE = /** @type {const} */ ({
  says: "A door with *no* lock.",
  state: { elements: [{ name: "# Door", kind: "app", tags: ["a, b", "yes"] }] },
  ...{ subjectKind: "element", subjectName: "# Door", result: "concern", severity: "warning" },
  reason: "It is open",
});

it("are the pages in docs/rules, and there is no other", async () => {
  const pages = await currentRulesPages();
  expect(readdirSync(RULES_FOLDER).sort()).toEqual([...pages.keys()].sort());
  for (const [name, page] of pages) {
    expect(readFileSync(join(RULES_FOLDER, name), "utf8")).toBe(page);
  }
});

it("show an example of every result that a rule gives", async () => {
  const { RULES } = await import(join(RULES_FOLDER, "../../packages/review-rules/dist/index.js"));
  const pages = await currentRulesPages();
  for (const { id, results } of RULES) {
    const given = Object.keys(results).filter((result) => results[result] !== null);
    const page = pages.get(`${id.toLowerCase()}.md`) ?? "";
    const shown = [...page.matchAll(/^### (.+)$/gm)].map(([, result]) => result);
    expect([id, ...shown.sort()]).toEqual([id, ...given.sort()]);
  }
});

it("say of a rule what it reads, when it gives which result and what comes of its examples", () => {
  const page =
    rulesPages([RULE], [{ ruleId: "ABC-001", examples: [EXAMPLE] }], AS_IT_IS).get("abc-001.md") ?? "";
  expect(page).toContain("# ABC-001: Door has a lock\n\nCategory `contracts`, version 3 of the rule.");
  expect(page).toContain("| `unknown` | what is known decides nothing | Never. |\n");
  expect(page).toContain(
    'The rule judges the element "<# Door>": `concern`, severity `warning`.\n\n> <It is open>\n',
  );
});

it("let no text of a model form a part of the page", () => {
  const page =
    rulesPages([RULE], [{ ruleId: "ABC-001", examples: [EXAMPLE] }], AS_IT_IS).get("abc-001.md") ?? "";
  expect(page).toContain("A door with \\*no\\* lock.");
  expect(page).toContain('  - {name: "# Door", kind: app, tags: ["a, b", "yes"]}\n');
});

it("explain the words that they use, and no others", () => {
  const plain = rulesPages([RULE], [], AS_IT_IS).get("abc-001.md") ?? "";
  expect(plain).not.toContain("## Words");
  const doubted = { ...RULE, results: { ...RULE.results, unknown: "The door is in doubt." } };
  const page = rulesPages([doubted], [], AS_IT_IS).get("abc-001.md") ?? "";
  expect(page.match(/^- \*\*.*?\*\*/gm)).toEqual(["- **Stated, in doubt.**"]);
});

it("are listed with their results", () => {
  const index = rulesPages([RULE], [], AS_IT_IS).get("README.md") ?? "";
  expect(index).toContain(
    "| [ABC-001](abc-001.md) | Door has a lock | contracts | 3 | Warning. | `verified`, `concern` |\n",
  );
});
