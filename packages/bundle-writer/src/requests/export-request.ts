/** The body that asks for an export (docs/reference/limits.md#bundles); it may be sent without content. */

import { isBlank, isPathWithin, type Result, utf8Length } from "@plumbline/model-core";
import {
  type BodyRefusal,
  type ObjectRule,
  object,
  orElse,
  orNull,
  type ReadOf,
  readBody,
  word,
} from "@plumbline/model-core/declaring";
import { PINS_ONE, PINNED_STATE as STATE_TO_READ } from "@plumbline/review-rules";
import { type BundleRefusal, refusalOf } from "../bytes/bundle-refusal.js";
import { BUNDLE_LIMITS, MANIFEST_BODY_LIMITS } from "../limits.js";
import { PINNED_STATE } from "../manifest/pinned-state.js";
import { refusedRepeats, repeatedPins } from "../manifest/repeated-entries.js";

/** What an export may be: the whole bundle, or the design document alone. */
export const EXPORT_FORMATS = ["bundle", "sdd"] as const;
/** One of these formats. */
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** A state that was pinned says all of what is read. */
const PINNED_ALONE: ObjectRule = {
  at: "end",
  check({ given: { pinned = null, ...given }, breaksRule }) {
    for (const field of Object.keys(STATE_TO_READ)) {
      if (pinned !== null && (given[field] ?? null) !== null) {
        breaksRule(field, "must not stand beside pinned");
      }
    }
  },
};

/** The body that asks for an export. */
export const EXPORT_REQUEST = object(
  {
    format: orElse(word(EXPORT_FORMATS), "bundle"),
    ...STATE_TO_READ,
    pinned: orNull(PINNED_STATE),
  },
  { rules: [PINS_ONE, PINNED_ALONE] },
);
/** What is exported, and of which state; main as it is now when it names none. */
export type ExportRequest = ReadOf<typeof EXPORT_REQUEST>;

/** Why an export is refused before anything is read: `invalid_bundle` when its pinned state alone is malformed. */
export type ExportRefusal = BodyRefusal | BundleRefusal;

/** Reads the body from its raw text, with the path of everything wrong; without content it is `{}`. */
export function readExportRequest(text: string): Result<ExportRequest, ExportRefusal> {
  const { manifestBytes } = BUNDLE_LIMITS;
  if (utf8Length(text) > manifestBytes) {
    const message = `must have at most ${manifestBytes} bytes`;
    return { ok: false, refusal: refusalOf("payload_too_large", "", message) };
  }
  const body = { node: EXPORT_REQUEST, name: "export", unknownField: "is not a known field" };
  const read = readBody({ ...body, ...MANIFEST_BODY_LIMITS }, isBlank(text) ? "{}" : text);
  return read.ok ? withoutRepeats(read.value) : { ok: false, refusal: judged(read.refusal) };
}

function judged(refusal: BodyRefusal): ExportRefusal {
  const isOfPinned = refusal.errors.every(({ field }) => isPathWithin(field, "pinned"));
  return isOfPinned ? { ...refusal, code: "invalid_bundle" } : refusal;
}

function withoutRepeats(request: ExportRequest): Result<ExportRequest, BundleRefusal> {
  const repeats = request.pinned === null ? [] : repeatedPins(request.pinned, "pinned");
  const refusal = refusedRepeats(repeats);
  return refusal === null ? { ok: true, value: request } : { ok: false, refusal };
}
