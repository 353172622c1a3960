import type { WantedFact } from "@plumbline/source-scanner/snapshots";

type ServicesOf = (path: string) => readonly string[];

/** What is known of the services of a folder. */
interface Owners {
  readonly there: ReadonlySet<string>;
  /** One of them, on either side, is of the files that are asked about. */
  readonly isTouched: boolean;
  /** One of them there is. */
  readonly wasTouched: boolean;
  /** It is in no service here. */
  readonly isFree: boolean;
}

/** Whether what is said somewhere is of services that some files are of, on this side or the other. */
export class OwnersOfPaths {
  readonly #servicesHere: ServicesOf;
  readonly #servicesThere: ServicesOf;
  readonly #touched = new Set<string>();
  /** Each folder is looked up once, however many files and facts are in it. */
  readonly #folders = new Map<string, Owners>();

  constructor(servicesHere: ServicesOf, servicesThere: ServicesOf, files: readonly string[]) {
    this.#servicesHere = servicesHere;
    this.#servicesThere = servicesThere;
    for (const path of new Map(files.map((file) => [folderOf(file), file])).values()) {
      for (const key of [...servicesHere(path), ...servicesThere(path)]) {
        this.#touched.add(key);
      }
    }
  }

  /** Code of no service takes its names from all of the repository, and what is of another service here may be as it was. */
  areTouched({ serviceKey, paths }: Pick<WantedFact, "serviceKey" | "paths">): boolean {
    if (serviceKey === null) {
      return paths.some((path) => this.#of(path).isTouched || this.#of(path).isFree);
    }
    const isMoved = (path: string) => this.#of(path).wasTouched && !this.#of(path).there.has(serviceKey);
    return this.#touched.has(serviceKey) || paths.some(isMoved);
  }

  /** What is said, or rests, in a folder that its service did not reach there: a name that was not clear may be now. */
  areNew({ serviceKey, paths, grounds }: Omit<WantedFact, "factKey">): boolean {
    const ownersOf = (path: string) => (serviceKey === null ? this.#servicesHere(path) : [serviceKey]);
    const isNew = (path: string) => ownersOf(path).some((key) => !this.#of(path).there.has(key));
    const owners = new Set(paths.flatMap(ownersOf));
    const isGroundNew = (path: string) => ![...owners].some((key) => this.#of(path).there.has(key));
    return paths.some(isNew) || (owners.size > 0 && grounds.some(isGroundNew));
  }

  #of(path: string): Owners {
    const folder = folderOf(path);
    const known = this.#folders.get(folder) ?? this.#find(path);
    this.#folders.set(folder, known);
    return known;
  }

  #find(path: string): Owners {
    const here = this.#servicesHere(path);
    const there = this.#servicesThere(path);
    const wasTouched = there.some((key) => this.#touched.has(key));
    const isTouched = wasTouched || here.some((key) => this.#touched.has(key));
    return { there: new Set(there), isTouched, wasTouched, isFree: here.length === 0 };
  }
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf("/") + 1);
}
