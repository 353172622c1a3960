import type { NumberOption, Option, WordOption } from "../declaring/option.js";
import { usageError } from "../problems/cli-error.js";
import { meant } from "../words/closest-word.js";

/** The value of an option as it was given once. */
export function optionValue(option: Option, name: string, given: string | undefined): unknown {
  if (option.type === "flag") {
    if (given !== undefined) {
      throw usageError(`${name} takes no value.`);
    }
    return true;
  }
  if (given === undefined || given === "") {
    throw usageError(`${name} needs a value: ${name} ${valueWords(option)}.`);
  }
  switch (option.type) {
    case "word":
      return wordOf(option, name, given);
    case "number":
      return numberOf(option, name, given);
    default:
      return given;
  }
}

/** What stands for the value: `<file>`, `json|yaml`. */
export function valueWords(option: Exclude<Option, { type: "flag" }>): string {
  return option.type === "word" ? option.words.join("|") : `<${option.value}>`;
}

function wordOf({ words }: WordOption, name: string, given: string): string {
  if (!words.includes(given)) {
    throw usageError(`${name} is one of ${words.join(", ")}, not "${given}".${meant(given, words)}`);
  }
  return given;
}

const NUMBER = /^-?\d{1,15}(\.\d{1,9})?$/;

function numberOf({ least, most, isWhole }: NumberOption, name: string, given: string): number {
  const value = NUMBER.test(given) ? Number(given) : Number.NaN;
  const fits = value >= least && value <= most && (isWhole !== true || Number.isInteger(value));
  if (!fits) {
    throw usageError(
      `${name} is a ${isWhole === true ? "whole " : ""}number from ${least} to ${most}, not "${given}".`,
    );
  }
  return value;
}
