import { SCAN_LIMITS } from "../limits.js";
import { comparePlaces, type Place } from "./place.js";
import type { SourcePlace } from "./read-provenance.js";

/** Places as provenance writes them. */
export interface WrittenPlaces {
  readonly sources: readonly string[];
  /** A place was left out for its length. */
  readonly isCut: boolean;
}

/** Writes places of one commit as provenance does: `host/owner/name@commit:path#L1-L2`. */
export class ProvenanceWriter {
  readonly #prefix: string;

  constructor(repository: string, commit: string) {
    this.#prefix = `${repository}@${commit}:`;
  }

  /**
   * The first places, each once and in order, of as many files as there is room for; one that is too long to be written is
   * left out, and that one was is said.
   */
  written(places: readonly Place[]): WrittenPlaces {
    const written = new Map<string, Place>();
    let isCut = false;
    for (const place of inTurn([...places].sort(comparePlaces))) {
      const text = this.one(place);
      if (text === null) {
        isCut = true;
      } else {
        written.set(text, place);
      }
      if (written.size === SCAN_LIMITS.sources) {
        break;
      }
    }
    const inOrder = [...written].sort(([, one], [, other]) => comparePlaces(one, other));
    return { sources: inOrder.map(([text]) => text), isCut };
  }

  one({ path, lines }: Place): string | null {
    const text = `${this.#prefix}${escapedPath(path)}#L${lines.first}-L${Math.max(lines.first, lines.last)}`;
    return text.length > SCAN_LIMITS.sourceLength ? null : text;
  }
}

/** The first of each file, and then the others. */
function inTurn(places: readonly Place[]): readonly Place[] {
  const isFirst = ({ path }: Place, index: number) => path !== places[index - 1]?.path;
  return [...places.filter(isFirst), ...places.filter((place, index) => !isFirst(place, index))];
}

/** Writes one place; null when it is too long to be written. */
export function writeProvenance({
  repository,
  commit,
  path,
  firstLine,
  lastLine,
}: SourcePlace): string | null {
  return new ProvenanceWriter(repository, commit).one({ path, lines: { first: firstLine, last: lastLine } });
}

/** `%`, `#`, white space, control and non-ASCII characters, percent-encoded as UTF-8. */
function escapedPath(path: string): string {
  return path.toWellFormed().replace(/[^!"$&-~]/gu, (character) => {
    const bytes = new TextEncoder().encode(character);
    return Array.from(bytes, (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  });
}
