import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { present } from "@plumbline/model-core";
import { readScenarioDocument, type ScenarioDocument, SchemaValidators } from "@plumbline/playback-engine";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import { modelOf } from "../../playback-engine/src/testing/model-of.js";
import { recipeHash } from "../src/hashes/recipe-hash.js";
import type { CheckedOutcome } from "../src/index.js";
import { evidenceHash, generateObligations, runScenarioCheck } from "../src/index.js";
import type { StatedObligation } from "../src/records/obligation.js";
import { content, guid, links, STREAM } from "../src/testing/promise-builder.js";
import { MODEL, order, SCENARIO_ID } from "../src/testing/shop.js";

const SYSTEMS = new URL("../golden/systems/", import.meta.url);
const RESULTS = new URL("../golden/obligations/", import.meta.url);
const result = (file: string) => new URL(file, RESULTS);
const textOf = (file: string): string => readFileSync(new URL(file, SYSTEMS), "utf8");
const ESHOP = modelOf(JSON.parse(textOf("eshop.model.json")));

function scenarioOf(file: string): ScenarioDocument {
  const read = readScenarioDocument(textOf(file));
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value.document;
}

const FLOWS = ["consumer-down", "happy-order", "stock-rejected"].map((flow, index) => ({
  id: guid(index + 1),
  document: scenarioOf(`eshop.${flow}.scenario.json`),
}));
const SCENARIOS = new Map(FLOWS.map(({ id, document }) => [id, document]));

/** The real model tries nothing twice: here every third subscription is tried again and has a dead-letter channel. */
const TRIED_AGAIN = {
  ...ESHOP,
  operations: ESHOP.operations.map((operation) => ({
    ...operation,
    timeoutMs: 2_000,
    retry: { maxAttempts: 2, backoffMs: 100 },
  })),
  subscriptions: ESHOP.subscriptions.map((subscription, index) =>
    index % 3 === 0
      ? {
          ...subscription,
          retry: { maxAttempts: 4, backoffMs: 500 },
          deadLetterChannelId: present(ESHOP.channels.find(({ id }) => id !== subscription.channelId)).id,
        }
      : subscription,
  ),
};

const PROMISE = content({
  forbiddenEvents: [{ kind: "Dropped", target: null }],
  requiresPattern: { repository: "dotnet/eshop", pattern: "transactional-outbox", service: "Ordering.API" },
  links: links({
    scenarioIds: FLOWS.map(({ id }) => id),
    operationIds: ESHOP.operations.slice(0, 4).map(({ id }) => id),
    messageIds: ESHOP.messages.slice(0, 4).map(({ id }) => id),
    subscriptionIds: ESHOP.subscriptions.slice(0, 4).map(({ id }) => id),
    elementIds: ESHOP.elements.slice(0, 10).map(({ id }) => id),
  }),
});

const GENERATED = generateObligations({ content: PROMISE, model: TRIED_AGAIN, scenarios: SCENARIOS });

const SCHEMAS = new SchemaValidators();

function checked({ recipe }: StatedObligation): CheckedOutcome {
  const check = present(recipe.scenarioCheck);
  const document = present(SCENARIOS.get(check.scenarioId));
  return runScenarioCheck({
    check,
    scenario: { version: 2, document },
    model: TRIED_AGAIN,
    schemas: SCHEMAS,
    modelRevision: { streamId: STREAM, version: 5, revisionId: null },
  });
}

describe("the obligations of a promise", () => {
  it("on eShop are those of their golden file", () => {
    expectGolden(result("eshop.json"), goldenJson(GENERATED));
  });

  it("on eShop as it is are those of their golden file", () => {
    const generated = generateObligations({ content: PROMISE, model: ESHOP, scenarios: SCENARIOS });
    expect(generated.length).toBeLessThan(GENERATED.length);
    expectGolden(result("eshop-as-it-is.json"), goldenJson(generated));
  });

  it("on a shop are those of their golden file", () => {
    const { operations, messages, subscriptions, elements } = MODEL;
    const [operationIds, messageIds] = [operations.map(({ id }) => id), messages.map(({ id }) => id)];
    const [subscriptionIds, elementIds] = [subscriptions.map(({ id }) => id), elements.map(({ id }) => id)];
    const scenarioIds = [SCENARIO_ID];
    const generated = generateObligations({
      content: content({
        links: links({ scenarioIds, operationIds, messageIds, subscriptionIds, elementIds }),
        forbiddenEvents: [{ kind: "PublishFailed", target: null }],
      }),
      model: MODEL,
      scenarios: new Map([[SCENARIO_ID, order()]]),
    });
    expectGolden(result("shop.json"), goldenJson(generated));
  });

  it("have the outcomes and hashes of their golden file", () => {
    const outcomes = GENERATED.filter(({ kind }) => kind === "scenario-check").map((obligation) => {
      const found = checked(obligation);
      const recipe = recipeHash(obligation);
      expect(checked(obligation)).toEqual(found);
      const hashes = {
        recipe,
        trace: found.traceHash,
        evidence: evidenceHash({ ...found, recipeHash: recipe }),
      };
      return { title: obligation.title, hashes, ...found.outcome };
    });
    expect(new Set(outcomes.map(({ result: word }) => word))).toContain("passed");
    expectGolden(result("eshop.outcomes.json"), goldenJson(outcomes));
  });

  it("are of golden files that are all read", () => {
    expect(goldenNames(RESULTS)).toEqual([
      "eshop-as-it-is.json",
      "eshop.json",
      "eshop.outcomes.json",
      "shop.json",
    ]);
    expect(goldenNames(SYSTEMS)).toHaveLength(FLOWS.length + 1);
  });
});
