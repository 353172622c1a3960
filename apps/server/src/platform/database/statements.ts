import type { TakeRow } from "./copied-rows.js";
import type { TakesRows } from "./taken-rows.js";

/** Where statements run. What is read or written by statements alone takes one: threads have nothing else. */
export interface Statements extends TakesRows {
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

/** What reads many rows faster than a statement can: the transactions of threads have it. */
export interface CopiesOut {
  /** Takes the rows of a `COPY … TO STDOUT (FORMAT binary)` as they come; no other statement may be on its way meanwhile. */
  readonly copyOut: (statement: string, take: TakeRow) => Promise<void>;
}

/** An open transaction. Repositories that write take one, so a write outside a transaction does not compile. */
export type Tx = Statements & CopiesRows & InTransaction;

/**
 * A transaction that can end together with its last statements. What it must not leave has to make one of them fail, since
 * nobody looks at what they answer before it ends (`assured`): what is thrown after `end` undoes nothing.
 */
export type TxThatEnds = Tx & {
  /** What was asked for is all of it: the end goes to the database behind it. */
  readonly end: () => void;
};

/** Reads outside a transaction: each statement sees its own moment. */
export type Reader = Statements;

/** Opens the one transaction of a write; it commits when the work ends well and leaves nothing otherwise. */
export interface Transactions {
  run<Value>(work: (tx: Tx) => Promise<Value>): Promise<Value>;
  /** Several reads of one moment; a write in it fails. */
  readAtOnce<Value>(work: (reader: Reader) => Promise<Value>): Promise<Value>;
}

/** The same in a thread. */
export interface TransactionsOfThread extends Transactions {
  readAtOnce<Value>(work: (reader: Reader & CopiesOut) => Promise<Value>): Promise<Value>;
  /** Several reads of one moment, and one write after them; its transaction begins while `run` finds out what to write. */
  readAndRun<Read, Value>(
    read: (reader: Reader) => Promise<Read>,
    run: (found: Read, tx: TxThatEnds) => Promise<Value>,
  ): Promise<Value>;
}
