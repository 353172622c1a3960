import {
  type FormList,
  isStated,
  NUMBERS_OF_DISTRIBUTION,
  type ProfileForm,
  type RowOf,
  type ServiceTimeRow,
} from "./profile-form.js";

/** A value as it would be sent; the engine's own reader says what is wrong with it. */
type Sent = string | number | null | readonly Sent[] | { readonly [key: string]: Sent };

/** The text of the profile that a form says, as it would be sent. */
export function profileTextOf(form: ProfileForm): string {
  const { name, scenarioId, seed, arrivals } = form;
  return JSON.stringify({
    name,
    scenarioId,
    seed,
    arrivals: {
      process: arrivals.process,
      ratePerSecond: number(arrivals.ratePerSecond),
      durationSeconds: number(arrivals.durationSeconds),
      warmUpSeconds: number(arrivals.warmUpSeconds),
      stages: arrivals.stages.map((stage) => ({
        fromSecond: number(stage.fromSecond),
        ratePerSecond: number(stage.ratePerSecond),
      })),
    },
    resources: sentRows(form, "resources", (row) => ({
      elementId: row.elementId,
      instances: number(row.instances),
      concurrency: number(row.concurrency),
      queueLimit: number(row.queueLimit),
      hold: row.hold,
    })),
    serviceTimes: sentRows(form, "serviceTimes", (row) => ({
      targetId: row.targetId,
      distribution: distributionOf(row),
      errorRate: share(row.errorPercent, 0),
    })),
    ...policiesOf(form),
  });
}

function policiesOf(form: ProfileForm) {
  return {
    subscriptions: sentRows(form, "subscriptions", (row) => ({
      subscriptionId: row.subscriptionId,
      concurrency: number(row.concurrency),
      backlogLimit: number(row.backlogLimit),
      overflow: row.overflow,
      deliveryDelayMs: number(row.deliveryDelayMs),
    })),
    branches: sentRows(form, "branches", (row) => ({
      stepId: row.stepId,
      thenProbability: share(row.thenPercent, null),
    })),
    overrides: sentRows(form, "overrides", (row) => ({
      targetId: row.targetId,
      timeoutMs: number(row.timeoutMs),
      maxAttempts: number(row.maxAttempts),
      backoffMs: number(row.backoffMs),
      backoffFactor: row.backoffFactor.trim() === "" ? 1 : number(row.backoffFactor),
      maxBackoffMs: number(row.maxBackoffMs),
      jitter: row.jitter,
    })),
    outages: sentRows(form, "outages", (row) => ({
      targetId: row.targetId,
      kind: row.kind,
      fromMs: number(row.fromMs),
      toMs: number(row.toMs),
      share: share(row.sharePercent, 1),
    })),
  };
}

function sentRows<List extends FormList>(
  form: ProfileForm,
  list: List,
  sent: (row: RowOf<List>) => Sent,
): readonly Sent[] {
  const rows: readonly RowOf<List>[] = form[list];
  return rows.filter((row) => isStated(list, row)).map(sent);
}

function distributionOf(row: ServiceTimeRow): Sent {
  if (row.kind === "empirical") {
    return { kind: row.kind, points: pointsOf(row.points) };
  }
  const numbers = NUMBERS_OF_DISTRIBUTION[row.kind].map((name) => [name, number(row[name])]);
  return { kind: row.kind, ...Object.fromEntries(numbers) };
}

function pointsOf(text: string): readonly Sent[] {
  return text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((point) => {
      const [percentile = "", valueMs = ""] = point.split(":");
      return { percentile: number(percentile), valueMs: number(valueMs) };
    });
}

/** What is no number is sent as it is typed, to be refused in the engine's words. */
function number(text: string): number | string | null {
  const trimmed = text.trim();
  const value = Number(trimmed);
  return trimmed === "" ? null : Number.isFinite(value) ? value : trimmed;
}

function share(percent: string, missing: number | null): number | string | null {
  const value = percent.trim() === "" ? missing : number(percent);
  return typeof value === "number" && percent.trim() !== "" ? Number((value / 100).toPrecision(12)) : value;
}

/** Where each row of a list is in what is sent; null for one that is not. */
export function sentIndexes<List extends FormList>(
  form: ProfileForm,
  list: List,
): readonly (number | null)[] {
  const rows: readonly RowOf<List>[] = form[list];
  let next = 0;
  return rows.map((row) => (isStated(list, row) ? next++ : null));
}
