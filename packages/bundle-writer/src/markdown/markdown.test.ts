import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { HOSTILE_MARKDOWN, hostileMarkdown } from "../testing/hostile-markdown.js";
import { markdownItForm, micromarkForm } from "../testing/markdown-judges.js";
import { dataOf, headingsOf } from "../testing/read-markdown.js";
import { dataBlock, namedData } from "./data-block.js";
import { bullets, facts } from "./facts.js";
import { heading, namedHeading, titleOf } from "./heading.js";
import { markdownDocument } from "./markdown-document.js";
import { visibleText } from "./visible-text.js";

const IS_LONG = process.env["PLUMBLINE_TEST_LONG"] === "1";
const TEXTS_A_DOCUMENT = 100;

/** A document with every way a text of somebody gets into one. */
function documentWith(texts: readonly string[]): string {
  return markdownDocument([
    titleOf(texts[0] ?? "", "design"),
    ...texts.flatMap((text, at) => blocksWith(text, at)),
  ]);
}

function blocksWith(text: string, at: number): readonly string[] {
  switch (at % 4) {
    case 0:
      return [namedHeading(3, "Element", text)];
    case 1:
      return [dataBlock(text)];
    case 2:
      return [
        namedData([
          ["name", text],
          ["description", text],
        ]),
      ];
    default:
      return [
        facts([
          ["id", text],
          ["ids", [text, 1]],
        ]),
      ];
  }
}

/** What one reader makes of texts in a document is what it makes of harmless ones. */
function expectNothingFormed(
  texts: readonly string[],
  formOf: (document: string) => readonly string[],
): void {
  expect(formOf(documentWith(texts))).toEqual(formOf(documentWith(texts.map(() => "x"))));
}

const manyTexts = fc.array(hostileMarkdown, { minLength: TEXTS_A_DOCUMENT, maxLength: TEXTS_A_DOCUMENT });

describe.each([
  { reader: "markdown-it", formOf: markdownItForm, documents: 1_000 },
  { reader: "micromark with GFM", formOf: micromarkForm, documents: 150 },
])("a text of somebody in a document, as $reader reads it,", ({ formOf, documents }) => {
  it.each(HOSTILE_MARKDOWN.map((text) => [JSON.stringify(text), text]))("forms nothing: %s", (_, text) => {
    expectNothingFormed([text, text, text, text], formOf);
  });

  it("forms nothing, whatever it is and whatever stands beside it", () => {
    const property = fc.property(manyTexts, (texts) => expectNothingFormed(texts, formOf));
    fc.assert(property, { seed: 1, numRuns: IS_LONG ? 10_000 : documents });
  });
});

describe("a text of somebody in a document", () => {
  it("is what it was for who reads the document", () => {
    const text = "a\n# b\n\n`c`";
    const document = markdownDocument([
      dataBlock(text),
      namedData([
        ["name", text],
        ["nothing", null],
        ["none", ""],
      ]),
    ]);
    expect(dataOf(document)).toEqual([
      "    a\n    # b\n    \n    `c`\n",
      "name: a\n    # b\n    \n    `c`\nnone: \n",
    ]);
  });

  it("never looks like another name of its block", () => {
    const property = fc.property(hostileMarkdown, (text) => {
      const [content = ""] = dataOf(
        namedData([
          ["name", text],
          ["about", text],
        ]),
      );
      expect(content.split("\n").filter((line) => !/^( {4}|$)/u.test(line))).toHaveLength(2);
    });
    fc.assert(property, { seed: 2 });
  });
});

it("what is not seen stands as the escape that JSON reads as itself", () => {
  expect(visibleText("a\r\nb\rc\td")).toBe("a\nb\nc\td");
  expect(visibleText("\u0000\u001f\u007f\u009f\u00ad\u2028\u202e\ufeff")).toBe(
    "\\u0000\\u001f\\u007f\\u009f\\u00ad\\u2028\\u202e\\ufeff",
  );
  expect(visibleText("\ud800 \udc00 \u{1f600} \u{e0041}")).toBe("\\ud800 \\udc00 \u{1f600} \\udb40\\udc41");
  const json = '{"a":"\u2028\u200b"}';
  expect(JSON.parse(visibleText(json))).toEqual(JSON.parse(json));
});

it("the fence of a data block is longer than any in it", () => {
  expect(dataBlock("a ````")).toBe("`````data\n    a ````\n`````");
});

it("facts are lines of ours, without those that are not set", () => {
  expect(
    facts([
      ["id", "a"],
      ["version", 2],
      ["stale", false],
      ["none", null],
      ["empty", []],
      ["all", ["b", 1]],
    ]),
  ).toBe("- id: `a`\n- version: `2`\n- stale: `false`\n- all: `b`, `1`");
  expect(facts([["none", null]])).toBe("");
  expect(namedData([["none", null]])).toBe("");
  expect(bullets(["One.", "Two."])).toBe("- One.\n- Two.");
});

it("headings are of ours, with what somebody wrote escaped behind them", () => {
  const document = markdownDocument([
    titleOf("A *shop*", "design"),
    "",
    heading(2, "1 Overview"),
    namedHeading(3, "E", "#1"),
  ]);
  expect(document).toBe("# A \\*shop\\*: design\n\n## 1 Overview\n\n### E: `#1`\n");
  expect(headingsOf(document)).toEqual([
    { level: 1, text: "A *shop*: design" },
    { level: 2, text: "1 Overview" },
    { level: 3, text: "E: #1" },
  ]);
});
