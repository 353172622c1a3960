import type { StampPart } from "../../../platform/database/stamps.js";
import { NAME_CHARACTERS } from "../limits.js";
import type { SearchKind } from "../search-kinds.js";
import { LOWER, NO_LONGER } from "./entry-columns.js";

/** The parts of a stamp that say whether entries are those of now. */
export const SEARCHED_PARTS = [
  "schemas",
  "scenarios",
  "promises",
  "decisions",
  "questions",
] as const satisfies readonly StampPart[];
export type SearchedPart = (typeof SEARCHED_PARTS)[number];

/** What is written anew as a whole when its part moved: of each there are hundreds in a project. */
export const KIND_OF_PART: Readonly<Record<SearchedPart, SearchKind>> = {
  schemas: "schema",
  scenarios: "scenario",
  promises: "promise",
  decisions: "decision",
  questions: "question",
};

/** $1 is the project; each gives `id`, `name` and `text`. */
const WRITTEN: Readonly<Record<SearchedPart, string>> = {
  schemas: "SELECT id, name, description AS text FROM schemas WHERE project_id = $1",
  scenarios: "SELECT id, name, NULL AS text FROM scenarios WHERE project_id = $1",
  promises: `
    SELECT p.id, concat_ws(' ', p.requirement_id, r.content->>'title') AS name,
           concat_ws(E'\\n', r.content->>'claim', r.content->>'scope', r.content->>'preconditions',
                     r.content->>'expectedOutcome', r.content->>'forbiddenOutcome', r.content->>'evidenceCriteria') AS text
      FROM promises p LEFT JOIN LATERAL (
             SELECT body->'content' AS content FROM promise_revisions
              WHERE project_id = $1 AND promise_id = p.id AND valid_to IS NULL
                AND json_typeof(body->'content') = 'object'
              ORDER BY revision DESC LIMIT 1) AS r ON true
     WHERE p.project_id = $1 AND p.deleted_at IS NULL`,
  decisions: `
    SELECT d.id, v.body->'content'->>'title' AS name,
           concat_ws(E'\\n', v.body->'content'->>'decision', v.body->'content'->>'context',
                     v.body->'content'->>'consequences') AS text
      FROM decisions d JOIN decision_versions v
        ON v.project_id = $1 AND v.decision_id = d.id AND v.version = d.version
     WHERE d.project_id = $1 AND d.deleted_at IS NULL`,
  questions: `
    SELECT id, left(body->>'text', ${NAME_CHARACTERS}) AS name,
           concat_ws(E'\\n', body->>'text', body->'end'->>'answer') AS text
      FROM questions WHERE project_id = $1`,
};

/** $1 is the project. */
export const FORGET_DOCUMENTS = "DELETE FROM search_entries WHERE project_id = $1 AND kind = $2";

/** $1 is the project, $2 the kind. */
export function addDocuments(part: SearchedPart): string {
  return `
    INSERT INTO search_entries (project_id, kind, id, name, body, haystack)
    SELECT $1, $2, id, name, text, ${LOWER("name || E'\\n' || text")}
      FROM (SELECT id, name, left(COALESCE(text, ''), ${NO_LONGER}) AS text FROM (${WRITTEN[part]}) AS written) AS kept
    ON CONFLICT (project_id, kind, id) DO NOTHING`;
}
