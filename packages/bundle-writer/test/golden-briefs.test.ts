import { mkdirSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { sha256Hex, utf8Length } from "@plumbline/model-core";
import { expectGolden } from "../../model-core/src/testing/golden/expect-golden.js";
import { updatesGolden } from "../../model-core/src/testing/golden/updates-golden.js";
import { prettyJson } from "../src/index.js";
import { briefOf, FOUR_CHARACTERS } from "../src/testing/brief-of.js";
import { designOf } from "../src/testing/design-of.js";
import { headingsOf } from "../src/testing/read-markdown.js";
import { SYSTEM_NAMES } from "../src/testing/systems.js";

const BRIEFS = new URL("../golden/briefs/", import.meta.url);

function golden(path: string): URL {
  if (updatesGolden()) {
    mkdirSync(BRIEFS, { recursive: true });
  }
  return new URL(path, BRIEFS);
}

describe.each(SYSTEM_NAMES)("a brief of %s", (name) => {
  const written = (asked: { readonly maxTokens?: number } = {}) => {
    const design = designOf(name);
    const [scenario] = design.scenarios;
    const [element] = design.model.elements;
    const selection = {
      promiseIds: design.promises.map(({ promise }) => promise.id),
      scenarioIds: scenario === undefined ? [] : [scenario.id],
      elementIds: element === undefined ? [] : [element.id],
    };
    return briefOf(design, { ...selection, ...asked });
  };

  it("has the text and the manifest that it had", () => {
    const { brief, manifest } = written();
    expectGolden(golden(`${name}.md`), brief);
    expectGolden(golden(`${name}.json`), prettyJson(JSON.parse(JSON.stringify(manifest))));
  });

  it("has seven sections", () => {
    const sections = headingsOf(written().brief).filter(({ level }) => level < 3);
    expect(sections.map(({ text }) => text)).toEqual([
      `${name}: brief`,
      "1 Scope",
      "2 Approved architecture facts",
      "3 Scenarios",
      "4 Requirements",
      "5 Required checks",
      "6 Not approved",
      "7 Blockers in scope",
    ]);
  });

  it("has the hash, the bytes and the tokens of what is sent", () => {
    const { brief, manifest, tokens } = written();
    expect(manifest.sha256).toBe(sha256Hex(brief));
    expect(manifest.bytes).toBe(utf8Length(brief));
    expect(tokens).toEqual({ count: FOUR_CHARACTERS.count(brief), tokenizer: FOUR_CHARACTERS.name });
  });

  it("leaves out what is needed least for a quarter of its tokens", () => {
    const { manifest, tokens } = written();
    const maxTokens = Math.floor(tokens.count / 4);
    const short = written({ maxTokens });
    expectGolden(golden(`${name}.short.md`), short.brief);
    expect(short.tokens.count).toBeLessThanOrEqual(maxTokens);
    expect(short.manifest).toEqual({
      ...manifest,
      sha256: sha256Hex(short.brief),
      bytes: utf8Length(short.brief),
    });
  });
});
