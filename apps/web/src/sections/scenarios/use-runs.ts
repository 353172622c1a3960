import { useMemo } from "react";
import type { ReadModel } from "../../engines/on-held-models.js";
import { type Broken, withFaults } from "./breaking/broken.js";
import { compareRuns } from "./breaking/compare-runs.js";
import type { Draft } from "./use-draft.js";
import { usePlayed } from "./use-played.js";

/** What is saved and what is tried, both as they are played here, and what is other between them. */
export function useRuns(model: ReadModel, draft: Draft, broken: readonly Broken[]) {
  const triedText = useMemo(
    () => (broken.length === 0 ? draft.text : JSON.stringify(withFaults(draft.document, broken))),
    [draft, broken],
  );
  const saved = usePlayed(model, draft.base.text);
  const tried = usePlayed(model, triedText);
  const savedRun = saved.output?.is === "played" ? saved.output.run : null;
  const triedRun = tried.output?.is === "played" ? tried.output.run : null;
  const isTried = triedText !== draft.base.text;
  const comparison = useMemo(
    () => (savedRun === null || triedRun === null || !isTried ? null : compareRuns(savedRun, triedRun)),
    [savedRun, triedRun, isTried],
  );
  return { tried, savedRun, triedRun, comparison, error: tried.error ?? saved.error };
}
