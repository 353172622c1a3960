import type { DataSource, QueryRunner } from "typeorm";
import { codeOf } from "../code-of.js";
import { StartRefusal } from "../lifecycle/start-refusal.js";

/** So often two connections are looked at: a pooler that hands out its servers in turns may give each its own for once. */
const LOOKS = 3;
const PROTOCOL_VIOLATION = "08P01";

/**
 * Throws a `StartRefusal` where a pooler stands between that gives a connection a server for one transaction alone, as
 * PgBouncer does with `pool_mode = transaction`: prepared statements, locks and limits of time live as long as a
 * connection.
 */
export async function refuseSharedServers(dataSource: DataSource): Promise<void> {
  const [one, other] = [dataSource.createQueryRunner(), dataSource.createQueryRunner()];
  try {
    for (let look = 0; look < LOOKS; look += 1) {
      if (await areShared(one, other)) {
        throw new StartRefusal(
          "The connections to the database are shared by a pooler, transaction by transaction: let it pool by session (pool_mode = session in PgBouncer), or name PostgreSQL itself in ConnectionStrings__DefaultConnection.",
        );
      }
    }
  } finally {
    await one.release();
    await other.release();
  }
}

/** Whether what served one connection serves another before the first has ended, or there are no transactions at all. */
async function areShared(one: QueryRunner, other: QueryRunner): Promise<boolean> {
  const before = await serverOf(one);
  if (!(await begins(other))) {
    return true;
  }
  const are = (await serverOf(other)) === before || (await serverOf(one)) !== before;
  await other.query("ROLLBACK");
  return are;
}

/** By statement, as `pool_mode = statement` has it, PgBouncer refuses a transaction. */
async function begins(runner: QueryRunner): Promise<boolean> {
  try {
    await runner.query("START TRANSACTION");
    return true;
  } catch (thrown) {
    if (codeOf(thrown) !== PROTOCOL_VIOLATION) {
      throw thrown;
    }
    return false;
  }
}

async function serverOf(runner: QueryRunner): Promise<number | undefined> {
  const rows: { pid: number }[] = await runner.query("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid;
}
