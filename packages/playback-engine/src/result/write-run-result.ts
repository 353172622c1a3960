import type { RunResult, TraceEvent } from "./run-result.js";

/**
 * The run result as JSON text (spec 1, section 2.11). `outcomes` is an object with the steps in document
 * order, `labels` an object. Each payload and header map is written once, however many events hold it.
 */
export function writeRunResult(result: RunResult): string {
  const written = new Map<object, string>();
  return (
    `{"engineVersion":${result.engineVersion},"hash":"${result.hash}","modelVersion":${result.modelVersion}` +
    `,"issues":${JSON.stringify(result.issues)},"events":[${result.events
      .map((event) => eventText(event, written))
      .join(",")}],"outcomes":${mapText(result.outcomes)},"assertions":${JSON.stringify(result.assertions)}` +
    `,"labels":${mapText(result.labels)}}`
  );
}

function eventText(event: TraceEvent, written: Map<object, string>): string {
  return (
    `{"sequence":${event.sequence},"atMs":${event.atMs},"kind":"${event.kind}"` +
    `,"stepId":${JSON.stringify(event.stepId)},"attempt":${event.attempt}` +
    `,"from":${idText(event.from)},"to":${idText(event.to)},"target":${idText(event.target)}` +
    `,"payload":${valueText(event.payload, written)},"detail":${JSON.stringify(event.detail)}` +
    `,"message":${idText(event.message)},"headers":${valueText(event.headers, written)}}`
  );
}

/** IDs of a model are GUIDs: nothing in them needs escaping. */
function idText(id: string | null): string {
  return id === null ? "null" : `"${id}"`;
}

function valueText(value: TraceEvent["payload"], written: Map<object, string>): string {
  if (typeof value !== "object" || value === null) {
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
