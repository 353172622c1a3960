import {
  atMostCharacters,
  type Fields,
  from,
  integer,
  list,
  type Node,
  type ObjectNode,
  object,
  orElse,
  orLeftOut,
  text,
} from "@plumbline/model-core/declaring";
import { TOOL_LIMITS } from "../limits.js";
import { idOf } from "../tools/id-of.js";
import type { Tool } from "../tools/tool.js";

const { page, mostItems, leastTokens, mostTokens, chosenFields, cursorCharacters } = TOOL_LIMITS;

const PROJECT = { projectId: idOf("project", "list_projects") };

const PAGE = {
  cursor: orLeftOut(text({ rules: [atMostCharacters(cursorCharacters)], about: "nextCursor of before" })),
  limit: orElse(integer({ rules: [from(1, mostItems)] }), page),
};

/** How long an answer may be. */
export const BUDGET = {
  maxTokens: orLeftOut(
    integer({
      rules: [from(leastTokens, mostTokens)],
      about: "Tokens the answer may have; it is cut to them",
    }),
  ),
};

const DECLARED = new WeakMap<Tool, ObjectNode<Fields>>();

/** The arguments that are read here: all of a tool but the fields of its body. Declared once a tool, read at every call. */
export function argumentsOf(tool: Tool): ObjectNode<Fields> {
  const declared = DECLARED.get(tool) ?? declare(tool);
  DECLARED.set(tool, declared);
  return declared;
}

function declare(tool: Tool): ObjectNode<Fields> {
  return object({
    ...(tool.inProject ? PROJECT : {}),
    ...tool.own,
    ...(isPaged(tool) ? PAGE : {}),
    ...(fieldsOf(tool) === null ? {} : { fields: orLeftOut(chosenFieldsOf()) }),
    ...(tool.takesBudget ? BUDGET : {}),
  });
}

/** Whether `cursor` and `limit` may be stated: of one list, or of several. */
export function isPaged(tool: Tool): boolean {
  return fieldsOf(tool) !== null;
}

/** What an item of a list may hold, which `fields` chooses from; null where the tool has no list. */
export function fieldsOf({ list: paged, itemFields }: Tool): readonly string[] | null {
  return paged?.fields ?? itemFields;
}

function chosenFieldsOf(): Node<readonly string[]> {
  return list(text(), { most: chosenFields, about: "Fields of each item; all without it" });
}

/** The names of all that a tool takes, in the order they are shown. */
export function namesOf(tool: Tool): readonly string[] {
  return [...Object.keys(argumentsOf(tool).fields), ...Object.keys(tool.body?.fields ?? {})];
}
