import { describe, expect, it } from "@jest/globals";
import {
  FULL_PROMISE,
  numbered,
  SCENARIO_CHECK_REQUEST,
  SOURCE_PATTERN_REQUEST,
  TEST_PLAN_REQUEST,
} from "../testing/request-bodies.js";
import { missingFromObligation, missingFromPromise, type NamedKind } from "./missing-from-project.js";
import { readObligationRequest } from "./read-obligation-request.js";
import { readPromiseRequest } from "./read-promise-request.js";

const KINDS: readonly NamedKind[] = [
  "scenario",
  "operation",
  "channel",
  "subscription",
  "message",
  "element",
];
const OF_KIND = { scenario: 1, operation: 20, channel: 30, subscription: 40, message: 50, element: 10 };

function things(...more: readonly string[]) {
  const known = KINDS.map((kind) => `${kind} ${numbered(OF_KIND[kind as keyof typeof OF_KIND])}`);
  const all = new Set([...known, `operation ${numbered(21)}`, ...more]);
  return { has: (kind: NamedKind, id: string) => all.has(`${kind} ${id}`) };
}

const NO_THINGS = { has: () => false };

function missing(fields: object, project: Parameters<typeof missingFromPromise>[1]) {
  const read = readPromiseRequest(JSON.stringify({ ...FULL_PROMISE, ...fields }), "person");
  return read.ok ? missingFromPromise(read.value, project) : read.refusal;
}

function missingOf(body: object, project: Parameters<typeof missingFromObligation>[1]) {
  const read = readObligationRequest(JSON.stringify(body));
  return read.ok ? missingFromObligation(read.value, project) : read.refusal;
}

describe("what a promise request names", () => {
  it("is there", () => {
    expect(missing({}, things())).toEqual([]);
    expect(missing({ forbiddenEvents: null, links: null }, NO_THINGS)).toEqual([]);
  });

  it("is told with the path it was sent with", () => {
    const operationIds = [numbered(99), numbered(21), numbered(20), numbered(98)];
    expect(missing({ links: { operationIds } }, things())).toEqual([
      { field: "links.operationIds[0]", message: "must name a thing of the project: operation" },
      { field: "links.operationIds[3]", message: "must name a thing of the project: operation" },
    ]);
  });

  it("is of the kind of its list", () => {
    expect(missing({ links: { channelIds: [numbered(20)] } }, things())).toMatchObject([
      { field: "links.channelIds[0]" },
    ]);
  });

  it.each<[string, boolean]>([
    ["operation", true],
    ["channel", true],
    ["subscription", true],
    ["element", true],
    ["binding", true],
    ["message", false],
    ["schema", false],
    ["relationship", false],
  ])("can be the target of a forbidden event: %s, %s", (kind, isTarget) => {
    const target = numbered(7);
    const forbiddenEvents = [{ kind: "Dropped" }, { kind: "Dropped", target }];
    const found = missing({ forbiddenEvents }, things(`${kind} ${target}`));
    const message = "must name a thing of the project: operation, channel, subscription, element, binding";
    expect(found).toEqual(isTarget ? [] : [{ field: "forbiddenEvents[1].target", message }]);
  });
});

describe("what an obligation request names", () => {
  it("is a scenario, and contracts; no more is looked up", () => {
    expect(missingOf(SCENARIO_CHECK_REQUEST, things())).toEqual([]);
    expect(missingOf(SCENARIO_CHECK_REQUEST, NO_THINGS)).toMatchObject([
      { field: "recipe.scenarioCheck.scenarioId", message: "must name a thing of the project: scenario" },
    ]);
    expect(missingOf(SOURCE_PATTERN_REQUEST, NO_THINGS)).toEqual([]);
    expect(missingOf(TEST_PLAN_REQUEST, things())).toEqual([]);
    const plan = {
      ...TEST_PLAN_REQUEST.recipe.plan,
      contractIds: [numbered(99), numbered(20), numbered(10)],
    };
    expect(missingOf({ ...TEST_PLAN_REQUEST, recipe: { text: "", plan } }, things())).toMatchObject([
      { field: "recipe.plan.contractIds[0]" },
    ]);
  });
});
