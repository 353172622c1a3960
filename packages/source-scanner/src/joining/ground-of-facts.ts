import { type FileClass, isManifest } from "../selecting/file-class.js";
import { extensionOf } from "../selecting/file-path.js";
import type { SnapshotFile } from "../snapshot.js";

type SaidIn = Pick<SnapshotFile, "path" | "class">;

/** What facts rest on in other files than those that say them, in the same service. */
export interface Ground {
  readonly isPart: (fileClass: FileClass | null) => boolean;
  readonly kinds: readonly string[];
  readonly isUnder: (said: SaidIn) => boolean;
}

const WITH_NAMES = ["operation", "channel", "binding", "publish", "subscribe", "uses"];

/** What code says, and settings. */
export const BY_CODE: Omit<Ground, "isPart"> = { kinds: [...WITH_NAMES, "message"], isUnder: isByCode };

/**
 * Manifests say which packages code has, and which folders it takes constants, prefixes and settings from: whether it says
 * anything, and by which name. Names of the JVM, and of settings, may be placeholders that settings fill in.
 */
export const GROUNDS: readonly Ground[] = [
  { isPart: isManifest, ...BY_CODE },
  {
    isPart: (fileClass) => fileClass === "app-config",
    kinds: WITH_NAMES,
    isUnder: (said) => isOfJvm(said) || said.class === "app-config",
  },
];

function isOfJvm({ path }: SaidIn): boolean {
  return ["java", "kt"].includes(extensionOf(path));
}

/** Whether a file says what it says of the services whose reach it is in. */
export function isByCode({ class: fileClass }: Pick<SnapshotFile, "class">): boolean {
  return fileClass === "source" || fileClass === "app-config";
}

/** Manifests say how far that goes. Who turns to whom is also said by files that name their services. */
export function isByReach(kind: string, file: Pick<SnapshotFile, "class">): boolean {
  return kind !== "uses" || isByCode(file);
}
