import { pathOfIndex, pathOfKey } from "@plumbline/model-core";
import { EVENT_ID, type Event, getScalarValue, parseEvents } from "js-yaml";

interface Frame {
  readonly path: string;
  readonly isList: boolean;
  index: number;
  key: { readonly name: string; readonly at: number } | null;
}

const DEPTH = 100;

/** Where the values of a YAML text start, by their paths; a value in an object starts at its key. */
export function* yamlOffsets(text: string): Generator<readonly [string, number]> {
  const frames: Frame[] = [];
  for (const event of parseEvents(text, { maxDepth: DEPTH })) {
    if (event.type === EVENT_ID.POP) {
      frames.pop();
      continue;
    }
    const start = startOf(event);
    const frame = frames.at(-1);
    if (start === null) {
      continue;
    }
    if (frame !== undefined && !frame.isList && frame.key === null) {
      frame.key = { name: event.type === EVENT_ID.SCALAR ? getScalarValue(text, event) : "", at: start };
      continue;
    }
    const path = pathIn(frame);
    yield [path, frame?.key?.at ?? start];
    step(frame);
    if (event.type !== EVENT_ID.SCALAR) {
      frames.push({ path, isList: event.type === EVENT_ID.SEQUENCE, index: 0, key: null });
    }
  }
}

/** Where a node starts; null of what is none. */
function startOf(event: Event): number | null {
  switch (event.type) {
    case EVENT_ID.SCALAR:
      return event.valueStart;
    case EVENT_ID.SEQUENCE:
    case EVENT_ID.MAPPING:
      return event.start;
    default:
      return null;
  }
}

function pathIn(frame: Frame | undefined): string {
  if (frame === undefined) {
    return "";
  }
  return frame.isList ? pathOfIndex(frame.path, frame.index) : pathOfKey(frame.path, frame.key?.name ?? "");
}

function step(frame: Frame | undefined): void {
  if (frame !== undefined) {
    frame.index += 1;
    frame.key = null;
  }
}
