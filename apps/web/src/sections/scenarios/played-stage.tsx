import { useNavigate, useSearch } from "@tanstack/react-router";
import { memo, type ReactNode, useCallback, useMemo } from "react";
import type { ReadModel } from "../../engines/on-held-models.js";
import type { PlayedRun } from "../../engines/play.js";
import type { RunComparison } from "./breaking/compare-runs.js";
import { carriedBy } from "./playing/held-model.js";
import { Stage } from "./playing/stage.js";
import { type PlaceInRun, usePlayer, useSettledPlace } from "./playing/use-player.js";

interface PlayedStageProps {
  readonly run: PlayedRun;
  /** What is saved; the same run where nothing is tried. */
  readonly saved: PlayedRun;
  /** What was played. */
  readonly text: string;
  readonly model: ReadModel;
  readonly comparison: RunComparison | null;
}

const FROM = "/in/projects/$projectId/scenarios/$scenarioId";

/** The stage with its playhead, whose place the address says. What is tried is drawn once it was played, not before. */
export const PlayedStage = memo(function PlayedStage(props: PlayedStageProps): ReactNode {
  const { run, saved, text, model, comparison } = props;
  const at = useSearch({ from: FROM, select: (search) => search.at });
  const event = useSearch({ from: FROM, select: (search) => search.event });
  const navigate = useNavigate({ from: "/projects/$projectId/scenarios/$scenarioId" });
  const player = usePlayer(run, { at, event });
  useSettledPlace(player, (place: PlaceInRun) => {
    void navigate({ search: (before) => ({ ...before, ...place }), replace: true, resetScroll: false });
  });
  const changes = useMemo(() => changesOf(comparison), [comparison]);
  const readCarried = useCallback(
    (of: PlayedRun, sequence: number) => carriedBy(model, text, of, sequence),
    [model, text],
  );
  return (
    <Stage
      model={model.model}
      run={run}
      saved={saved}
      player={player}
      changes={changes}
      readCarried={readCarried}
    />
  );
});

function changesOf(comparison: RunComparison | null): ReadonlyMap<number, "added" | "moved"> {
  const changes = new Map<number, "added" | "moved">();
  for (const { change, event } of comparison?.events ?? []) {
    if (change !== "removed") {
      changes.set(event.sequence, change);
    }
  }
  return changes;
}
