import { createHash } from "node:crypto";

const NAMES = new Map<string, string>();
const NAME_DIGITS = 16;

/**
 * Marks a statement that comes with almost every request: PostgreSQL parses and plans it once a connection, which
 * for a statement that reads one row is most of its work. Its text must be constant.
 */
export function prepared(statement: string): string {
  const digest = createHash("sha256").update(statement).digest("hex");
  NAMES.set(statement, `plumbline_${digest.slice(0, NAME_DIGITS)}`);
  return statement;
}

/** The name a marked statement is prepared under; undefined for any other. */
export function nameOfPrepared(statement: string): string | undefined {
  return NAMES.get(statement);
}
