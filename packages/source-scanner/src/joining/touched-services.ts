import { Remembered } from "./remembered.js";
import type { ServiceReach } from "./service-reach.js";

/** The services that some files may say something of. What is in no service rests on all files. */
export class TouchedServices {
  readonly #keys: ReadonlySet<string>;
  /** Asked about for every fact and place: each folder is answered once, however many services it is in. */
  readonly #byFolder: Remembered<boolean>;

  constructor(keys: ReadonlySet<string>, hasFiles: boolean, reach: ServiceReach) {
    this.#keys = keys;
    this.#byFolder = new Remembered((folder) => {
      const services = reach.ofFolder(folder);
      const isInNone = services.length === 0 && hasFiles;
      return isInNone || services.some(({ serviceKey }) => keys.has(serviceKey));
    });
  }

  has(serviceKey: string): boolean {
    return this.#keys.has(serviceKey);
  }

  /** Whether one of those is meant: the service, or where nobody knows it, one that a folder is in. */
  hasSaid(serviceKey: string | null, folder: string): boolean {
    return serviceKey === null ? this.#byFolder.of(folder) : this.#keys.has(serviceKey);
  }
}
