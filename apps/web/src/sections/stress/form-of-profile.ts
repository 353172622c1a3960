import type { Schemas } from "@plumbline/api-client";
import type { ProfileForm, ServiceTimeRow } from "./profile-form.js";
import { emptyServiceTime } from "./profile-form.js";

type Profile = Schemas["StressProfileRequest"];

/** A stored profile as it is typed. */
export function formOfProfile(profile: Profile): ProfileForm {
  const { arrivals } = profile;
  return {
    name: profile.name,
    scenarioId: profile.scenarioId,
    seed: profile.seed,
    arrivals: {
      process: arrivals.process,
      ratePerSecond: textOf(arrivals.ratePerSecond),
      durationSeconds: textOf(arrivals.durationSeconds),
      warmUpSeconds: textOf(arrivals.warmUpSeconds),
      stages: arrivals.stages.map(({ fromSecond, ratePerSecond }) => ({
        fromSecond: textOf(fromSecond),
        ratePerSecond: textOf(ratePerSecond),
      })),
    },
    resources: profile.resources.map((one) => ({
      elementId: one.elementId,
      instances: textOf(one.instances),
      concurrency: textOf(one.concurrency),
      queueLimit: textOf(one.queueLimit),
      hold: one.hold ?? "call",
    })),
    serviceTimes: profile.serviceTimes.map(serviceTimeRow),
    ...policiesOf(profile),
  };
}

function serviceTimeRow({
  targetId,
  distribution,
  errorRate,
}: Profile["serviceTimes"][number]): ServiceTimeRow {
  const { kind, ...numbers } = distribution;
  const texts = Object.entries(numbers).map(([name, value]) => [name, pointsOrNumber(value)]);
  return {
    ...emptyServiceTime(targetId),
    kind,
    ...Object.fromEntries(texts),
    errorPercent: percentOf(errorRate),
  };
}

function pointsOrNumber(value: number | readonly { percentile: number; valueMs: number }[]): string {
  return typeof value === "number"
    ? textOf(value)
    : value.map(({ percentile, valueMs }) => `${percentile}:${valueMs}`).join(" ");
}

function policiesOf(
  profile: Profile,
): Pick<ProfileForm, "subscriptions" | "branches" | "overrides" | "outages"> {
  return {
    subscriptions: profile.subscriptions.map((one) => ({
      ...one,
      concurrency: textOf(one.concurrency),
      backlogLimit: textOf(one.backlogLimit),
      deliveryDelayMs: textOf(one.deliveryDelayMs),
    })),
    branches: profile.branches.map(({ stepId, thenProbability }) => ({
      stepId,
      thenPercent: percentOf(thenProbability),
    })),
    overrides: profile.overrides.map((one) => ({
      targetId: one.targetId,
      timeoutMs: textOf(one.timeoutMs),
      maxAttempts: textOf(one.maxAttempts),
      backoffMs: textOf(one.backoffMs),
      backoffFactor: one.backoffFactor === 1 ? "" : textOf(one.backoffFactor),
      maxBackoffMs: textOf(one.maxBackoffMs),
      jitter: one.jitter ?? "none",
    })),
    outages: profile.outages.map((one) => ({
      targetId: one.targetId,
      kind: one.kind,
      fromMs: textOf(one.fromMs),
      toMs: textOf(one.toMs),
      sharePercent: one.share === 1 ? "" : percentOf(one.share, "100"),
    })),
  };
}

function textOf(value: number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}

/** A share as percent; the value that need not be said is left empty. */
function percentOf(share: number | undefined, missing = ""): string {
  return share === undefined || share === 0
    ? missing && textOf(share)
    : String(Number((share * 100).toPrecision(12)));
}
