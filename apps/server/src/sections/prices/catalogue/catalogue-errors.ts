import { ApiError } from "../../../platform/errors/api-error.js";
import type { OutboundFailure } from "../../../platform/outbound/outbound-error.js";
import { CATALOGUE_BYTES, CATALOGUE_MS, CATALOGUE_PAGES_OF_METER } from "../limits.js";

/** Why the catalogue could not be read (docs/reference/prices.md#when-it-cannot-be-read). */
const TITLES = {
  "turned-off":
    "The price catalogue is turned off: cost.cloudPricesBaseUrl of the settings is empty, so nothing was asked",
  "address-refused":
    "The price catalogue may not be asked: its address leads to one that the policy does not allow, or by plain http out of the private network",
  unreachable: "The price catalogue cannot be reached",
  timeout: `The price catalogue took longer than ${CATALOGUE_MS / 1000} seconds`,
  "too-large": `The price catalogue answered with more than ${CATALOGUE_BYTES} bytes`,
  "too-many-pages": `The price catalogue has the meter on more than ${CATALOGUE_PAGES_OF_METER} pages`,
  "rate-limited": "The price catalogue takes no more questions now",
  refused: "The price catalogue answered with another status than 200",
  unreadable: "The price catalogue gave an answer that is not as its protocol says",
} as const;

export type CatalogueReason = keyof typeof TITLES;

/** `more` stands behind the title: never anything that came from outside. */
export function catalogueUnavailable(
  reason: CatalogueReason,
  { more = "", headers = {} }: { more?: string; headers?: Readonly<Record<string, string>> } = {},
): ApiError {
  const title = more === "" ? TITLES[reason] : `${TITLES[reason]}: ${more}`;
  return new ApiError({
    status: 502,
    type: "price_catalogue_unavailable",
    title,
    headers,
    members: { reason },
  });
}

/** What a request that got no answer means. */
export function reasonOf(failure: OutboundFailure): CatalogueReason {
  switch (failure) {
    case "address_refused":
      return "address-refused";
    case "timeout":
      return "timeout";
    case "too_large":
      return "too-large";
    case "bad_answer":
      return "unreadable";
    default:
      return "unreachable";
  }
}
