import type { FileClass } from "../selecting/file-class.js";
import { extensionOf } from "../selecting/file-path.js";
import type { SnapshotFile } from "../snapshot.js";

/** What facts rest on in other files than those that say them: files of these classes, in the same service. */
export interface Ground {
  readonly classes: readonly FileClass[];
  readonly kinds: readonly string[];
  readonly isUnder: (said: Pick<SnapshotFile, "path" | "class">) => boolean;
}

const OF_MESSAGING = ["channel", "message", "publish", "subscribe"];
const WITH_NAMES = ["operation", "channel", "binding", "publish", "subscribe", "uses"];

/**
 * Whether a handler is one of Wolverine's, and which broker Spring Modulith passes events on to, packages say; names of
 * the JVM may be placeholders that settings fill in. Of other ecosystems no fact of source rests on a package.
 */
export const GROUNDS: readonly Ground[] = [
  { classes: ["dotnet-project", "dotnet-props"], kinds: OF_MESSAGING, isUnder: isOfDotnet },
  { classes: ["maven", "gradle", "gradle-catalog"], kinds: OF_MESSAGING, isUnder: isOfJvm },
  {
    classes: ["app-config"],
    kinds: WITH_NAMES,
    isUnder: (said) => isOfJvm(said) || said.class === "app-config",
  },
];

function isOfDotnet({ path }: Pick<SnapshotFile, "path">): boolean {
  return extensionOf(path) === "cs";
}

function isOfJvm({ path }: Pick<SnapshotFile, "path">): boolean {
  return ["java", "kt"].includes(extensionOf(path));
}

/**
 * Whether a file says such a fact of the services whose reach it is in: manifests say how far that goes. Who turns to whom
 * is also said by files that name their services.
 */
export function isByReach(kind: string, { class: fileClass }: Pick<SnapshotFile, "class">): boolean {
  return kind !== "uses" || fileClass === "source" || fileClass === "app-config";
}
