import { type ReactNode, useMemo, useState } from "react";
import type { ModelLists } from "../../../canvas/canvas-model.js";
import { type CanvasMark, ModelCanvas } from "../../../canvas/model-canvas.js";
import type { Tone } from "../../../design/badge.js";
import type { PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { MOOD_SIGNS, type Mood } from "./event-words.js";
import { partsAt } from "./parts-at.js";
import { partsTakingPart } from "./parts-taking-part.js";
import type { Player } from "./player.js";
import styles from "./stage.module.css";
import { usePlayerState } from "./use-player.js";

const TONES: Readonly<Record<Mood, Tone>> = { good: "good", bad: "bad", odd: "warn", plain: "info" };

export interface RunCanvasProps {
  readonly model: ModelLists;
  readonly run: PlayedRun;
  readonly player: Player;
  /** The saved run: what is in it keeps its place while something else is tried. */
  readonly saved: PlayedRun;
}

/** The design with what happens in it at the playhead: the parts that take part, opened as far as they are seen. */
export function RunCanvas({ model, run, player, saved }: RunCanvasProps): ReactNode {
  const { position } = usePlayerState(player);
  const [selectedId, select] = useState<string | null>(null);
  const taking = useMemo(
    () => partsTakingPart(model, run === saved ? run.events : [...saved.events, ...run.events]),
    [model, run, saved],
  );
  const [openIds, open] = useState(taking.openIds);
  const marks = useMemo(() => {
    const found = new Map<string, CanvasMark>();
    for (const [id, { isActive, mood }] of partsAt(run.events, position)) {
      found.set(id, { isActive, tone: TONES[mood], text: MOOD_SIGNS[mood] });
    }
    return found;
  }, [run.events, position]);
  return (
    <div className={styles["canvas"]}>
      <ModelCanvas
        model={taking.model}
        openIds={openIds}
        onOpenIds={open}
        selectedId={selectedId}
        onSelect={select}
        marks={marks}
        label={SCENARIO_WORDS.playing.canvas}
      />
    </div>
  );
}
