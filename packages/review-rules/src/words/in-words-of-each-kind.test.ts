import { describe, expect, it } from "@jest/globals";
import { FACT_KINDS } from "@plumbline/model-core";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import type { CitedKind } from "../records/cited.js";
import { contextOf } from "../state/review-context.js";
import { aPromise, aState } from "../testing/a-state.js";
import { withRelationship } from "../testing/with-relationship.js";
import { inWords } from "./in-words.js";

const builder = new ModelBuilder();
const shop = builder.element('Shop "one"');
const bank = builder.element("x".repeat(200));
const pay = builder.operation("Pay", bank);
const events = builder.channel("Events");
const letters = builder.channel("Letters", "queue");
const sends = builder.subscription(letters, shop);
const bound = builder.binding(events, letters);
const paid = builder.message("Paid", shop);
const schema = builder.schema("Payment", {});
const model = withRelationship(builder.build(), guid(500), [shop, shop]);
const flow = scenario([]);
const kept = aPromise({});
const context = contextOf(aState(model, [flow], [kept]));

describe("a sentence calls a thing", () => {
  it.each<[CitedKind, string, string]>([
    ["element", shop, 'element "Shop \\"one\\""'],
    ["element", bank, `element "${"x".repeat(100)}…"`],
    ["operation", pay, 'operation "Pay"'],
    ["channel", events, 'channel "Events"'],
    ["message", paid, 'message "Paid"'],
    ["schema", schema, 'schema "Payment"'],
    ["scenario", flow.id ?? "", 'scenario "A scenario"'],
    ["promise", kept.promise.id, 'promise "SHOP-001"'],
    ["subscription", sends, 'the subscription of "Shop \\"one\\"" on "Letters"'],
    ["binding", bound, 'the binding from "Events" to "Letters"'],
    ["relationship", guid(500), 'the relationship from "Shop \\"one\\"" to "Shop \\"one\\""'],
  ])("of the kind %s by its name or its ends", (kind, id, called) => {
    expect(inWords(context, { kind, id })).toBe(called);
  });

  it.each<CitedKind>([...FACT_KINDS, "scenario", "promise"])(
    "of the kind %s that is not there by its ID",
    (kind) => {
      expect(inWords(context, { kind, id: guid(99) })).toBe(`${kind} "${guid(99)}"`);
    },
  );
});
