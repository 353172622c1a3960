import { utf8Length } from "@plumbline/model-core";
import type { PayloadFindings } from "./payload-findings.js";
import { inspectPayload } from "./payload-findings.js";
import type { StepPlace } from "./scenario-outline.js";
import type { StepPayload } from "./step-payloads.js";
import { payloadsOf } from "./step-payloads.js";

/** A payload with what limits and checks ask about it. */
export interface PayloadFact {
  readonly payload: StepPayload;
  /** UTF-8 bytes of its compact JSON. */
  readonly bytes: number;
  readonly found: PayloadFindings;
}

/** The facts of the payloads of steps, each worked out once. */
export class PayloadFacts {
  readonly #facts = new Map<StepPlace, readonly PayloadFact[]>();

  of(place: StepPlace): readonly PayloadFact[] {
    let facts = this.#facts.get(place);
    if (facts === undefined) {
      facts = payloadsOf(place).map((payload) => ({
        payload,
        bytes: utf8Length(JSON.stringify(payload.value)),
        found: inspectPayload(payload.value, payload.path),
      }));
      this.#facts.set(place, facts);
    }
    return facts;
  }
}
