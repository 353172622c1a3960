import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import {
  outlineScenario,
  readScenarioDocument,
  runScenario,
  type ScenarioDocument,
  storedScenario,
} from "@plumbline/playback-engine";
import fc from "fast-check";
import { randomRuns } from "../../../playback-engine/src/testing/random-scenario.js";
import { makeAliases } from "../aliases/make-aliases.js";
import { factsById } from "../records/facts-by-id.js";
import { aFlow, everyFlow, KNOWN, numbered, SHOP } from "../testing/flows.js";
import { checkFlowAnswer } from "./check-flow.js";
import { flowOfScenario } from "./flow-of-scenario.js";
import { scenarioOfFlow } from "./scenario-of-flow.js";

const idOf = (alias: string) => SHOP.ids[alias] ?? null;
const OF = { id: numbered(9), name: "Named", idOf };

describe("the scenario of a flow", () => {
  it("has its steps in their lists, and what was not given empty", () => {
    const { steps, faults, assertions, name } = scenarioOfFlow(everyFlow(), OF);
    expect(name).toBe("Named");
    expect(steps.map((step) => step?.id)).toEqual(["place", "both", "if"]);
    expect(steps[0]).toMatchObject({
      ...{ from: SHOP.ids["shop"], request: { id: 1 }, response: null, onError: [] },
      then: [
        { id: "save", by: SHOP.ids["web"], store: SHOP.ids["store"], dataset: null, change: null },
        { id: "charge", operation: null, onError: [{ id: "again" }] },
      ],
    });
    const both = steps[1]?.type === "parallel" ? (steps[1].branches ?? []) : [];
    expect(both.map((list) => list?.map((step) => step?.id))).toEqual([["first"], ["tell"]]);
    const tell = both[1]?.[0];
    expect(tell?.type === "publish" && Object.entries(tell.headers ?? {})).toEqual([
      ["__proto__", "1"],
      ["b", ""],
    ]);
    expect(tell).toMatchObject({
      handlers: { [SHOP.ids["told"] ?? ""]: [{ id: "hear" }] },
      routingKey: "a.b",
    });
    expect(faults[1]).toEqual({ target: SHOP.ids["told"], kind: "Outage", failFirst: null });
    expect(assertions[2]).toEqual({
      id: "all",
      type: "event-count",
      kind: "Published",
      target: null,
      expected: 1,
    });
  });

  it("has an empty branch where no step is in one between others", () => {
    const [place] = aFlow().steps;
    const steps = [
      { ...(place as never as object), ...{ key: "p", type: "parallel", from: null, operation: null } },
      { ...(place as never as object), parent: "p", slot: "branch", branchIndex: 2 },
    ] as never;
    expect(scenarioOfFlow(aFlow({ steps }), OF).steps[0]).toMatchObject({ branches: [[], [], [{}]] });
  });
});

/** A document as it is read back once it was stored, without what says nothing. */
function plain(document: ScenarioDocument): unknown {
  return withoutNothing(JSON.parse(storedScenario(document).text));
}

function withoutNothing(value: JsonValue): JsonValue {
  if (Array.isArray(value)) {
    return value.map(withoutNothing);
  }
  if (typeof value !== "object" || value === null) {
    return value;
  }
  const entries = Object.entries(value).map(([name, inner]): [string, JsonValue] => {
    return [name, withoutNothing(name === "branches" ? filled(inner) : inner)];
  });
  return Object.fromEntries(entries.filter(([, inner]) => !isNothing(inner)));
}

function isNothing(value: JsonValue): boolean {
  return typeof value === "object" && (value === null || Object.keys(value).length === 0);
}

/** A flow has no word for an empty branch after the last one that is not. */
function filled(branches: JsonValue): JsonValue {
  const lists = branches as readonly (readonly JsonValue[])[];
  return lists.slice(0, lists.findLastIndex((list) => list.length > 0) + 1);
}

/** A branch or a handler without a step, for which a flow has no word either. */
function hasEmptyLists(document: ScenarioDocument): boolean {
  return outlineScenario(document).places.some(
    (place) => place.is === "list" && ["branch", "handler"].includes(place.role) && place.steps?.length === 0,
  );
}

