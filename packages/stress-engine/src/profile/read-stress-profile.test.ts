import { describe, expect, it } from "@jest/globals";
import { capacity, exponential, guid, profile, work } from "../testing/load.js";
import { readStressProfile } from "./read-stress-profile.js";

type Change = (draft: Record<string, unknown>) => void;
type Draft = { [key: string]: Draft } & { [index: number]: Draft };

const FULL = profile(
  { stages: [{ fromSecond: 5, ratePerSecond: 0 }], warmUpSeconds: 3 },
  {
    resources: [capacity(guid(10), 4, { hold: "work", queueLimit: 5 })],
    serviceTimes: [
      work(guid(20), exponential(1.5), 0.25),
      work(guid(21), { kind: "erlang", k: 4, meanMs: 2 }),
      work(guid(22), { kind: "lognormal", medianMs: 1, p95Ms: 4.000001 }),
      work(guid(23), { kind: "uniform", minMs: 0, maxMs: 1 }),
      work(guid(24), {
        kind: "empirical",
        points: [
          { percentile: 0, valueMs: 1 },
          { percentile: 50, valueMs: 1 },
          { percentile: 100, valueMs: 9 },
        ],
      }),
    ],
    subscriptions: [
      {
        subscriptionId: guid(40),
        concurrency: 2,
        backlogLimit: null,
        overflow: "drop",
        deliveryDelayMs: 0.5,
      },
    ],
    branches: [{ stepId: "choose", thenProbability: 0.3 }],
    overrides: [
      {
        targetId: guid(20),
        timeoutMs: 100,
        maxAttempts: 3,
        backoffMs: 10,
        backoffFactor: 2,
        maxBackoffMs: null,
        jitter: "full",
      },
    ],
    outages: [
      { targetId: guid(20), kind: "Error", fromMs: 0, toMs: 10, share: 0.5 },
      { targetId: guid(20), kind: "Timeout", fromMs: 10, toMs: 20, share: 1 },
    ],
  },
);

function refusal(change: Change) {
  const draft = structuredClone(FULL) as unknown as Record<string, unknown>;
  change(draft);
  const read = readStressProfile(JSON.stringify(draft));
  return read.ok
    ? null
    : { code: read.refusal.code, fields: read.refusal.errors.map((error) => error.field) };
}

/** A change of one value, named by its path. */
function at(path: string, value: unknown): Change {
  return (draft) => {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    let owner = draft as unknown as Draft;
    for (const key of keys) {
      owner = owner[key] as Draft;
    }
    if (value === undefined) {
      delete (owner as Record<string, unknown>)[last];
    } else {
      (owner as Record<string, unknown>)[last] = value;
    }
  };
}

