import { type JsonValue, sameValue } from "@plumbline/model-core";
import type { ImportItem } from "../records/import-item.js";

/**
 * Whether accepting an item does what it was shown to do: the model may have changed since
 * (docs/reference/source-imports.md#deciding). What is there already is done.
 */
export function isAsShown(shown: ImportItem, now: ImportItem | undefined): boolean {
  if (now === undefined) {
    return true;
  }
  return sameValue(written(shown), written(now));
}

/** What a person who accepts it stands for. */
function written({ change, targetId, proposed, current }: ImportItem): JsonValue {
  switch (change) {
    case "add":
      return [change, targetId, proposed];
    case "update":
      return [change, targetId, proposed, current];
    case "confirm":
    case "link":
      return [change, targetId];
  }
}
