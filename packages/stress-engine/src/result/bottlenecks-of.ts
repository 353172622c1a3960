import { compareCodeUnits } from "@plumbline/model-core";
import type { Simulation } from "../engine/simulation.js";
import type { Station } from "../engine/station.js";
import { VERDICT_LIMITS } from "../limits.js";
import { perSecond, ppm } from "./distribution-of.js";
import { isGrowing, measuredNs, offeredLoadPpm } from "./station-results.js";
import type { Bottleneck, BottleneckReason, Critical } from "./stress-run.js";

/** Resources and the slots of subscriptions, the most loaded first. */
export function bottlenecksOf(sim: Simulation): readonly Bottleneck[] {
  const windowNs = measuredNs(sim);
  const resources = sim.resources.map(({ elementId, station }) =>
    bottleneck({ kind: "resource", id: elementId, station, dropped: 0 }, windowNs),
  );
  const subscriptions = sim.targets.subscriptions
    .filter((target) => target.terms.isLimited)
    .map(({ id, terms, dropped }) =>
      bottleneck({ kind: "subscription", id, station: terms.slots, dropped }, windowNs),
    );
  return [...resources, ...subscriptions].sort(
    (left, right) =>
      right.offeredLoadPpm - left.offeredLoadPpm ||
      right.saturatedPpm - left.saturatedPpm ||
      compareCodeUnits(left.id, right.id),
  );
}

/** The resource with the highest offered load, and how many more requests it could take; an estimate. */
export function criticalOf(sim: Simulation, bottlenecks: readonly Bottleneck[]): Critical | null {
  const first = bottlenecks.find((bottleneck) => bottleneck.kind === "resource");
  if (first === undefined || first.offeredLoadPpm === 0) {
    return null;
  }
  const more = 1_000_000 / first.offeredLoadPpm - 1;
  return {
    resourceId: first.id,
    utilisationPpm: first.utilisationPpm,
    headroomPerSecond: perSecond(sim.requests.measured * more, measuredNs(sim)),
  };
}

function bottleneck(
  of: {
    readonly kind: Bottleneck["kind"];
    readonly id: string;
    readonly station: Station;
    readonly dropped: number;
  },
  windowNs: number,
): Bottleneck {
  const { kind, id, station, dropped } = of;
  const facts = {
    offeredLoadPpm: offeredLoadPpm(station, windowNs),
    saturatedPpm: ppm(station.meter.measured("saturated"), windowNs),
    utilisationPpm: ppm(station.meter.measured("busy"), station.servers * windowNs),
  };
  const checks: readonly (readonly [BottleneckReason, boolean])[] = [
    ["overload", facts.offeredLoadPpm >= VERDICT_LIMITS.overloadPpm],
    ["growing-queue", isGrowing(station, windowNs, station.servers)],
    ["saturated", facts.saturatedPpm >= VERDICT_LIMITS.saturatedPpm],
    ["high-load", facts.offeredLoadPpm >= VERDICT_LIMITS.highLoadPpm],
    ["rejections", station.meter.rejected > 0],
    ["drops", dropped > 0],
  ];
  return { kind, id, ...facts, reason: checks.find(([, holds]) => holds)?.[0] ?? "headroom" };
}
