import { codePointOf } from "../text/code-point-of.js";

/** ASCII punctuation with a meaning somewhere, and what gets one by being doubled or at an end. */
const UNSAFE = /[!-'*+:-@[-^`{-~]|--+|__+|\/\/+|\.\.+|^[-._/]|[-._/]$/gu;

/**
 * A line of text inside a PlantUML drawing. Everything that means something to PlantUML, its preprocessor
 * or its markup is written as a character code, which PlantUML shows as the character again.
 */
export function plantumlText(line: string): string {
  return line.replace(UNSAFE, (unsafe) =>
    Array.from(unsafe, (character) => `<U+${hex(character)}>`).join(""),
  );
}

function hex(character: string): string {
  return codePointOf(character).toString(16).toUpperCase().padStart(4, "0");
}
