import { describe, expect, it } from "@jest/globals";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import type { Cited } from "../records/cited.js";
import { contextOf } from "../state/review-context.js";
import { aPromise, aState, INFERRED, STALE, withFact } from "../testing/a-state.js";
import { withRelationship } from "../testing/with-relationship.js";
import { citesInOrder, compareCited } from "./cites-in-order.js";

const builder = new ModelBuilder();
const shop = builder.element("Shop");
const bank = builder.element("Bank");
const pay = builder.operation("Pay", bank);
const events = builder.channel("Events");
const letters = builder.channel("Letters", "queue");
const sends = builder.subscription(letters, shop);
const bound = builder.binding(events, letters);
const paid = builder.message("Paid", shop);
const schema = builder.schema("Payment", {});
const model = withRelationship(builder.build(), guid(500), [shop, bank]);
const flow = { ...scenario([]), id: guid(50) };
const kept = aPromise({});
const state = aState(model, [flow], [kept]);
const context = contextOf(state);

const DECLARED = { factStatus: "declared", stale: null };
const NO_FACT = { factStatus: null, stale: null };

describe("what is cited stands", () => {
  it("by kind in the order of the words, then by ID, each once", () => {
    const cites: readonly Cited[] = [
      { kind: "promise", id: kept.promise.id },
      { kind: "scenario", id: flow.id },
      { kind: "schema", id: schema },
      { kind: "binding", id: bound },
      { kind: "subscription", id: sends },
      { kind: "channel", id: events },
      { kind: "operation", id: pay },
      { kind: "message", id: paid },
      { kind: "relationship", id: guid(500) },
      { kind: "element", id: bank },
      { kind: "element", id: shop },
    ];
    const elements = [
      { kind: "element", id: shop, name: "Shop", ...DECLARED },
      { kind: "element", id: bank, name: "Bank", ...DECLARED },
    ].sort((left, right) => (left.id < right.id ? -1 : 1));
    expect(citesInOrder(context, [...cites, ...cites])).toEqual([
      ...elements,
      { kind: "relationship", id: guid(500), name: null, ...DECLARED },
      { kind: "message", id: paid, name: "Paid", ...DECLARED },
      { kind: "operation", id: pay, name: "Pay", ...DECLARED },
      { kind: "channel", id: events, name: "Events", ...DECLARED },
      { kind: "subscription", id: sends, name: null, ...DECLARED },
      { kind: "binding", id: bound, name: null, ...DECLARED },
      { kind: "schema", id: schema, name: "Payment", ...NO_FACT },
      { kind: "scenario", id: flow.id, name: "A scenario", ...NO_FACT },
      { kind: "promise", id: kept.promise.id, name: "SHOP-001", ...NO_FACT },
    ]);
  });

  it("with its label and its stale mark", () => {
    const stale = contextOf({ ...state, model: withFact(model, "channel", events, STALE) });
    expect(citesInOrder(stale, [{ kind: "channel", id: events }])).toEqual([
      { kind: "channel", id: events, name: "Events", factStatus: "declared", stale: STALE.stale },
    ]);
    const inferred = contextOf({ ...state, model: withFact(model, "channel", events, INFERRED) });
    expect(citesInOrder(inferred, [{ kind: "channel", id: events }])[0]?.factStatus).toBe("inferred");
  });

  it("without name and label where it is not there", () => {
    expect(citesInOrder(context, [{ kind: "operation", id: guid(99) }])).toEqual([
      { kind: "operation", id: guid(99), name: null, factStatus: null, stale: null },
    ]);
    expect(citesInOrder(context, [{ kind: "operation", id: events }])[0]?.name).toBeNull();
  });
});

it("subjects stand by ID, and of one ID in the order of the kinds", () => {
  const subjects: readonly Cited[] = [
    { kind: "element", id: "b" },
    { kind: "binding", id: "a" },
    { kind: "operation", id: "a" },
    { kind: "element", id: "B" },
  ];
  expect(subjects.toSorted(compareCited)).toEqual([
    { kind: "element", id: "B" },
    { kind: "operation", id: "a" },
    { kind: "binding", id: "a" },
    { kind: "element", id: "b" },
  ]);
});
