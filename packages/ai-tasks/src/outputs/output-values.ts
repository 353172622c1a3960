/** Values that outputs are declared with. */

import { QUESTION_LIMITS } from "@plumbline/decision-core";
import { FACT_LIMITS } from "@plumbline/model-core";
import {
  atMostCharacters,
  firstOf,
  from,
  LINES,
  list,
  NO_CONTROL_CHARACTER,
  NOT_BLANK,
  type Node,
  number,
  object,
  text,
  VALID_UNICODE,
  type ValueRule,
} from "@plumbline/model-core/declaring";
import { OUTPUT_LIMITS } from "../limits.js";

const ALIAS_FORM = `^[a-z][a-z0-9-]{0,${OUTPUT_LIMITS.aliasCharacters - 1}}$`;

const IS_ALIAS: ValueRule<string> = {
  broken: (value) =>
    new RegExp(ALIAS_FORM).test(value)
      ? null
      : `must be an alias: a small letter, then small letters, digits or hyphens, ${OUTPUT_LIMITS.aliasCharacters} characters at most`,
  schema: { pattern: ALIAS_FORM },
};

/** An alias that stands for a part of the design. */
export function alias(about: string): Node<string> {
  return text({ rules: [IS_ALIAS], about });
}

/** A text of one line that says something. */
export function line(most: number, about: string): Node<string> {
  return text({
    rules: [firstOf(NOT_BLANK, NO_CONTROL_CHARACTER, VALID_UNICODE, atMostCharacters(most))],
    about,
  });
}

/** A text of lines, which may be empty. */
export function prose(most: number, about: string): Node<string> {
  return text({ rules: [firstOf(LINES, VALID_UNICODE, atMostCharacters(most))], about });
}

/** A text of lines that says something. */
export function statement(most: number, about: string): Node<string> {
  return text({ rules: [firstOf(NOT_BLANK, LINES, VALID_UNICODE, atMostCharacters(most))], about });
}

/** How sure an author of something is. */
export function confidence(): Node<number> {
  const { minConfidence, maxConfidence } = FACT_LIMITS;
  return number({ rules: [from(minConfidence, maxConfidence)], about: "How sure, from 0 to 1" });
}

/** What an output asks a person, and which parts that is about. */
export const ASKED_QUESTION = object({
  text: statement(QUESTION_LIMITS.textCharacters, "What is not known and a person has to say"),
  about: list(alias("A part that it is about"), { most: QUESTION_LIMITS.about }),
});

/** What was taken for granted. */
export const ASSUMPTIONS = list(statement(OUTPUT_LIMITS.assumptionCharacters, "What was taken for granted"), {
  most: OUTPUT_LIMITS.assumptions,
});

export const QUESTIONS = list(ASKED_QUESTION, { most: OUTPUT_LIMITS.questions });
