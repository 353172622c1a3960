import type { Result } from "@plumbline/model-core";
import type { BundleRefusal } from "../../bytes/bundle-refusal.js";
import { BUNDLE_LIMITS } from "../../limits.js";
import { RECORD_BYTES, SIGNATURES } from "../zip-format.js";
import { invalid, refused } from "./refused.js";

/** What the end of an archive says of its directory. */
export interface EndRecord {
  /** Where the directory ends and the record begins. */
  readonly at: number;
  readonly entries: number;
  readonly directoryAt: number;
}

const WHOLE_U16 = 0xffff;
const WHOLE_U32 = 0xffffffff;

/** Reads the last record of an archive. It has no comment, so that it stands in one place only. */
export function readEnd(view: DataView): Result<EndRecord, BundleRefusal> {
  const at = view.byteLength - RECORD_BYTES.end;
  if (at < 0 || view.getUint32(at, true) !== SIGNATURES.end || view.getUint16(at + 20, true) !== 0) {
    return invalid("", "is no zip archive that ends in an end record without a comment");
  }
  const fault = faultOfEnd(view, at);
  if (fault !== null) {
    return invalid("", fault);
  }
  const entries = view.getUint16(at + 10, true);
  return entries > BUNDLE_LIMITS.files
    ? refused("bundle_too_large", "entries", `must be at most ${BUNDLE_LIMITS.files}`)
    : { ok: true, value: { at, entries, directoryAt: view.getUint32(at + 16, true) } };
}

function faultOfEnd(view: DataView, at: number): string | null {
  if (isZip64(view, at)) {
    return "is a Zip64 archive";
  }
  const entries = view.getUint16(at + 10, true);
  if (view.getUint32(at + 4, true) !== 0 || view.getUint16(at + 8, true) !== entries) {
    return "is one part of an archive of several";
  }
  const directoryEnd = view.getUint32(at + 12, true) + view.getUint32(at + 16, true);
  return directoryEnd === at ? null : "has a directory that does not end where its end record begins";
}

function isZip64(view: DataView, at: number): boolean {
  const locator = at - RECORD_BYTES.zip64Locator;
  return (
    (locator >= 0 && view.getUint32(locator, true) === SIGNATURES.zip64Locator) ||
    view.getUint16(at + 10, true) === WHOLE_U16 ||
    view.getUint32(at + 12, true) === WHOLE_U32 ||
    view.getUint32(at + 16, true) === WHOLE_U32
  );
}
