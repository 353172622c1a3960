import { SCENARIO_WORDS } from "../../../words/scenarios.js";
import { virtualTime } from "./virtual-time.js";

const words = SCENARIO_WORDS.playing;

type Timed = readonly { readonly atMs: number }[];

/** Whether no virtual time passes in a run: then its steps are what there is to tell. */
export function isAtOnce(events: Timed): boolean {
  return (events.at(-1)?.atMs ?? 0) === 0;
}

/** Where a playhead stands, in words: the time where some passes, and the event. */
export function placeInTime(events: Timed, position: number): string {
  const event = words.eventOf(position, events.length);
  if (isAtOnce(events)) {
    return event;
  }
  const [now, end] = [events[position - 1], events.at(-1)].map((one) => virtualTime(one?.atMs ?? 0));
  return `${words.timeOf(now ?? "", end ?? "")}, ${event}`;
}

/** How long a run takes, in words. */
export function lengthInTime(events: Timed): string {
  const count = words.fitted(events.length);
  return isAtOnce(events)
    ? `${count}, ${words.atOnce}`
    : `${count}, ${virtualTime(events.at(-1)?.atMs ?? 0)}`;
}
