import pg from "pg";
import type { DatabaseAddress } from "../configuration/connection-string.js";
import {
  CONNECT_MS,
  DOCUMENT_PATIENCE,
  driverAddress,
  IDLE_MS,
  limitStatements,
} from "../database/connection.js";
import { copyRows } from "../database/copy-rows.js";
import { impatientClient } from "../database/impatient-client.js";
import { writeStamps } from "../database/stamps.js";
import type { CopiesRows, Reader, Statements, Transactions, Tx } from "../database/statements.js";

/** The transactions of a thread: on one connection of its own, which closes when it is idle. */
export class ThreadTransactions implements Transactions {
  private readonly pool: pg.Pool;

  constructor(address: DatabaseAddress) {
    this.pool = new pg.Pool({
      ...driverAddress(address),
      Client: impatientClient(DOCUMENT_PATIENCE.silenceMs),
      onConnect: limitStatements(DOCUMENT_PATIENCE.statementMs),
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      max: 1,
    });
    // A connection that breaks fails the statement it breaks, or makes room for the next one.
    this.pool.on("error", () => undefined);
    this.pool.on("connect", (client) => client.on("error", () => undefined));
  }

  run<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    return this.within("START TRANSACTION", work);
  }

  readAtOnce<Value>(work: (reader: Reader) => Promise<Value>): Promise<Value> {
    return this.within("START TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY", work);
  }

  private async within<Value>(begin: string, work: (tx: Tx) => Promise<Value>): Promise<Value> {
    const client = await this.pool.connect();
    let isBroken = false;
    try {
      await client.query(begin);
      const tx = statementsOn(client) as Tx;
      const value = await work(tx);
      await writeStamps(tx);
      await client.query("COMMIT");
      return value;
    } catch (thrown) {
      isBroken = await client.query("ROLLBACK").then(
        () => false,
        () => true,
      );
      throw thrown;
    } finally {
      client.release(isBroken);
    }
  }
}

function statementsOn(client: pg.PoolClient): Statements & CopiesRows {
  return {
    copy: (statement, lines) => copyRows(client, statement, lines),
    async query<Rows>(statement: string, values: readonly unknown[] = []): Promise<Rows> {
      const { command, rows, rowCount } = await client.query(statement, [...values]);
      // As the repositories know it from requests: what changes rows says how many, too.
      return (command === "UPDATE" || command === "DELETE" ? [rows, rowCount] : rows) as Rows;
    },
  };
}
