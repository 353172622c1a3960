import { type BundleRefusal, type BundleRefusalCode, refusalOf } from "../../bytes/bundle-refusal.js";

/** What a reader answers that refuses. */
export interface Refused {
  readonly ok: false;
  readonly refusal: BundleRefusal;
}

/** An archive that no bundle is, and where. */
export function invalid(field: string, message: string): Refused {
  return refused("invalid_bundle", field, message);
}

/** The same for one over a limit. */
export function refused(code: BundleRefusalCode, field: string, message: string): Refused {
  return { ok: false, refusal: refusalOf(code, field, message) };
}
