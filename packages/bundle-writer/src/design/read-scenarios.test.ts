import { describe, expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import { runResultParts } from "@plumbline/playback-engine";
import { readDesign } from "../generating/read-design.js";
import { BUNDLE_LIMITS } from "../limits.js";
import { numbered } from "../testing/a-manifest.js";
import { idOf } from "../testing/id-of.js";
import { pinnedScenario, publishStep, readyShop } from "../testing/ready-shop.js";
import type { PinnedScenario } from "./pinned-inputs.js";
import { readScenarios } from "./read-scenarios.js";

const { fileBytes, bundleBytes } = BUNDLE_LIMITS;
const CHARACTERS = 60_000;

/** A scenario that publishes so many large payloads, each delivered once, and writes so many characters in two parts. */
function largeScenario(number: number, publications: number, characters: number): PinnedScenario {
  const text = "x".repeat(CHARACTERS);
  const publishes = Array.from({ length: publications }, (_, at) =>
    publishStep("shop", { id: `publish ${at}`, payload: { text } }),
  );
  const half = Math.floor(characters / 2);
  const writes = [half, characters - half].map((length, at) => ({
    id: `write ${at}`,
    type: "write",
    by: idOf("element", "shop"),
    store: idOf("element", "store"),
    dataset: "orders",
    change: { text: "x".repeat(length) },
  }));
  return pinnedScenario(number, { name: "Large", steps: [...publishes, ...writes] });
}

const shop = readyShop();
const [anElement] = shop.model.elements;
const store = { ...present(anElement), id: idOf("element", "store"), kind: "store" } as const;
const model = { ...shop.model, elements: [...shop.model.elements, store] };
const read = (scenarios: readonly PinnedScenario[]) => readScenarios({ ...shop, model, scenarios }, {});

/** Why they are refused; null when they are not. */
function refusalOf(scenarios: readonly PinnedScenario[]): unknown {
  const outcome = read(scenarios);
  return outcome.ok ? null : outcome.refusal;
}

/** Characters of what playing gives, as compact JSON; too many are infinitely many. */
function charactersOf(scenario: PinnedScenario): number {
  const played = read([scenario]);
  return played.ok ? [...runResultParts(present(played.value[0]).run)].join("").length : Infinity;
}

/** A scenario whose playback has just so many characters. */
function largeUpTo(number: number, characters: number): PinnedScenario {
  let publications = Math.floor(characters / CHARACTERS / 2) + 1;
  let left = -1;
  while (left < 0) {
    publications -= 1;
    left = characters - charactersOf(largeScenario(number, publications, 0));
  }
  return largeScenario(number, publications, left);
}

/** The same with one character more. */
function withOneMore({ id, document }: PinnedScenario): PinnedScenario {
  const text = JSON.stringify(document).replace('"change":{"text":"', '"change":{"text":"x');
  return { ...pinnedScenario(1, JSON.parse(text)), id };
}

describe("the playbacks of a design", () => {
  it("are those of its scenarios, in the order of their IDs, at their versions", () => {
    const scenarios = [12, 10, 11].map((number) => ({
      ...pinnedScenario(number, {
        name: `Number ${number}`,
        steps: number === 11 ? [null] : [publishStep("shop")],
      }),
      version: number,
    }));
    const played = read(scenarios);
    const told = played.ok
      ? played.value.map(({ id, version, document, issues, run }) => [
          id,
          version,
          document.name,
          issues.map(({ code }) => code),
          run.events.length > 0,
        ])
      : [];
    expect(told).toEqual([
      [numbered(10), 10, "Number 10", [], true],
      [numbered(11), 11, "Number 11", ["malformed-scenario"], false],
      [numbered(12), 12, "Number 12", [], true],
    ]);
  });

  it("may be just as long as a file may be", () => {
    const atLimit = largeUpTo(10, fileBytes);
    expect(charactersOf(atLimit)).toBe(fileBytes);
    expect(refusalOf([atLimit])).toBeNull();
    expect(refusalOf([withOneMore(atLimit)])).toEqual({
      code: "bundle_too_large",
      title: `The bundle is refused: scenarios/${numbered(10)}.json is over 16777216 bytes with its playback`,
      errors: [
        { field: `scenarios/${numbered(10)}.json`, message: "is over 16777216 bytes with its playback" },
      ],
    });
  });

  it("may together be just as long as a bundle may be", () => {
    const half = largeUpTo(10, bundleBytes / 2 - 100_000);
    const rest = largeUpTo(11, bundleBytes / 2 - 100_000);
    const last = largeUpTo(12, 200_000);
    expect(refusalOf([half, rest, last])).toBeNull();
    const refusal = {
      code: "bundle_too_large",
      title: "The bundle is refused: it is over 33554432 bytes with its playbacks",
      errors: [{ field: "", message: "is over 33554432 bytes with its playbacks" }],
    };
    expect(refusalOf([half, rest, withOneMore(last)])).toEqual(refusal);
    // Nothing is written then.
    expect(
      readDesign({ ...shop, model, scenarios: [half, rest, withOneMore(last)] }, "service-bundle/4"),
    ).toEqual({
      ok: false,
      refusal,
    });
  });
});
