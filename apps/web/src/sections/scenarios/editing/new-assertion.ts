import type { AssertionDocument, AssertionType } from "@plumbline/playback-engine";

/** An assertion of a type that says nothing yet of what it is about. */
export function newAssertion(id: string, type: AssertionType, step: string | null = null): AssertionDocument {
  return type === "outcome"
    ? { id, type, step, expected: "Succeeded" }
    : { id, type, kind: "RequestSent", target: null, expected: 1 };
}
