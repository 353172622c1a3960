import type { JsonValue } from "@plumbline/model-core";
import type { JsonObject } from "../arguments/json-object.js";
import { type Budget, fits, inWords } from "./budget.js";
import type { Envelope } from "./envelope.js";
import { largestPart, type Part } from "./largest-part.js";

/** Places that a notice names; of more it says how many. */
const NAMED = 5;

/** An answer as it is sent. */
export interface CutAnswer {
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * The text of an answer that is cut until it keeps to a budget: always the largest part of `data`, lists and texts by half,
 * objects as a whole. The notice says what was cut and which endpoint gives all of it.
 */
export function cutToFit(answer: Envelope, budget: Budget, endpoint: string): CutAnswer {
  const cuts = new Map<string, string>();
  let data = answer.data;
  for (;;) {
    const notice = cuts.size === 0 ? answer.notice : noticeOf(answer.notice, cuts, budget, endpoint);
    const text = JSON.stringify({ ...answer, data, notice });
    const part = fits(text, budget) ? null : largestPart(data);
    if (part === null) {
      return { text, isCut: cuts.size > 0 };
    }
    const { value, said } = halved(part);
    cuts.set(part.path.join("."), said);
    data = replaced(data, part.path, value) as JsonObject;
  }
}

function noticeOf(
  before: string | null,
  cuts: ReadonlyMap<string, string>,
  budget: Budget,
  endpoint: string,
): string {
  const named = [...cuts].slice(0, NAMED).map(([path, said]) => `data.${path} ${said}`);
  const more = cuts.size > NAMED ? [`${cuts.size - NAMED} more places are cut`] : [];
  const said = `Cut to keep to ${inWords(budget)}: ${[...named, ...more].join("; ")}. ${endpoint} gives all of it.`;
  return before === null ? said : `${before} ${said}`;
}

interface Halved {
  readonly value: JsonValue;
  /** What happened to it. */
  readonly said: string;
}

function halved({ value }: Part): Halved {
  if (typeof value === "string") {
    return { value: firstHalf(value), said: "ends early" };
  }
  return Array.isArray(value)
    ? { value: value.slice(0, Math.floor(value.length / 2)), said: "has only its first items" }
    : { value: null, said: "is left out" };
}

/** Never half a character. */
function firstHalf(text: string): string {
  return text.slice(0, Math.floor(text.length / 2)).replace(/[\ud800-\udbff]$/, "");
}

/** A value with another one at a place in it. */
function replaced(value: JsonValue, path: readonly (string | number)[], other: JsonValue): JsonValue {
  const [first, ...rest] = path;
  if (first === undefined) {
    return other;
  }
  if (Array.isArray(value)) {
    return value.map((entry, index) => (index === first ? replaced(entry, rest, other) : entry));
  }
  const entries = Object.entries(value as JsonObject);
  return Object.fromEntries(
    entries.map(([name, entry]) => [name, name === first ? replaced(entry, rest, other) : entry]),
  );
}
