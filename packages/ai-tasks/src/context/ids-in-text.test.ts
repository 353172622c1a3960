import { describe, expect, it } from "@jest/globals";
import { idOf } from "../testing/a-shop.js";
import { idsInText } from "./ids-in-text.js";

describe("the IDs in a text", () => {
  it("are what has their form, each once and in lower case, without those that are known", () => {
    const upper = idOf(0xabc).toUpperCase();
    const text = `{"by":"${idOf(1)}","to":"x${upper}y","also":"${idOf(0xabc)} ${idOf(2)}"}`;
    expect(idsInText(text, new Set([idOf(2)]))).toEqual([idOf(1), idOf(0xabc)]);
    expect(idsInText("no-id 0000-0000", new Set())).toEqual([]);
  });
});
