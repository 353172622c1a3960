import { isManifest } from "../selecting/file-class.js";
import { folderOf } from "../selecting/file-path.js";
import type { SnapshotFile } from "../snapshot.js";
import { BY_CODE, GROUNDS, type Ground, isByCode } from "./ground-of-facts.js";
import type { MissedServices } from "./missed-services.js";
import type { ServiceReach } from "./service-reach.js";
import { TouchedServices } from "./touched-services.js";

/** A ground with files that were not looked through, and the services that these are of. */
interface MissedGround extends Omit<Ground, "isPart"> {
  readonly services: TouchedServices;
}

/** What facts rest on in their service (`GROUNDS`), where it was not looked through. */
export class MissedGrounds {
  readonly #grounds: readonly MissedGround[];
  /** Of which a manifest was not looked through. */
  readonly #withManifest: TouchedServices;

  /** What is of a service that is not seen may seem to be of the one around it. */
  constructor(missed: MissedServices, reach: ServiceReach, unseen: readonly string[]) {
    const around = unseen.flatMap((key) => reach.ofFolder(key)).map(({ serviceKey }) => serviceKey);
    const ofFiles = GROUNDS.map(({ isPart, ...ground }) => {
      return { ...ground, services: missed.where((file) => isPart(file.class)) };
    });
    this.#grounds = [
      { ...BY_CODE, services: new TouchedServices(new Set(around), false, reach) },
      ...ofFiles,
    ];
    this.#withManifest = missed.where((file) => isManifest(file.class));
  }

  /** Whether what a file says of a service, or of none, rests on one of them. */
  hold(kind: string, serviceKey: string | null, file: SnapshotFile): boolean {
    const folder = folderOf(file.path);
    return this.#grounds.some(
      ({ kinds, isUnder, services }) =>
        kinds.includes(kind) && isUnder(file) && services.hasSaid(serviceKey, folder),
    );
  }

  /** Whether a manifest of whom it is of was not looked through; what is of no service is of those that it is said in. */
  isOfManifest(serviceKey: string | null, said: readonly SnapshotFile[]): boolean {
    return serviceKey === null
      ? said.some((file) => isByCode(file) && this.#withManifest.hasSaid(null, folderOf(file.path)))
      : this.#withManifest.has(serviceKey);
  }
}
