import { expect, it } from "@jest/globals";
import { NO_FACTS } from "@plumbline/model-core";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import { aPromise, aState } from "../testing/a-state.js";
import { canonicalText } from "../testing/second-reading.js";
import { withRelationship } from "../testing/with-relationship.js";
import { stateBytes } from "./state-bytes.js";

const builder = new ModelBuilder();
const shop = builder.element("Café 🛒");
const pay = builder.operation("Pay", shop);
builder.message("Paid", shop);
builder.subscription(builder.channel("Events"), shop);
builder.binding(builder.channel("From"), builder.channel("To", "queue"));
builder.schema("Payment", { type: "object" });
const model = withRelationship(builder.build(), guid(500), [shop, shop]);
const flow = { ...scenario([]), name: "Käufe" };

/** The canonical JSON of each of some things, in UTF-8. */
function bytesOf(things: readonly unknown[]): number {
  return things.reduce<number>((sum, thing) => sum + Buffer.byteLength(canonicalText(thing)), 0);
}

it("a state without anything has no bytes", () => {
  expect(stateBytes(aState(NO_FACTS))).toBe(0);
});

it("the bytes of a state are those of its facts and schemas, its scenarios and its promises", () => {
  const promise = aPromise({ operationIds: [pay] });
  const facts = Object.values(model).flat();
  expect(new Set(Object.values(model).map(({ length }) => length > 0))).toEqual(new Set([true]));
  expect(stateBytes(aState(model))).toBe(bytesOf(facts));
  expect(stateBytes(aState(model, [flow]))).toBe(bytesOf([...facts, flow]));
  expect(stateBytes(aState(NO_FACTS, [], [promise, promise]))).toBe(
    bytesOf([promise.promise, promise.promise]),
  );
});
