import { hasControlCharacter, isLongerThan } from "@plumbline/model-core";
import { MAX_REF } from "../limits.js";

/** Parts that no branch and no tag has, and that would lead an address elsewhere. */
const NO_PARTS = /\.\.|^\/|\/$|\/\/|(?:^|\/)\./;

/** Why a text is no branch or tag that can be followed (docs/reference/sources.md#refs); null when it is one. */
export function whyNoRef(ref: string): string | null {
  if (isLongerThan(ref, MAX_REF)) {
    return `must have at most ${MAX_REF} characters`;
  }
  if (ref === "" || /\s/u.test(ref) || hasControlCharacter(ref) || NO_PARTS.test(ref)) {
    return "must be the name of a branch or a tag, without white space";
  }
  if (ref.startsWith("refs/")) {
    return "must be the name of a branch or a tag, without refs/";
  }
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(ref)
    ? "must be a branch or a tag: a commit does not move"
    : null;
}
