import pg from "pg";
import { codeOf } from "../code-of.js";
import type { DatabaseAddress } from "../configuration/connection-string.js";
import { answerOf } from "../database/answer-of.js";
import {
  beginConnection,
  CONNECT_MS,
  DOCUMENT_PATIENCE,
  driverAddress,
  IDLE_MS,
} from "../database/connection.js";
import { copyOut } from "../database/copied-rows.js";
import { copyRows } from "../database/copy-rows.js";
import { impatientClient } from "../database/impatient-client.js";
import { stampsOf } from "../database/stamps.js";
import type {
  CopiesOut,
  CopiesRows,
  Reader,
  Statements,
  TransactionsOfThread,
  Tx,
  TxThatEnds,
} from "../database/statements.js";
import { takeOn } from "../database/taken-rows.js";

const BEGIN = "START TRANSACTION";
const BEGIN_READING = `${BEGIN} ISOLATION LEVEL REPEATABLE READ, READ ONLY`;

/**
 * The transactions of a thread: on one connection of its own, which closes when it is idle. Statements that are asked for
 * without waiting for the one before go to the database together, and run in their order.
 */
export class ThreadTransactions implements TransactionsOfThread {
  private readonly pool: pg.Pool;

  constructor(address: DatabaseAddress) {
    this.pool = new pg.Pool({
      ...driverAddress(address),
      Client: impatientClient(DOCUMENT_PATIENCE.silenceMs),
      onConnect: beginConnection(DOCUMENT_PATIENCE.statementMs),
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      pipeline: true,
      max: 1,
    });
    // A connection that breaks fails the statement it breaks, or makes room for the next one.
    this.pool.on("error", () => undefined);
  }

  async run<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    const client = await this.pool.connect();
    return finished(client, async () => {
      await client.query(BEGIN);
      const tx = statementsOn(client) as Tx & CopiesOut;
      const value = await work(tx);
      await endWell(client, tx);
      client.release();
      return value;
    });
  }

  /** What was read is known before its transaction has ended: whoever comes next waits for the end. */
  async readAtOnce<Value>(work: (reader: Reader & CopiesOut) => Promise<Value>): Promise<Value> {
    const client = await this.pool.connect();
    return finished(client, async () => {
      const value = await readOn(client, work);
      void client.query("COMMIT").then(
        () => client.release(),
        () => client.release(true),
      );
      return value;
    });
  }

  /** No statement of the write is sent before its transaction has begun: it would be one of its own. */
  async readAndRun<Read, Value>(
    read: (reader: Reader) => Promise<Read>,
    run: (found: Read, tx: TxThatEnds) => Promise<Value>,
  ): Promise<Value> {
    const client = await this.pool.connect();
    return finished(client, async () => {
      const found = await readOn(client, read);
      const begun = Promise.all([client.query("COMMIT"), client.query(BEGIN)]);
      begun.catch(() => undefined);
      await sent();
      const tx = thatEnds(client, begun);
      const value = await run(found, tx);
      await begun;
      await tx.ended();
      client.release();
      return value;
    });
  }
}

/** Reads in a transaction that begins with the first statement, and goes on. */
async function readOn<Value>(
  client: pg.PoolClient,
  work: (reader: Reader & CopiesOut) => Promise<Value>,
): Promise<Value> {
  const begun = client.query(BEGIN_READING);
  begun.catch(() => undefined);
  const value = await work(statementsOn(client));
  await begun;
  return value;
}

interface Ends {
  /** Settles when the transaction has ended well. */
  readonly ended: () => Promise<unknown>;
}

/** A transaction that ends when it says so, or when `ended` is asked for. */
function thatEnds(client: pg.PoolClient, begun: Promise<unknown>): TxThatEnds & Ends {
  let ending: Promise<unknown> | null = null;
  const statements = statementsOn(client, begun, () => ending !== null) as Tx & CopiesOut;
  const tx = {
    ...statements,
    end: () => {
      ending ??= begun.then(() => endWell(client, tx));
      // What fails first is told: a statement of before, or this where it is waited for.
      ending.catch(() => undefined);
    },
    ended: () => ending ?? endWell(client, tx),
  };
  return tx;
}

/** Ends a transaction well; one in which a statement failed is rolled back by its COMMIT. */
function endWell(client: pg.PoolClient, tx: Tx): Promise<unknown> {
  const stamps = stampsOf(tx).map(([statement, values]) => client.query(statement, [...values]));
  return Promise.all([...stamps, client.query("COMMIT")]);
}

/** Rolls back what went wrong, and gives the connection back. */
async function finished<Value>(client: pg.PoolClient, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (thrown) {
    const isBroken = await client.query("ROLLBACK").then(
      () => false,
      () => true,
    );
    client.release(isBroken);
    throw thrown;
  }
}

/** What was asked for is sent when this has settled: statements of one turn go out together. */
function sent(): Promise<void> {
  return new Promise((resolve) => process.nextTick(resolve));
}

/** What follows the end of its transaction would be one of its own. */
function refuseIf(isOver: boolean): void {
  if (isOver) {
    throw new Error("A statement after the end of its transaction");
  }
}

/** When this has settled, whoever asked for what was answered in one piece has been told of it, in whatever order. */
function told(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** What the database says of a statement that comes after one of its transaction that failed. */
const AFTER_A_FAILURE = "25P02";

/**
 * Statements on a connection. They wait until their transaction has begun, where that is not known yet. What is asked for beside a
 * statement that fails, fails as that did.
 */
function statementsOn(
  client: pg.PoolClient,
  begun: Promise<unknown> | null = null,
  isOver = () => false,
): Statements & CopiesRows & CopiesOut {
  let first: unknown;
  const asked = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    refuseIf(isOver());
    await begun;
    try {
      return await ask();
    } catch (thrown) {
      if (codeOf(thrown) !== AFTER_A_FAILURE) {
        first ??= thrown;
        throw thrown;
      }
      await told();
      throw first ?? thrown;
    }
  };
  return {
    copyOut: (statement, take) => copyOut(client, statement, take),
    async copy(statement, lines) {
      refuseIf(isOver());
      await begun;
      await copyRows(client, statement, lines);
    },
    query: async <Rows>(statement: string, values: readonly unknown[] = []) =>
      answerOf(await asked(() => client.query(statement, [...values]))) as Rows,
    take: (taken) => asked(() => takeOn(client, taken)),
  };
}
