import { expect, it } from "@jest/globals";
import { LIST_OF_KIND } from "@plumbline/model-core";
import fc from "fast-check";
import { anyState } from "../../review-rules/src/testing/any-state.js";
import type { Design } from "../src/design/design.js";
import { isConfirmed, STANDING_KINDS } from "../src/design/facts-of-model.js";
import type { BriefSelection, Tokenizer } from "../src/index.js";
import { briefOf, FOUR_CHARACTERS } from "../src/testing/brief-of.js";
import { designOfInputs, inputsOf } from "../src/testing/design-of.js";
import { naiveIncluded } from "../src/testing/naive-included.js";
import { reversed } from "../src/testing/reordered.js";

/** As few as any property has where few are asked for. */
const SHORT = Math.min(150, fc.readConfigureGlobal()?.numRuns ?? 150);
const RUNS = process.env["PLUMBLINE_TEST_LONG"] === "1" ? 3_000 : SHORT;

const anyDesign: fc.Arbitrary<Design> = anyState.map(({ model, scenarios, promises }) =>
  designOfInputs(
    inputsOf(
      { projectName: "Any", model, scenarios },
      promises.map(({ promise }) => ({ promise, runs: [] })),
    ),
  ),
);

interface Drawn {
  readonly design: Design;
  readonly smaller: BriefSelection;
  readonly bigger: BriefSelection;
}

/** A design, a selection of what it has, and one that has all of that. */
const anySelections: fc.Arbitrary<Drawn> = anyDesign.chain((design) => {
  const all: BriefSelection = {
    promiseIds: design.promises.map(({ promise }) => promise.id),
    scenarioIds: design.scenarios.map(({ id }) => id),
    elementIds: design.model.elements.map(({ id }) => id),
  };
  const some = fc.record({
    promiseIds: fc.subarray([...all.promiseIds]),
    scenarioIds: fc.subarray([...all.scenarioIds]),
    elementIds: fc.subarray([...all.elementIds]),
  });
  return fc.tuple(some, some).map(([smaller, more]) => ({
    design,
    smaller,
    bigger: {
      promiseIds: [...smaller.promiseIds, ...more.promiseIds],
      scenarioIds: [...smaller.scenarioIds, ...more.scenarioIds],
      elementIds: [...smaller.elementIds, ...more.elementIds],
    },
  }));
});

/** Drawn once for all that is asked of them: to read a design takes most of the time. */
const DRAWN = fc.sample(anySelections, { numRuns: RUNS, seed: 1 });

function holds(property: (drawn: Drawn) => void): void {
  DRAWN.forEach(property);
}

it("a brief includes what a second reading of its rules includes", () => {
  let facts = 0;
  holds(({ design, smaller }) => {
    const { included } = briefOf(design, smaller).manifest;
    expect(included).toEqual(naiveIncluded(design, smaller));
    facts += Object.values(included).flat().length;
  });
  expect(facts).toBeGreaterThan(3 * DRAWN.length);
});

it("a bigger selection includes what a smaller one did, and has its blockers", () => {
  holds(({ design, smaller, bigger }) => {
    const less = briefOf(design, smaller).manifest;
    const more = briefOf(design, bigger).manifest;
    for (const [list, ids] of Object.entries(less.included)) {
      expect(Object.fromEntries(Object.entries(more.included))[list]).toEqual(
        expect.arrayContaining([...ids]),
      );
    }
    expect(more.unconfirmedFacts).toEqual(expect.arrayContaining([...less.unconfirmedFacts]));
    expect(more.notApproved).toEqual(expect.arrayContaining([...less.notApproved]));
    expect(more.retired).toEqual(expect.arrayContaining([...less.retired]));
    expect(more.blockers).toEqual(expect.arrayContaining([...less.blockers]));
  });
});

