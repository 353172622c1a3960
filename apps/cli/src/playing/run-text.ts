import type { FaultDocument, RunResult } from "@plumbline/playback-engine";
import { clean } from "../output/clean-text.js";
import type { Colours } from "../output/colours.js";
import { foldRoutes } from "./fold-routes.js";
import { listText } from "./list-text.js";
import type { Played } from "./play-on.js";
import { sequenceText } from "./sequence-text.js";
import { placesOfSteps } from "./step-places.js";
import { type ToldLine, tellEvent } from "./tell-event.js";

const HASH_SHOWN = 12;

/** A played scenario as text: what it is, its trace in the wanted view, its assertions. */
export function runText(played: Played, view: "list" | "sequence" | "short", colours: Colours): string {
  const { scenario, added, result } = played;
  const last = result.events.at(-1)?.atMs ?? 0;
  const about = `${result.events.length} events, ${last} ms of virtual time, hash ${result.hash.slice(0, HASH_SHOWN)}`;
  return [
    colours.bold(clean(scenario.document.name)),
    colours.dim(about),
    ...added.map((fault) => colours.odd(faultText(fault, result))),
    ...traceText(view, toldLines(played), colours),
    "",
    ...assertionsText(result.assertions, colours),
  ].join("\n");
}

/** Every event of a run in words, routes not taken folded. */
export function toldLines({ scenario, result }: Pick<Played, "scenario" | "result">): readonly ToldLine[] {
  const places = placesOfSteps(scenario.document);
  return foldRoutes(result.events).map((told) => tellEvent(told, { places, labels: result.labels }));
}

function faultText({ target, kind, failFirst }: FaultDocument, { labels }: RunResult): string {
  const attempts = failFirst === null ? "every attempt" : `the first ${failFirst} attempts`;
  return `added by --fail: ${kind} of ${clean(labels.get(target ?? "") ?? target ?? "")}, ${attempts}`;
}

function traceText(
  view: "list" | "sequence" | "short",
  lines: readonly ToldLine[],
  colours: Colours,
): readonly string[] {
  if (view === "short") {
    return [];
  }
  return ["", ...(view === "list" ? listText(lines, colours) : sequenceText(lines, colours))];
}

function assertionsText(assertions: RunResult["assertions"], colours: Colours): readonly string[] {
  const width = assertions.reduce((most, { id }) => Math.max(most, clean(id).length), 0);
  const held = assertions.filter(({ passed }) => passed).length;
  const total = `${held} of ${assertions.length} assertion${assertions.length === 1 ? "" : "s"} hold`;
  return [
    ...assertions.map(({ id, passed, detail }) => {
      const mark = passed ? colours.good("✓") : colours.bad("✗");
      return `  ${mark} ${clean(id).padEnd(width)}  ${colours.dim(clean(detail))}`.trimEnd();
    }),
    held === assertions.length ? colours.good(total) : colours.bad(total),
  ];
}
