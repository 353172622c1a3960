import { hasControlCharacter, isLongerThan } from "@plumbline/model-core";
import { MAX_REF } from "../limits.js";

/** Parts that no branch and no tag has, and that would lead an address elsewhere. */
const NO_PARTS = /\.\.|^\/|\/$|\/\/|(?:^|\/)\./;

const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;

/** Why a text is no branch or tag that can be followed (docs/reference/sources.md#refs); null when it is one. */
export function whyNoRef(ref: string): string | null {
  return COMMIT.test(ref) ? "must be a branch or a tag: a commit does not move" : whyNoScannedRef(ref);
}

/** The same of what is scanned once, which a commit may be too (docs/reference/scans.md#starting-a-scan). */
export function whyNoScannedRef(ref: string): string | null {
  if (isLongerThan(ref, MAX_REF)) {
    return `must have at most ${MAX_REF} characters`;
  }
  if (ref === "" || /\s/u.test(ref) || hasControlCharacter(ref) || NO_PARTS.test(ref)) {
    return "must be the name of a branch or a tag, without white space";
  }
  return ref.startsWith("refs/") ? "must be the name of a branch or a tag, without refs/" : null;
}
