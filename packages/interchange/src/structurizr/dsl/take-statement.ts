import { takeBodyLine } from "./body-line.js";
import { type DslFrame, SKIPPED } from "./dsl-frame.js";
import type { DslReading } from "./dsl-reading.js";
import type { DslStatement, TakenStatement } from "./dsl-statement.js";
import { takeProperty } from "./take-group.js";
import { takeInModel } from "./take-in-model.js";
import { takeInstruction } from "./take-instruction.js";

/** Takes a statement where it stands; gives the block that it opens, or what is wrong with it. */
export function takeStatement(statement: DslStatement, reading: DslReading): TakenStatement {
  const { frame } = reading;
  if (frame.is !== "skipped" && statement.keyword.startsWith("!")) {
    return takeInstruction(statement, reading);
  }
  switch (frame.is) {
    case "top":
      return takeAtTop(statement, reading);
    case "workspace":
      return takeInWorkspace(statement, reading);
    case "model":
    case "element":
      return takeInModel(statement, frame, reading);
    case "relationship":
      return takeBodyLine(statement, frame.relationship) ?? reading.leave(statement.keyword, statement.line);
    case "properties":
      return takeProperty(statement, reading);
    case "archetypes":
      return takeArchetype(statement, reading);
    case "archetype":
      return takeBodyLine(statement, frame.archetype) ?? SKIPPED;
    default:
      return takeInViews(statement, frame, reading);
  }
}

function takeAtTop({ keyword, tokens, line }: DslStatement, reading: DslReading): TakenStatement {
  if (keyword === "model") {
    reading.hasWorkspace = true;
    return { is: "model", group: null };
  }
  if (keyword !== "workspace") {
    return `"${keyword.slice(0, 50).toWellFormed()}" is no workspace`;
  }
  reading.hasWorkspace = true;
  const isExtension = tokens[1]?.text.toLowerCase() === "extends" && !tokens[1].isQuoted;
  if (isExtension) {
    reading.leave("extends", line);
  } else {
    reading.name = tokens[1]?.text ?? "";
  }
  return { is: "workspace" };
}

function takeInWorkspace({ keyword, tokens, line }: DslStatement, reading: DslReading): DslFrame {
  switch (keyword) {
    case "model":
      return { is: "model", group: null };
    case "views":
      return { is: "views" };
    case "name":
      reading.name = tokens[1]?.text ?? reading.name;
      return SKIPPED;
    case "description":
      return SKIPPED;
    default:
      return reading.leave(keyword, line);
  }
}

function takeArchetype({ tokens, line }: DslStatement, reading: DslReading): DslFrame {
  const isNamed = tokens[1]?.text === "=";
  const from = (isNamed ? tokens[2] : tokens[0])?.text ?? "";
  const archetype = reading.archetypes.define(tokens[0]?.text ?? "", from);
  return archetype === null
    ? reading.leave("archetypes", line, tokens[0]?.text)
    : { is: "archetype", archetype };
}

/** Of views nothing is read but the shapes that styles give to tags. */
function takeInViews(
  { keyword, tokens, line }: DslStatement,
  frame: DslFrame,
  reading: DslReading,
): DslFrame {
  const argument = (tokens[1]?.text ?? "").toLowerCase();
  if (frame.is === "views") {
    return keyword === "styles" ? { is: "styles" } : reading.leave("views", line, keyword);
  }
  if (frame.is === "styles" && keyword === "element") {
    return { is: "style", tag: argument };
  }
  if (frame.is === "style" && keyword === "shape") {
    reading.shapes.set(frame.tag, argument);
  }
  return SKIPPED;
}
