import { describe, expect, it } from "@jest/globals";
import { LIST_OF_KIND, NO_FACTS } from "@plumbline/model-core";
import fc from "fast-check";
import { writeDesignDocument } from "../src/index.js";
import { designOf, designOfInputs, inputsOf, pinnedInputsOf } from "../src/testing/design-of.js";
import { hostileMarkdown } from "../src/testing/hostile-markdown.js";
import { markdownItForm, micromarkForm } from "../src/testing/markdown-judges.js";
import { dataOf, headingsOf } from "../src/testing/read-markdown.js";
import { reorderedInputs } from "../src/testing/reordered-inputs.js";
import { SYSTEM_NAMES } from "../src/testing/systems.js";
import { withTexts } from "../src/testing/with-texts.js";

const IS_LONG = process.env["PLUMBLINE_TEST_LONG"] === "1";
const FULL = designOf("eshop");
const EMPTY = inputsOf({ projectName: "Nothing", model: NO_FACTS, scenarios: [] });

const SECTIONS = [
  "1 System overview",
  "2 Elements",
  "3 Operations",
  "4 Channels subscriptions and messages",
  "5 Schemas",
  "6 Data stores and access",
  "7 Scenarios",
  "8 Promises",
  "9 Failure invariants",
  "10 Implementation slices",
  "11 Acceptance tests",
  "12 Unresolved blockers",
];

/** The headings of a level in a section, by its number; all sections for none. */
function headingsIn(document: string, level: number, section?: string): readonly string[] {
  let within = "";
  return headingsOf(document).flatMap((heading) => {
    within = heading.level === 2 ? heading.text : within;
    const isThere = section === undefined || within === section;
    return isThere && heading.level === level ? [heading.text] : [];
  });
}

/** The lines of a section. */
function linesOf(document: string, section: string): readonly string[] {
  const [, after = ""] = document.split(`\n## ${section}\n`);
  return (after.split("\n## ")[0] ?? "").split("\n");
}

