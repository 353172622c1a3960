import type { JsonValue } from "@plumbline/model-core";
import { canonicalJson, compareCodeUnits, startSha256 } from "@plumbline/model-core";
import { ENGINE_VERSION } from "../engine-version.js";
import type { Playback, TraceEvent } from "./run-result.js";

/** Characters gathered before they go to the hash: one update for each event would cost more. */
const CHUNK = 65_536;

/**
 * Lower-case hex SHA-256 of the RFC 8785 canonical JSON of `{engineVersion, events, outcomes,
 * assertions}`. The keys of an event are written in their order, and each payload, header map and text
 * is made canonical once, however many events hold it.
 */
export function hashPlayback(playback: Playback): string {
  const hash = startSha256();
  const texts = new CanonicalTexts();
  let chunk = `{"assertions":${canonicalAssertions(playback)},"engineVersion":${ENGINE_VERSION},"events":[`;
  let separator = "";
  for (const event of playback.events) {
    chunk += separator + canonicalEvent(event, texts);
    separator = ",";
    if (chunk.length > CHUNK) {
      hash.update(chunk);
      chunk = "";
    }
  }
  hash.update(`${chunk}],"outcomes":${canonicalOutcomes(playback)}}`);
  return hash.hex();
}

function canonicalEvent(event: TraceEvent, texts: CanonicalTexts): string {
  return (
    `{"atMs":${event.atMs},"attempt":${event.attempt},"detail":${texts.of(event.detail)}` +
    `,"from":${texts.of(event.from)},"headers":${texts.of(event.headers)},"kind":"${event.kind}"` +
    `,"message":${texts.of(event.message)},"payload":${texts.of(event.payload)}` +
    `,"sequence":${event.sequence},"stepId":${texts.of(event.stepId)}` +
    `,"target":${texts.of(event.target)},"to":${texts.of(event.to)}}`
  );
}

function canonicalAssertions(playback: Playback): string {
  return canonicalJson(playback.assertions.map(({ id, passed, detail }) => ({ id, passed, detail })));
}

/** The outcomes as an object. Written here, since an object would put whole numbers before other keys. */
function canonicalOutcomes(playback: Playback): string {
  const entries = [...playback.outcomes].sort(([left], [right]) => compareCodeUnits(left, right));
  return `{${entries.map(([id, outcome]) => `${canonicalJson(id)}:"${outcome}"`).join(",")}}`;
}

/** Canonical JSON of values, kept by identity. */
class CanonicalTexts {
  readonly #texts = new Map<JsonValue, string>();

  of(value: JsonValue): string {
    if (value === null) {
      return "null";
    }
    let text = this.#texts.get(value);
    if (text === undefined) {
      text = canonicalJson(value);
      this.#texts.set(value, text);
    }
    return text;
  }
}
