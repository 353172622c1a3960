import { createHash } from "node:crypto";
import { readJson } from "@plumbline/model-core";
import { type ApiError, validationError } from "../errors/api-error.js";
import type { Page } from "./page.js";

/** The sort key of the last row a page showed. */
export type Keyset = readonly string[];

/**
 * A cursor holds the keyset and a check over it and the list it belongs to, so that a cursor of another
 * list, or one nobody gave, is refused. It holds nothing that the page did not show.
 */
export function encodeCursor(list: string, keyset: Keyset): string {
  return encodeText(list, JSON.stringify(keyset));
}

/** The keyset of a cursor; null without one; 400 on `cursor` for one the service did not give. */
export function decodeCursor(list: string, cursor: string | undefined): Keyset | null {
  if (cursor === undefined) {
    return null;
  }
  const decoded = Buffer.from(cursor, "base64url").toString("utf8");
  const text = decoded.slice(CHECK_LENGTH);
  if (encodeText(list, text) !== cursor) {
    throw refuseCursor();
  }
  return parseKeyset(text);
}

export function refuseCursor(): ApiError {
  return validationError([{ field: "cursor", message: "is not a cursor this list gave" }]);
}

/** Makes a page of rows that were read with one more than the limit. */
export function pageOf<Row>(
  list: string,
  rows: readonly Row[],
  limit: number,
  keyset: (row: Row) => Keyset,
): Page<Row> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(list, keyset(last)) : null,
  };
}

const CHECK_LENGTH = 16;

/** The check is no secret, so a keyset somebody made up is read as carefully as any other input. */
function parseKeyset(text: string): Keyset {
  const read = readJson(text, { maxDepth: 1 });
  if (!read.ok || read.value.oddities.length > 0) {
    throw refuseCursor();
  }
  const { value } = read.value;
  if (!Array.isArray(value) || !value.every((part) => typeof part === "string")) {
    throw refuseCursor();
  }
  return value;
}

function checkOf(list: string, text: string): string {
  return createHash("sha256").update(`${list}\n${text}`).digest("hex").slice(0, CHECK_LENGTH);
}

function encodeText(list: string, text: string): string {
  return Buffer.from(`${checkOf(list, text)}${text}`).toString("base64url");
}
