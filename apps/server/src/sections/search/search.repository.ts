import { Injectable } from "@nestjs/common";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../platform/database/statements.js";
import { type Place, placesOf } from "./places.js";
import type { SearchKind } from "./search-kinds.js";
import type { Sought } from "./words-of.js";

/** Where a page begins: after this entry. */
export interface SearchPosition {
  readonly rank: number;
  /** The name as names are ordered. */
  readonly key: string;
  readonly kind: string;
  readonly projectId: Guid;
  readonly id: Guid;
}

/** Something that was found. */
export interface FoundRow extends SearchPosition {
  readonly kind: SearchKind;
  readonly name: string;
  readonly text: string;
  readonly projectName: string;
  readonly workspaceId: Guid;
  readonly workspaceName: string;
}

export interface SearchPage {
  readonly kind: SearchKind | null;
  readonly after: SearchPosition | null;
  /** Rows to read at most. */
  readonly rows: number;
}

/** Reads entries. */
@Injectable()
export class SearchRepository {
  page(
    reader: Reader,
    place: Place,
    { phrase, words }: Sought,
    { kind, after, rows }: SearchPage,
  ): Promise<readonly FoundRow[]> {
    const { from, values } = placesOf(place);
    const position = after === null ? [] : [after.rank, after.key, after.kind, after.projectId, after.id];
    const beyond =
      after === null
        ? ""
        : `WHERE (${ORDER}) > ($9::int, $10::text COLLATE "C", $11::text COLLATE "C", $12, $13)`;
    return reader.query<FoundRow[]>(
      `SELECT * FROM (${found(from)}) AS found ${beyond} ORDER BY ${ORDER} LIMIT $8`,
      [...values, words, phrase, kind, rows, ...position],
    );
  }
}

const ORDER = `rank, key COLLATE "C", kind COLLATE "C", "projectId", id`;

/** What divides words in names. */
const DIVIDERS = "-_./:()[]{}#,;@*+";

function divided(text: string): string {
  return `' ' || translate(${text}, '${DIVIDERS}', '${" ".repeat(DIVIDERS.length)}')`;
}

/**
 * How well an entry fits: its name is the phrase, begins with it, has a word that does, has it somewhere, has all the
 * words, or the text has them.
 */
const RANK = `
  CASE WHEN key = $6 THEN 0
       WHEN starts_with(key, $6) THEN 1
       WHEN strpos(${divided("key")}, ${divided("$6::text")}) > 0 THEN 2
       WHEN strpos(key, $6) > 0 THEN 3
       WHEN ${hasAllWords("key")} THEN 4
       ELSE 5 END`;

function hasAllWords(text: string): string {
  return `(SELECT bool_and(strpos(${text}, word) > 0) FROM unnest($5::text[]) AS word)`;
}

/**
 * The first word is looked for in every entry, the others where it is. `OFFSET 0` has PostgreSQL work out key and rank
 * once an entry, and not wherever they are named.
 */
function found(from: string): string {
  return `
    SELECT ${RANK} AS rank, entry.* FROM (
      SELECT e.kind, e.id, e.name, lower(e.name COLLATE "C") AS key, e.body AS text, e.project_id AS "projectId",
             p.name AS "projectName", w.id AS "workspaceId", w.name AS "workspaceName"
        ${from} JOIN search_entries e ON e.project_id = p.id
       WHERE strpos(e.haystack COLLATE "C", ($5::text[])[1]) > 0 AND ($7::text IS NULL OR e.kind = $7)
         AND (cardinality($5::text[]) = 1 OR ${hasAllWords('e.haystack COLLATE "C"')}) OFFSET 0) AS entry OFFSET 0`;
}
