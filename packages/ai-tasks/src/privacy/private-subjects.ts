import { compareCodeUnits } from "@plumbline/model-core";
import { PRIVACY_LIMITS } from "../limits.js";
import type { Origins } from "./origins.js";
import type { PublicRepositories } from "./private-repositories.js";

/**
 * The IDs of what is private in a context, in their order (docs/reference/ai.md#private-code): what is from a repository that
 * is not known to be public.
 */
export function privateSubjects(origins: Origins, repositories: PublicRepositories): readonly string[] {
  const subjects = [...origins].filter(([, from]) => [...from].some((one) => repositories.isPrivate(one)));
  return subjects.map(([id]) => id).sort(compareCodeUnits);
}

/** What stands for repositories that are too many to be kept: no repository is called so, and none such is public. */
const MORE = "";

/** The repositories that what is sent is from, as a proposal keeps them, in their order. */
export function toldFrom(origins: Origins): readonly string[] {
  const all = [...new Set([...origins.values()].flatMap((from) => [...from]))].sort(compareCodeUnits);
  const kept = all.slice(0, PRIVACY_LIMITS.toldFrom);
  return kept.length < all.length ? [...kept, MORE] : kept;
}
