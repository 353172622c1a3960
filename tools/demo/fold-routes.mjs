/** @typedef {import("./format-run.mjs").TraceEvent} TraceEvent */
/** @typedef {{event: TraceEvent, folded: number}} Told `folded` is how many routes not followed the event stands for */

const ROUTES = new Set(["Routed", "NotRouted"]);

/**
 * Tells the routes of one message together: those it took, then in one place how many it did not take.
 * @param {readonly TraceEvent[]} events
 * @returns {Told[]}
 */
export function foldRoutes(events) {
  /** @type {Told[]} */
  const told = [];
  for (let at = 0; at < events.length; ) {
    const run = routesFrom(events, at);
    if (run.length === 0) {
      const event = events[at++];
      if (event) {
        told.push({ event, folded: 0 });
      }
      continue;
    }
    at += run.length;
    told.push(...run.filter(({ kind }) => kind === "Routed").map((event) => ({ event, folded: 0 })));
    const left = run.filter(({ kind }) => kind === "NotRouted");
    if (left[0]) {
      told.push({ event: { ...left[0], detail: sameDetail(left) }, folded: left.length });
    }
  }
  return told;
}

/**
 * @param {readonly TraceEvent[]} events
 * @param {number} start
 */
function routesFrom(events, start) {
  const first = events[start];
  let end = start;
  while (ROUTES.has(events[end]?.kind ?? "") && events[end]?.stepId === first?.stepId) {
    end++;
  }
  return events.slice(start, end);
}

/** @param {readonly TraceEvent[]} events */
function sameDetail(events) {
  const details = new Set(events.map(({ detail }) => detail));
  return details.size === 1 ? (events[0]?.detail ?? null) : "for different reasons";
}
