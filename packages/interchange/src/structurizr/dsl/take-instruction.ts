import { type DslFrame, SKIPPED } from "./dsl-frame.js";
import type { DslReading } from "./dsl-reading.js";
import { type DslStatement, identifierOf } from "./dsl-statement.js";

/** Takes a statement that begins with an exclamation mark; most of them are left out. */
export function takeInstruction({ keyword, tokens, line }: DslStatement, reading: DslReading): DslFrame {
  const [, first, second] = tokens;
  const argument = first?.text ?? "";
  switch (keyword) {
    case "!identifiers":
      reading.identifiers.isHierarchical = argument.toLowerCase() === "hierarchical";
      return SKIPPED;
    case "!const":
    case "!constant":
    case "!var":
      reading.constants.define(argument, second?.text ?? "");
      return SKIPPED;
    case "!impliedrelationships":
      return SKIPPED;
    case "!element":
    case "!ref":
    case "!extend": {
      const element = reading.identifiers.find(argument, identifierOf(reading.frame));
      return element === null
        ? reading.leave(keyword, line)
        : { is: "element", element, id: argument.toLowerCase(), group: null };
    }
    default:
      return reading.leave(keyword, line);
  }
}
