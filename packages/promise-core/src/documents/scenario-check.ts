import { guid, list, type ObjectRule, object, orNull, unionOf, word } from "@plumbline/model-core/declaring";
import { EVENT_KINDS, FAULT_KINDS, STEP_OUTCOMES } from "@plumbline/playback-engine";
import { PROMISE_LIMITS } from "../limits.js";
import { PROMISE_BODY_LIMITS } from "./body-limits.js";
import { hasEntry, line, optionalList, wholeNumber } from "./body-values.js";

export const CHECK_FAULT = object({
  target: guid({ about: "An operation, channel, subscription or element" }),
  kind: word(FAULT_KINDS),
  failFirst: orNull(wholeNumber(1, undefined, { about: "Attempts that fail; null fails every attempt" })),
});

const ASSERTION_ID = line(PROMISE_BODY_LIMITS.stepIdCharacters, { about: "Unique in the check" });

export const CHECK_ASSERTION = unionOf("type", {
  outcome: object({
    id: ASSERTION_ID,
    type: word(["outcome"]),
    step: line(PROMISE_BODY_LIMITS.stepIdCharacters, { about: "A step of the scenario, by its ID" }),
    expected: word(STEP_OUTCOMES),
  }),
  "event-count": object({
    id: ASSERTION_ID,
    type: word(["event-count"]),
    kind: word(EVENT_KINDS),
    target: orNull(guid({ about: "What the events are of; null counts every event of the kind" })),
    expected: wholeNumber(0),
  }),
});

/** An entry as it was read; null where it cannot be, with an empty text for an ID that cannot. */
type Entry = { readonly [key: string]: string | number | null } | null;

interface OnceInList<List extends string> {
  readonly list: List;
  readonly key: string;
  readonly message: string;
}

/** No two entries of a list have the same text in a field. */
function eachOnce<List extends string>({
  list,
  key,
  message,
}: OnceInList<List>): ObjectRule<{ readonly [Name in List]: readonly Entry[] }> {
  return {
    at: list,
    check({ read, breaksRule }) {
      const seen = new Set<unknown>();
      read[list].forEach((entry, index) => {
        const named = entry?.[key] ?? "";
        if (named !== "" && seen.has(named)) {
          breaksRule([list, index, key], message);
        }
        seen.add(named);
      });
    },
  };
}

/** The part of a `scenario-check` (docs/reference/promises.md#recipes). */
export const SCENARIO_CHECK = object(
  {
    scenarioId: guid({ about: "The scenario that is played" }),
    faults: optionalList(CHECK_FAULT, PROMISE_LIMITS.faults, { about: "Beside those of the scenario" }),
    expect: list(CHECK_ASSERTION, { most: PROMISE_LIMITS.assertions, about: "At least one" }),
  },
  {
    rules: [
      eachOnce({ list: "faults", key: "target", message: "has a fault before" }),
      hasEntry("expect"),
      eachOnce({ list: "expect", key: "id", message: "is the ID of an assertion before" }),
    ],
  },
);
