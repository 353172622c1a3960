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
   * The first places in order, each once, and after them the first of other files that these rest on, for which room is
   * kept. One that is too long to be written is left out, and that one was is said; what rests on nothing that can be
   * written is nowhere.
   */
  written(places: readonly Place[], grounds: readonly Place[] = []): WrittenPlaces {
    const own = new Set(places.map(({ path }) => path));
    const other = this.#first(
      grounds.filter(({ path }) => !own.has(path)),
      SCAN_LIMITS.groundSources,
    );
    const said = this.#first(places, SCAN_LIMITS.sources - other.sources.length);
    return {
      sources: said.sources.length === 0 ? [] : [...said.sources, ...other.sources],
      isCut: said.isCut || other.isCut,
    };
  }

  #first(places: readonly Place[], most: number): WrittenPlaces {
    const written = new Set<string>();
    let isCut = false;
    for (const place of [...places].sort(comparePlaces)) {
      const text = this.one(place);
      if (text === null) {
        isCut = true;
      } else {
        written.add(text);
      }
      if (written.size === most) {
        break;
      }
    }
    return { sources: [...written], isCut };
  }

  one({ path, lines }: Place): string | null {
    const text = `${this.#prefix}${escapedPath(path)}#L${lines.first}-L${Math.max(lines.first, lines.last)}`;
    return text.length > SCAN_LIMITS.sourceLength ? null : text;
  }
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
