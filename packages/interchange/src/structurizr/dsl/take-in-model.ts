import { takeBodyLine } from "./body-line.js";
import type { DslReading } from "./dsl-reading.js";
import type { DslStatement, HoldingFrame, TakenStatement } from "./dsl-statement.js";
import { isLeft } from "./left-out.js";
import { takeElement } from "./take-element.js";
import { takeGroup } from "./take-group.js";
import { arrowIn, takeRelationship } from "./take-relationship.js";

/** Takes a statement of a model, of a group or of the body of an element. */
export function takeInModel(
  statement: DslStatement,
  frame: HoldingFrame,
  reading: DslReading,
): TakenStatement {
  const { tokens, line } = statement;
  const isNamed = tokens[1]?.text === "=" && !tokens[1].isQuoted;
  const identifier = isNamed ? (tokens[0]?.text ?? null) : null;
  const said = isNamed ? tokens.slice(2) : tokens;
  const arrow = arrowIn(said, reading.archetypes);
  if (arrow !== null) {
    return takeRelationship(said, { arrow, frame, line }, reading);
  }
  const [kind] = said;
  const archetype = kind === undefined || kind.isQuoted ? null : reading.archetypes.find(kind.text);
  if (archetype !== null && archetype.kind !== null) {
    return takeElement(said, { archetype, identifier, frame, line }, reading);
  }
  return takeBlock(
    isNamed
      ? { ...statement, tokens: said, keyword: kind?.text.toLowerCase() ?? "", opens: true }
      : statement,
    frame,
    reading,
  );
}

function takeBlock(statement: DslStatement, frame: HoldingFrame, reading: DslReading): TakenStatement {
  const { keyword, tokens, line, opens } = statement;
  if (keyword === "-/>" || tokens[1]?.text === "-/>") {
    return reading.leave("-/>", line);
  }
  if (keyword === "group") {
    return takeGroup(statement, frame, reading);
  }
  if (keyword === "properties" && frame.is === "model") {
    reading.leave(keyword, line);
    return { is: "properties" };
  }
  if (keyword === "archetypes") {
    return { is: "archetypes" };
  }
  if (keyword === "enterprise" && frame.is === "model") {
    reading.leave(keyword, line);
    return frame;
  }
  const said = frame.is === "element" ? takeBodyLine(statement, frame.element) : null;
  if (said !== null) {
    return said;
  }
  return isLeft(keyword) || opens
    ? reading.leave(keyword, line)
    : `"${keyword.slice(0, 50).toWellFormed()}" is no statement of a model`;
}
