import type { Place } from "../reading/place.js";

/** The place that a JSON pointer in a fragment (`#/components/schemas/Order`) leads to; null when it leads to none. */
export function resolvePointer(document: Place, reference: string): Place | null {
  const tokens = tokensOf(reference);
  if (tokens === null) {
    return null;
  }
  let place: Place | null = document;
  for (const token of tokens) {
    place = place === null ? null : innerOf(place, token);
  }
  return place;
}

function tokensOf(reference: string): readonly string[] | null {
  if (!reference.startsWith("#/") || reference.length > 2000) {
    return null;
  }
  const decoded = percentDecoded(reference.slice(2));
  return decoded?.split("/").map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~")) ?? null;
}

/** Null for what is no percent-encoding of UTF-8. */
function percentDecoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function innerOf(place: Place, token: string): Place | null {
  const inner = place.isList ? place.entry(/^\d{1,7}$/.test(token) ? Number(token) : -1) : place.at(token);
  return inner.value === undefined ? null : inner;
}
