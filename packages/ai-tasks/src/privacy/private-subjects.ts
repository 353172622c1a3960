import { compareCodeUnits } from "@plumbline/model-core";
import { PRIVACY_LIMITS } from "../limits.js";
import type { Origins } from "./origins.js";
import type { PublicRepositories } from "./private-repositories.js";

/** What origins come to: no more than the things and the repositories that a proposal keeps. */
export interface JudgedOrigins {
  /** The IDs of what is private, in their order. */
  readonly privateSubjects: readonly string[];
  /** The repositories that it is all from, as a proposal keeps them, in their order. */
  readonly toldFrom: readonly string[];
}

/**
 * What is private in a context (docs/reference/ai.md#private-code): what is from a repository that is not known to be public;
 * and the repositories that it is all from.
 */
export function judgeOrigins(origins: Origins, repositories: PublicRepositories): JudgedOrigins {
  const subjects = [...origins].filter(([, from]) => [...from].some((one) => repositories.isPrivate(one)));
  return {
    privateSubjects: subjects.map(([id]) => id).sort(compareCodeUnits),
    toldFrom: toldFrom(origins),
  };
}

/** The same of a context that was judged part by part. */
export function joinJudged(parts: readonly JudgedOrigins[]): JudgedOrigins {
  const subjects = new Set(parts.flatMap(({ privateSubjects }) => privateSubjects));
  return {
    privateSubjects: [...subjects].sort(compareCodeUnits),
    toldFrom: keptNames(parts.flatMap((part) => part.toldFrom)),
  };
}

/** What nobody looked through: each of it may be private, and from repositories that nobody knows. */
export function unjudged(ids: readonly string[]): JudgedOrigins {
  return ids.length === 0
    ? { privateSubjects: [], toldFrom: [] }
    : { privateSubjects: ids.toSorted(compareCodeUnits), toldFrom: [MORE] };
}

/** The repositories that what is sent is from, as a proposal keeps them, in their order. */
export function toldFrom(origins: Origins): readonly string[] {
  return keptNames([...origins.values()].flatMap((from) => [...from]));
}

/** What stands for repositories that are too many to be kept: no repository is called so, and none such is public. */
const MORE = "";

function keptNames(names: readonly string[]): readonly string[] {
  const all = new Set(names);
  const hadMore = all.delete(MORE);
  const kept = [...all].sort(compareCodeUnits).slice(0, PRIVACY_LIMITS.toldFrom);
  return hadMore || kept.length < all.size ? [...kept, MORE] : kept;
}
