import type { ReactNode } from "react";
import { Button } from "../design/button.js";
import { CANVAS_WORDS as words } from "../words/canvas.js";
import styles from "./model-canvas.module.css";
import type { Direction } from "./neighbour-towards.js";
import type { MovingMode } from "./use-moving-mode.js";

const ARROWS: readonly (readonly [Direction, string])[] = [
  ["left", "←"],
  ["up", "↑"],
  ["down", "↓"],
  ["right", "→"],
];

export interface MovingPadProps {
  readonly mode: MovingMode;
  /** What is moved; null where nothing is selected. */
  readonly name: string | null;
}

/** What a drag does, as buttons and by keys. */
export function MovingPad({ mode, name }: MovingPadProps): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no group of fields
    <div className={styles["pad"]} role="group" aria-label={words.moving}>
      <p className={styles["padWords"]} role="status">
        {name === null ? words.movingNothing : words.movingPart(name)}
      </p>
      <div className={styles["padButtons"]}>
        {ARROWS.map(([direction, sign]) => (
          <Button
            key={direction}
            size="small"
            isIcon
            disabled={name === null}
            aria-label={words.moveTowards[direction]}
            onClick={({ shiftKey }) => mode.step(direction, shiftKey)}
          >
            {sign}
          </Button>
        ))}
        <Button size="small" look="quiet" onClick={mode.putBack} title="Esc">
          {words.movingPutBack}
        </Button>
        <Button size="small" onClick={mode.keep} title="Enter">
          {words.movingKeep}
        </Button>
      </div>
    </div>
  );
}
