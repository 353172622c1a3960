import { expect, it } from "@jest/globals";
import { AnsweredFields } from "./answered-fields.js";

const said = new AnsweredFields(
  JSON.parse(
    '{"text":"a","empty":"","count":3,"half":0.5,"yes":true,"list":[1],"within":{"text":"b"},"__proto__":{"text":"c"}}',
  ),
);

it("reads what is there as what it is, and nothing else", () => {
  expect([said.text("text"), said.text("empty"), said.text("count"), said.text("toString")]).toEqual([
    "a",
    null,
    null,
    null,
  ]);
  expect([said.count("count"), said.count("half"), said.count("text")]).toEqual([3, null, null]);
  expect([said.flag("yes"), said.flag("count"), said.flag("nothing")]).toEqual([true, null, null]);
  expect([said.list("list"), said.list("within")]).toEqual([[1], null]);
  expect([said.within("within").text("text"), said.within("list").text("0"), said.text("__proto__")]).toEqual(
    ["b", null, null],
  );
  const long = (characters: number) => new AnsweredFields({ text: "x".repeat(characters) }).text("text");
  expect([long(1_000)?.length, long(1_001)]).toEqual([1_000, null]);
  expect(new AnsweredFields("ab").text("0")).toBeNull();
});
