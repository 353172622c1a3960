import { expect, test } from "@jest/globals";
import { markdownParts } from "./markdown-parts.js";

test("a text is cut at its headings, and what stands before the first is a part", () => {
  const parts = markdownParts("before\n\n# One\n\ntext\n\n### Two\\-a `b`\n- item\n");
  expect(parts).toEqual([
    { level: 0, title: "", text: "before" },
    { level: 1, title: "One", text: "# One\n\ntext" },
    { level: 3, title: "Two-a b", text: "### Two\\-a `b`\n- item" },
  ]);
});

test("a sign of a heading inside a fence is text", () => {
  const text = "# One\n\n````data\n# no heading\n```\n# nor this\n````\n\n## Two";
  expect(markdownParts(text).map(({ title }) => title)).toEqual(["One", "Two"]);
});

test("nothing is lost: the parts together are the text", () => {
  const text = "# A\na\n\n## B\n~~~\n# x\n~~~\n\n## C";
  expect(
    markdownParts(text)
      .map((part) => part.text)
      .join("\n\n"),
  ).toBe(text);
});

test("an empty text has no parts", () => {
  expect(markdownParts("\n\n")).toEqual([]);
});
