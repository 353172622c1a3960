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

type Finding = "invalidUnicode" | "nul" | "notFinite";

interface Visit {
  readonly value: JsonValue;
  readonly level: number;
  /** Null while no path is asked for. */
  readonly path: string | null;
}

/**
 * Looks at every text, key and number of a payload, without recursion, since it may be nested deep. Paths
 * are made in a second walk, and only when the first one found something.
 */
export function inspectPayload(payload: JsonValue, path: string): PayloadFindings {
  const first = walk({ value: payload, level: 1, path: null });
  const paths = first.found.size > 0 ? walk({ value: payload, level: 1, path }).found : first.found;
  const at = (finding: Finding): string | null => paths.get(finding) ?? null;
  return {
    invalidUnicode: at("invalidUnicode"),
    nul: at("nul"),
    notFinite: at("notFinite"),
    levels: first.levels,
  };
}

function walk(start: Visit): { readonly found: ReadonlyMap<Finding, string>; readonly levels: number } {
  const found = new Map<Finding, string>();
  let levels = 0;
  const note = (finding: Finding, path: string | null): void => {
    if (!found.has(finding)) {
      found.set(finding, path ?? "");
    }
  };
  const text = (value: string, path: string | null): void => {
    if (!value.isWellFormed()) {
      note("invalidUnicode", path);
    }
    if (value.includes("\u0000")) {
      note("nul", path);
    }
  };
  const waiting: Visit[] = [start];
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    const { value, level, path } = visit;
    if (typeof value === "string") {
      text(value, path);
    } else if (typeof value === "number" && !Number.isFinite(value)) {
      note("notFinite", path);
    } else if (typeof value === "object" && value !== null) {
      levels = Math.max(levels, level);
      addInner(waiting, visit, text);
    }
  }
  return { found, levels };
}

/** Adds the values in an array or object, last first, so that the first is taken next. */
function addInner(waiting: Visit[], visit: Visit, key: (text: string, path: string | null) => void): void {
  const { value, path } = visit;
  const level = visit.level + 1;
  if (Array.isArray(value)) {
    for (let index = value.length - 1; index >= 0; index -= 1) {
      waiting.push({ value: value[index], level, path: path === null ? null : pathOfIndex(path, index) });
    }
    return;
  }
  const object = value as { readonly [key: string]: JsonValue };
  for (const name of Object.keys(object).reverse()) {
    const inner = path === null ? null : pathOfKey(path, name);
    key(name, inner);
    waiting.push({ value: object[name] as JsonValue, level, path: inner });
  }
}
