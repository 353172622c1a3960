import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import type { Player } from "./player.js";
import { SequenceArrow } from "./sequence-arrow.js";
import styles from "./sequence-diagram.module.css";
import {
  layoutSequence,
  rowsInSight,
  SEQUENCE,
  type SequenceLayout,
  type SequenceRow,
} from "./sequence-layout.js";
import { usePlayerState } from "./use-player.js";

const words = SCENARIO_WORDS.playing;

export interface SequenceDiagramProps {
  readonly run: PlayedRun;
  readonly player: Player;
  /** Events that the saved run has not, or at another time, by their sequence. */
  readonly changes: ReadonlyMap<number, "added" | "moved">;
}

/** Who talks to whom, downwards in time. Rows in sight are drawn, so that any length can be moved through. */
export const SequenceDiagram = memo(function SequenceDiagram(props: SequenceDiagramProps): ReactNode {
  const { run, player, changes } = props;
  const { position } = usePlayerState(player);
  const layout = useMemo(() => layoutSequence(run.events), [run.events]);
  const frame = useRef<HTMLElement>(null);
  const { top, height } = useScroll(frame);
  useFollowedRow(frame, layout.rows[position - 1], position === run.events.length);
  const rows = rowsInSight(layout.rows, top, height);
  const first = rows[0]?.y ?? 0;
  const length = rows.length * SEQUENCE.row;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section ref={frame} className={styles["frame"]} aria-label={words.sequence} tabIndex={0}>
      <div className={styles["whole"]} style={{ width: layout.width, height: layout.height + HEAD }}>
        <LaneNames layout={layout} labels={run.labels} />
        <svg
          className={styles["picture"]}
          style={{ transform: `translateY(${first}px)` }}
          width={layout.width}
          height={length}
          viewBox={`0 ${first} ${layout.width} ${length}`}
          role="img"
          aria-label={words.sequenceLabel(run.events.length, layout.lanes.length)}
        >
          {layout.lanes.map(({ id, x }) => (
            <line key={id} className={styles["life"]} x1={x} x2={x} y1={first} y2={first + length} />
          ))}
          {rows.map((row) => {
            const event = run.events[row.sequence - 1];
            return (
              event !== undefined && (
                <SequenceArrow
                  key={row.sequence}
                  row={row}
                  event={event}
                  labels={run.labels}
                  width={layout.width}
                  when={whenOf(row.sequence, position)}
                  change={changes.get(row.sequence) ?? null}
                  onOpen={player.seekTo}
                />
              )
            );
          })}
        </svg>
      </div>
    </section>
  );
});

const LaneNames = memo(function LaneNames({
  layout: { lanes, width },
  labels,
}: {
  readonly layout: SequenceLayout;
  readonly labels: PlayedRun["labels"];
}): ReactNode {
  return (
    <div className={styles["lanes"]} style={{ width }}>
      {lanes.map(({ id, x }) => {
        const name = labels.get(id) ?? id;
        return (
          <span key={id} className={styles["lane"]} style={{ left: x - LANE / 2, width: LANE }} title={name}>
            {name}
          </span>
        );
      })}
    </div>
  );
});

const HEAD = 30;
const LANE = SEQUENCE.lane - 8;

function whenOf(sequence: number, position: number): "past" | "now" | "future" {
  return sequence === position ? "now" : sequence < position ? "past" : "future";
}

interface Scroll {
  readonly top: number;
  readonly height: number;
}

function useScroll(frame: RefObject<HTMLElement | null>): Scroll {
  const [scroll, setScroll] = useState<Scroll>({ top: 0, height: 600 });
  useEffect(() => {
    const element = frame.current;
    if (element === null) {
      return;
    }
    const read = (): void =>
      setScroll((before) => {
        const { scrollTop: top, clientHeight: height } = element;
        return before.top === top && before.height === height ? before : { top, height };
      });
    const sizes = new ResizeObserver(read);
    sizes.observe(element);
    element.addEventListener("scroll", read, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", read);
    };
  }, [frame]);
  return scroll;
}

/** Keeps the row of the playhead in sight as it moves, and its arrow; a run that is seen whole begins at its first row. */
function useFollowedRow(
  frame: RefObject<HTMLElement | null>,
  row: SequenceRow | undefined,
  isWhole: boolean,
): void {
  const before = useRef(isWhole ? row?.sequence : 0);
  useEffect(() => {
    const element = frame.current;
    const hasMoved = before.current !== row?.sequence;
    before.current = row?.sequence;
    if (element === null || row === undefined || !hasMoved) {
      return;
    }
    const { scrollTop, clientHeight, scrollLeft, clientWidth } = element;
    const room = clientHeight - HEAD - SEQUENCE.row;
    if (row.y < scrollTop || row.y > scrollTop + room) {
      element.scrollTop = Math.max(0, row.y - room / 2);
    }
    const [left, right] = endsOf(row);
    if (left < scrollLeft || right > scrollLeft + clientWidth) {
      element.scrollLeft = Math.max(0, Math.min(left, (left + right - clientWidth) / 2));
    }
  }, [frame, row]);
}

function endsOf({ fromX, toX }: SequenceRow): readonly [number, number] {
  const ends = [fromX, toX].filter((x) => x !== null);
  return ends.length === 0
    ? [0, 0]
    : [Math.min(...ends) - SEQUENCE.lane / 2, Math.max(...ends) + SEQUENCE.lane / 2];
}
