import type { JsonValue } from "@plumbline/model-core";
import { pathOfIndex, pathOfKey } from "@plumbline/model-core";

/** What of a payload cannot be kept or played. Each finding is the path of the first value that has it. */
export interface PayloadFindings {
  readonly invalidUnicode: string | null;
  readonly nul: string | null;
  readonly notFinite: string | null;
  /** Arrays and objects in one another: 0 for a text, 1 for an empty list. */
  readonly levels: number;
}

interface Visit {
  readonly value: JsonValue;
  readonly path: string;
  readonly level: number;
}

/** Looks at every text, key and number of a payload, without recursion: it may be nested deep. */
export function inspectPayload(payload: JsonValue, path: string): PayloadFindings {
  const found: { -readonly [Key in keyof PayloadFindings]: PayloadFindings[Key] } = {
    invalidUnicode: null,
    nul: null,
    notFinite: null,
    levels: 0,
  };
  const text = (value: string, at: string): void => {
    found.invalidUnicode ??= value.isWellFormed() ? null : at;
    found.nul ??= value.includes("\u0000") ? at : null;
  };
  const waiting: Visit[] = [{ value: payload, path, level: 1 }];
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    const { value, path: at, level } = visit;
    if (typeof value === "string") {
      text(value, at);
    } else if (typeof value === "number") {
      found.notFinite ??= Number.isFinite(value) ? null : at;
    } else if (typeof value === "object" && value !== null) {
      found.levels = Math.max(found.levels, level);
      for (const inner of visitsIn(value, at, level + 1)) {
        waiting.push(inner);
      }
      if (!Array.isArray(value)) {
        Object.keys(value).forEach((key) => void text(key, pathOfKey(at, key)));
      }
    }
  }
  return found;
}

/** The values in an array or object, last first, so that the first is taken next. */
function visitsIn(value: object, path: string, level: number): readonly Visit[] {
  if (Array.isArray(value)) {
    return (value as readonly JsonValue[])
      .map((inner, index) => ({ value: inner, path: pathOfIndex(path, index), level }))
      .reverse();
  }
  return Object.entries(value as { readonly [key: string]: JsonValue })
    .map(([key, inner]) => ({ value: inner, path: pathOfKey(path, key), level }))
    .reverse();
}

/** UTF-8 bytes of a payload's compact JSON. */
export function payloadBytes(payload: JsonValue): number {
  return Buffer.byteLength(JSON.stringify(payload), "utf8");
}
