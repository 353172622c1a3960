import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { classNames } from "../../../design/class-names.js";
import type { PlayedEvent, PlayedRun } from "../../../engines/play.js";
import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import styles from "./event-list.module.css";
import { MOOD_SIGNS } from "./event-words.js";
import { isAtOnce } from "./place-in-time.js";
import type { Player } from "./player.js";
import { type Labels, tellEvent } from "./tell-event.js";
import { usePlayerState } from "./use-player.js";
import { milliseconds } from "./virtual-time.js";

const words = SCENARIO_WORDS.playing;
const ROW = 42;
const AHEAD = 6;

export interface EventListProps {
  readonly run: PlayedRun;
  readonly player: Player;
  readonly changes: ReadonlyMap<number, "added" | "moved">;
}

/** The events in words; the one at the playhead is in sight. */
export function EventList({ run, player, changes }: EventListProps): ReactNode {
  const { position } = usePlayerState(player);
  const isNumbered = isAtOnce(run.events);
  const frame = useRef<HTMLElement>(null);
  const rows = useVirtualizer({
    count: run.events.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: AHEAD,
  });
  useInSight(frame, position, position === run.events.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section ref={frame} className={styles["frame"]} aria-label={words.events} tabIndex={0}>
      <ol className={styles["list"]} aria-label={words.events} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start }) => {
          const event = run.events[index];
          return (
            event !== undefined && (
              <li
                key={event.sequence}
                className={styles["item"]}
                aria-setsize={run.events.length}
                aria-posinset={index + 1}
                style={{ transform: `translateY(${start}px)`, height: ROW }}
              >
                <EventRow
                  event={event}
                  labels={run.labels}
                  isNumbered={isNumbered}
                  when={index + 1 === position ? "now" : index < position ? "past" : "future"}
                  change={changes.get(event.sequence) ?? null}
                  player={player}
                />
              </li>
            )
          );
        })}
      </ol>
    </section>
  );
}

/** Keeps the event at the playhead in sight; a run that is seen whole begins at its first event. */
function useInSight(frame: RefObject<HTMLElement | null>, position: number, isWhole: boolean): void {
  const before = useRef(isWhole ? position : 0);
  useEffect(() => {
    const element = frame.current;
    if (element !== null && before.current !== position) {
      const top = Math.max(0, position - 1) * ROW;
      const { scrollTop, clientHeight } = element;
      // All rows are as high: where one stands need not be measured.
      if (top < scrollTop) {
        element.scrollTop = top;
      } else if (top + ROW > scrollTop + clientHeight) {
        element.scrollTop = top + ROW - clientHeight;
      }
    }
    before.current = position;
  }, [frame, position]);
}

interface EventRowProps {
  readonly event: PlayedEvent;
  readonly labels: Labels;
  /** No time passes in the run: its events are counted. */
  readonly isNumbered: boolean;
  readonly when: "past" | "now" | "future";
  readonly change: "added" | "moved" | null;
  readonly player: Player;
}

const EventRow = memo(function EventRow(props: EventRowProps): ReactNode {
  const { event, labels, isNumbered, when, change, player } = props;
  const { sequence, atMs, from, to, what, outcome, detail, mood } = tellEvent(event, labels);
  const who = [from, to].filter((name) => name !== null).join(" → ");
  return (
    <button
      type="button"
      className={classNames(styles["event"], styles[when])}
      aria-current={when === "now" ? "step" : undefined}
      tabIndex={when === "now" ? 0 : -1}
      title={[who, what, outcome, detail].filter(Boolean).join(" · ")}
      onClick={() => player.seek(sequence)}
    >
      <span className={styles["time"]}>{isNumbered ? words.eventNumber(sequence) : milliseconds(atMs)}</span>
      <span className={classNames(styles["sign"], styles[mood])} aria-hidden="true">
        {MOOD_SIGNS[mood]}
      </span>
      <span className={styles["words"]}>
        <span className={styles["what"]}>
          {change !== null && <strong className={styles[change]}>{change} </strong>}
          {what} <span className={styles[mood]}>{outcome}</span>
        </span>
        <span className={styles["who"]}>{[who, detail].filter(Boolean).join(" · ")}</span>
      </span>
    </button>
  );
});
