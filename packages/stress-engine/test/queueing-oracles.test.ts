import { describe, expect, it } from "@jest/globals";
import type { ServiceTimeDistribution } from "../src/index.js";
import {
  call,
  capacity,
  constant,
  exponential,
  guid,
  ModelBuilder,
  profile,
  scenario,
  work,
} from "../src/testing/load.js";
import { run } from "../src/testing/run.js";

const OPERATION = guid(20);
const OWNER = guid(10);
const model = new ModelBuilder().withElement(OWNER).withOperation(OPERATION, OWNER).build();
const oneCall = scenario([call("a", OPERATION)]);

/** One station: Poisson arrivals, some servers, a distribution of service times. */
function station(of: {
  readonly rate: number;
  readonly servers?: number;
  readonly queueLimit?: number;
  readonly service: ServiceTimeDistribution;
  readonly seconds?: number;
  readonly seed?: string;
}) {
  const { rate, servers = 1, queueLimit = null, service, seconds = 3_600, seed = "1" } = of;
  return run(
    oneCall,
    model,
    profile(
      { ratePerSecond: rate, durationSeconds: seconds, warmUpSeconds: 10 },
      {
        seed,
        resources: [capacity(OWNER, servers, { queueLimit })],
        serviceTimes: [work(OPERATION, service)],
      },
    ),
  );
}

/** Standard error of the mean wait of an M/M/1 queue in service times, over so many customers. */
function mm1Error(rho: number, customers: number): number {
  const variance = (rho * (2 + 5 * rho - 4 * rho ** 2 + rho ** 3)) / (1 - rho) ** 4;
  return Math.sqrt(variance / customers);
}

describe("M/M/1", () => {
  it.each([
    // rate, mean ms, W, Lq, p50, p95, p99
    [80, 10, 50, 3.2, 34.657, 149.787, 230.259],
    [50, 10, 20, 0.5, 13.863, 59.915, 92.103],
    [90, 10, 100, 8.1, 69.315, 299.573, 460.517],
    [300, 2, 5, 0.9, 3.466, 14.979, 23.026],
  ])("%d/s at %d ms stays %d ms", (rate, mean, stay, queue, p50, p95, p99) => {
    const { latency, resources, requests, operations } = station({
      rate,
      service: exponential(mean),
      seconds: rate > 100 ? 900 : 3_600,
    });
    const rho = (rate * mean) / 1_000;
    const error = mm1Error(rho, requests.measured) * mean * 1_000;
    expect(Math.abs((latency.meanUs ?? 0) - stay * 1_000)).toBeLessThan(4 * error);
    expect(Math.abs((operations[0]?.waitMeanUs ?? 0) - (stay - mean) * 1_000)).toBeLessThan(4 * error);
    // The sojourn is exponential with mean W: a quantile is off by as much as the mean is.
    const relative = (4 * error) / (stay * 1_000) + 0.008;
    for (const [seen, expected] of [
      [latency.p50Us, p50],
      [latency.p95Us, p95],
      [latency.p99Us, p99],
    ] as const) {
      expect(Math.abs((seen ?? 0) / (expected * 1_000) - 1)).toBeLessThan(relative);
    }
    expect(Math.abs((resources[0]?.utilisationPpm ?? 0) / 1e6 - rho)).toBeLessThan(0.01 * rho + 0.002);
    expect(Math.abs((resources[0]?.queueMeanMilli ?? 0) / 1_000 / queue - 1)).toBeLessThan(2 * relative);
  });
});

/** Mean wait in front of c servers (Erlang C), in seconds. */
function erlangWait(rate: number, meanSeconds: number, servers: number): { wait: number; waiting: number } {
  const offered = rate * meanSeconds;
  let blocking = 1;
  for (let k = 1; k <= servers; k += 1) {
    blocking = (offered * blocking) / (k + offered * blocking);
  }
  const rho = offered / servers;
  const waiting = blocking / (1 - rho + rho * blocking);
  return { wait: (waiting * meanSeconds) / (servers * (1 - rho)), waiting };
}

