import { codeSpan } from "@plumbline/model-core";
import { type AssertionDocument, EVENT_KINDS, STEP_OUTCOMES } from "@plumbline/playback-engine";
import type { CheckAssertion } from "@plumbline/promise-core";
import { idInWords, numberInWords, wordInWords } from "./of-ours.js";

/** The numbers of the steps of a scenario; none when the project lacks it. */
export type StepNumbers = ReadonlyMap<string, string>;

/** What an assertion asks for, without a full stop; in words of ours, IDs and numbers. */
export function assertionSentence(
  assertion: AssertionDocument | CheckAssertion | null,
  numbers: StepNumbers,
): string {
  switch (assertion?.type) {
    case "outcome":
      return `${stepInWords(assertion.step, numbers)} is ${wordInWords(STEP_OUTCOMES, assertion.expected)}`;
    case "event-count": {
      const { kind, target, expected } = assertion;
      const of = target === null || target === undefined ? "anything" : idInWords(target);
      return `there are ${numberInWords(expected)} events ${wordInWords(EVENT_KINDS, kind)} of ${of}`;
    }
    case undefined:
      return "an assertion that says nothing holds";
  }
}

function stepInWords(id: string | null | undefined, numbers: StepNumbers): string {
  const number = numbers.get(String(id));
  return number === undefined ? "a step that the scenario lacks" : `step ${codeSpan(number)}`;
}