describe("the flow of a scenario", () => {
  it("makes the same scenario again, which plays the same", () => {
    fc.assert(
      fc.property(randomRuns, ({ model, document }) => {
        const facts = factsById(model);
        const aliases = makeAliases(
          [...facts.values()].map(({ kind, fact }) => ({ kind, id: fact.id, name: "" })),
        );
        const told = flowOfScenario(document, (id) => aliases.aliasOf(id));
        const nothing = { summary: "", refs: [], missing: [], questions: [], assumptions: [] };
        const checked = checkFlowAnswer({ ...told, ...nothing } as unknown as JsonValue, aliases);
        expect(checked).toMatchObject({ ok: true });
        if (checked.ok) {
          const made = {
            id: numbered(9),
            name: document.name,
            idOf: (alias: string) => aliases.partOf(alias)?.id ?? null,
          };
          const again = scenarioOfFlow(checked.value, made);
          expect(plain({ ...again, id: document.id })).toEqual(plain(document));
          const play = (one: ScenarioDocument) =>
            runScenario({ document: one, model, modelVersion: 1, oddities: [] });
          if (!hasEmptyLists(document)) {
            expect(play(again)).toEqual(play(document));
          }
        }
      }),
      { seed: 30, numRuns: 60 },
    );
  });

  it("numbers its branches, of which there may be many, and says nothing of what is null", () => {
    const write = (id: string) => ({ type: "write", id, by: "x", store: "y", dataset: "d", change: null });
    const branches = Array.from({ length: 12 }, (_, at) => [write(`w${at}`)]);
    const text = JSON.stringify({
      name: "Many",
      steps: [{ type: "parallel", id: "all", branches }],
      faults: [],
      assertions: [],
    });
    const read = readScenarioDocument(text);
    const told = read.ok ? flowOfScenario(read.value.document, (id) => id) : null;
    const indexes = told?.steps.slice(1).map(({ branchIndex }) => branchIndex);
    expect(indexes).toEqual(branches.map((_, at) => at));
    expect(told?.steps[0]).toMatchObject({ key: "all", type: "parallel", from: null, is: null });
    expect(told?.steps[1]).toMatchObject({ key: "w0", parent: "all", slot: "branch", changeJson: null });
  });

  it("leaves out what cannot be played", () => {
    const text = JSON.stringify({
      name: "Odd",
      steps: [
        null,
        { type: "call" },
        { type: "publish", id: "p", headers: { a: null } },
        { type: "write", id: "w" },
        { type: "branch", id: "b" },
        { type: "call", id: "c", from: numbered(99), request: 0 },
      ],
      faults: [null, {}],
      assertions: [null, { type: "outcome" }, { type: "event-count", target: SHOP.ids["web"] }],
    });
    const read = readScenarioDocument(text);
    const named = new Map(Object.entries(SHOP.ids).map(([alias, id]): [string, string] => [id, alias]));
    const told = read.ok ? flowOfScenario(read.value.document, (id) => named.get(id)) : null;
    expect(
      told?.steps.map(({ key, from, headers, requestJson, is }) => ({ key, from, headers, requestJson, is })),
    ).toEqual([
      { key: "p", from: null, headers: [{ name: "a", value: "" }], requestJson: null, is: null },
      { key: "w", from: null, headers: null, requestJson: null, is: null },
      { key: "b", from: null, headers: null, requestJson: null, is: null },
      { key: "c", from: null, headers: null, requestJson: "0", is: null },
    ]);
    expect(told?.faults).toEqual([{ target: null, kind: null, failFirst: null }]);
    const nothing = { step: null, outcome: null, eventKind: null, target: null, count: null };
    expect(told?.assertions).toEqual([
      { key: null, type: "outcome", ...nothing },
      { key: null, type: "event-count", ...nothing, target: "web" },
    ]);
  });

  it("is that of a flow, whatever its missing parts became", () => {
    const flow = everyFlow();
    const ids = new Map([...Object.entries(SHOP.ids), ["charge", numbered(77)] as const]);
    const back = new Map([...ids].map(([alias, id]): [string, string] => [id, alias]));
    const scenario = scenarioOfFlow(flow, { ...OF, idOf: (alias) => ids.get(alias) ?? null });
    const told = flowOfScenario(scenario, (id) => back.get(id));
    const nothing = {
      ...flow,
      name: "Named",
      steps: told.steps,
      faults: told.faults,
      assertions: told.assertions,
    };
    const checked = checkFlowAnswer(nothing as unknown as JsonValue, KNOWN);
    expect(checked).toMatchObject({ ok: true });
    const again = checked.ok
      ? scenarioOfFlow(checked.value, { ...OF, idOf: (alias) => ids.get(alias) ?? null })
      : null;
    expect(again).toEqual(scenario);
  });
});
