import type { ReactNode } from "react";
import { Button } from "../../../design/button.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { placeInTime } from "./place-in-time.js";
import type { Player } from "./player.js";
import { SPEEDS } from "./playhead.js";
import styles from "./transport.module.css";
import { usePlayerState } from "./use-player.js";

const words = SCENARIO_WORDS.playing;

/** Moves the playhead. */
export function Transport({ player }: { readonly player: Player }): ReactNode {
  const { events, position, isPlaying, speed } = usePlayerState(player);
  const place = placeInTime(events, position);
  return (
    <div className={styles["transport"]} role="toolbar" aria-label={words.label} title={words.virtual}>
      <Button
        look="primary"
        onClick={() => player.toggle()}
        disabled={events.length === 0}
        aria-keyshortcuts="Space"
      >
        <span aria-hidden="true">{isPlaying ? "❚❚" : "▶"}</span> {isPlaying ? words.pause : words.play}
      </Button>
      <StepButtons player={player} position={position} length={events.length} />
      <input
        type="range"
        className={styles["seek"]}
        min={0}
        max={events.length}
        step={1}
        value={position}
        aria-label={words.seek}
        aria-valuetext={place}
        onChange={({ target }) => {
          player.pause();
          player.seek(Number(target.value));
        }}
      />
      <label className={styles["speed"]}>
        {words.speed}
        <select value={speed} onChange={({ target }) => player.setSpeed(Number(target.value))}>
          {SPEEDS.map((one) => (
            <option key={one} value={one}>
              {one}×
            </option>
          ))}
        </select>
      </label>
      <p className={styles["place"]}>{place}</p>
      <p className={styles["keys"]}>{words.keys}</p>
    </div>
  );
}

interface StepButtonsProps {
  readonly player: Player;
  readonly position: number;
  readonly length: number;
}

function StepButtons({ player, position, length }: StepButtonsProps): ReactNode {
  return (
    <>
      <Button
        isIcon
        aria-label={words.back}
        title={words.back}
        aria-keyshortcuts="ArrowLeft"
        disabled={position === 0}
        onClick={() => player.step(-1)}
      >
        ◂
      </Button>
      <Button
        isIcon
        aria-label={words.forward}
        title={words.forward}
        aria-keyshortcuts="ArrowRight"
        disabled={position === length}
        onClick={() => player.step(1)}
      >
        ▸
      </Button>
    </>
  );
}