describe("M/M/c", () => {
  it.each([
    [320, 4, 17.4554],
    [1_600, 20, 10.6402],
    [150, 2, 22.857],
  ])("%d/s at 10 ms before %d servers stays %d ms", (rate, servers, stay) => {
    const { latency, resources } = station({
      rate,
      servers,
      service: exponential(10),
      seconds: Math.min(900, 400_000 / rate),
    });
    const { wait } = erlangWait(rate, 0.01, servers);
    expect(Math.abs(1_000 * wait + 10 - stay)).toBeLessThan(0.01);
    expect(Math.abs((latency.meanUs ?? 0) / 1_000 - stay)).toBeLessThan(0.03 * stay);
    expect(Math.abs((resources[0]?.queueMeanMilli ?? 0) / 1_000 - rate * wait)).toBeLessThan(
      0.15 * rate * wait,
    );
  });

  it("has the quantiles of M/M/4", () => {
    const { latency } = station({ rate: 320, servers: 4, service: exponential(10), seconds: 1_200 });
    expect((latency.p50Us ?? 0) / 13_462).toBeCloseTo(1, 1);
    expect(Math.abs((latency.p50Us ?? 0) / 13_462 - 1)).toBeLessThan(0.02);
    expect(Math.abs((latency.p95Us ?? 0) / 47_380 - 1)).toBeLessThan(0.03);
    expect(Math.abs((latency.p99Us ?? 0) / 68_932 - 1)).toBeLessThan(0.05);
  });
});

describe("M/G/1 (Pollaczek-Khinchine)", () => {
  const lognormalCv2 = (): ServiceTimeDistribution => {
    // cv 2: sigma^2 = ln 5; mean 10 ms: median = 10 / sqrt(5); p95 = median exp(1.644854 sigma).
    const sigma = Math.sqrt(Math.log(5));
    const median = 10 / Math.sqrt(5);
    const p95 = median * Math.exp(1.6448536269514722 * sigma);
    return { kind: "lognormal", medianMs: Number(median.toFixed(6)), p95Ms: Number(p95.toFixed(6)) };
  };

  it.each<[string, ServiceTimeDistribution, number, number]>([
    ["constant", constant(10), 20, 0.04],
    ["Erlang-4", { kind: "erlang", k: 4, meanMs: 10 }, 25, 0.045],
    ["Erlang-40", { kind: "erlang", k: 40, meanMs: 10 }, 20.5, 0.04],
    ["uniform", { kind: "uniform", minMs: 5, maxMs: 15 }, 21.6667, 0.04],
    [
      "empirical as uniform",
      {
        kind: "empirical",
        points: [
          { percentile: 0, valueMs: 5 },
          { percentile: 40, valueMs: 9 },
          { percentile: 100, valueMs: 15 },
        ],
      },
      21.6667,
      0.04,
    ],
    ["lognormal of cv 2", lognormalCv2(), 100, 0.3],
  ])("%s: the mean wait", (_, service, wait, tolerance) => {
    const { operations, latency } = station({
      rate: 80,
      service,
      seconds: service.kind === "erlang" ? 1_800 : 3_600,
    });
    expect(Math.abs((operations[0]?.waitMeanUs ?? 0) / 1_000 / wait - 1)).toBeLessThan(tolerance);
    expect(Math.abs((latency.meanUs ?? 0) / 1_000 / (wait + 10) - 1)).toBeLessThan(tolerance);
  });
});

describe("M/M/1/K", () => {
  it.each([
    // rate, queue limit, loss, utilisation
    [80, 4, 0.088819, 0.728944],
    [80, 10, 0.018448, 0.785242],
    [100, 9, 0.090909, 0.909091],
    [150, 10, 0.335922, 0.996116],
  ])("%d/s with a queue of %d loses its share", (rate, queueLimit, loss, utilisation) => {
    const { resources, requests, operations } = station({ rate, queueLimit, service: exponential(10) });
    const [resource] = resources;
    const share = (resource?.rejected ?? 0) / (resource?.arrivals ?? 1);
    expect(Math.abs(share - loss)).toBeLessThan(4 * Math.sqrt((5 * loss) / (rate * 3_600)) + 0.0005);
    expect(Math.abs((resource?.utilisationPpm ?? 0) / 1e6 - utilisation)).toBeLessThan(0.01);
    expect(requests.failed).toBe(operations[0]?.rejected);
  });
});

describe("tandem", () => {
  it("has the sum of the stages, and of their variances", () => {
    const elements = [guid(11), guid(12), guid(13)];
    const operations = [guid(21), guid(22), guid(23)];
    const builder = new ModelBuilder();
    elements.forEach((element, index) => {
      builder.withElement(element).withOperation(operations[index] ?? "", element);
    });
    const steps = operations.map((operation, index) => call(`call ${index}`, operation));
    const means = [10, 5, 8];
    const { latency } = run(
      scenario(steps),
      builder.build(),
      profile(
        { ratePerSecond: 80, durationSeconds: 3_600, warmUpSeconds: 10 },
        {
          resources: elements.map((element) => capacity(element, 1)),
          serviceTimes: operations.map((operation, index) => work(operation, exponential(means[index] ?? 0))),
        },
      ),
    );
    expect(Math.abs((latency.meanUs ?? 0) / 80_555.6 - 1)).toBeLessThan(0.03);
    expect(Math.abs((latency.stdDevUs ?? 0) / 1_000 / Math.sqrt(3_063.272) - 1)).toBeLessThan(0.05);
  });
});
