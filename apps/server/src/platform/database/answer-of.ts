import type { QueryResult } from "pg";

/** What repositories know as the answer of a statement, as TypeORM gives it: what changes rows says how many, too. */
export function answerOf({ command, rows, rowCount }: QueryResult): unknown {
  return command === "UPDATE" || command === "DELETE" ? [rows, rowCount] : rows;
}