describe("the design document", () => {
  const document = () => writeDesignDocument(designOf("eshop"));

  it.each(SYSTEM_NAMES)("of %s has a title and twelve numbered sections in their order", (name) => {
    const text = writeDesignDocument(designOf(name));
    expect(headingsIn(text, 1)).toEqual([`${name}: software design document`]);
    expect(headingsIn(text, 2)).toEqual(SECTIONS);
    expect(text).toMatch(/[^\n]\n$/u);
    expect(text).not.toContain("\r");
  });

  it("says what is pinned before the first section", () => {
    const [head = ""] = document().split("\n## ");
    expect(head).toContain(
      [
        "- model stream: `0abcdef0-0000-4000-8000-000000000002`",
        "- model version: `7`",
        "- model revision: `none`",
        "- project: `0abcdef0-0000-4000-8000-000000000001`",
        "- generator: `service-build`",
        "- generator version: `3`",
        "- Build Ready: `false`",
        `- blockers: \`${FULL.blockers.length}\``,
      ].join("\n"),
    );
  });

  it("names every fact, scenario, promise, decision and blocker", () => {
    for (const name of SYSTEM_NAMES) {
      const design = designOf(name);
      const text = writeDesignDocument(design);
      const ids = [
        ...Object.values(LIST_OF_KIND).flatMap((list) => design.model[list].map(({ id }): string => id)),
        ...design.scenarios.map(({ id }) => id as string),
        ...design.promises.map(({ promise }) => promise.requirementId),
        ...design.blockers.map(({ code }) => code),
        ...design.blockers.map(({ subject }) => subject),
      ];
      expect(ids.filter((id) => !text.includes(`\`${id}\``))).toEqual([]);
    }
  });

  it("has a heading among the promises for each one in force, and for no other", () => {
    expect(headingsIn(document(), 3, "8 Promises")).toEqual([
      "SHOP-001: Orders are *paid* once",
      "SHOP-010: Shown by nothing",
      "SHOP-1000: Orders are paid once",
      "Not approved",
      "Proposed revisions not in force",
      "Retired",
    ]);
    expect(headingsIn(document(), 4, "8 Promises")).toEqual([
      "SHOP-001/O1: Played",
      "SHOP-001/O2: Kept",
      "SHOP-001/O3: In the source",
      "SHOP-001/O10: Drill",
    ]);
  });

  it("says a sentence for each timeout, retry, dead-letter route, forbidden event, fault and assertion", () => {
    const { operations, subscriptions } = FULL.model;
    const [withLetters, ...others] = subscriptions;
    const [channel] = FULL.model.channels;
    const deadLetterChannelId = channel?.id ?? null;
    const model = {
      ...FULL.model,
      subscriptions: withLetters === undefined ? [] : [{ ...withLetters, deadLetterChannelId }, ...others],
    };
    const lines = linesOf(writeDesignDocument({ ...FULL, model }), "9 Failure invariants");
    const ofScenarios = FULL.scenarios.flatMap(({ document: { faults, assertions } }) => [
      ...faults,
      ...assertions,
    ]);
    const stated = [
      ...operations.filter(({ timeoutMs }) => timeoutMs > 0),
      ...[...operations, ...subscriptions].filter(({ retry }) => retry !== null),
      deadLetterChannelId,
      ...FULL.promises.flatMap(({ inForce }) => inForce?.content?.forbiddenEvents ?? []),
      ...ofScenarios,
    ];
    expect(lines.filter((line) => line.startsWith("- "))).toHaveLength(stated.length);
    expect(lines).toContain(
      `- A delivery to subscription \`${withLetters?.id}\` that fails in every attempt goes to channel \`${channel?.id}\`.`,
    );
  });

  it("has one acceptance test for each obligation of a promise in force and each assertion of a scenario", () => {
    const tests = linesOf(document(), "11 Acceptance tests").filter((line) => line.startsWith("- "));
    const assertions = FULL.scenarios.flatMap(({ document: { assertions } }) => assertions);
    expect(tests).toHaveLength(4 + assertions.length);
  });

  it("has all of the content of each schema", () => {
    const data = new Set(dataOf(document()));
    for (const { content } of FULL.model.schemas) {
      expect(data).toContain(`    ${content.replaceAll("\n", "\n    ")}\n`);
    }
  });

  it("lists each blocker with its message", () => {
    const text = linesOf(document(), "12 Unresolved blockers").join("\n");
    for (const { code, subject, message } of FULL.blockers) {
      expect(text).toContain(
        `- blocker: \`${code}\`\n- subject: \`${subject}\`\n\n\`\`\`data\nmessage: ${message}\n`,
      );
    }
  });

  it("has the decisions after the blockers from format 3 on", () => {
    expect(headingsIn(document(), 3, "12 Unresolved blockers")).toEqual(["Decisions"]);
    expect(headingsIn(document(), 4, "12 Unresolved blockers")).toEqual([
      "ADR-0002: Decision <2>",
      "Not accepted: nothing to build by",
    ]);
    expect(document()).toContain("- file: `decisions/ADR-0002.md`");
    const older = writeDesignDocument(designOf("eshop", "service-bundle/2"));
    expect(headingsIn(older, 3, "12 Unresolved blockers")).toEqual([]);
    expect(older).toContain("- generator version: `2`");
  });

  it("does not depend on the order of lists", () => {
    const inputs = pinnedInputsOf("eshop");
    const [source] = inputs.pinned.sources;
    const sources = source === undefined ? [] : [source, { ...source, repository: "example.org/acme/bank" }];
    const more = { ...inputs, pinned: { ...inputs.pinned, sources } };
    expect(writeDesignDocument(designOfInputs(reorderedInputs(more)))).toBe(
      writeDesignDocument(designOfInputs(more)),
    );
  });

  it("of a project without anything says so in every section", () => {
    const text = writeDesignDocument(designOfInputs(EMPTY));
    expect(headingsIn(text, 2)).toEqual(SECTIONS);
    expect(text).toContain("- Build Ready: `true`\n- blockers: `0`\n");
    for (const section of SECTIONS.slice(1)) {
      expect([section, linesOf(text, section)]).toEqual([section, expect.arrayContaining(["None."])]);
    }
  });
});

describe("texts of the model, of repositories and of persons", () => {
  const harmless = writeDesignDocument(withTexts(FULL, () => "x"));

  /** Documents with many hostile texts each have the form of one with harmless ones. */
  function expectForm(formOf: (document: string) => readonly string[], numRuns: number): void {
    const form = formOf(harmless);
    const texts = fc.array(hostileMarkdown, { minLength: 50, maxLength: 50 });
    const property = fc.property(texts, (some) => {
      let at = 0;
      const hostile = withTexts(FULL, () => some[at++ % some.length] ?? "");
      expect(formOf(writeDesignDocument(hostile))).toEqual(form);
    });
    fc.assert(property, { seed: 5, numRuns, endOnFailure: true });
  }

  it("form nothing in the document, as markdown-it reads it", () => {
    expectForm(markdownItForm, IS_LONG ? 500 : 30);
  });

  it("form nothing in the document, as micromark reads it with GFM", () => {
    expectForm(micromarkForm, IS_LONG ? 50 : 2);
  });
});
