import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { PlayedRun } from "../../../engines/play.js";
import { Player, type PlayerState } from "./player.js";
import { positionAt } from "./playhead.js";

/** Where an address says that the playhead stands. */
export interface PlaceInRun {
  readonly at: number | undefined;
  readonly event: number | undefined;
}

/** A player of a run, at the place of the address; without one everything has happened. */
export function usePlayer(run: PlayedRun, place: PlaceInRun): Player {
  const [player] = useState(() => new Player(run.events, startOf(run, place)));
  useEffect(() => player.show(run.events), [player, run.events]);
  useEffect(() => () => player.pause(), [player]);
  return player;
}

function startOf({ events }: PlayedRun, { at, event }: PlaceInRun): number {
  if (event !== undefined && (at === undefined || (events[event - 1]?.atMs ?? 0) === at)) {
    return event;
  }
  return at === undefined ? events.length : positionAt(events, at);
}

export function usePlayerState(player: Player): PlayerState {
  return useSyncExternalStore(player.subscribe, player.read);
}

const QUIET_MS = 300;

/** Tells where the playhead stands once it has stood there for a moment. */
export function useSettledPlace(player: Player, tell: (place: PlaceInRun) => void): void {
  const latest = useRef(tell);
  latest.current = tell;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let told = player.read().position;
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { events, position, isPlaying } = player.read();
        if (isPlaying || position === told) {
          return;
        }
        told = position;
        const isWhole = position === events.length;
        latest.current({
          at: isWhole ? undefined : (events[position - 1]?.atMs ?? 0),
          event: isWhole ? undefined : position,
        });
      }, QUIET_MS);
    };
    const stop = player.subscribe(wait);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [player]);
}
