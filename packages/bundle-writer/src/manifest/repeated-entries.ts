import type { Issue } from "@plumbline/model-core";
import { type BundleRefusal, refusalOf } from "../bytes/bundle-refusal.js";
import { MANIFEST_PATH } from "../bytes/manifest-path.js";
import { MANIFEST_BODY_LIMITS } from "../limits.js";
import type { ManifestFile } from "./manifest.js";
import type { PinnedState } from "./pinned-state.js";

/** Lists of a pinned state, and what tells their entries apart. */
const PINNED_LISTS: readonly ((pinned: PinnedState) => readonly [string, readonly string[]])[] = [
  ({ scenarios }) => ["scenarios", scenarios.map(({ id }) => id)],
  ({ schemas }) => ["schemas", schemas.map(({ id }) => id)],
  ({ promises }) => ["promises", promises.map(({ id }) => id)],
  ({ decisions = [] }) => ["decisions", decisions.map(({ id }) => id)],
  ({ runs }) => ["runs", runs.map(({ obligationId, promiseId }) => `${promiseId} ${obligationId}`)],
  ({ sources }) => ["sources", sources.map(({ repository }) => repository)],
];

/** What a pinned state names twice; `place` is its own path. */
export function repeatedPins(pinned: PinnedState, place: string): readonly Issue[] {
  return PINNED_LISTS.flatMap((listOf) => {
    const [name, keys] = listOf(pinned);
    return repeatedIn(keys).map((index) => ({ field: `${place}.${name}[${index}]`, message: "is repeated" }));
  });
}

/** Files that a manifest lists twice, whatever the letter case, and the manifest itself. */
export function repeatedFiles(files: readonly ManifestFile[], place: string): readonly Issue[] {
  const names = [MANIFEST_PATH, ...files.map(({ path }) => path.toLowerCase())];
  return repeatedIn(names).map((index) => ({
    field: `${place}[${index - 1}].path`,
    message: names[index] === MANIFEST_PATH ? "must not be the manifest" : "is repeated",
  }));
}

/** What is said of repeats; null when there is none. */
export function refusedRepeats([first, ...others]: readonly Issue[]): BundleRefusal | null {
  if (first === undefined) {
    return null;
  }
  const errors = [first, ...others].slice(0, MANIFEST_BODY_LIMITS.issues);
  return { ...refusalOf("invalid_bundle", first.field, first.message), errors };
}

/** As many as are told. */
function repeatedIn(keys: readonly string[]): readonly number[] {
  const seen = new Set<string>();
  const repeated: number[] = [];
  for (const [index, key] of keys.entries()) {
    if (seen.has(key)) {
      repeated.push(index);
    }
    if (repeated.length === MANIFEST_BODY_LIMITS.issues) {
      break;
    }
    seen.add(key);
  }
  return repeated;
}
