import type { JsonValue } from "@plumbline/model-core";
import type { RunResult, TraceEvent } from "./run-result.js";

/** Texts of payloads and headers from this length on are parts of their own. */
const LONG = 1024;

/**
 * The run result as JSON text (docs/reference/playback.md#the-run-result). `outcomes` is an object with the
 * steps in document order, `labels` an object. Each payload, header map and text is written once, however
 * many events hold it.
 */
export function writeRunResult(result: RunResult): string {
  return [...runResultParts(result)].join("");
}

/**
 * The same text in parts. A long payload is a part of its own, the same string each time it comes, so that
 * a writer can keep it once: with 10,000 events of 64 KB the whole is longer than a string can be.
 */
export function* runResultParts(result: RunResult): Generator<string> {
  const texts = new Texts();
  yield `{"engineVersion":${result.engineVersion},"hash":"${result.hash}","modelVersion":${result.modelVersion}` +
    `,"issues":${JSON.stringify(result.issues)},"events":[`;
  let separator = "";
  for (const event of result.events) {
    yield* eventParts(event, separator, texts);
    separator = ",";
  }
  yield `],"outcomes":${mapText(result.outcomes)},"assertions":${JSON.stringify(result.assertions)}` +
    `,"labels":${mapText(result.labels)}}`;
}

function* eventParts(event: TraceEvent, separator: string, texts: Texts): Generator<string> {
  const start =
    `${separator}{"sequence":${event.sequence},"atMs":${event.atMs},"kind":"${event.kind}"` +
    `,"stepId":${texts.of(event.stepId)},"attempt":${event.attempt},"from":${texts.of(event.from)}` +
    `,"to":${texts.of(event.to)},"target":${texts.of(event.target)},"payload":`;
  const payload = texts.of(event.payload);
  const middle = `,"detail":${texts.of(event.detail)},"message":${texts.of(event.message)},"headers":`;
  const headers = texts.of(event.headers);
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

/** JSON of values, kept by identity. */
class Texts {
  readonly #texts = new Map<JsonValue, string>();

  of(value: JsonValue): string {
    if (value === null) {
      return "null";
    }
    let text = this.#texts.get(value);
    if (text === undefined) {
      text = JSON.stringify(value);
      this.#texts.set(value, text);
    }
    return text;
  }
}

/** Written by hand, since an object of JavaScript would put keys that are whole numbers first. */
function mapText(map: ReadonlyMap<string, string>): string {
  return `{${[...map].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(",")}}`;
}
