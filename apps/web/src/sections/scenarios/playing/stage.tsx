import { lazy, type ReactNode, Suspense } from "react";
import type { ModelLists } from "../../../canvas/canvas-model.js";
import { EmptyState } from "../../../design/empty-state.js";
import { Loading } from "../../../design/loading.js";
import type { PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { EventCarried, type ReadCarried } from "./event-carried.js";
import { EventList } from "./event-list.js";
import type { Player } from "./player.js";
import { SequenceDiagram } from "./sequence-diagram.js";
import styles from "./stage.module.css";
import { Transport } from "./transport.js";
import { usePlayingKeys } from "./use-playing-keys.js";

const words = SCENARIO_WORDS.playing;

const RunCanvas = lazy(() => import("./run-canvas.js").then(({ RunCanvas }) => ({ default: RunCanvas })));

export interface StageProps {
  readonly model: ModelLists;
  readonly run: PlayedRun;
  /** What is saved; the same run where nothing is tried. */
  readonly saved: PlayedRun;
  readonly player: Player;
  readonly changes: ReadonlyMap<number, "added" | "moved">;
  readonly readCarried: ReadCarried;
}

/** A run seen in three ways over one playhead: who talks to whom, where, and in words. */
export function Stage({ model, run, saved, player, changes, readCarried }: StageProps): ReactNode {
  usePlayingKeys(player);
  if (run.events.length === 0) {
    return <EmptyState title={words.noEvents} words={words.noEventsWords} />;
  }
  return (
    <div className={styles["stage"]}>
      <Transport player={player} />
      <div className={styles["sequence"]}>
        <SequenceDiagram run={run} player={player} changes={changes} />
      </div>
      <section className={styles["where"]} aria-label={words.canvas}>
        <Suspense fallback={<Loading />}>
          <RunCanvas model={model} run={run} saved={saved} player={player} />
        </Suspense>
      </section>
      <div className={styles["events"]}>
        <EventList run={run} player={player} changes={changes} />
        <EventCarried run={run} player={player} read={readCarried} />
      </div>
    </div>
  );
}
