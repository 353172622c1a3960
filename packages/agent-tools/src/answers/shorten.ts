import type { JsonValue } from "@plumbline/model-core";
import type { Cut, Path } from "./cut.js";
import { isGuarded } from "./fact-label.js";
import { EMPTY, type Measured, type Part } from "./measured.js";
import { mostThat } from "./most-that.js";
import { roomsOf } from "./rooms-of.js";

/** A value that has room, and what was cut of it. */
export interface Shortened {
  /** Undefined when it is left out. */
  readonly value: JsonValue | undefined;
  readonly cuts: readonly Cut[];
}

/** What is meant as a whole: a part of one would be another. */
const WHOLE: ReadonlySet<string | number | undefined> = new Set([
  ...["content", "payload", "recipe", "pinned", "brief", "nextCursor"],
  ...["name", "technology", "routingKey", "provenance", "source"],
]);

/** Texts that are no longer are not cut: little is won, and they name things. */
const SHORT = 80;
/** A beginning that is shorter says nothing, or something else. */
const LEAST_BEGINNING = 40;

/**
 * A value in so many characters of JSON: as it is where it has room, else texts and lists from their beginning, objects with
 * what is small in them and an equal share for each of the rest. What has no room at all is left out.
 */
export function shorten(whole: Measured, room: number, path: Path): Shortened {
  if (whole.size <= room) {
    return { value: whole.value, cuts: [] };
  }
  const isOne = room < EMPTY || WHOLE.has(path.at(-1));
  return (isOne ? null : partWithRoom(whole, room, path)) ?? leftOut(path);
}

/** Null where nothing is left of it. */
function partWithRoom(whole: Measured, room: number, path: Path): Shortened | null {
  const { value } = whole;
  if (typeof value === "string") {
    return beginningOf(value, room, path);
  }
  if (Array.isArray(value)) {
    return withoutMostOf(whole, room, path) ?? firstEntries(whole, room, path);
  }
  return withMembers(whole, room, path);
}

function beginningOf(text: string, room: number, path: Path): Shortened | null {
  if (text.length <= SHORT) {
    return null;
  }
  const hasRoom = (length: number): boolean => JSON.stringify(cutAt(text, length)).length <= room;
  const value = cutAt(text, mostThat(Math.min(text.length, room), hasRoom));
  return value.length < LEAST_BEGINNING ? null : { value, cuts: [{ path, said: "ends early" }] };
}

/** Never half a character. */
function cutAt(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, "");
}

/** A list with all of its entries, of which one is most of it and is shortened; null where that does not do. */
function withoutMostOf({ value, size, parts }: Measured, room: number, path: Path): Shortened | null {
  const largest = parts.reduce<Part | undefined>(
    (most, part) => (most === undefined || part.size > most.size ? part : most),
    undefined,
  );
  if (largest === undefined || 2 * largest.size <= size) {
    return null;
  }
  const shortened = shorten(largest, room - (size - largest.size), [...path, largest.name]);
  return shortened.value === undefined
    ? null
    : { ...shortened, value: (value as readonly JsonValue[]).with(Number(largest.name), shortened.value) };
}

/** As many as there is room for; the first one is shortened where it has none. */
function firstEntries({ parts }: Measured, room: number, path: Path): Shortened {
  let left = room - EMPTY;
  const end = parts.findIndex(({ size, beside }) => {
    left -= size + beside;
    return left < 0;
  });
  const shortened = parts
    .slice(0, Math.max(1, end))
    .map((part) => shorten(part, end > 0 ? part.size : room - EMPTY - part.beside, [...path, part.name]))
    .filter(isThere);
  const value = shortened.map((one) => one.value);
  const fewer: Cut = { path, said: `has ${value.length} of its ${parts.length} items` };
  return { value, cuts: [...shortened.flatMap(({ cuts }) => cuts), fewer] };
}

function isThere(shortened: Shortened): shortened is Shortened & { readonly value: JsonValue } {
  return shortened.value !== undefined;
}

function withMembers({ parts }: Measured, room: number, path: Path): Shortened | null {
  const rooms = roomsOf(parts, room - EMPTY);
  const shortened = parts.map(
    (part) => [part.name, shorten(part, (rooms.get(part) ?? 0) - part.beside, [...path, part.name])] as const,
  );
  const kept = shortened.flatMap(([name, one]) => (isThere(one) ? [[name, one.value] as const] : []));
  return kept.length === 0 || losesGuarded(parts, kept)
    ? null
    : { value: Object.fromEntries(kept), cuts: shortened.flatMap(([, { cuts }]) => cuts) };
}

/** A fact without its label would have that of the answer; a thing without its name is none. */
function losesGuarded(
  parts: readonly Part[],
  kept: readonly (readonly [string | number, JsonValue])[],
): boolean {
  const names = new Set(kept.map(([name]) => name));
  return parts.some(({ name }) => isGuarded(name) && !names.has(name));
}

function leftOut(path: Path): Shortened {
  return { value: undefined, cuts: [{ path, said: "is left out" }] };
}
