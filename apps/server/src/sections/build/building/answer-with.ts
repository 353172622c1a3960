import type { BytesAnswer } from "../../../platform/http/send-bytes.js";
import type { Built } from "./build-state.js";
import type { Shown } from "./show-bundle.js";

/** What was built, as it crossed from its thread. */
export type BuiltBytes = Omit<Built, "outcome">;

const HASH_DIGITS = 12;

/** The answer with what was built, and what its headers say of the bundle. */
export function answerWith(built: BuiltBytes, shown: Shown): BytesAnswer {
  const { bytes, contentType, etag, bundleHash } = built;
  const headers = {
    "Cache-Control": "private, no-cache",
    "X-Service-Stream-Version": String(built.streamVersion),
    "X-Service-Build-Ready": String(built.buildReady),
    "X-Service-Current": String(built.isCurrent),
    ...(bundleHash === null ? {} : { "X-Service-Bundle-Hash": bundleHash }),
    ...(shown.as === "bundle" && bundleHash !== null ? { "Content-Disposition": named(bundleHash) } : {}),
  };
  return { bytes, contentType, etag, headers };
}

function named(bundleHash: string): string {
  return `attachment; filename="service-bundle-${bundleHash.slice(0, HASH_DIGITS)}.zip"`;
}

/** An answer with bytes of JSON that nobody asks for twice. */
export function answerOnce(bytes: Uint8Array): BytesAnswer {
  return {
    bytes,
    contentType: "application/json; charset=utf-8",
    headers: { "Cache-Control": "private, no-store" },
  };
}
