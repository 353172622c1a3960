import { pathOfKey } from "@plumbline/model-core";
import { MANIFEST_PATH } from "../../bytes/manifest-path.js";
import { BUNDLE_LIMITS } from "../../limits.js";
import { type Refused, refused } from "./refused.js";

/** Adds up what entries say they hold, before any is inflated. */
export class SizeCount {
  #bytes = 0;

  /** The refusal of the entry that goes over a limit. */
  add({ path, bytes }: { readonly path: string; readonly bytes: number }): Refused | null {
    const { fileBytes, manifestBytes, bundleBytes } = BUNDLE_LIMITS;
    const place = pathOfKey("entries", path);
    this.#bytes += bytes;
    if (path === MANIFEST_PATH && bytes > manifestBytes) {
      return refused("payload_too_large", place, `must hold at most ${manifestBytes} bytes`);
    }
    if (bytes > fileBytes) {
      return refused("bundle_too_large", place, `must hold at most ${fileBytes} bytes`);
    }
    return this.#bytes > bundleBytes
      ? refused("bundle_too_large", "entries", `must hold at most ${bundleBytes} bytes together`)
      : null;
  }
}
