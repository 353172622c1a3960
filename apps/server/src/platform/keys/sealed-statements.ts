import { SEALED_TABLES, type SealedTableName } from "./sealed-tables.js";

// The names of tables and columns in these statements come from the list of sealed tables and from nowhere else.

/** How many rows each table has under each key. */
export function countsIn(tables: readonly SealedTableName[]): string {
  const keys = tables.map((table) => `SELECT '${table}' AS "table", key_id FROM ${table}`);
  return `
    SELECT key_id AS "keyId", json_object_agg("table", rows) AS rows
      FROM (SELECT key_id, "table", count(*) AS rows FROM (${all(keys)}) AS each GROUP BY key_id, "table") AS counted
     GROUP BY key_id ORDER BY key_id COLLATE "C"`;
}

/** Where every row is. */
export function placesIn(tables: readonly SealedTableName[]): string {
  const places = tables.map((table) => {
    const { key } = SEALED_TABLES[table];
    return `SELECT '${table}' AS "table", key_id AS "keyId", ${texts(key)} AS place FROM ${table}`;
  });
  return `${all(places)} ORDER BY "keyId", "table", place`;
}

/** The rows under a key ($1), held; what refers to them may be written meanwhile, as sessions are. */
export function rowsToHold(table: SealedTableName): string {
  const { key, boundTo } = SEALED_TABLES[table];
  return `
    SELECT ${texts(key)} AS place, ${texts(boundTo)} AS parts, sealed FROM ${table}
     WHERE key_id = $1 ORDER BY ${key.join(", ")} FOR NO KEY UPDATE`;
}

/** Puts a row of this key ($3 and so on) under another master key ($1), sealed anew ($2). */
export function rewriting(table: SealedTableName): string {
  const isThis = SEALED_TABLES[table].key.map((column, index) => `${column} = $${index + 3}`);
  return `UPDATE ${table} SET key_id = $1, sealed = $2 WHERE ${isThis.join(" AND ")}`;
}

/** Deletes what is under any of some keys ($1). */
export function deletion(table: SealedTableName): string {
  return `DELETE FROM ${table} WHERE key_id = ANY ($1)`;
}

function all(selects: readonly string[]): string {
  return selects.join(" UNION ALL ");
}

function texts(columns: readonly string[]): string {
  return `ARRAY[${columns.map((column) => `${column}::text`).join(", ")}]`;
}
