import { linesOfValues, shortPath } from "@plumbline/model-core";
import type { ConversionNote, UnlistedNotes } from "../conversion.js";
import { CONVERT_LIMITS } from "../limits.js";
import { Place } from "./place.js";
import type { SourceText } from "./source-text.js";
import type { Where } from "./where.js";

interface Held {
  readonly where: Where;
  readonly what: string;
}

/** Collects what is not carried over: of each sort the first places, and how many more there are. */
export class NoteList {
  readonly #held: Held[] = [];
  readonly #counts = new Map<string, number>();
  /** What a place is noted for already: what others refer to is looked at several times. */
  readonly #noted = new Set<string>();

  /** `what` is one of few sentences: what is particular to a place stands in its path. */
  add(where: Where, what: string): void {
    const key = `${where instanceof Place ? where.wayKey : where.line} ${what}`;
    if (this.#noted.has(key)) {
      return;
    }
    if (this.#noted.size < CONVERT_LIMITS.notedPlaces) {
      this.#noted.add(key);
    }
    const count = this.#counts.get(what) ?? 0;
    this.#counts.set(what, count + 1);
    if (count < CONVERT_LIMITS.notesOfOneSort) {
      this.#held.push({ where, what });
    }
  }

  /** The same, where there is something. */
  addIfThere(place: Place, what: string): void {
    if (place.isThere) {
      this.add(place, what);
    }
  }

  /** The same for each of some keys of an object. */
  addEach(place: Place, whats: Readonly<Record<string, string>>): void {
    for (const [key, what] of Object.entries(whats)) {
      this.addIfThere(place.at(key), what);
    }
  }

  /** What is told, with the lines of the text. */
  notes({ text, spelling }: SourceText): readonly ConversionNote[] {
    const places = this.#held.flatMap(({ where }) => (where instanceof Place ? [where] : []));
    const ways = places.map(({ way }) => way);
    const lines = spelling === "dsl" ? [] : linesOfValues(text, spelling, ways);
    const lineOf = new Map<Where, number | null | undefined>(places.map((place, at) => [place, lines[at]]));
    return this.#held.map(({ where, what }) => {
      const line = where instanceof Place ? lineOf.get(where) : where.line;
      return { path: shortPath(where.path), line: line ?? null, what };
    });
  }

  get more(): readonly UnlistedNotes[] {
    return [...this.#counts].flatMap(([what, count]) => {
      const more = count - CONVERT_LIMITS.notesOfOneSort;
      return more > 0 ? [{ what, count: more }] : [];
    });
  }
}
