import { ModelBuilder } from "../../../../playback-engine/src/testing/model-builder.js";
import type { Cited } from "../../records/cited.js";
import { aPromise, aState, INFERRED, withFact } from "../a-state.js";
import type { Examples } from "../example.js";

const builder = new ModelBuilder();
const bank = builder.element("Bank");
const model = builder.build();
const promise = aPromise({ elementIds: [bank] });
const subject: Cited = { kind: "element", id: bank };

export const examples = {
  verified: {
    says: "An approved promise links an element that is declared.",
    state: aState(model, [], [promise]),
    subject,
  },
  concern: {
    says: "The element that it links is inferred.",
    state: aState(withFact(model, "element", bank, INFERRED), [], [promise]),
    subject,
  },
} satisfies Examples;
