import { quoted } from "@plumbline/playback-engine";
import type { ConflictingOperation } from "../contracts/openapi/held-operations.js";
import { openApiPath } from "../contracts/openapi/openapi-document.js";
import type { Blocker } from "../manifest/manifest.js";

/** One for each operation whose method and path another one of its element has. */
export function contractConflicts(conflicting: readonly ConflictingOperation[]): readonly Blocker[] {
  return conflicting.map(({ operation, held }) => ({
    code: "contract-conflict",
    subject: operation.id,
    message:
      `Operation ${quoted(operation.name)} has the method and path of operation ${held.id} ${quoted(held.name)}, ` +
      `so ${openApiPath(held.ownerId)} holds only the latter. Rename or remove one of them.`,
  }));
}
