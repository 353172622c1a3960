/**
 * Values that scenario documents are declared with (docs/reference/scenarios.md#the-scenario-document). What
 * a field may lack stays as it was sent, undefined where its key was not there: the document is stored and
 * answered as it came. Rules of texts are the limits of a save.
 */

import { parseGuid } from "@plumbline/model-core";
import {
  anyJson,
  asSent,
  atMostCharacters,
  integer,
  NO_CONTROL_CHARACTER,
  NOT_EMPTY,
  text,
  VALID_UNICODE,
} from "@plumbline/model-core/declaring";
import { SAVE_LIMITS } from "../limits.js";

export const VALID_TEXT = [NO_CONTROL_CHARACTER, VALID_UNICODE] as const;

/** The rules of a text of so many characters. */
export function charactersUpTo(most: number) {
  return [atMostCharacters(most), ...VALID_TEXT] as const;
}

export const SCENARIO_NAME = text({ rules: [NOT_EMPTY, ...charactersUpTo(SAVE_LIMITS.nameCharacters)] });

/** A step's or an assertion's own ID. */
export const OWN_ID = asSent(
  text({ rules: charactersUpTo(SAVE_LIMITS.idCharacters), about: "Unique in the scenario" }),
);

/** The ID of a step, as another part of the scenario names it. */
export function stepId(about: string) {
  return asSent(text({ rules: charactersUpTo(SAVE_LIMITS.idCharacters), about }));
}

/** The ID of a part of the model: a GUID is lower-cased, anything else stays as it is. */
export function partId(about: string) {
  return asSent(
    text({
      rules: VALID_TEXT,
      readAs: (text) => parseGuid(text) ?? text,
      about: `${about}, by its ID`,
    }),
  );
}

/** One of some words; any other is an issue of a run. */
export function runWord(words: readonly string[], about: string) {
  return asSent(text({ rules: VALID_TEXT, about: `${about}: ${words.join(", ")}` }));
}

export function runInteger(about: string) {
  return asSent(integer({ about }));
}

export function payload(about: string) {
  return asSent(anyJson({ about: `${about}: any JSON value or null` }));
}
