import type { Result } from "@plumbline/model-core";
import type { ConvertRefusal } from "../../conversion.js";
import { CONVERT_LIMITS } from "../../limits.js";
import type { NoteList } from "../../reading/note-list.js";
import { type Refused, refuse } from "../../reading/refuse.js";
import type { StructurizrRelationship, StructurizrWorkspace } from "../workspace.js";
import { type DslLine, dslLines } from "./dsl-lines.js";
import { DslStatements } from "./dsl-statements.js";

/**
 * Reads the Structurizr DSL: elements, relationships, groups, archetypes, constants and the shapes of tags. What
 * would bring in other text or code (`!include`, `!script`, `!plugin`, `extends`) is named in the notes and left out.
 */
export function readDsl(text: string, notes: NoteList): Result<StructurizrWorkspace, ConvertRefusal> {
  const lines = dslLines(text);
  if (!lines.ok) {
    return refuse("invalid_source", lines.refusal);
  }
  const statements = new DslStatements(notes);
  for (const line of lines.value) {
    const problem = takeLine(line, statements);
    if (problem !== null) {
      return problem;
    }
  }
  return readWhole(statements, notes);
}

function takeLine({ tokens, number }: DslLine, statements: DslStatements): Refused | null {
  const last = tokens.at(-1);
  const opens = last?.text === "{" && !last.isQuoted;
  if (tokens.length === 1 && last?.text === "}" && !last.isQuoted) {
    return statements.close() ? null : refuseLine("closes a block that is not open", number);
  }
  const message = statements.take(opens ? tokens.slice(0, -1) : tokens, { number, opens });
  if (message !== null) {
    return refuseLine(message, number);
  }
  if (statements.depth > CONVERT_LIMITS.dslLevels) {
    return refuseLine(`nests over ${CONVERT_LIMITS.dslLevels} blocks`, number);
  }
  return statements.constants.isOver
    ? refuseLine(`fills in over ${CONVERT_LIMITS.dslFilledIn} characters of constants`, number)
    : null;
}

function readWhole(statements: DslStatements, notes: NoteList): Result<StructurizrWorkspace, ConvertRefusal> {
  const open = statements.openSince;
  if (open !== null) {
    return refuseLine("opens a block that does not end", open);
  }
  if (!statements.hasWorkspace) {
    return refuse("invalid_source", { field: "", message: "holds no workspace" });
  }
  const relationships: StructurizrRelationship[] = [];
  for (const { from, to, around, ...said } of statements.relationships) {
    const source = statements.identifiers.find(from, around);
    const target = statements.identifiers.find(to, around);
    if (source !== null && target !== null) {
      relationships.push({ from: source, to: target, ...said });
    } else if (statements.leavesSomethingOut) {
      notes.add(said.where, "names an element that is not there, as something else was not read");
    } else {
      return refuseLine("names an element that is not there", said.where.line);
    }
  }
  const { name, elements, shapes } = statements;
  return { ok: true, value: { name, elements, relationships, shapes } };
}

function refuseLine(message: string, line: number): Refused {
  return refuse("invalid_source", { field: "", message: `${message} at line ${line}` });
}
