import { isBlank } from "@plumbline/model-core";
import { SKIPPED } from "./dsl-frame.js";
import type { DslReading } from "./dsl-reading.js";
import {
  type DslStatement,
  type HoldingFrame,
  type TakenStatement,
  TOO_MANY_WORDS,
} from "./dsl-statement.js";

const SEPARATOR_PROPERTY = "structurizr.groupSeparator";

/** Stands for a separator that may be in something that was not read. */
const UNREAD_SEPARATOR = "/";

const NO_SEPARATOR = `is a group in a group, and the model has no property ${SEPARATOR_PROPERTY}`;

/** Takes a group, which is a block, or the group that the body of a component names. */
export function takeGroup(
  { tokens, opens, line }: DslStatement,
  frame: HoldingFrame,
  reading: DslReading,
): TakenStatement {
  const component =
    !opens && frame.is === "element" && frame.element.kind === "component" ? frame.element : null;
  const name = tokens[1]?.text;
  if (name === undefined) {
    return "is a group without a name";
  }
  if (tokens.length > 2) {
    return TOO_MANY_WORDS;
  }
  if (!opens && component === null) {
    return "is a group without a block";
  }
  const outer = component === null ? frame.group : component.group;
  if (isBlank(name)) {
    return component === null ? frame : SKIPPED;
  }
  const separator = outer === null ? "" : separatorOf(reading, line);
  if (separator === null) {
    return NO_SEPARATOR;
  }
  const group = `${outer ?? ""}${separator}${name}`;
  if (component === null) {
    return { ...frame, group };
  }
  component.group = group;
  return SKIPPED;
}

function separatorOf(reading: DslReading, line: number): string | null {
  const { groupSeparator, leavesSomethingOut } = reading;
  if (groupSeparator !== null || !leavesSomethingOut) {
    return groupSeparator;
  }
  reading.note("group", line, "is a group in a group, whose separator was not read: a slash stands for it");
  return UNREAD_SEPARATOR;
}

/** Of the properties of a model nothing is read but what joins the names of groups. */
export function takeProperty({ tokens }: DslStatement, reading: DslReading): TakenStatement {
  const [key, value] = tokens.map(({ text }) => text);
  if (key === SEPARATOR_PROPERTY) {
    reading.groupSeparator = value === undefined || value === "" ? null : value;
  }
  return SKIPPED;
}
