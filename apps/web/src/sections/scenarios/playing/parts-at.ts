import type { PlayedEvent } from "../../../engines/play.js";
import { EVENT_WORDS, type Mood } from "./event-words.js";

/** What a part has to do with where the playhead stands. */
export interface PartAt {
  /** It sends, takes or writes at this moment. */
  readonly isActive: boolean;
  /** How its last event went. */
  readonly mood: Mood;
}

/** What each part that took part so far has to do with the event at the playhead, by its ID. */
export function partsAt(events: readonly PlayedEvent[], position: number): ReadonlyMap<string, PartAt> {
  const parts = new Map<string, PartAt>();
  for (const event of events.slice(0, position)) {
    const { mood } = EVENT_WORDS[event.kind];
    const isActive = event.sequence === position;
    for (const id of idsOf(event)) {
      parts.set(id, { isActive, mood });
    }
  }
  return parts;
}

function idsOf({ from, to, target }: PlayedEvent): readonly string[] {
  return [from, to, target].filter((id) => id !== null);
}
