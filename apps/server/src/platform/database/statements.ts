/** Where statements run. What is read or written by statements alone takes one: threads have nothing else. */
export interface Statements {
  query<Rows>(statement: string, values?: readonly unknown[]): Promise<Rows>;
}

declare const txBrand: unique symbol;

/** Marks an open transaction. */
export interface InTransaction {
  readonly [txBrand]: true;
}

/** What writes many rows faster than a statement can: the transactions of threads have it. */
export interface CopiesRows {
  /** Writes lines of `copyLine` by a `COPY … FROM STDIN`. */
  readonly copy?: (statement: string, lines: Iterable<string>) => Promise<void>;
}

/** An open transaction. Repositories that write take one, so a write outside a transaction does not compile. */
export type Tx = Statements & CopiesRows & InTransaction;

/** Reads outside a transaction: each statement sees its own moment. */
export type Reader = Statements;

/** Opens the one transaction of a write; it commits when the work ends well and leaves nothing otherwise. */
export interface Transactions {
  run<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>;
  /** Several reads of one moment; a write in it fails. */
  readAtOnce<Value>(work: (reader: Reader) => Promise<Value>): Promise<Value>;
}
