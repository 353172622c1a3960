import type { TraceEvent } from "@plumbline/playback-engine";

/** An event, or the routes not taken that it stands for. */
export interface ToldEvent {
  readonly event: TraceEvent;
  readonly folded: number;
}

/** Tells the routes of one message together: those it took, then in one place how many it did not take. */
export function foldRoutes(events: readonly TraceEvent[]): readonly ToldEvent[] {
  const told: ToldEvent[] = [];
  for (let at = 0; at < events.length; ) {
    const routes = routesFrom(events, at);
    const event = events[at];
    if (routes.length === 0 && event !== undefined) {
      told.push({ event, folded: 0 });
      at += 1;
      continue;
    }
    at += routes.length;
    told.push(...foldedRoutes(routes));
  }
  return told;
}

function foldedRoutes(routes: readonly TraceEvent[]): readonly ToldEvent[] {
  const taken = routes.filter(({ kind }) => kind === "Routed").map((event) => ({ event, folded: 0 }));
  const left = routes.filter(({ kind }) => kind === "NotRouted");
  const [first] = left;
  return first === undefined
    ? taken
    : [...taken, { event: { ...first, detail: sameDetail(left) }, folded: left.length }];
}

function routesFrom(events: readonly TraceEvent[], start: number): readonly TraceEvent[] {
  const stepId = events[start]?.stepId;
  let end = start;
  for (let event = events[end]; event !== undefined && isRouteOf(event, stepId); event = events[end]) {
    end += 1;
  }
  return events.slice(start, end);
}

function isRouteOf({ kind, stepId }: TraceEvent, step: string | undefined): boolean {
  return (kind === "Routed" || kind === "NotRouted") && stepId === step;
}

function sameDetail(events: readonly TraceEvent[]): string | null {
  const details = new Set(events.map(({ detail }) => detail));
  return details.size === 1 ? (events[0]?.detail ?? null) : "for different reasons";
}
