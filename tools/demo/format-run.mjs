import { clean } from "./clean-text.mjs";
import { EVENT_WORDS } from "./event-words.mjs";
import { foldRoutes } from "./fold-routes.mjs";
import { blockOfDelivery, placesOfSteps } from "./step-places.mjs";

/**
 * @typedef {object} TraceEvent
 * @property {number} atMs
 * @property {string} kind
 * @property {string} stepId
 * @property {number} attempt
 * @property {string | null} from
 * @property {string | null} to
 * @property {string | null} target
 * @property {string | null} detail
 * @property {string | null} message
 */

/**
 * @typedef {object} RunResult
 * @property {string} hash
 * @property {{stepId: string | null, code: string, message: string}[]} issues
 * @property {TraceEvent[]} events
 * @property {{id: string, passed: boolean, detail: string}[]} assertions
 * @property {Record<string, string>} labels
 */

/** @typedef {{block: string, time: string, who: string, what: string, outcome: string, mood: "good" | "bad" | "odd" | "dim"}} Line */

const WIDEST_WHO = 60;
const WIDEST_WHAT = 60;

/**
 * A played scenario as text: the trace as aligned columns (time, from → to, what, outcome), indented by what belongs
 * to what, then the assertions.
 * @param {{name: string, steps: import("./step-places.mjs").Step[]}} scenario
 * @param {RunResult} run
 * @param {import("./colours.mjs").Colours} colours
 * @returns {string}
 */
export function formatRun(scenario, run, colours) {
  const title = colours.bold(clean(scenario.name));
  if (run.issues.length > 0) {
    return [title, "", ...run.issues.map((issue) => formatIssue(issue, colours))].join("\n");
  }
  const last = run.events.at(-1)?.atMs ?? 0;
  const about = `${run.events.length} events, ${last} ms of virtual time, hash ${run.hash.slice(0, 12)}`;
  const places = placesOfSteps(scenario.steps);
  const lines = foldRoutes(run.events).map((told) => tellEvent(told, places, run.labels));
  return [
    title,
    colours.dim(about),
    "",
    ...alignLines(lines, colours),
    "",
    ...formatAssertions(run.assertions, colours),
  ].join("\n");
}

/**
 * @param {import("./fold-routes.mjs").Told} told
 * @param {ReadonlyMap<string, import("./step-places.mjs").Place>} places
 * @param {Record<string, string>} labels
 * @returns {Line}
 */
function tellEvent({ event, folded }, places, labels) {
  const words = EVENT_WORDS[event.kind] ?? {
    outcome: event.kind,
    mood: "odd",
    about: "target",
    place: "step",
  };
  const { block, depth } = placeOf(event, words.place, places);
  const base = { block, time: `${event.atMs}`, mood: words.mood };
  const indent = "  ".repeat(depth);
  if (folded > 0) {
    const who = `${indent}${folded} binding${folded === 1 ? "" : "s"} not followed`;
    return { ...base, who, what: clean(event.detail ?? ""), outcome: "" };
  }
  const label = (/** @type {string | null} */ id) => (id === null ? null : clean(labels[id] ?? id));
  const ends = [label(event.from), label(event.to)].filter((end) => end !== null).join(" → ");
  return {
    ...base,
    who: indent + (ends || clean(event.stepId)),
    what: whatOf(event, words.about, label),
    outcome: outcomeOf(event, words),
  };
}

/**
 * @param {TraceEvent} event
 * @param {import("./event-words.mjs").Words["place"]} kind
 * @param {ReadonlyMap<string, import("./step-places.mjs").Place>} places
 */
function placeOf({ stepId, target }, kind, places) {
  const { block, depth } = places.get(stepId) ?? { block: "", depth: 0 };
  if (kind === "delivery") {
    return { block: blockOfDelivery(stepId, target), depth: 0 };
  }
  return { block, depth: kind === "below" ? depth + 1 : depth };
}

/**
 * @param {TraceEvent} event
 * @param {import("./event-words.mjs").Words["about"]} about
 * @param {(id: string | null) => string | null} label
 */
function whatOf(event, about, label) {
  if (about === "dataset") {
    return clean(event.detail ?? "");
  }
  if (about === "step") {
    return event.from === null ? "" : clean(event.stepId);
  }
  return (about === "message" ? label(event.message) : null) ?? label(event.target) ?? "";
}

/**
 * @param {TraceEvent} event
 * @param {import("./event-words.mjs").Words} words
 */
function outcomeOf({ attempt, detail }, { outcome, about }) {
  const attempts = attempt > 1 ? `, attempt ${attempt}` : "";
  const reason = detail && about !== "dataset" ? `: ${clean(detail)}` : "";
  return `${outcome}${attempts}${reason}`;
}

/**
 * @param {readonly Line[]} lines
 * @param {import("./colours.mjs").Colours} colours
 */
function alignLines(lines, colours) {
  const widest = (/** @type {"time" | "who" | "what"} */ column, /** @type {number} */ most) =>
    Math.min(
      most,
      lines.reduce((width, line) => Math.max(width, [...line[column]].length), 0),
    );
  const time = widest("time", 12);
  const who = widest("who", WIDEST_WHO);
  const what = widest("what", WIDEST_WHAT);
  return lines.flatMap((line, at) => {
    const gap = at > 0 && lines[at - 1]?.block !== line.block ? [""] : [];
    const paint = line.mood === "dim" ? colours.dim : (/** @type {string} */ text) => text;
    const left = `${paint(fit(line.who, who))}  ${paint(fit(line.what, what))}`;
    const text = `${colours.dim(`${line.time.padStart(time)} ms`)}  ${left}  ${colours[line.mood](line.outcome)}`;
    return [...gap, text.trimEnd()];
  });
}

/**
 * @param {string} text
 * @param {number} width
 */
function fit(text, width) {
  const characters = [...text];
  if (characters.length > width) {
    return `${characters.slice(0, width - 1).join("")}…`;
  }
  return text + " ".repeat(width - characters.length);
}

/**
 * @param {RunResult["assertions"]} assertions
 * @param {import("./colours.mjs").Colours} colours
 */
function formatAssertions(assertions, colours) {
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

/**
 * @param {RunResult["issues"][number]} issue
 * @param {import("./colours.mjs").Colours} colours
 */
function formatIssue({ stepId, code, message }, colours) {
  const where = stepId === null ? "" : ` ${clean(stepId)}:`;
  return `  ${colours.bad(code)}${where} ${clean(message)}`;
}
