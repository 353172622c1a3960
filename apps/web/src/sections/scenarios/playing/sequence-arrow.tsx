import { memo, type ReactNode } from "react";
import { classNames } from "../../../design/class-names.js";
import type { PlayedEvent } from "../../../engines/play.js";
import { MOOD_SIGNS } from "./event-words.js";
import styles from "./sequence-diagram.module.css";
import { SEQUENCE, type SequenceRow } from "./sequence-layout.js";
import { type Labels, tellEvent } from "./tell-event.js";
import { milliseconds } from "./virtual-time.js";

interface SequenceArrowProps {
  readonly row: SequenceRow;
  readonly event: PlayedEvent;
  readonly labels: Labels;
  readonly width: number;
  readonly when: "past" | "now" | "future";
  readonly change: "added" | "moved" | null;
  readonly onOpen: (sequence: number) => void;
}

const CHANGE_SIGNS = { added: "+", moved: "~" } as const;

/** One event between its lanes: what it is, how it went, and the time where it moved. */
export const SequenceArrow = memo(function SequenceArrow(props: SequenceArrowProps): ReactNode {
  const { row, event, labels, width, when, change, onOpen } = props;
  const told = tellEvent(event, labels);
  const { sequence, y, fromX, toX, movedMs } = row;
  const middle = y + SEQUENCE.row - 7;
  const said = `${MOOD_SIGNS[told.mood]} ${[told.what, told.outcome].filter(Boolean).join(" ")}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the list of events beside it does the same by keyboard.
    <g
      className={classNames(styles["row"], styles[when], styles[told.mood])}
      onClick={() => onOpen(sequence)}
    >
      <title>{[said, told.detail].filter(Boolean).join(": ")}</title>
      <rect className={styles["hit"]} x={0} y={y} width={width} height={SEQUENCE.row} />
      {(movedMs > 0 || sequence === 1) && (
        <text className={styles["time"]} x={SEQUENCE.left - 10} y={middle}>
          {milliseconds(event.atMs)}
        </text>
      )}
      {change !== null && (
        <text className={styles[change]} x={2} y={middle}>
          {CHANGE_SIGNS[change]}
        </text>
      )}
      <Stroke fromX={fromX} toX={toX} y={middle + 2} />
      <text className={styles["said"]} {...placeOf(fromX, toX, middle - 3)}>
        {cut(said, fromX, toX)}
      </text>
    </g>
  );
});

function Stroke({
  fromX,
  toX,
  y,
}: {
  readonly fromX: number | null;
  readonly toX: number | null;
  readonly y: number;
}): ReactNode {
  if (fromX === null || toX === null || fromX === toX) {
    const x = fromX ?? toX;
    return x !== null && <circle className={styles["point"]} cx={x} cy={y - 4} r={4} />;
  }
  const back = toX > fromX ? -7 : 7;
  return (
    <>
      <line className={styles["line"]} x1={fromX} x2={toX} y1={y} y2={y} />
      <path className={styles["head"]} d={`M${toX} ${y} l${back} -4 v8 z`} />
    </>
  );
}

const CHARACTER = 6.1;

function placeOf(fromX: number | null, toX: number | null, y: number) {
  if (fromX === null || toX === null || fromX === toX) {
    return { x: (fromX ?? toX ?? SEQUENCE.left - 8) + 8, y: y + 4, textAnchor: "start" } as const;
  }
  return { x: (fromX + toX) / 2, y, textAnchor: "middle" } as const;
}

/** Cut to the room between two lanes; the whole stands in the title and in the list. */
function cut(text: string, fromX: number | null, toX: number | null): string {
  const distance = fromX === null || toX === null ? 0 : Math.abs(toX - fromX);
  const room = Math.floor(Math.max(SEQUENCE.lane * 1.5, distance + SEQUENCE.lane * 0.5) / CHARACTER);
  const characters = [...text];
  return characters.length > room ? `${characters.slice(0, room - 1).join("")}…` : text;
}
