import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import fc from "fast-check";
import { AI_TASK_LIMITS } from "../limits.js";
import { writePrompt } from "../prompt/write-prompt.js";
import { aScenario, aShop, aState, idOf, SHOP } from "../testing/a-shop.js";
import { contextBytes, isContextTooLarge } from "./context-size.js";
import { dataBlock, designContext } from "./design-context.js";
import { unknownSelection } from "./unknown-selection.js";

const WHOLE = { selection: null, scenarios: [] };

/** The data of a block. */
function told(name: string, wanted: Parameters<typeof designContext>[1], model: Model = aShop()) {
  const { blocks } = designContext(aState(model), wanted);
  const block = blocks.find((one) => one.kind === "data" && one.name === name);
  return block?.kind === "data" ? JSON.parse(JSON.stringify(block.data)) : undefined;
}

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

function anElement(alias: string, name: string, kind: string) {
  const nothing = { description: null, technology: null, status: "current", parent: null };
  return { alias, name, kind, ...nothing, label: "declared", stale: false };
}

describe("what is told of a design", () => {
  it("is the whole model without a selection, by aliases, with what is in doubt", () => {
    const sure = { label: "declared", stale: false };
    const { elements, subscriptions, ...model } = told("model", WHOLE);
    expect(elements).toEqual([
      anElement("e1", "Everything", "system"),
      { ...anElement("e2", "Shop", "app"), description: "Sells things.", parent: "e1" },
      { ...anElement("e3", "Billing", "app"), technology: "Java", label: "inferred" },
      anElement("e4", "Orders store", "store"),
    ]);
    const retry = { maxAttempts: 3, initialBackoffMs: 100, backoffMultiplier: 2 };
    expect(subscriptions).toEqual([
      {
        alias: "sub1",
        name: "ch1 to e3",
        channel: "ch1",
        consumer: "e3",
        retry,
        deadLetterChannel: "ch2",
        ...sure,
      },
    ]);
    expect(model).toEqual({
      relationships: [
        { alias: "r1", name: "writes", kind: "structural", technology: null, from: "e2", to: "e4", ...sure },
      ],
      messages: [
        {
          ...{ alias: "m1", name: "Order placed", description: null },
          ...{ producer: "e2", consumers: ["e3"], schema: "s2", ...sure },
        },
      ],
      operations: [
        {
          ...{ alias: "op1", name: "Pay", owner: "e3", transport: "http", timeoutMs: 0, retry: null },
          ...{ requestSchema: "s1", responseSchema: null, ...sure },
        },
      ],
      channels: [
        { alias: "ch1", name: "orders", kind: "topic", ...sure },
        { alias: "ch2", name: "dead", kind: "queue", ...sure },
      ],
      bindings: [{ alias: "b1", name: "a.*", sourceChannel: "ch1", targetChannel: "ch2", ...sure }],
      schemas: [
        { alias: "s1", name: "Pay request" },
        { alias: "s2", name: "Order" },
      ],
      scenarios: [{ alias: "sc1", name: "Pay" }],
    });
  });

  it("is a selection with all that it brings", () => {
    const model = told("model", { selection: [SHOP.shop], scenarios: [] });
    expect(namesOf(model.elements)).toEqual(["Everything", "Shop", "Billing"]);
    expect(namesOf(model.messages)).toEqual(["Order placed"]);
    expect(model.operations).toEqual([]);
    expect(model.scenarios).toEqual([]);
  });

  it("has the subscriptions of a selected channel, and the ends of what stands between others", () => {
    const ofChannel = told("model", { selection: [SHOP.orders], scenarios: [] });
    expect(namesOf(ofChannel.elements)).toEqual(["Billing"]);
    expect(ofChannel.subscriptions).toMatchObject([{ name: "ch1 to e1", deadLetterChannel: "ch2" }]);
    expect(ofChannel.bindings).toHaveLength(1);
    const ofRelationship = told("model", { selection: [SHOP.uses], scenarios: [] });
    expect(namesOf(ofRelationship.elements)).toEqual(["Everything", "Shop", "Orders store"]);
    expect(ofRelationship.relationships).toMatchObject([
      { alias: "r1", name: "writes", from: "e2", to: "e3" },
    ]);
    const ofBinding = told("model", { selection: [SHOP.bound], scenarios: [] });
    expect(namesOf(ofBinding.channels)).toEqual(["orders", "dead"]);
  });

  it("has the text of schemas only of operations, messages and schemas that are selected", () => {
    const textsOf = (selection: readonly string[] | null) =>
      told("model", { selection, scenarios: [] }).schemas.flatMap(({ text = null }) => text ?? []);
    expect(textsOf(null)).toEqual([]);
    expect(textsOf([SHOP.billing])).toEqual([]);
    expect(textsOf([SHOP.pay])).toEqual(["{}"]);
    expect(textsOf([SHOP.placed])).toEqual(['{"type":"object"}']);
    expect(textsOf([SHOP.payRequest])).toEqual(["{}"]);
  });

  it("cuts long descriptions and schemas, and no character in two", () => {
    const { descriptionCharacters, schemaCharacters } = AI_TASK_LIMITS;
    const model = aShop();
    const long = "😀".repeat(5_000);
    const elements = model.elements.map((one) => ({ ...one, description: long }));
    const schemas = model.schemas.map((one) => ({ ...one, content: long }));
    const told_ = told("model", { selection: [SHOP.placed], scenarios: [] }, { ...model, elements, schemas });
    expect(told_.elements[0].description).toHaveLength(descriptionCharacters + 1);
    expect(told_.schemas[0].text).toHaveLength(schemaCharacters + 1);
    expect(JSON.stringify(told_)).not.toMatch(/\\ud[89ab]/);
  });

  it("has the scenarios of a selection as a whole, with aliases for IDs wherever they stand", () => {
    const wanted = { selection: [SHOP.scenario], scenarios: [aScenario()] };
    const [scenario] = told("scenarios", wanted);
    expect(scenario.alias).toBe("sc1");
    expect(scenario.document.steps[0]).toMatchObject({ from: "e2", operation: "op1" });
    expect(scenario.document.steps[0].request.who).toBe("user of e2");
    expect(scenario.document.steps[0].request.order).toBe("6c84fb90-12c4-11e1-840d-7b25c5ee775a");
    expect(namesOf(told("model", wanted).operations)).toEqual(["Pay"]);
  });

  it("has several scenarios in the order of their IDs", () => {
    const later = { ...aScenario(), id: idOf(81), name: "Later" };
    const state = { ...aState(), scenarios: [later, ...aState().scenarios] };
    const named = (wanted: Parameters<typeof designContext>[1]) =>
      designContext(state, wanted).aliases.parts.filter(({ kind }) => kind === "scenario");
    const both = [
      { alias: "sc1", kind: "scenario", id: SHOP.scenario, name: "Pay" },
      { alias: "sc2", kind: "scenario", id: later.id, name: "Later" },
    ];
    expect(named(WHOLE)).toEqual(both);
    const wanted = { selection: [later.id, SHOP.scenario], scenarios: [later, aScenario()] };
    expect(named(wanted)).toEqual(both);
    const { blocks } = designContext(state, wanted);
    expect(blocks.at(-1)).toMatchObject({ name: "scenarios", data: [{ alias: "sc1" }, { alias: "sc2" }] });
  });

  it("says nothing of what is tied to a part that is not told", () => {
    const model = aShop();
    const lonely = { ...model, elements: model.elements.filter(({ id }) => id !== SHOP.billing) };
    expect(told("model", WHOLE, lonely).operations).toMatchObject([{ owner: null }]);
    expect(designContext(aState(lonely), WHOLE).aliases.partOf("sub1")?.name).toBe("orders to ");
    const closed = {
      ...lonely,
      channels: [],
      relationships: model.relationships.map((one) => ({ ...one, label: null })),
    };
    expect(designContext(aState(closed), WHOLE).aliases.partOf("sub1")?.name).toBe(" to ");
    expect(designContext(aState(closed), WHOLE).aliases.partOf("r1")?.name).toBe("");
  });

  it("never has an ID of the design, wherever somebody wrote it", () => {
    const model = aShop();
    const elements = model.elements.map((one) => ({ ...one, name: `${one.name} ${SHOP.pay.toUpperCase()}` }));
    const { blocks, hidden } = designContext(aState({ ...model, elements }), {
      selection: [SHOP.shop],
      scenarios: [],
      alsoNamed: [{ kind: "promise", id: SHOP.nobody, name: "Kept" }],
    });
    const target = dataBlock("target", { [SHOP.shop]: [SHOP.nobody, SHOP.pay, 1, null, true] }, hidden);
    const prompt = writePrompt([...blocks, target], "n");
    expect(prompt).not.toMatch(/[0-9a-f]{8}-/i);
    expect(prompt).toContain('{"e2":["p1","(another part)",1,null,true]}');
  });

  it("is the same of the same state, in whatever order it comes", () => {
    const model = aShop();
    const lists = Object.entries(model) as [keyof Model, readonly unknown[]][];
    fc.assert(
      fc.property(
        fc.tuple(...lists.map(([, list]) => fc.shuffledSubarray([...list], { minLength: list.length }))),
        (shuffled) => {
          const other = Object.fromEntries(
            lists.map(([list], at) => [list, shuffled[at]]),
          ) as unknown as Model;
          expect(designContext(aState(other), WHOLE).blocks).toEqual(
            designContext(aState(model), WHOLE).blocks,
          );
        },
      ),
      { seed: 27 },
    );
  });
});

describe("a context", () => {
  it("is too large over its bytes, as they are sent", () => {
    const block = (text: string) => [{ kind: "data", name: "model", data: text } as const];
    expect(contextBytes(block("é<"))).toBe(2 + 2 + 6);
    expect(isContextTooLarge(block("x".repeat(AI_TASK_LIMITS.contextBytes - 2)))).toBe(false);
    expect(isContextTooLarge(block("x".repeat(AI_TASK_LIMITS.contextBytes - 1)))).toBe(true);
    expect(contextBytes([{ kind: "request", text: "words" }])).toBe(0);
  });

  it("names the entries of a selection that are not there", () => {
    const selection = [SHOP.shop, SHOP.scenario, SHOP.nobody];
    expect(unknownSelection(aState(), selection)).toEqual([
      { field: "selection[2]", message: "is not in the project" },
    ]);
    expect(unknownSelection(aState(), selection, new Set([SHOP.nobody]))).toEqual([]);
  });
});
