import type { JsonOddity, JsonValue } from "@plumbline/model-core";
import { isPathWithin, pathOfKey } from "@plumbline/model-core";
import type { StepPlace } from "./scenario-outline.js";

/** The name of a field that holds a payload. */
export type PayloadField = "request" | "response" | "payload" | "change";

/** A payload of a step. What was not sent is null. */
export interface StepPayload {
  readonly field: PayloadField;
  readonly path: string;
  readonly value: JsonValue;
}

/** The payloads of a step, in the order of its fields. */
export function payloadsOf(place: StepPlace): readonly StepPayload[] {
  const payload = (field: PayloadField, value: JsonValue | undefined): StepPayload => ({
    field,
    path: pathOfKey(place.path, field),
    value: value ?? null,
  });
  switch (place.step?.type) {
    case "call":
      return [payload("request", place.step.request), payload("response", place.step.response)];
    case "publish":
      return [payload("payload", place.step.payload)];
    case "write":
      return [payload("change", place.step.change)];
    default:
      return [];
  }
}

/** Whether an oddity of the text is in a value; its path has the IDs of subscriptions in the letter case of the text. */
export function isOddityWithin(oddity: JsonOddity, path: string): boolean {
  return isPathWithin(oddity.path.toLowerCase(), path.toLowerCase());
}
