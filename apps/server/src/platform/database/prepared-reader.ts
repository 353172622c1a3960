import type pg from "pg";
import { type DataSource, QueryFailedError } from "typeorm";
import { answerOf } from "./answer-of.js";
import { nameOfPrepared } from "./prepared.js";
import type { EntityReader } from "./unit-of-work.js";

/**
 * Reads outside a transaction. Prepared statements, which come with almost every request, ask the pool itself: the query runner
 * that TypeORM makes for a single statement takes longer than the driver does. Answers and errors are those of the query runner.
 */
export function preparedReader(dataSource: DataSource): EntityReader {
  const { manager } = dataSource;
  const query = (statement: string, values?: readonly unknown[]): Promise<unknown> =>
    nameOfPrepared(statement) === undefined
      ? manager.query(statement, values as unknown[])
      : ask(poolOf(dataSource), statement, values);
  return Object.assign(Object.create(manager), { query }) as EntityReader;
}

async function ask(pool: pg.Pool, statement: string, values: readonly unknown[] = []): Promise<unknown> {
  const client = await pool.connect();
  try {
    return answerOf(await client.query(statement, values as unknown[]));
  } catch (thrown) {
    throw thrown instanceof Error ? new QueryFailedError(statement, [...values], thrown) : thrown;
  } finally {
    client.release();
  }
}

function poolOf({ driver }: DataSource): pg.Pool {
  const { master } = driver as unknown as { readonly master: pg.Pool | undefined };
  if (master === undefined) {
    throw new Error("Driver not Connected");
  }
  return master;
}
