import type { RunResult, TraceEvent } from "@plumbline/playback-engine";
import { clean } from "../output/clean-text.js";
import { EVENT_WORDS, type EventWords } from "./event-words.js";
import type { ToldEvent } from "./fold-routes.js";
import { blockOfDelivery, type StepPlace } from "./step-places.js";

/** An event in words. */
export interface ToldLine {
  readonly block: string;
  readonly depth: number;
  readonly time: string;
  readonly from: string | null;
  readonly to: string | null;
  /** Between whom, without an indent. */
  readonly who: string;
  /** What it is about: an operation, a message, a dataset. */
  readonly what: string;
  readonly outcome: string;
  readonly mood: EventWords["mood"];
}

/** What stands behind a run. */
export interface RunWords {
  readonly places: ReadonlyMap<string, StepPlace>;
  readonly labels: RunResult["labels"];
}

/** Tells an event, or the routes that it stands for. */
export function tellEvent({ event, folded }: ToldEvent, { places, labels }: RunWords): ToldLine {
  const words = EVENT_WORDS[event.kind];
  const label = (id: string | null): string | null => (id === null ? null : clean(labels.get(id) ?? id));
  const [from, to] = [label(event.from), label(event.to)];
  const base = { ...placeOf(event, words.place, places), time: `${event.atMs}`, from, to, mood: words.mood };
  if (folded > 0) {
    const who = `${folded} binding${folded === 1 ? "" : "s"} not followed`;
    return { ...base, who, what: clean(event.detail ?? ""), outcome: "" };
  }
  const ends = [from, to].filter((end) => end !== null).join(" → ");
  return {
    ...base,
    who: ends || clean(event.stepId),
    what: whatOf(event, words.about, label),
    outcome: outcomeOf(event, words),
  };
}

function placeOf(
  { stepId, target }: TraceEvent,
  kind: EventWords["place"],
  places: ReadonlyMap<string, StepPlace>,
): StepPlace {
  const { block, depth } = places.get(stepId) ?? { block: "", depth: 0 };
  if (kind === "delivery") {
    return { block: blockOfDelivery(stepId, target), depth: 0 };
  }
  return { block, depth: kind === "below" ? depth + 1 : depth };
}

function whatOf(
  event: TraceEvent,
  about: EventWords["about"],
  label: (id: string | null) => string | null,
): string {
  if (about === "dataset") {
    return clean(event.detail ?? "");
  }
  if (about === "step") {
    return event.from === null ? "" : clean(event.stepId);
  }
  return (about === "message" ? label(event.message) : null) ?? label(event.target) ?? "";
}

function outcomeOf({ attempt, detail }: TraceEvent, { outcome, about }: EventWords): string {
  const attempts = attempt > 1 ? `, attempt ${attempt}` : "";
  const reason = detail && about !== "dataset" ? `: ${clean(detail)}` : "";
  return `${outcome}${attempts}${reason}`;
}
