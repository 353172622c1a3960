import type { DataSource, EntityManager } from "typeorm";
import { preparedReader } from "./prepared-reader.js";
import { writeStamps } from "./stamps.js";
import type { InTransaction, Statements, Transactions } from "./statements.js";

/** The same as a `Reader` for the repositories of entities. */
export type EntityReader = EntityManager & Statements;

/** The same as a `Tx` for the repositories of entities. */
export type EntityTx = EntityReader & InTransaction;

/** The transactions of requests. */
export class UnitOfWork implements Transactions {
  /** Each statement sees its own moment. */
  readonly reader: EntityReader;

  constructor(private readonly dataSource: DataSource) {
    this.reader = preparedReader(dataSource);
  }

  run<Value>(work: (tx: EntityTx) => Promise<Value>): Promise<Value> {
    return this.dataSource.transaction(async (manager) => {
      const tx = manager as EntityTx;
      const value = await work(tx);
      await writeStamps(tx);
      return value;
    });
  }

  readAtOnce<Value>(work: (reader: EntityReader) => Promise<Value>): Promise<Value> {
    return this.dataSource.transaction("REPEATABLE READ", async (manager) => {
      await manager.query("SET TRANSACTION READ ONLY");
      return work(manager as EntityReader);
    });
  }
}
