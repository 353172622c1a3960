import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { readConnectionString } from "../src/platform/configuration/connection-string.js";
import { assured, isNotAssured } from "../src/platform/database/assured.js";
import { copyLine } from "../src/platform/database/copy-rows.js";
import { newId } from "../src/platform/database/new-id.js";
import { prepared } from "../src/platform/database/prepared.js";
import { raiseStamp } from "../src/platform/database/stamps.js";
import type { Reader, Tx } from "../src/platform/database/statements.js";
import { TakenStatement, takeRows } from "../src/platform/database/taken-rows.js";
import { ThreadTransactions } from "../src/platform/workers/thread-transactions.js";
import { createEmptyDatabase } from "./testing/test-server.js";

const NEXT = prepared("INSERT INTO written (what) VALUES ($1) RETURNING number");
const NUMBERS = prepared("SELECT n FROM generate_series(1, $1::int) AS n");
const END_OTHERS = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity
   WHERE datname = current_database() AND pid <> pg_backend_pid()`;
const INTO = "COPY written (what) FROM STDIN";

const PROJECT = newId();

let transactions: ThreadTransactions;
let watcher: pg.Client;
beforeAll(async () => {
  const connectionString = await createEmptyDatabase();
  const read = readConnectionString(connectionString);
  if (!read.ok) {
    throw new Error(read.wrong);
  }
  transactions = new ThreadTransactions(read.value);
  watcher = new pg.Client({ connectionString });
  await watcher.connect();
  await watcher.query("CREATE TABLE written (number serial PRIMARY KEY, what text NOT NULL)");
  await watcher.query("CREATE TABLE projects (id uuid PRIMARY KEY)");
  await watcher.query("INSERT INTO projects VALUES ($1)", [PROJECT]);
  await watcher.query("CREATE TABLE project_stamps (project_id uuid PRIMARY KEY, promises int NOT NULL)");
});
afterAll(() => watcher.end());

function readAsJson({ n }: { n: number }): void {
  JSON.parse(`[${n}`);
}

/** Writes without waiting, so that all of it is on its way at once. */
const write = (tx: Tx, texts: readonly (string | null)[]) =>
  Promise.all(texts.map((text) => tx.query<{ number: number }[]>(NEXT, [text])));

async function written(what: string): Promise<number> {
  const { rows } = await watcher.query("SELECT count(*)::int AS count FROM written WHERE what LIKE $1", [
    `${what}%`,
  ]);
  return rows[0].count;
}

describe("the transactions of a thread", () => {
  it("run statements that follow each other unasked in their order, each with its own answer", async () => {
    const what = randomUUID();
    const texts = Array.from({ length: 50 }, (_, index) => `${what} ${index}`);
    const rows = await transactions.run((tx) => write(tx, texts));
    const numbers = rows.map(([row]) => row?.number ?? 0);
    expect(numbers).toEqual(numbers.toSorted((left, right) => left - right));
    expect(await written(what)).toBe(50);
  });

  it("leave nothing when one of them fails, and go on with the next transaction", async () => {
    const what = randomUUID();
    await expect(transactions.run((tx) => write(tx, [what, null, what]))).rejects.toThrow("not-null");
    expect(await written(what)).toBe(0);
    await transactions.run((tx) => write(tx, [what]));
    expect(await written(what)).toBe(1);
  });

  it("fail as their first statement that failed, whichever of them is waited for", async () => {
    const failing = transactions.run(async (tx) => {
      const first = write(tx, [null]);
      first.catch(() => undefined);
      await tx.query("SELECT 1");
    });
    await expect(failing).rejects.toThrow("not-null");
    const read = transactions.readAtOnce(async (reader) => {
      const ahead = reader.query("SELECT 1 / 0").catch(() => undefined);
      await reader.query("SELECT 1");
      await ahead;
    });
    await expect(read).rejects.toThrow("division by zero");
    expect(await transactions.readAtOnce((reader) => reader.query("SELECT 2 AS two"))).toEqual([{ two: 2 }]);
  });

  it("leave nothing when the work fails after all of them were sent", async () => {
    const what = randomUUID();
    const failing = transactions.run(async (tx) => {
      await write(tx, [what, what]);
      throw new Error("not so");
    });
    await expect(failing).rejects.toThrow("not so");
    expect(await written(what)).toBe(0);
  });

  it("copy rows between statements", async () => {
    const what = randomUUID();
    await transactions.run(async (tx) => {
      await write(tx, [what]);
      await tx.copy?.(INTO, [copyLine([`${what} a`]), copyLine([`${what} b`])]);
      await write(tx, [what, what]);
    });
    expect(await written(what)).toBe(5);
  });

  it("read at one moment, whatever is written meanwhile", async () => {
    const what = randomUUID();
    const count = "SELECT count(*)::int AS count FROM written WHERE what = $1";
    const counts = await transactions.readAtOnce(async (reader) => {
      const first = await reader.query(count, [what]);
      await watcher.query("INSERT INTO written (what) VALUES ($1)", [what]);
      return [first, ...(await Promise.all([reader.query(count, [what]), reader.query(count, [what])]))];
    });
    expect(counts).toEqual(Array.from({ length: 3 }, () => [{ count: 0 }]));
    expect(await transactions.readAtOnce((reader) => reader.query(count, [what]))).toEqual([{ count: 1 }]);
  });

  it("write after they have read, with what was written between, and all of it or nothing", async () => {
    const what = randomUUID();
    const count = "SELECT count(*)::int AS count FROM written WHERE what = $1";
    const seen = await transactions.readAndRun(
      (reader) => reader.query<{ count: number }[]>(count, [what]),
      async ([before], tx) => {
        const [first, present] = await Promise.all([
          tx.query<{ number: number }[]>(NEXT, [what]),
          tx.query<{ count: number }[]>(count, [what]),
        ]);
        return [before?.count, first.length, present[0]?.count, await written(what)];
      },
    );
    expect([seen, await written(what)]).toEqual([[0, 1, 1, 0], 1]);
    const failing = transactions.readAndRun(
      async () => "read",
      async (_, tx) => {
        await write(tx, [what, what]);
        throw new Error("not so");
      },
    );
    await expect(failing).rejects.toThrow("not so");
    expect(await written(what)).toBe(1);
    const refused = transactions.readAndRun((reader) => reader.query(NEXT, [what]), Promise.resolve);
    await expect(refused).rejects.toThrow("read-only transaction");
    expect(
      await transactions.readAndRun(
        async () => "read",
        async (found) => found,
      ),
    ).toBe("read");
  });

  it("write nothing where their transaction did not begin", async () => {
    const what = randomUUID();
    const failing = transactions.readAndRun(
      async () => watcher.query(END_OTHERS),
      (_, tx) => write(tx, [what]),
    );
    await expect(failing).rejects.toThrow();
    expect(await written(what)).toBe(0);
    await transactions.run((tx) => write(tx, [what]));
    expect(await written(what)).toBe(1);
  });

  it("end together with their last statements, stamps included", async () => {
    const what = randomUUID();
    const seen = await transactions.readAndRun(
      async () => "read",
      async (_, tx) => {
        const writing = write(tx, [what, what]);
        raiseStamp(tx, PROJECT, "promises");
        tx.end();
        await writing;
        await expect(tx.query(NEXT, [what])).rejects.toThrow("after the end of its transaction");
        return "written";
      },
    );
    expect([seen, await written(what)]).toEqual(["written", 2]);
    const { rows } = await watcher.query("SELECT * FROM project_stamps");
    expect(rows).toEqual([{ project_id: PROJECT, promises: 1 }]);
  });

  it("leave nothing when what is assured is not so, though their end is on its way", async () => {
    const what = randomUUID();
    const appending = (condition: string): Promise<unknown> =>
      transactions.readAndRun(
        async () => "read",
        async (_, tx) => {
          const writing = write(tx, [what]);
          const assuring = tx.query(`SELECT ${assured(condition)}`);
          const more = write(tx, [what]);
          tx.end();
          await Promise.all([writing, assuring, more]);
        },
      );
    const failed: unknown = await appending("1 > 2").catch((thrown: unknown) => thrown);
    expect([isNotAssured(failed), await written(what)]).toEqual([true, 0]);
    await appending("2 > 1");
    expect(await written(what)).toBe(2);
    const other = transactions.readAndRun(
      async () => "read",
      async (_, tx) => {
        const writing = write(tx, [what, null]);
        tx.end();
        await writing;
      },
    );
    expect(isNotAssured(await other.catch((thrown: unknown) => thrown))).toBe(false);
    expect(await written(what)).toBe(2);
  });

  it("leave nothing when the work fails before they end, or their connection with them", async () => {
    const what = randomUUID();
    const unbegun = transactions.readAndRun(
      async () => watcher.query(END_OTHERS),
      async (_, tx) => {
        const writing = write(tx, [what]);
        tx.end();
        await writing;
      },
    );
    await expect(unbegun).rejects.toThrow();
    const stopped = transactions.readAndRun(
      async () => "read",
      async (_, tx) => {
        await write(tx, [what]);
        throw new Error("not so");
      },
    );
    await expect(stopped).rejects.toThrow("not so");
    expect(await written(what)).toBe(0);
    const failing = transactions.readAndRun(
      async () => "read",
      async (_, tx) => {
        await write(tx, [what]);
        await watcher.query(END_OTHERS);
        const writing = write(tx, [what]);
        tx.end();
        await writing;
      },
    );
    await expect(failing).rejects.toThrow();
    expect(await written(what)).toBe(0);
    await transactions.run((tx) => write(tx, [what]));
    expect(await written(what)).toBe(1);
  });

  it("have rows taken one by one in their order, among other statements, prepared or not", async () => {
    const taken: unknown[] = [];
    const note = (row: unknown) => taken.push(row);
    const answers = await transactions.readAtOnce((reader) =>
      Promise.all([
        reader.query("SELECT 1 AS one"),
        takeRows(reader, new TakenStatement(NUMBERS, [3], note)),
        reader.query("SELECT 2 AS two"),
        takeRows(reader, new TakenStatement("SELECT $1::text AS text, NULL AS nothing", ["ü"], note)),
        takeRows(reader, new TakenStatement(NUMBERS, [0], note)),
        takeRows(reader, new TakenStatement(NUMBERS, [1], note)),
      ]),
    );
    expect(answers).toEqual([[{ one: 1 }], undefined, [{ two: 2 }], undefined, undefined, undefined]);
    expect(taken).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { text: "ü", nothing: null }, { n: 1 }]);
  });

  it("have a row taken before the last one is there", async () => {
    const taken: number[] = [];
    // A row is on its way when the next one has filled the buffer; the last waits until the first one was taken.
    const rows = `
      SELECT n, repeat('x', 100000) AS text, CASE n WHEN 3 THEN pg_advisory_xact_lock(1) END AS waited
        FROM generate_series(1, 3) AS n`;
    await watcher.query("SELECT pg_advisory_lock(1)");
    const take = ({ n }: { n: number }): void => {
      taken.push(n);
      if (n === 1) {
        watcher.query("SELECT pg_advisory_unlock(1)").catch(() => undefined);
      }
    };
    await transactions.readAtOnce((reader) => takeRows(reader, new TakenStatement(rows, [], take)));
    expect(taken).toEqual([1, 2, 3]);
  });

  it("take no more rows after one that could not be taken, say why, and go on", async () => {
    const taken: number[] = [];
    const failing = transactions.readAtOnce(async (reader) => {
      const take = ({ n }: { n: number }): void => {
        taken.push(n);
        if (n === 2) {
          throw new Error("not this one");
        }
      };
      const after = reader.query("SELECT 1");
      await Promise.all([takeRows(reader, new TakenStatement(NUMBERS, [5], take)), after]);
    });
    await expect(failing).rejects.toThrow("not this one");
    expect(taken).toEqual([1, 2]);
    const unread = transactions.readAtOnce((reader) =>
      takeRows(reader, new TakenStatement(NUMBERS, [1], readAsJson)),
    );
    // Where it was, not where the answer came from.
    await expect(unread).rejects.toHaveProperty("stack", expect.stringContaining("at JSON.parse"));
    const broken = transactions.readAtOnce((reader) =>
      takeRows(reader, new TakenStatement("SELECT 1 / $1::int", [0], () => undefined)),
    );
    await expect(broken).rejects.toThrow("division by zero");
    const after = transactions.readAndRun(
      async () => "read",
      async (_, tx) => {
        tx.end();
        await takeRows(tx, new TakenStatement(NUMBERS, [1], () => undefined));
      },
    );
    await expect(after).rejects.toThrow("after the end of its transaction");
    expect(await transactions.readAtOnce((reader) => reader.query(NUMBERS, [1]))).toEqual([{ n: 1 }]);
  });

  it("fail as their first statement that failed, in whatever way it was asked for", async () => {
    const failing = new TakenStatement("SELECT 1 / $1::int", [0], () => undefined);
    const asked = [
      (reader: Reader) => takeRows(reader, failing),
      (reader: Reader) => reader.query(NUMBERS, [1]),
      (reader: Reader) => reader.query("SELECT 1"),
      (reader: Reader) => takeRows(reader, new TakenStatement(NUMBERS, [1], () => undefined)),
    ];
    for (let round = 0; round < 20; round += 1) {
      for (const after of asked) {
        const both = transactions.readAtOnce((reader) =>
          Promise.all([takeRows(reader, failing), after(reader)]),
        );
        await expect(both).rejects.toThrow("division by zero");
      }
    }
  });

  it("have rows taken in a transaction that writes, and where nothing can take them one by one", async () => {
    const taken: number[] = [];
    const take = ({ n }: { n: number }) => taken.push(n);
    await transactions.run((tx) => takeRows(tx, new TakenStatement(NUMBERS, [2], take)));
    const plain = { query: async <Rows>() => [{ n: 7 }, { n: 8 }] as Rows };
    await takeRows(plain, new TakenStatement(NUMBERS, [2], take));
    expect(taken).toEqual([1, 2, 7, 8]);
  });

  it("write nothing where they only read", async () => {
    const what = randomUUID();
    const writing = transactions.readAtOnce((reader) => reader.query(NEXT, [what]));
    await expect(writing).rejects.toThrow("read-only transaction");
    expect(await written(what)).toBe(0);
  });
});
