import { describe, expect, it } from "@jest/globals";
import { anchorsOf, findCitations, findDeadReferences } from "./references.mjs";

/** Not written as one word, or the lint would look for these pages in this very file. */
const page = (name) => `docs/${name}`;
const there = { path: page("model.md"), text: "# Model\n\n## Elements\n\n## Elements\n" };
const dead = (path, text, others = [there]) =>
  findDeadReferences([{ path, text }, ...others], (name) => name === "tools/lint").map(
    ({ line, message }) => `${line}: ${message}`,
  );

describe("a page that code names", () => {
  const comment = (name) => `const x = 1;\n/** An element (${page(name)}). */\n`;

  it.each(["model.md", "model.md#elements", "model.md#elements-1", "model.md#model"])(
    "is there: %s",
    (name) => {
      expect(dead("a.ts", comment(name))).toEqual([]);
    },
  );

  it.each([
    ["gone.md#elements", "there is no such file"],
    ["reference/model.md", "there is no such file"],
    ["model.md#element", "the page has no such heading"],
    ["model.md#elements-2", "the page has no such heading"],
  ])("is not there: %s", (name, why) => {
    expect(dead("a.ts", comment(name))).toEqual([`2: ${page(name)}: ${why}`]);
  });

  it("may stand in a string as well", () => {
    expect(dead("a.test.ts", `it("is that of ${page("gone.md")}", () => {});`)).toHaveLength(1);
  });
});

describe("a link of a document", () => {
  it.each([
    "[a](model.md#elements)",
    `[a](../${page("model.md")})`,
    "[a](#here)",
    "[a](https://example.org/gone.md)",
    "[a](../tools/lint)",
    "[a]: model.md#model",
    "`[a](gone.md)`",
    "```md\n[a](gone.md)\n```",
  ])("leads somewhere: %s", (text) => {
    expect(dead(page("a.md"), `# Here\n\n${text}\n`)).toEqual([]);
  });

  it.each([
    ["[a](gone.md)", `${page("gone.md")}: there is no such file`],
    ["![a](gone.svg)", "docs/gone.svg: there is no such file"],
    ["[a](model.md#gone)", `${page("model.md#gone")}: the page has no such heading`],
    ["[a](#gone)", `${page("a.md#gone")}: the page has no such heading`],
    ["[a]: gone.md", `${page("gone.md")}: there is no such file`],
  ])("leads nowhere: %s", (text, message) => {
    expect(dead(page("a.md"), `# Here\n\n${text}\n`)).toEqual([`3: ${message}`]);
  });

  it("is relative to its own file, and a page in words to the root", () => {
    const path = "packages/x/README.md";
    expect(dead(path, `[a](../../${page("model.md#elements")}), in ${page("model.md#elements")}`)).toEqual(
      [],
    );
    expect(dead(path, `[a](${page("model.md")})`)).toEqual([
      `1: packages/x/${page("model.md")}: there is no such file`,
    ]);
    expect(dead(path, `in ${page("gone.md")}`)).toEqual([`1: ${page("gone.md")}: there is no such file`]);
  });
});

it("headings have the anchors that GitHub gives them", () => {
  const text = [
    "# `ai.providers` and *more*",
    "## Rule 7: entries are read in this order",
    "## A [link](x.md), a `code_name` & a dash – here ##",
    "```sh\n# no heading\n```",
    "### Ünïcode",
  ];
  expect([...anchorsOf(text.join("\n\n"))]).toEqual([
    "aiproviders-and-more",
    "rule-7-entries-are-read-in-this-order",
    "a-link-a-code_name--a-dash--here",
    "ünïcode",
  ]);
});

describe("a citation of what is not in the repository", () => {
  it.each([
    ["/** Limits (spec 1, section 8). */", "spec 1"],
    ["// Spec 3, 4.2.", "Spec 3"],
    ["/** One code of section 7.2: what it looks for. */", "section 7.2"],
    ["/**\n * What it gives (see\n * sections\n * 2.1 and 2.2).\n */", "sections 2.1"],
    ["/** An element (2.3). */", "(2.3)"],
    ["/** Not in use (2.8, rules 4 and 7). */", "(2.8,"],
    ["/** The cookie (design: sign-in). */", "design: "],
    ["function f() {\n  // Design: views.\n}", "Design: "],
    ['it("are those of the specification", () => {});', "the specification"],
    ['describe("a run", () => { it.each([1])("as spec 2, %s", () => {}); });', "spec 2"],
  ])("is found: %s", (text, found) => {
    expect(findCitations("a.test.ts", text)).toMatchObject([
      { message: `"${found}" cites what is not in this repository: name a heading under docs/` },
    ]);
  });

  it.each([
    "/** Weakly (RFC 9110, 13.1.2), as RFC 8785, section 3.2.3 says (OpenID Connect Core, section 2). */",
    "/** The core schema of YAML 1.2, OpenAPI 3.1; 0.5 (0.8 %) and (12.5). */",
    "/** One module per section; rule 7 of a design, and its spectrum. */",
    "/** Load on a software design: what happens, and when. */",
    'const text = "spec 1, section 2 (2.3)"; f(1.5);',
  ])("is none: %s", (text) => {
    expect(findCitations("a.ts", text)).toEqual([]);
  });

  it("is found in a document, and not in its code", () => {
    expect(findCitations("a.md", "# A\n\nAs in\nsection 4.2.\n\n```\nspec 1\n```\n`spec 2`\n")).toMatchObject(
      [{ path: "a.md", line: 3 }],
    );
  });
});
