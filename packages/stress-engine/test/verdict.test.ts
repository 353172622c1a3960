import { describe, expect, it } from "@jest/globals";
import { VERDICT_LIMITS } from "../src/limits.js";
import type {
  Confidence,
  OperationResult,
  RequestCounts,
  ResourceResult,
  SubscriptionResult,
} from "../src/result/stress-run.js";
import { verdictOf } from "../src/result/verdict-of.js";

const REQUESTS = { measured: 5_000, successRatePpm: 1_000_000 } as RequestCounts;
const CALM = { saturatedPpm: 0, offeredLoadPpm: 0, rejected: 0 } as ResourceResult;
const CERTAIN = { relativeHalfWidthPpm: 0 } as Confidence;

interface Facts {
  readonly requests?: Partial<RequestCounts>;
  readonly halfWidth?: number | null;
  readonly resource?: Partial<ResourceResult>;
  readonly dropped?: number;
  readonly amplificationPpm?: number | null;
  readonly unstable?: boolean;
}

/** What is said of two resources, the second of which is as given, an operation and a subscription. */
function said({ requests, halfWidth = 0, resource, dropped = 0, amplificationPpm = 1e6, unstable }: Facts) {
  const { verdict, verdictReasons } = verdictOf(
    {
      unstable: unstable === true ? ["overload"] : [],
      requests: { ...REQUESTS, ...requests },
      confidence: halfWidth === null ? null : { ...CERTAIN, relativeHalfWidthPpm: halfWidth },
    },
    {
      operations: [{ amplificationPpm } as OperationResult],
      resources: [CALM, { ...CALM, ...resource }],
      subscriptions: [{ dropped: 0 } as SubscriptionResult, { dropped } as SubscriptionResult],
    },
  );
  return [verdict, ...verdictReasons];
}

const { saturatedPpm, highLoadPpm, successPpm, measuredRequests, relativeHalfWidthPpm, amplificationPpm } =
  VERDICT_LIMITS;

describe("the verdict", () => {
  it.each<[string, Facts, readonly string[]]>([
    ["nothing to say", {}, ["stable"]],
    ["no interval", { halfWidth: null }, ["stable"]],
    ["an interval just narrow enough", { halfWidth: relativeHalfWidthPpm }, ["stable"]],
    ["a wide interval", { halfWidth: relativeHalfWidthPpm + 1 }, ["inconclusive", "wide-interval"]],
    ["just enough requests", { requests: { measured: measuredRequests } }, ["stable"]],
    ["too few requests", { requests: { measured: measuredRequests - 1 } }, ["inconclusive", "few-samples"]],
    ["one of several resources saturated", { resource: { saturatedPpm } }, ["saturated", "saturated"]],
    ["a resource just below", { resource: { saturatedPpm: saturatedPpm - 1 } }, ["stable"]],
    ["high load", { resource: { offeredLoadPpm: highLoadPpm } }, ["saturated", "high-load"]],
    ["load just below", { resource: { offeredLoadPpm: highLoadPpm - 1 } }, ["stable"]],
    ["one rejection", { resource: { rejected: 1 } }, ["saturated", "rejections"]],
    ["one message dropped", { dropped: 1 }, ["saturated", "drops"]],
    ["many retries", { amplificationPpm }, ["saturated", "retry-amplification"]],
    ["retries just below", { amplificationPpm: amplificationPpm - 1 }, ["stable"]],
    ["an operation that was never called", { amplificationPpm: null }, ["stable"]],
    ["just few enough failures", { requests: { successRatePpm: successPpm } }, ["stable"]],
    ["failures", { requests: { successRatePpm: successPpm - 1 } }, ["degraded", "failures"]],
    ["no request that ended", { requests: { successRatePpm: null } }, ["stable"]],
    ["failures of few requests", { requests: { measured: 3, successRatePpm: 0 } }, ["degraded", "failures"]],
    ["failures of a full system", { requests: { successRatePpm: 0 }, dropped: 1 }, ["saturated", "drops"]],
    [
      "few requests of a full system",
      { requests: { measured: 3 }, dropped: 1 },
      ["inconclusive", "few-samples"],
    ],
    [
      "failures of few requests of a full system",
      { requests: { measured: 3, successRatePpm: 0 }, dropped: 1 },
      ["inconclusive", "few-samples"],
    ],
    [
      "all of it at once",
      { unstable: true, requests: { successRatePpm: 0 }, dropped: 1 },
      ["unstable", "overload"],
    ],
  ])("of %s", (_, facts, expected) => {
    expect(said(facts)).toEqual(expected);
  });
});
