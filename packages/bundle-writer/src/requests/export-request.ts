import { type Issue, isBlank, type Result } from "@plumbline/model-core";
import {
  type BodyRefusal,
  type ObjectRule,
  object,
  orElseAlsoNull,
  orNull,
  type ReadOf,
  readBody,
  word,
} from "@plumbline/model-core/declaring";
import { type BundleRefusal, refusalOf } from "../bytes/bundle-refusal.js";
import { MANIFEST_BODY_LIMITS } from "../limits.js";
import { PINNED_STATE } from "../manifest/pinned-state.js";
import { repeatedPins } from "../manifest/repeated-entries.js";
import { WANTED_STATE, WANTS_ONE } from "./wanted-state.js";

/** What an export answers: the archive, or `SDD.md` alone. */
export const EXPORT_FORMATS = ["bundle", "sdd"] as const;

const PINNED = "pinned";

type Wanted = { readonly [Field in keyof typeof WANTED_STATE]: string | null };

const STANDS_ALONE: ObjectRule<Wanted & { readonly pinned: ReadOf<typeof PINNED_STATE> | null }> = {
  at: "end",
  check({ read: { pinned, revisionId, branchId }, breaksRule }) {
    if (pinned !== null && (revisionId !== null || branchId !== null)) {
      breaksRule(revisionId === null ? "branchId" : "revisionId", "must not stand beside pinned");
    }
  },
};

/** The body of an export (docs/reference/build.md#exporting); it may be sent without content. */
export const EXPORT_REQUEST = object(
  {
    format: orElseAlsoNull(word(EXPORT_FORMATS), "bundle"),
    ...WANTED_STATE,
    pinned: orNull(PINNED_STATE),
  },
  { rules: [WANTS_ONE, STANDS_ALONE] },
);
export type ExportRequest = ReadOf<typeof EXPORT_REQUEST>;

/** A pinned state that is none is `invalid_bundle`. */
export type ExportRequestRefusal = BodyRefusal | BundleRefusal;

export function readExportRequest(text: string): Result<ExportRequest, ExportRequestRefusal> {
  const body = { node: EXPORT_REQUEST, name: "export", unknownField: "is not a known field" };
  const read = readBody({ ...body, ...MANIFEST_BODY_LIMITS }, isBlank(text) ? "{}" : text);
  if (!read.ok) {
    return { ok: false, refusal: ofPinned(read.refusal) };
  }
  const { pinned } = read.value;
  const repeats = pinned === null ? [] : repeatedPins(pinned, PINNED);
  const [first] = repeats;
  return first === undefined ? read : { ok: false, refusal: refusedFor(first, repeats) };
}

function ofPinned(refusal: BodyRefusal): ExportRequestRefusal {
  const { errors } = refusal;
  const isOfPinned = ({ field }: Issue): boolean => field === PINNED || field.startsWith(`${PINNED}.`);
  return errors.length > 0 && errors.every(isOfPinned) ? { ...refusal, code: "invalid_bundle" } : refusal;
}

function refusedFor({ field, message }: Issue, all: readonly Issue[]): BundleRefusal {
  return {
    ...refusalOf("invalid_bundle", field, message),
    errors: all.slice(0, MANIFEST_BODY_LIMITS.issues),
  };
}
