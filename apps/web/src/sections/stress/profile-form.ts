import type {
  ArrivalProcess,
  DistributionKind,
  Hold,
  Jitter,
  OutageKind,
  Overflow,
} from "@plumbline/stress-engine";

/** A profile as it is typed: numbers are texts, an empty one says nothing yet; shares are percent. */
export interface ProfileForm {
  readonly name: string;
  readonly scenarioId: string;
  readonly seed: string;
  readonly arrivals: ArrivalsRow;
  readonly resources: readonly ResourceRow[];
  readonly serviceTimes: readonly ServiceTimeRow[];
  readonly subscriptions: readonly SubscriptionRow[];
  readonly branches: readonly BranchRow[];
  readonly overrides: readonly OverrideRow[];
  readonly outages: readonly OutageRow[];
}

export interface ArrivalsRow {
  readonly process: ArrivalProcess;
  readonly ratePerSecond: string;
  readonly durationSeconds: string;
  readonly warmUpSeconds: string;
  readonly stages: readonly StageRow[];
}

export interface StageRow {
  readonly fromSecond: string;
  readonly ratePerSecond: string;
}

export interface ResourceRow {
  readonly elementId: string;
  readonly instances: string;
  readonly concurrency: string;
  readonly queueLimit: string;
  readonly hold: Hold;
}

export interface ServiceTimeRow {
  readonly targetId: string;
  readonly kind: DistributionKind;
  readonly valueMs: string;
  readonly meanMs: string;
  readonly minMs: string;
  readonly maxMs: string;
  readonly k: string;
  readonly medianMs: string;
  readonly p95Ms: string;
  /** `percentile:milliseconds`, with blanks between. */
  readonly points: string;
  readonly errorPercent: string;
}

export interface SubscriptionRow {
  readonly subscriptionId: string;
  readonly concurrency: string;
  readonly backlogLimit: string;
  readonly overflow: Overflow;
  readonly deliveryDelayMs: string;
}

export interface BranchRow {
  readonly stepId: string;
  readonly thenPercent: string;
}

export interface OverrideRow {
  readonly targetId: string;
  readonly timeoutMs: string;
  readonly maxAttempts: string;
  readonly backoffMs: string;
  readonly backoffFactor: string;
  readonly maxBackoffMs: string;
  readonly jitter: Jitter;
}

export interface OutageRow {
  readonly targetId: string;
  readonly kind: OutageKind;
  readonly fromMs: string;
  readonly toMs: string;
  readonly sharePercent: string;
}

/** The lists of a form whose entries are about a target. */
export type FormList = "resources" | "serviceTimes" | "subscriptions" | "branches" | "overrides" | "outages";
export type RowOf<List extends FormList> = ProfileForm[List][number];

export const NUMBERS_OF_DISTRIBUTION = {
  constant: ["valueMs"],
  exponential: ["meanMs"],
  uniform: ["minMs", "maxMs"],
  erlang: ["k", "meanMs"],
  lognormal: ["medianMs", "p95Ms"],
  empirical: ["points"],
} as const satisfies Readonly<Record<DistributionKind, readonly (keyof ServiceTimeRow)[]>>;

export function emptyResource(elementId: string): ResourceRow {
  return { elementId, instances: "", concurrency: "", queueLimit: "", hold: "call" };
}

export function emptyServiceTime(targetId: string): ServiceTimeRow {
  return {
    targetId,
    kind: "exponential",
    valueMs: "",
    meanMs: "",
    minMs: "",
    maxMs: "",
    k: "",
    medianMs: "",
    p95Ms: "",
    points: "",
    errorPercent: "",
  };
}

export function emptySubscription(subscriptionId: string): SubscriptionRow {
  return { subscriptionId, concurrency: "", backlogLimit: "", overflow: "dead-letter", deliveryDelayMs: "" };
}

export function emptyOverride(targetId: string): OverrideRow {
  return {
    targetId,
    timeoutMs: "",
    maxAttempts: "",
    backoffMs: "",
    backoffFactor: "",
    maxBackoffMs: "",
    jitter: "none",
  };
}

export function emptyOutage(targetId: string): OutageRow {
  return { targetId, kind: "Outage", fromMs: "", toMs: "", sharePercent: "" };
}

/** Whether an entry says something: one that does not is not sent. */
export function isStated<List extends FormList>(list: List, row: RowOf<List>): boolean {
  // An outage or another contract was added by hand; the other rows stand there to be filled.
  return list === "outages" || list === "overrides" || Object.entries(row).some(saysSomething);
}

const WORDS_ALONE: readonly string[] = [
  "elementId",
  "targetId",
  "subscriptionId",
  "stepId",
  "hold",
  "kind",
  "overflow",
  "jitter",
];

function saysSomething([name, value]: readonly [string, string]): boolean {
  return value.trim() !== "" && !WORDS_ALONE.includes(name);
}

/** What an entry is about. */
export function targetOf(row: RowOf<FormList>): string {
  if ("elementId" in row) {
    return row.elementId;
  }
  if ("subscriptionId" in row) {
    return row.subscriptionId;
  }
  return "stepId" in row ? row.stepId : row.targetId;
}
