import { LOWER, NO_LONGER } from "./entry-columns.js";

/** $1 project, $2 stream of main, $3 the version that the entries show. */
export const FORGET_FACTS = `
  DELETE FROM search_entries e USING model_facts f
   WHERE e.project_id = $1 AND f.project_id = $1 AND f.stream_id = $2 AND f.valid_to > $3
     AND e.id = f.id AND e.kind = f.kind`;

const NAME = "COALESCE(body->>'name', body->>'label', body->>'routingKey', '')";

/** Their words alone: the brackets and quotes of a list are nobody's text. */
const TAGS = `
  (SELECT string_agg(tag, ' ' ORDER BY at) FROM json_array_elements_text(
     CASE WHEN json_typeof(body->'tags') = 'array' THEN body->'tags' END) WITH ORDINALITY AS tags (tag, at))`;

/** What nobody named or described cannot be found by words. */
export const ADD_FACTS = `
  INSERT INTO search_entries (project_id, kind, id, name, body, haystack)
  SELECT project_id, kind, id, name, text, ${LOWER("name || E'\\n' || text")}
    FROM (SELECT project_id, kind, id, ${NAME} AS name,
                 left(concat_ws(E'\\n', body->>'description', body->>'technology', ${TAGS}), ${NO_LONGER}) AS text
            FROM model_facts
           WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL AND valid_from > $3
             AND valid_from >= 0) AS written
   WHERE name <> '' OR text <> ''
  ON CONFLICT (project_id, kind, id) DO UPDATE
    SET name = excluded.name, body = excluded.body, haystack = excluded.haystack`;
