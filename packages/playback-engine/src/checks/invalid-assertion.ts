import { isBlank } from "@plumbline/model-core";
import { EVENT_KINDS } from "../document/event-kinds.js";
import type { AssertionDocument } from "../document/faults-and-assertions.js";
import { STEP_OUTCOMES } from "../document/steps.js";
import type { Check } from "./check.js";
import { quoted } from "./quoted.js";

/** An assertion has an ID of its own and expects an outcome, or a count of a known kind of event. */
export const invalidAssertion: Check = {
  code: "invalid-assertion",
  assertion: ({ entry, position }, { firstAssertionOf }) => {
    if (entry === null) {
      return [];
    }
    const id = entry.id ?? "";
    const wrongId = isBlank(id)
      ? ["id: is missing"]
      : firstAssertionOf.get(id) === position
        ? []
        : [`id: ${quoted(id)} is in use`];
    return [...wrongId, ...expectation(entry)].map((finding) => `assertions[${position}].${finding}`);
  },
};

function expectation(assertion: AssertionDocument): readonly string[] {
  if (assertion.type === "outcome") {
    return STEP_OUTCOMES.some((outcome) => outcome === assertion.expected)
      ? []
      : [`expected: must be one of ${STEP_OUTCOMES.join(", ")}`];
  }
  const { kind, expected } = assertion;
  return [
    ...(EVENT_KINDS.some((known) => known === kind) ? [] : ["kind: is no kind of event"]),
    ...(typeof expected === "number" && expected >= 0 ? [] : ["expected: must be 0 or more"]),
  ];
}
