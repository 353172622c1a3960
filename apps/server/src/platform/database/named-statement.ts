import pg from "pg";

/** A statement that is prepared under its name. */
export interface NamedStatement {
  readonly name: string;
  readonly text: string;
  readonly values?: readonly unknown[];
}

/**
 * Has a named statement run, as the driver does with one of its own words, but for the copy that it makes of these: that takes
 * longer than all the rest.
 */
export async function runNamed(
  { name, text, values = [] }: NamedStatement,
  submit: (statement: pg.Submittable) => void,
): Promise<unknown> {
  try {
    return await new Promise((resolve, reject) => {
      const done = (error: unknown, result: unknown) => (error ? reject(error) : resolve(result));
      submit(Object.assign(new pg.Query(text, [...values], done), { name }));
    });
  } catch (thrown) {
    // Its stack leads to the socket; this one to whoever asked.
    if (thrown instanceof Error) {
      Error.captureStackTrace(thrown);
    }
    throw thrown;
  }
}
