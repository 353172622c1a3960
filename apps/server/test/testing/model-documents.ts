import { readFileSync } from "node:fs";
import supertest, { type Test } from "supertest";
import type { Person } from "./people.js";
import type { RunningServer } from "./test-server.js";

/** A model document as JSON, loosely typed so that tests can bend it. */
export interface LooseDocument {
  elements?: LooseFact[];
  relationships?: LooseFact[];
  messages?: LooseFact[];
  schemas?: LooseFact[];
  operations?: LooseFact[];
  channels?: LooseFact[];
  subscriptions?: LooseFact[];
  bindings?: LooseFact[];
  [key: string]: unknown;
}
export type LooseFact = Record<string, unknown> & { id: string };

export function documentText(name: string): string {
  return readFileSync(new URL(`../data/${name}`, import.meta.url), "utf8");
}

export function documentOf(name: string): LooseDocument {
  return JSON.parse(documentText(name)) as LooseDocument;
}

/** One ID for each number: readable in failures. */
export function testId(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
}

export const SYSTEM = testId(1);
export const APP = testId(2);
export const EXCHANGE = testId(3);
export const QUEUE = testId(4);
export const SCHEMA = testId(5);

/** A small document that is valid as it is: a system with an app, an exchange bound to a queue, a schema. */
export function smallDocument(change: LooseDocument = {}): LooseDocument {
  return {
    version: "1.0",
    project: { name: "Small" },
    elements: [
      { id: SYSTEM, kind: "system", name: "Shop", status: "current", parentId: null },
      { id: APP, kind: "app", name: "Orders", status: "current", parentId: SYSTEM },
    ],
    channels: [
      { id: EXCHANGE, kind: "exchange", name: "events" },
      { id: QUEUE, kind: "queue", name: "orders" },
    ],
    schemas: [{ id: SCHEMA, name: "Order", content: "{}" }],
    ...change,
  };
}

export interface ImportOptions {
  readonly query?: string;
  readonly contentType?: string;
}

/** Sends a document; an object as JSON, a text as it is. */
export function importInto(
  person: Person,
  projectId: string,
  document: LooseDocument | string,
  { query = "", contentType = "application/json" }: ImportOptions = {},
): Test {
  const body = typeof document === "string" ? document : JSON.stringify(document);
  return person.post(`/api/projects/${projectId}/import${query}`, body).set("Content-Type", contentType);
}

export function exportOf(person: Person, projectId: string, query = ""): Test {
  return person.get(`/api/projects/${projectId}/export${query}`).buffer(true).parse(asText);
}

/** The exported document, read. */
export async function exported(person: Person, projectId: string): Promise<Required<LooseDocument>> {
  const answer = await exportOf(person, projectId).expect(200);
  return JSON.parse(answer.body as string) as Required<LooseDocument>;
}

/** Bytes sent as they are, for bodies that are no text. */
export function importBytes(server: RunningServer, person: Person, projectId: string, bytes: Buffer): Test {
  const test = supertest(server.url)
    .post(`/api/projects/${projectId}/import`)
    .set("Content-Type", "application/octet-stream");
  if (person.cookie !== null) {
    test.set("Cookie", person.cookie);
  }
  return test.send(bytes);
}

/** The body of an answer as text, whatever its media type. */
export function asText(response: unknown, done: (error: Error | null, body: string) => void): void {
  const chunks: Buffer[] = [];
  const stream = response as NodeJS.ReadableStream;
  stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  stream.on("end", () => done(null, Buffer.concat(chunks).toString("utf8")));
}
