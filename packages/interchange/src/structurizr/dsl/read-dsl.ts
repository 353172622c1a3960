import type { Result } from "@plumbline/model-core";
import type { ConvertRefusal } from "../../conversion.js";
import { CONVERT_LIMITS } from "../../limits.js";
import type { NoteList } from "../../reading/note-list.js";
import { type Refused, refuse } from "../../reading/refuse.js";
import type { StructurizrRelationship, StructurizrWorkspace } from "../workspace.js";
import { SKIPPED } from "./dsl-frame.js";
import { type DslLine, type DslToken, dslLines } from "./dsl-lines.js";
import { DslReading } from "./dsl-reading.js";
import type { DslStatement } from "./dsl-statement.js";
import { takeStatement } from "./take-statement.js";

/**
 * Reads the Structurizr DSL: elements, relationships, groups, archetypes, constants and the shapes of tags. What
 * would bring in other text or code (`!include`, `!script`, `!plugin`, `extends`) is named in the notes and left out.
 */
export function readDsl(text: string, notes: NoteList): Result<StructurizrWorkspace, ConvertRefusal> {
  const lines = dslLines(text);
  if (!lines.ok) {
    return refuse("invalid_source", lines.refusal);
  }
  const reading = new DslReading(notes);
  for (const line of lines.value) {
    const problem = takeLine(line, reading);
    if (problem !== null) {
      return refuseLine(problem, line.number);
    }
  }
  return readWhole(reading, notes);
}

/** What is wrong with a line; null when nothing is. */
function takeLine({ tokens, isBroken, number }: DslLine, reading: DslReading): string | null {
  const isRead = reading.frame.is !== "skipped";
  if (isBroken && isRead) {
    return "a text in quotes does not end";
  }
  const opens = isBracket(tokens.at(-1), "{");
  const closes = isBracket(tokens[0], "}");
  if (closes && (tokens.length === 1 || !isRead) && !reading.close()) {
    return "closes a block that is not open";
  }
  if (closes && tokens.length === 1) {
    return null;
  }
  const words = opens ? tokens.slice(0, -1) : tokens;
  if (isRead && words.some((word) => isBracket(word, "{") || isBracket(word, "}"))) {
    return "has a bracket amid its words";
  }
  return takeTokens(words, { line: number, opens }, reading);
}

function takeTokens(
  tokens: readonly DslToken[],
  { line, opens }: Pick<DslStatement, "line" | "opens">,
  reading: DslReading,
): string | null {
  const filled = tokens.map((token) => ({ ...token, text: reading.constants.fill(token.text) }));
  const [first] = filled;
  const keyword = first === undefined || first.isQuoted ? "" : first.text.toLowerCase();
  const taken =
    first === undefined ? SKIPPED : takeStatement({ keyword, tokens: filled, line, opens }, reading);
  if (typeof taken === "string") {
    return taken;
  }
  if (opens) {
    reading.open(taken, first?.text ?? "{", line);
  }
  if (reading.depth > CONVERT_LIMITS.dslLevels) {
    return `nests over ${CONVERT_LIMITS.dslLevels} blocks`;
  }
  const { isOver } = reading.constants;
  return isOver ? `fills in over ${CONVERT_LIMITS.dslFilledIn} characters of constants` : null;
}

function isBracket(token: DslToken | undefined, bracket: "{" | "}"): boolean {
  return token !== undefined && token.text === bracket && !token.isQuoted;
}

function readWhole(reading: DslReading, notes: NoteList): Result<StructurizrWorkspace, ConvertRefusal> {
  const open = reading.openSince;
  if (open !== null) {
    return refuseLine("opens a block that does not end", open);
  }
  if (!reading.hasWorkspace) {
    return refuse("invalid_source", { field: "", message: "holds no workspace" });
  }
  const relationships: StructurizrRelationship[] = [];
  for (const { from, to, around, ...said } of reading.relationships) {
    const source = reading.identifiers.find(from, around);
    const target = reading.identifiers.find(to, around);
    if (source !== null && target !== null) {
      relationships.push({ from: source, to: target, ...said });
    } else if (reading.leavesSomethingOut) {
      notes.add(said.where, "names an element that is not there, as something else was not read");
    } else {
      return refuseLine("names an element that is not there", said.where.line);
    }
  }
  const { name, elements, shapes } = reading;
  return { ok: true, value: { name, elements, relationships, shapes } };
}

function refuseLine(message: string, line: number): Refused {
  return refuse("invalid_source", { field: "", message: `${message} at line ${line}` });
}
