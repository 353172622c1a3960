import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { anyText } from "../../../model-core/src/testing/any-text.js";
import { architectureText } from "../mermaid/architecture-text.js";
import { mermaidText, mermaidTitle } from "../mermaid/mermaid-text.js";
import { plantumlText } from "../plantuml/plantuml-text.js";
import { structurizrText } from "../structurizr/structurizr-text.js";
import { escapeXml, pixels } from "../svg/xml.js";
import { oneLine } from "./one-line.js";

const anyLine = anyText(60).map(oneLine);

describe("escaping", () => {
  it("for Mermaid leaves codes that stand for the same characters, and no sign", () => {
    expect(mermaidText('a "b" %%{x}%% <i> --> c;d')).toBe(
      "a #34;b#34; #37;#37;#123;x#125;#37;#37; #60;i#62; #45;#45;#62; c#59;d",
    );
    const property = fc.property(anyLine, (line) => {
      const text = mermaidText(line);
      expect(text).not.toMatch(/["'`%{}[\]<>|&:=;#](?<!#\d+;)(?!\d+;)/u);
      expect(text.replaceAll(/#(\d+);/gu, (_, code) => String.fromCodePoint(Number(code)))).toBe(line);
    });
    fc.assert(property, { seed: 1, numRuns: 500 });
  });

  it("for a Mermaid architecture diagram has signs that look alike, since its codes are shown as they are", () => {
    expect(architectureText('say "hi" & <b> [HTTP] #59; *x* `y` a_b _c_ C:\\x me@x.org www.x.org')).toBe(
      "say \u201Dhi\u201D & \u2039b\u203A [HTTP] \u266F59; \u2217x\u2217 \u02CBy\u02CB a_b \u02CDc\u02CD C\u2236\u29F5x me\uFF20x.org www\u2024x.org",
    );
    expect(architectureText("&lt; %%{x}%% 5% [a](b) __init__")).toBe(
      "\uFF06lt; \uFF05\uFF05{x}\uFF05\uFF05 5% [a] (b) \u02CD\u02CDinit\u02CD\u02CD",
    );
    const property = fc.property(anyLine, (line) => {
      const text = architectureText(line);
      expect(text).not.toMatch(/["#*:<>@\\`~\u00B6\uFB02]|%%|\]\(|&#?\w+;/u);
      expect(Array.from(text).length).toBeGreaterThanOrEqual(Array.from(line).length);
    });
    fc.assert(property, { seed: 4, numRuns: 500 });
  });

  it("for the title of a Mermaid drawing is a YAML string of the same characters", () => {
    const property = fc.property(anyLine, (line) => {
      const [, title = ""] = mermaidTitle(line);
      expect(JSON.parse(title.slice("title: ".length))).toBe(line);
    });
    fc.assert(property, { seed: 2, numRuns: 500 });
  });

  it("for PlantUML leaves codes that stand for the same characters: no call, include, comment or markup", () => {
    expect(plantumlText('%getenv("HOME") !include //x// [[u]]')).toBe(
      "<U+0025>getenv(<U+0022>HOME<U+0022>) <U+0021>include <U+002F><U+002F>x<U+002F><U+002F> <U+005B><U+005B>u<U+005D><U+005D>",
    );
    const property = fc.property(anyLine, (line) => {
      const text = plantumlText(line);
      expect(text.replaceAll(/<U\+[0-9A-F]{4}>/gu, "")).not.toMatch(/[!-'*+:-@[-^`{-~]|--|__|\/\/|\.\./u);
      const back = text.replaceAll(/<U\+([0-9A-F]+)>/gu, (_, code) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      );
      expect(back).toBe(line);
    });
    fc.assert(property, { seed: 3, numRuns: 500 });
  });

  it("for Structurizr gives one quoted token that is no sign of its own", () => {
    const lines = ["->", "{", "--https->", "--a -> b", "a->", 'a"b', "c\\", "$" + "{HOME}", ""];
    expect(lines.map(structurizrText)).toEqual([
      '"(->)"',
      '"({)"',
      '"(--https->)"',
      '"--a -> b"',
      '"a->"',
      '"a\u201Db"',
      '"c\u29F5"',
      '"$ {HOME}"',
      '""',
    ]);
  });

  it("for XML leaves nothing that could end a text, a value or a section", () => {
    expect(escapeXml(`<a b="c" d='e'>&]]>`)).toBe("&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;]]&gt;");
  });

  it("numbers have at most one decimal and no negative zero", () => {
    expect([1, 1.25, -0.01, 1e3].map(pixels)).toEqual(["1", "1.3", "0", "1000"]);
  });
});
