import type { AliasedPart, SentText } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";

/** What is told of a project. */
export interface ToldOfProject {
  readonly projectId: Guid;
  readonly parts: readonly AliasedPart[];
  /** The scenarios that are told as a whole. */
  readonly whole: readonly { readonly id: string }[];
}

/** Documents that are held at once. */
const AT_ONCE = 50;

const IDS = /[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}/g;

/**
 * The scenarios that are told by their names alone, with what they name by its ID and that is not told: a fact that went, or of
 * another branch. None is parsed for it: what has the form of an ID in its text counts.
 */
export async function untoldScenarios(
  reader: Reader,
  { projectId, parts, whole }: ToldOfProject,
): Promise<readonly SentText[]> {
  const told = new Set<string>(parts.map(({ id }) => id));
  const known = new Set(whole.map(({ id }) => id));
  const ids = parts.filter(({ kind, id }) => kind === "scenario" && !known.has(id)).map(({ id }) => id);
  const texts: SentText[] = [];
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await reader.query<Row[]>(DOCUMENTS, [projectId, ids.slice(from, from + AT_ONCE)]);
    texts.push(...rows.map(({ id, document }) => ({ id, names: namesIn(document, told) })));
  }
  return texts;
}

interface Row {
  readonly id: string;
  readonly document: string;
}

function namesIn(document: string, told: ReadonlySet<string>): readonly string[] {
  const named = new Set(document.match(IDS)?.map((id) => id.toLowerCase()));
  return [...named].filter((id) => !told.has(id));
}

const DOCUMENTS = "SELECT id, document FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[])";
