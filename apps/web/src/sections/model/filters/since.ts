/** From when on a change counts: some days ago, a version of main, a revision, or when the branch began. */
export type Since =
  | { readonly kind: "days"; readonly days: number }
  | { readonly kind: "version"; readonly version: number }
  | { readonly kind: "revision"; readonly id: string }
  | { readonly kind: "branch" };

const GUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST_DAYS = 3_650;

/** Reads `7d`, `v12`, `branch` or the ID of a revision; null for anything else. */
export function readSince(text: string | undefined): Since | null {
  if (text === undefined) {
    return null;
  }
  const days = Number(/^(\d{1,4})d$/.exec(text)?.[1] ?? 0);
  if (days > 0 && days <= MOST_DAYS) {
    return { kind: "days", days };
  }
  const version = /^v(\d{1,9})$/.exec(text)?.[1];
  if (version !== undefined) {
    return { kind: "version", version: Number(version) };
  }
  if (text === "branch") {
    return { kind: "branch" };
  }
  return GUID.test(text) ? { kind: "revision", id: text } : null;
}

interface Entry {
  readonly at: string;
  readonly version: number;
}

/** The version that stood at a moment, of a history with the newest first; null where its end is not reached. */
export function versionAt(history: readonly Entry[], moment: number): number | null {
  return history.find(({ at }) => Date.parse(at) <= moment)?.version ?? null;
}
