import type { JsonValue } from "@plumbline/model-core";
import type { RunResult, TraceEvent } from "./run-result.js";

/** Texts of payloads and headers from this length on are parts of their own. */
const LONG = 1024;

/**
 * The run result as JSON text (spec 1, section 2.11). `outcomes` is an object with the steps in document
 * order, `labels` an object. Each payload and header map is written once, however many events hold it.
 */
export function writeRunResult(result: RunResult): string {
  return [...runResultParts(result)].join("");
}

/**
 * The same text in parts. A long payload is a part of its own, the same string each time it comes, so that
 * a writer can keep it once: with 10,000 events of 64 KB the whole is longer than a string can be.
 */
export function* runResultParts(result: RunResult): Generator<string> {
  const written = new Map<JsonValue, string>();
  yield `{"engineVersion":${result.engineVersion},"hash":"${result.hash}","modelVersion":${result.modelVersion}` +
    `,"issues":${JSON.stringify(result.issues)},"events":[`;
  let separator = "";
  for (const event of result.events) {
    yield* eventParts(event, separator, written);
    separator = ",";
  }
  yield `],"outcomes":${mapText(result.outcomes)},"assertions":${JSON.stringify(result.assertions)}` +
    `,"labels":${mapText(result.labels)}}`;
}

function* eventParts(
  event: TraceEvent,
  separator: string,
  written: Map<JsonValue, string>,
): Generator<string> {
  const start =
    `${separator}{"sequence":${event.sequence},"atMs":${event.atMs},"kind":"${event.kind}"` +
    `,"stepId":${JSON.stringify(event.stepId)},"attempt":${event.attempt}` +
    `,"from":${idText(event.from)},"to":${idText(event.to)},"target":${idText(event.target)},"payload":`;
  const payload = valueText(event.payload, written);
  const middle =
    `,"detail":${JSON.stringify(event.detail)}` + `,"message":${idText(event.message)},"headers":`;
  const headers = valueText(event.headers, written);
  if (payload.length < LONG && headers.length < LONG) {
    yield `${start}${payload}${middle}${headers}}`;
    return;
  }
  yield start;
  yield payload;
  yield middle;
  yield headers;
  yield "}";
}

/** IDs of a model are GUIDs: nothing in them needs escaping. */
function idText(id: string | null): string {
  return id === null ? "null" : `"${id}"`;
}

function valueText(value: TraceEvent["payload"], written: Map<JsonValue, string>): string {
  if (value === null || typeof value === "number" || typeof value === "boolean") {
    return JSON.stringify(value);
  }
  let text = written.get(value);
  if (text === undefined) {
    text = JSON.stringify(value);
    written.set(value, text);
  }
  return text;
}

/** Written by hand, since an object of JavaScript would put keys that are whole numbers first. */
function mapText(map: ReadonlyMap<string, string>): string {
  return `{${[...map].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(",")}}`;
}