describe("a stress profile", () => {
  it("is read as it is", () => {
    expect(readStressProfile(JSON.stringify(FULL))).toEqual({ ok: true, value: FULL });
  });

  it("has defaults where the model or the plain case stands behind them", () => {
    const draft = structuredClone(FULL) as unknown as Record<string, unknown>;
    for (const path of [
      "resources.0.hold",
      "serviceTimes.0.errorRate",
      "outages.0.share",
      "outages.1.share",
    ]) {
      at(path, undefined)(draft);
    }
    at("overrides.0", { targetId: guid(20) })(draft);
    const read = readStressProfile(JSON.stringify(draft));
    expect(read.ok && read.value.resources[0]?.hold).toBe("call");
    expect(read.ok && read.value.serviceTimes[0]?.errorRate).toBe(0);
    expect(read.ok && read.value.overrides[0]).toEqual({
      targetId: guid(20),
      timeoutMs: null,
      maxAttempts: null,
      backoffMs: null,
      backoffFactor: 1,
      maxBackoffMs: null,
      jitter: "none",
    });
    expect(read.ok && read.value.outages[0]?.share).toBe(1);
  });

  it("has lower-case IDs", () => {
    const read = readStressProfile(
      JSON.stringify({ ...FULL, scenarioId: "ABCDEF00-0000-4000-8000-000000000001" }),
    );
    expect(read.ok && read.value.scenarioId).toBe("abcdef00-0000-4000-8000-000000000001");
  });

  it.each(Object.keys(FULL))("is no profile without %s", (key) => {
    expect(refusal(at(key, undefined))).toEqual({ code: "invalid_body", fields: [key] });
  });

  it.each<[string, unknown]>([
    ["name", 1],
    ["seed", 42],
    ["arrivals", null],
    ["arrivals.ratePerSecond", "10"],
    ["arrivals.warmUpSeconds", undefined],
    ["resources", {}],
    ["resources.0", null],
    ["resources.0.queueLimit", undefined],
    ["resources.0.hold", null],
    ["serviceTimes.0.distribution", undefined],
    ["serviceTimes.0.distribution.meanMs", undefined],
    ["serviceTimes.4.distribution.points", "x"],
    ["subscriptions.0.overflow", undefined],
    ["branches.0.thenProbability", null],
    ["overrides.0.backoffFactor", null],
    ["outages.0.fromMs", undefined],
  ])("%s of %p is a wrong shape", (path, value) => {
    expect(refusal(at(path, value))).toEqual({ code: "invalid_body", fields: [pathOf(path)] });
  });

  it.each<[string, unknown]>([
    ["name", ""],
    ["name", " \u00a0"],
    ["name", "x".repeat(201)],
    ["name", "a\u0000b"],
    ["scenarioId", "no guid"],
    ["seed", ""],
    ["seed", "x".repeat(101)],
    ["seed", "a\nb"],
    ["arrivals.process", "bursty"],
    ["arrivals.ratePerSecond", 0],
    ["arrivals.ratePerSecond", 100_000.5],
    ["arrivals.durationSeconds", 0],
    ["arrivals.durationSeconds", 1.5],
    ["arrivals.durationSeconds", 3_601],
    ["arrivals.warmUpSeconds", 100],
    ["arrivals.warmUpSeconds", -1],
    ["arrivals.stages.0.fromSecond", 0],
    ["arrivals.stages.0.ratePerSecond", -1],
    ["resources.0.elementId", "x"],
    ["resources.0.instances", 0],
    ["resources.0.instances", 1_001],
    ["resources.0.concurrency", 10_001],
    ["resources.0.queueLimit", -1],
    ["resources.0.queueLimit", 1_000_001],
    ["resources.0.hold", "slot"],
    ["serviceTimes.0.errorRate", 1.1],
    ["serviceTimes.0.distribution.kind", "pareto"],
    ["serviceTimes.0.distribution.meanMs", -1],
    ["serviceTimes.0.distribution.meanMs", 3_600_000.1],
    ["serviceTimes.0.distribution.meanMs", 0.0000001],
    ["serviceTimes.0.distribution.valueMs", 1],
    ["serviceTimes.1.distribution.k", 0],
    ["serviceTimes.1.distribution.k", 2.5],
    ["serviceTimes.2.distribution.p95Ms", 0.5],
    ["serviceTimes.2.distribution.medianMs", 0],
    ["serviceTimes.3.distribution.minMs", 2],
    ["serviceTimes.4.distribution.points.1.percentile", 0],
    ["serviceTimes.4.distribution.points.2.percentile", 99],
    ["serviceTimes.4.distribution.points.2.valueMs", 0.5],
    ["serviceTimes.4.distribution.points", [{ percentile: 0, valueMs: 1 }]],
    ["subscriptions.0.concurrency", 0],
    ["subscriptions.0.overflow", "block"],
    ["subscriptions.0.deliveryDelayMs", 3_600_001],
    ["branches.0.stepId", ""],
    ["branches.0.thenProbability", 2],
    ["overrides.0.maxAttempts", 11],
    ["overrides.0.backoffFactor", 0.5],
    ["overrides.0.jitter", "some"],
    ["outages.0.kind", "Flood"],
    ["outages.0.share", -0.1],
    ["outages.0.toMs", 0],
    ["outages.1.fromMs", 5],
    ["unknown", 1],
    ["arrivals.burst", 1],
    ["resources.0.threads", 1],
    ["serviceTimes.0.mean", 1],
    ["outages.0.until", 1],
  ])("%s of %p breaks a rule", (path, value) => {
    const found = refusal(at(path, value));
    expect(found?.code).toBe("validation_error");
    expect(
      found?.fields.some(
        (field) => field.startsWith(pathOf(path).split(".points")[0] ?? "") || RELATED[path]?.includes(field),
      ),
    ).toBe(true);
  });

  it("takes no more servers than 100,000 of one element", () => {
    const change: Change = (draft) => {
      at("resources.0.instances", 11)(draft);
      at("resources.0.concurrency", 10_000)(draft);
    };
    expect(refusal(change)).toEqual({ code: "validation_error", fields: ["resources[0].concurrency"] });
  });

  it("names each target once in a list, whatever the letters", () => {
    const change: Change = (draft) => {
      const id = "abcdef00-0000-4000-8000-000000000001";
      draft["resources"] = [capacity(id, 1), capacity(id.toUpperCase(), 1)];
    };
    expect(refusal(change)).toEqual({ code: "validation_error", fields: ["resources[1].elementId"] });
  });

  it("says everything that is wrong at once", () => {
    const found = refusal((draft) => {
      at("name", "")(draft);
      at("arrivals.ratePerSecond", 0)(draft);
      at("outages.0.share", 3)(draft);
      at("extra", true)(draft);
    });
    expect(found?.fields.toSorted()).toEqual(["arrivals.ratePerSecond", "extra", "name", "outages[0].share"]);
  });

  it.each([
    ["no JSON", "{", ""],
    ["a list", "[]", ""],
    ["a repeated key", '{"name":"a","name":"b"}', "name"],
    ["a lone surrogate", '{"name":"\\ud800"}', "name"],
    ["100,000 levels", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, ""],
  ])("%s is refused", (_, text, field) => {
    const read = readStressProfile(text);
    expect(read.ok).toBe(false);
    expect(!read.ok && read.refusal.code).toBe("invalid_body");
    expect(!read.ok && field !== "" ? read.refusal.errors.some((error) => error.field === field) : true).toBe(
      true,
    );
  });

  it("is read in linear time, however long", () => {
    const entries = Array.from({ length: 5_000 }, (_, index) => ({
      stepId: `s${index}`,
      thenProbability: 0.5,
    }));
    const read = readStressProfile(JSON.stringify({ ...FULL, branches: entries }));
    expect(read.ok).toBe(true);
    const over = readStressProfile(
      JSON.stringify({ ...FULL, branches: [...entries, { stepId: "x", thenProbability: 1 }] }),
    );
    expect(!over.ok && over.refusal.errors[0]?.field).toBe("branches");
  });
});

/** Fields that speak for another one. */
const RELATED: { readonly [path: string]: readonly string[] } = {
  "serviceTimes.3.distribution.minMs": ["serviceTimes[3].distribution.maxMs"],
};

function pathOf(path: string): string {
  return path.replace(/\.(\d+)/g, "[$1]");
}
