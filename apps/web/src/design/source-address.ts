import { placeAddress, sourcePlace } from "./source-place.js";

/**
 * Where a place in source code is looked at in a browser; null where that cannot be told from how it is written.
 * `webUrl` is where the code host shows its repository, where that is known.
 */
export function sourceAddress(source: string, webUrl?: string): string | null {
  if (/^https?:\/\//i.test(source)) {
    return source;
  }
  const place = sourcePlace(source);
  if (place === null) {
    return null;
  }
  const known = webUrl ?? (place.host === "github.com" ? `https://github.com/${place.repository}` : null);
  return known === null ? null : placeAddress(known, place);
}
