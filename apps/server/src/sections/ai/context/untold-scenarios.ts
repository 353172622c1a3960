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

/**
 * The scenarios that are told by their names alone, with what they name by its ID and that is not told: a fact that went, or of
 * another branch. None is read as a whole for it: what has the form of an ID in its text counts.
 */
export async function untoldScenarios(
  reader: Reader,
  { projectId, parts, whole }: ToldOfProject,
): Promise<readonly SentText[]> {
  const told = new Set<string>(parts.map(({ id }) => id));
  const known = new Set(whole.map(({ id }) => id));
  const named = parts.filter(({ kind, id }) => kind === "scenario" && !known.has(id)).map(({ id }) => id);
  const found =
    named.length === 0 ? [] : await reader.query<Omit<SentText, "source">[]>(NAMED, [projectId, named]);
  return found.map(({ id, names }) => ({ id, names: names.filter((name) => !told.has(name)) }));
}

const NAMED = `
  SELECT s.id, array_agg(DISTINCT lower(found[1])) AS names
    FROM scenarios AS s,
         regexp_matches(s.document, '([0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12})', 'g') AS found
   WHERE s.project_id = $1 AND s.id = ANY ($2::uuid[])
   GROUP BY s.id ORDER BY s.id`;
