import pg from "pg";
import { codeOf } from "../code-of.js";
import { takingRows } from "./taken-rows.js";

/** A statement that is prepared under its name, where it has one. */
export interface NamedStatement {
  readonly name: string | undefined;
  readonly text: string;
  readonly values?: readonly unknown[];
  /** Gets the rows, which are no part of the answer then. */
  readonly take?: (row: never) => void;
}

/** There is no such statement, or its columns are of other types by now. */
const PREPARED_NO_MORE = new Set(["26000", "0A000"]);

/** The connection that a statement runs on. */
interface RunsOn {
  readonly submit: (statement: pg.Submittable) => void;
  /** What was prepared holds no more, and would fail on it for ever. */
  readonly giveUp: () => void;
}

/**
 * Has a named statement run, as the driver does with one of its own words, but for the copy that it makes of these: that takes
 * longer than all the rest.
 */
export async function runNamed(
  { name, text, values = [], take }: NamedStatement,
  { submit, giveUp }: RunsOn,
): Promise<unknown> {
  try {
    return await new Promise((resolve, reject) => {
      const done = (error: unknown, result: unknown) => (error ? reject(error) : resolve(result));
      const query =
        take === undefined
          ? new pg.Query(text, [...values], done)
          : takingRows(new pg.Query(text, [...values]), take, done);
      submit(Object.assign(query, { name }));
    });
  } catch (thrown) {
    if (PREPARED_NO_MORE.has(codeOf(thrown))) {
      giveUp();
    }
    // Its stack leads to the socket; this one to whoever asked.
    if (thrown instanceof Error) {
      Error.captureStackTrace(thrown);
    }
    throw thrown;
  }
}