it("a brief is the same whatever the order of its selection, repeats and the order of the model", () => {
  holds(({ design, bigger }) => {
    const other = {
      promiseIds: bigger.promiseIds.toReversed(),
      scenarioIds: bigger.scenarioIds.toReversed(),
      elementIds: [...bigger.elementIds.toReversed(), ...bigger.elementIds],
    };
    const { model } = reversed({ projectName: "", model: design.model, scenarios: [] });
    const turned = { ...design, model };
    expect(briefOf(turned, other)).toEqual(briefOf(design, bigger));
  });
});

it("no table of a brief has a fact that is not confirmed, which is named as such", () => {
  let doubted = 0;
  holds(({ design, smaller }) => {
    const { brief, manifest } = briefOf(design, smaller);
    const facts = STANDING_KINDS.flatMap((kind) => [...design.model[LIST_OF_KIND[kind]]]);
    const [tables = "", others = ""] = sectionsOf(brief);
    for (const { id } of facts.filter((fact) => !isConfirmed(fact))) {
      expect(tables).not.toContain(`- id: \`${id}\``);
      expect(others.includes(`\`${id}\`: `)).toBe(manifest.unconfirmedFacts.includes(id));
      expect(Object.values(manifest.included).flat()).not.toContain(id);
    }
    doubted += manifest.unconfirmedFacts.length;
  });
  expect(doubted).toBeGreaterThan(DRAWN.length / 3);
});

function sectionsOf(brief: string): readonly string[] {
  return [
    brief.slice(brief.indexOf("\n## 2 "), brief.indexOf("\n## 3 ")),
    brief.slice(brief.indexOf("\n## 6 "), brief.indexOf("\n## 7 ")),
  ];
}

it("is ready to build when nothing in scope is in the way, whatever else is", () => {
  const ready = new Set<boolean>();
  holds(({ design, smaller }) => {
    const { blockers, buildReady } = briefOf(design, smaller).manifest;
    expect(buildReady).toBe(blockers.length === 0);
    expect(design.blockers).toEqual(expect.arrayContaining([...blockers]));
    ready.add(buildReady);
  });
  expect([...ready].sort()).toEqual([false, true]);
});

/** Said when a brief has too many tokens all the same. */
const LEAST = "Nothing more can be left out";

/** Counts more of a whole than of its parts. */
const STEEP: Tokenizer = { name: "steep", count: (text) => Math.ceil(text.length ** 1.3 / 40) };
/** Counts less of it. */
const FLAT: Tokenizer = { name: "flat", count: (text) => Math.ceil(text.length ** 0.9) };

it.each([FOUR_CHARACTERS, STEEP, FLAT])(
  "a brief never has more tokens than were asked for unless it says so: $name",
  (tokenizer) => {
    holds(({ design, bigger }) => {
      const whole = briefOf(design, bigger, tokenizer);
      expect(whole.omitted).toEqual([]);
      const { count } = whole.tokens;
      for (const maxTokens of [count, count - 1, Math.ceil(count / 2), Math.ceil(count / 4), 1]) {
        const { brief, tokens, omitted } = briefOf(design, { ...bigger, maxTokens }, tokenizer);
        expect(tokens).toEqual({ count: tokenizer.count(brief), tokenizer: tokenizer.name });
        const fits = tokens.count <= maxTokens;
        expect(omitted.some((said) => said.startsWith(LEAST))).toBe(!fits);
        expect(omitted.length > 0).toBe(maxTokens < count);
      }
    });
  },
);

it("what is left out for fewer tokens holds what is left out for more, least needed first", () => {
  holds(({ design, bigger }) => {
    const { count } = briefOf(design, bigger).tokens;
    const omittedFor = (part: number) =>
      briefOf(design, { ...bigger, maxTokens: Math.ceil(count * part) }).omitted.filter(
        (said) => !said.startsWith(LEAST),
      );
    const [most, some] = [omittedFor(0.3), omittedFor(0.7)];
    expect(most).toEqual(expect.arrayContaining([...some]));
    const isRequired = (said: string) => /^The (requirement|check|blockers)/u.test(said);
    if (some.some(isRequired)) {
      expect(some.filter((said) => said.startsWith("The schema"))).toHaveLength(
        briefOf(design, bigger).manifest.included.schemaIds.length,
      );
    }
  });
});
