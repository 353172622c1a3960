import type { AnsweredWith } from "@plumbline/api-client";
import type { Connection } from "./connect.js";
import { serverError } from "./server-error.js";

type Answer<Data> =
  | { readonly data: Data; readonly error?: never; readonly response: Response }
  | { readonly data?: never; readonly error: unknown; readonly response: Response };

/** What a call gives, with its headers. Whatever goes wrong is a `CliError` that says what to do. */
export async function askedWithHeaders<Data>(
  connection: Pick<Connection, "address" | "asks">,
  call: Promise<Answer<Data>>,
): Promise<AnsweredWith<Data>> {
  const { answerOf } = await import("@plumbline/api-client");
  try {
    return await answerOf(call);
  } catch (error) {
    throw await serverError(connection, error);
  }
}

/** What a call gives. */
export async function asked<Data>(
  connection: Pick<Connection, "address" | "asks">,
  call: Promise<Answer<Data>>,
): Promise<Data> {
  return (await askedWithHeaders(connection, call)).data;
}

/** Every entry of a list in pages. */
export async function allOf<Item>(
  connection: Pick<Connection, "address" | "asks">,
  entries: AsyncIterable<Item>,
): Promise<readonly Item[]> {
  const all: Item[] = [];
  try {
    for await (const entry of entries) {
      all.push(entry);
    }
    return all;
  } catch (error) {
    throw await serverError(connection, error);
  }
}
