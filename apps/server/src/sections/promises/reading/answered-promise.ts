import type { Guid } from "@plumbline/model-core";
import { contentHash, newestOf, promiseRecord, writePromiseMarkdown } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { PromiseRow } from "../storing/promise.repository.js";
import { readPromises } from "./read-promises.js";

export const PROMISE_FORMATS = ["json", "markdown"] as const;
export type PromiseFormat = (typeof PROMISE_FORMATS)[number];

/** A promise as it is answered. */
export interface AnsweredPromise {
  readonly outcome: "answered";
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The content hash of its newest revision, which a write may name. */
  readonly contentHash: string;
}

/** Works out and writes a promise as it is read at one moment. */
export async function answerPromise(
  reader: Reader,
  projectId: Guid,
  row: PromiseRow,
  format: PromiseFormat = "json",
): Promise<AnsweredPromise> {
  const [read] = await readPromises(reader, projectId, [row]);
  if (read === undefined) {
    throw new Error("A project that has a promise has a main stream");
  }
  const record = promiseRecord(read);
  const text = format === "markdown" ? writePromiseMarkdown(record) : JSON.stringify(record);
  const hash = contentHash(row.promise, newestOf(row.promise));
  return { outcome: "answered", bytes: new TextEncoder().encode(text), contentHash: hash };
}
