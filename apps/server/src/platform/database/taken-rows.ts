import type { ClientBase, Query, QueryResult } from "pg";
import type { Statements } from "./statements.js";

/** What reads many rows without holding them all: the transactions of threads have it. */
export interface TakesRows {
  readonly take?: <Row>(taken: TakenStatement<Row>) => Promise<void>;
}

/** A statement whose rows are taken one by one. */
export class TakenStatement<Row> {
  constructor(
    readonly text: string,
    readonly values: readonly unknown[],
    /** What becomes of a row. */
    readonly take: (row: Row) => void,
  ) {}
}

/** Takes the rows of a statement in their order: each as soon as it is there, and none is held, where the reader can do that. */
export async function takeRows<Row>(reader: Statements, taken: TakenStatement<Row>): Promise<void> {
  if (reader.take !== undefined) {
    return reader.take(taken);
  }
  for (const row of await reader.query<readonly Row[]>(taken.text, taken.values)) {
    taken.take(row);
  }
}

/** The same on a connection of `impatientClient`, among its other statements. */
export async function takeOn<Row>(client: ClientBase, taken: TakenStatement<Row>): Promise<void> {
  const answer: unknown = await client.query(taken as unknown as string);
  if (answer instanceof NotTaken) {
    throw answer.thrown;
  }
}

/** A statement went well and its rows could not be taken. */
class NotTaken {
  constructor(readonly thrown: unknown) {}
}

/**
 * Has the driver tell of each row: it keeps none where only listeners wait. The connection goes on behind the last one alone, so
 * what fails before is said then, as the answer.
 */
export function takingRows(
  query: Query,
  take: (row: never) => void,
  done: (error: unknown, answer: QueryResult | NotTaken | null) => void,
): Query {
  let failure: NotTaken | null = null;
  query.on("row", (row) => {
    try {
      if (failure === null) {
        take(row as never);
      }
    } catch (thrown) {
      failure = new NotTaken(thrown);
    }
  });
  query.on("end", (result) => done(null, failure ?? result));
  query.on("error", (error) => done(error, null));
  return query;
}
