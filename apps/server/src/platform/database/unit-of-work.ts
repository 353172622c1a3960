import { DataSource, type EntityManager } from "typeorm";

declare const txBrand: unique symbol;

/** An open transaction. Repositories that write take one, so a write outside a transaction does not compile. */
export type Tx = EntityManager & { readonly [txBrand]: true };

/** Reads outside a transaction: each statement sees its own moment. */
export type Reader = EntityManager;

/** Opens the one transaction of a write; it commits when the work ends well and leaves nothing otherwise. */
export class UnitOfWork {
  constructor(private readonly dataSource: DataSource) {}

  run<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value> {
    return this.dataSource.transaction((manager) => work(manager as Tx));
  }

  /** Several reads of one moment; a write in it fails. */
  readAtOnce<Value>(work: (reader: Reader) => Promise<Value>): Promise<Value> {
    return this.dataSource.transaction("REPEATABLE READ", async (manager) => {
      await manager.query("SET TRANSACTION READ ONLY");
      return work(manager);
    });
  }

  get reader(): Reader {
    return this.dataSource.manager;
  }
}
