import type { Schemas } from "@plumbline/api-client";

type Entry = Schemas["HistoryEntryResponse"];

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** What happened to a model in the last seven days. */
export interface ChangesOfWeek {
  /** The newest first. */
  readonly entries: readonly Entry[];
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** The version the week began with; null where nothing was changed. */
  readonly before: number | null;
}

/** The entries of a history, newest first, that are younger than a week at a moment in milliseconds. */
export function changesOfWeek(history: readonly Entry[], now: number): ChangesOfWeek {
  const entries = history.filter(({ at }) => isOfWeek(at, now));
  const sum = (part: "added" | "changed" | "removed"): number =>
    entries.reduce((total, entry) => total + entry[part], 0);
  const oldest = entries.at(-1);
  return {
    entries,
    added: sum("added"),
    changed: sum("changed"),
    removed: sum("removed"),
    before: oldest === undefined ? null : oldest.version - 1,
  };
}

/** Whether something was less than a week ago. */
export function isOfWeek(at: string, now: number): boolean {
  return now - Date.parse(at) < WEEK_MS;
}
