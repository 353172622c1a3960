import type { JsonValue } from "@plumbline/model-core";
import type { PublishDocument, StepDocument } from "@plumbline/playback-engine";
import type { NamedText } from "../markdown/data-block.js";
import type { NumberedStep } from "../sdd/view/numbered-steps.js";

/** A step without what it carries. */
export function withoutPayloads(numbered: NumberedStep): NumberedStep {
  return { ...numbered, step: numbered.step === null ? null : bare(numbered.step) };
}

function bare(step: StepDocument): StepDocument {
  switch (step.type) {
    case "call":
      return { ...step, request: undefined, response: undefined };
    case "publish":
      return { ...step, headers: undefined, payload: undefined };
    case "write":
      return { ...step, change: undefined };
    case "parallel":
    case "branch":
      return step;
  }
}

/** What a step carries, as JSON. */
export function payloadsOfStep({ number, step }: NumberedStep): readonly NamedText[] {
  return step === null
    ? []
    : payloadsIn(step).flatMap(([name, value]) =>
        value === null || value === undefined ? [] : [[`${name} of step ${number}`, JSON.stringify(value)]],
      );
}

function payloadsIn(step: StepDocument): readonly (readonly [name: string, value: JsonValue | undefined])[] {
  switch (step.type) {
    case "call":
      return [
        ["request", step.request],
        ["response", step.response],
      ];
    case "publish":
      return [
        ["headers", headersOf(step)],
        ["payload", step.payload],
      ];
    case "write":
      return [["change", step.change]];
    case "parallel":
    case "branch":
      return [];
  }
}

/** Null for none. */
function headersOf({ headers }: PublishDocument): JsonValue {
  return headers && Object.keys(headers).length > 0 ? headers : null;
}
