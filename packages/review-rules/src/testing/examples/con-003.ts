import type { JsonValue, Model } from "@plumbline/model-core";
import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import { call, scenario } from "../../../../playback-engine/src/testing/scenario-builder.js";
import type { Cited } from "../../records/cited.js";
import type { ReviewedState } from "../../state/reviewed-state.js";
import { aState, INFERRED, withFact } from "../a-state.js";
import type { Examples } from "../example.js";

const builder = new ModelBuilder();
const shop = builder.element("Shop");
const payment = builder.schema("Payment", { type: "object", required: ["amount"] });
const pay = builder.operation("Pay", builder.element("Bank"), { request: payment });
const model = builder.build();

function paidWith(request: JsonValue, present: Model = model): ReviewedState {
  return aState(present, [scenario([call("pay", shop, pay, { request })])]);
}

const subject: Cited = { kind: "scenario", id: scenario([]).id ?? "" };

export const examples = {
  verified: {
    says: "The request of the call is as the schema of the operation says.",
    state: paidWith({ amount: 7 }),
    subject,
  },
  concern: { says: "The request lacks what the schema requires.", state: paidWith({}), subject },
  unknown: {
    says: "The operation that is called is inferred.",
    state: paidWith({ amount: 7 }, withFact(model, "operation", pay, INFERRED)),
    subject,
  },
} satisfies Examples;
