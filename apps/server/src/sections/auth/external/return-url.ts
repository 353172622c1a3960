import { MAX_RETURN_URL } from "../limits.js";

/** What a path is resolved against; another origin in the result is another site. */
const HERE = "http://instance.invalid";
const START_OF_ANOTHER_SITE = /^\/[/\\]/;

/**
 * A path of this instance as a `Location` may say it; null for everything that a browser, or a proxy which
 * decodes before it forwards, could read as another site.
 */
export function readReturnUrl(text: string): string | null {
  if (text.length > MAX_RETURN_URL || !/^\/(?!\/)/.test(text) || /[\\\p{Cc}\p{Cs}]/u.test(text)) {
    return null;
  }
  if (!URL.canParse(text, HERE)) {
    return null;
  }
  const { origin, pathname, search, hash } = new URL(text, HERE);
  const decoded = decodedFully(pathname);
  if (origin !== HERE || decoded === null || START_OF_ANOTHER_SITE.test(decoded)) {
    return null;
  }
  return `${pathname}${search}${hash}`;
}

/** Decoded until nothing is left to decode; null when it cannot be. */
function decodedFully(path: string): string | null {
  let decoded = path;
  try {
    for (let next = decodeURIComponent(decoded); next !== decoded; next = decodeURIComponent(decoded)) {
      decoded = next;
    }
  } catch {
    return null;
  }
  return /[\\\p{Cc}]/u.test(decoded) ? null : decoded;
}
