import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { codeSpan, fenced, inlineText } from "./markdown-text.js";
import { anyText } from "./testing/any-text.js";
import { structureOf } from "./testing/markdown-structure.js";

describe("a text of somebody", () => {
  it("in a line is escaped, or code where it may be an address", () => {
    expect(inlineText("a *b* [c] <d> `e` | f")).toBe("a \\*b\\* \\[c\\] \\<d\\> \\`e\\` \\| f");
    expect(inlineText("1. a")).toBe("1\\. a");
    expect(inlineText("12) a 3. b")).toBe("12\\) a 3. b");
    expect(inlineText(" + a\n- b ")).toBe("\\+ a \\- b");
    expect(inlineText("see WWW.x.example")).toBe("`see WWW.x.example`");
    expect(inlineText("a@b.example")).toBe("`a@b.example`");
    expect(inlineText("evil.example/x")).toBe("`evil.example/x`");
    expect(inlineText("//localhost")).toBe("`//localhost`");
    expect(inlineText("e.g. v1.2 and a.b")).toBe("e.g. v1.2 and a.b");
    expect(inlineText("https://x.example `a`")).toBe("`` https://x.example `a` ``");
  });

  it("as code has one more tick than any in it, and no line end", () => {
    expect(codeSpan("a``b\nc")).toBe("```a``b c```");
    expect(codeSpan("`")).toBe("`` ` ``");
    expect(codeSpan("")).toBe("`  `");
    expect(codeSpan(" a")).toBe("`  a `");
  });

  it("as a block ends where its own fence ends", () => {
    expect(fenced("a\r\nb")).toBe("```text\na\nb\n```");
    expect(fenced("````", "json")).toBe("`````json\n````\n`````");
    const property = fc.property(anyText(40), fc.nat(6), (text, ticks) => {
      const all = `${"`".repeat(ticks)}\n${text}\n${"`".repeat(ticks)}`;
      expect(structureOf(fenced(all))).toEqual([]);
    });
    fc.assert(property, { seed: 3, numRuns: 300 });
  });

  it("in a line leaves no markup without a backslash", () => {
    const property = fc.property(anyText(40), (text) => {
      const line = inlineText(text);
      if (!line.startsWith("`")) {
        expect(line.replaceAll(/\\[^\p{L}\p{N}]/gu, "")).not.toMatch(/[\\`*_[\]<>&~|^=!@#:]|^[+-]|^\d+[.)]/u);
      }
    });
    fc.assert(property, { seed: 4, numRuns: 500 });
  });
});

it("no text in a line turns what follows it around", () => {
  const turned = "pay\u202etxt\u2066\u2069\u200fexe";
  expect(inlineText(turned)).toBe("pay\ufffdtxt\ufffd\ufffd\ufffdexe");
  expect(codeSpan(turned)).toBe("`pay\ufffdtxt\ufffd\ufffd\ufffdexe`");
});

it("no text in a line holds what is not seen, or half a surrogate pair", () => {
  const unseen = "a\u200bb\u2060c\u{e0041}d\ud800e\u00adf\u180eg\ufff9";
  const seen = "a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf\ufffdg\ufffd";
  expect(inlineText(unseen)).toBe(seen);
  expect(codeSpan(unseen)).toBe(`\`${seen}\``);
  expect(inlineText("a\u200db \ud83d\ude00")).toBe("a\u200db \ud83d\ude00");
});
