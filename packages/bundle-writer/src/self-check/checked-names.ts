import type { CheckedKind } from "../manifest/self-check.js";

/** Names of things of each kind. */
export type CheckedNames = { readonly [Kind in CheckedKind]: readonly string[] };
