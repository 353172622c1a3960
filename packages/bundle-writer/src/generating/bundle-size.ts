import { type BundleRefusal, refusalOf } from "../bytes/bundle-refusal.js";
import { BUNDLE_LIMITS } from "../limits.js";

/** Counts files and bytes of a bundle while it is written. */
export class BundleSize {
  #files = 0;
  #bytes = 0;

  /** The refusal, once a limit is passed. */
  add(path: string, bytes: number): BundleRefusal | null {
    this.#files += 1;
    this.#bytes += bytes;
    const { files, fileBytes, bundleBytes } = BUNDLE_LIMITS;
    if (bytes > fileBytes) {
      return refusalOf("bundle_too_large", path, `is over ${fileBytes} bytes`);
    }
    // The manifest is a file as well.
    return this.#files >= files ? tooLarge(`has over ${files} files`) : this.#over(bundleBytes);
  }

  #over(bundleBytes: number): BundleRefusal | null {
    return this.#bytes > bundleBytes ? tooLarge(`is over ${bundleBytes} bytes`) : null;
  }
}

/** Of the bundle as a whole. */
export function tooLarge(message: string): BundleRefusal {
  return refusalOf("bundle_too_large", "", message);
}
