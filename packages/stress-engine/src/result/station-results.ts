import type { Simulation } from "../engine/simulation.js";
import type { Station } from "../engine/station.js";
import type { SubscriptionTarget } from "../engine/targets.js";
import { nsToUs } from "../kernel/virtual-time.js";
import { VERDICT_LIMITS } from "../limits.js";
import { milli, ppm, ppmOrNull } from "./distribution-of.js";
import type { ResourceResult, SubscriptionResult } from "./stress-run.js";

/** How long measuring went on: to the end, or to where the budget was used up. */
export function measuredNs(sim: Simulation): number {
  return Math.max(0, (sim.endedEarlyAt < 0 ? sim.endNs : sim.endedEarlyAt) - sim.warmUpNs);
}

/** Arrivals, those turned away too, times what one holds a slot for, over what the slots can give. */
export function offeredLoadPpm({ meter, servers }: Station, windowNs: number): number {
  const { slotTimes } = meter;
  const busy = meter.measured("busy");
  // While nothing has been given back there is only what is held.
  const slotNs = slotTimes.count > 0 ? slotTimes.mean : busy / Math.max(1, meter.waits.count);
  return ppm(meter.arrivals * slotNs, servers * windowNs);
}

/** Whether the queue of the last third is well above that of the middle third, and above the servers. */
export function isGrowing(station: Station, windowNs: number, servers: number): boolean {
  const third = windowNs / 3;
  const middle = station.meter.segments[2]!.queue / third;
  const last = station.meter.segments[3]!.queue / third;
  return last > VERDICT_LIMITS.growth * middle && last > servers;
}

export function resourceResults(sim: Simulation): readonly ResourceResult[] {
  const windowNs = measuredNs(sim);
  return sim.resources.map(({ elementId, station }) => {
    const { meter, servers } = station;
    const busy = meter.measured("busy");
    const waited = meter.waits.count;
    return {
      elementId,
      servers,
      utilisationPpm: ppm(busy, servers * windowNs),
      busyMeanMilli: windowNs === 0 ? 0 : milli(busy / windowNs),
      queueMeanMilli: windowNs === 0 ? 0 : milli(meter.measured("queue") / windowNs),
      queueMax: meter.queueMax,
      waitMeanUs: waited === 0 ? null : nsToUs(meter.waits.mean),
      waitP95Us: waited === 0 ? null : nsToUs(meter.waits.quantile(0.95)),
      arrivals: meter.arrivals,
      rejected: meter.rejected,
      saturatedPpm: ppm(meter.measured("saturated"), windowNs),
      offeredLoadPpm: offeredLoadPpm(station, windowNs),
      lateWorkPpm: ppm(meter.measured("late"), busy),
    };
  });
}

export function subscriptionResults(sim: Simulation): readonly SubscriptionResult[] {
  const windowNs = measuredNs(sim);
  return sim.targets.subscriptions.map((target) => {
    const { id, delivered, attempts, failed, deadLettered, dropped, lag, terms } = target;
    const { slots } = terms;
    const lags = lag.moments.count;
    return {
      subscriptionId: id,
      delivered,
      attempts,
      failed,
      deadLettered,
      dropped,
      backlogMeanMilli: windowNs === 0 ? 0 : milli(slots.meter.measured("queue") / windowNs),
      backlogMax: slots.meter.queueMax,
      backlogAtEnd: slots.waiting,
      lagP95Us: lags === 0 ? null : nsToUs(lag.quantile(0.95)),
      lagMaxUs: lags === 0 ? null : nsToUs(lag.moments.greatest),
      amplificationPpm: ppmOrNull(attempts, delivered),
      growing: isGrowing(slots, windowNs, serversOf(target)),
    };
  });
}

/** What a subscription's backlog is compared with: its slots, or its consumer's when it has no limit of its own. */
export function serversOf({ terms, station }: SubscriptionTarget): number {
  return terms.isLimited ? terms.slots.servers : station.servers;
}
