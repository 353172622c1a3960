import { type Keyset, refuseCursor } from "../../../platform/pagination/cursor.js";

const VERSION = /^[1-9]\d{0,8}$/;

/** The version that a page ended with; null without a cursor. */
export function versionPosition(keyset: Keyset | null): number | null {
  if (keyset === null) {
    return null;
  }
  const [version, ...rest] = keyset;
  if (version === undefined || !VERSION.test(version) || rest.length > 0) {
    throw refuseCursor();
  }
  return Number(version);
}
