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
import { deviations, formulaErrors, type Oracle, type Theory } from "../src/testing/oracle.js";
import { erlang, mm1, mmc, pollaczekKhinchine, tandem } from "../src/testing/queueing-formulas.js";

/** Poisson arrivals, and stations in a row: each with its servers and its distribution of service times. */
function stations(of: {
  readonly name: string;
  readonly rate: number;
  readonly seconds: number;
  readonly warmUp?: number;
  readonly servers?: number;
  readonly services: readonly ServiceTimeDistribution[];
  readonly theory: Theory;
  readonly known?: Theory;
}): Oracle {
  const { name, rate, seconds, warmUp = 20, servers = 1, services, theory, known = {} } = of;
  const parts = services.map((service, at) => ({ service, owner: guid(10 + at), operation: guid(30 + at) }));
  const builder = new ModelBuilder();
  for (const { owner, operation } of parts) {
    builder.withElement(owner).withOperation(operation, owner);
  }
  return {
    name,
    scenario: scenario(parts.map(({ operation }, at) => call(`call ${at}`, operation))),
    model: builder.build(),
    profile: profile(
      { ratePerSecond: rate, durationSeconds: seconds, warmUpSeconds: warmUp },
      {
        resources: parts.map(({ owner }) => capacity(owner, servers)),
        serviceTimes: parts.map(({ operation, service }) => work(operation, service)),
      },
    ),
    theory,
    known,
  };
}

const ONE_SERVER: readonly Oracle[] = [
  stations({
    name: "M/M/1, 80/s, 10 ms",
    rate: 80,
    seconds: 3_600,
    services: [exponential(10)],
    theory: mm1(80, 10),
    known: {
      utilisation: 0.8,
      wait: 40,
      stay: 50,
      queue: 3.2,
      inside: 4,
      p50: 34.657,
      p95: 149.787,
      p99: 230.259,
    },
  }),
  stations({
    name: "M/M/1, 90/s, 10 ms",
    rate: 90,
    seconds: 3_600,
    warmUp: 60,
    services: [exponential(10)],
    theory: mm1(90, 10),
    known: { stay: 100, inside: 9, p95: 299.573 },
  }),
  stations({
    name: "M/M/1, 50/s, 10 ms",
    rate: 50,
    seconds: 1_200,
    services: [exponential(10)],
    theory: mm1(50, 10),
    known: { stay: 20, p99: 92.103 },
  }),
  stations({
    name: "M/M/1, 300/s, 2 ms",
    rate: 300,
    seconds: 400,
    services: [exponential(2)],
    theory: mm1(300, 2),
    known: { stay: 5, queue: 0.9 },
  }),
];

const SEVERAL_SERVERS: readonly Oracle[] = [
  stations({
    name: "M/M/4, 320/s, 10 ms",
    rate: 320,
    servers: 4,
    seconds: 640,
    services: [exponential(10)],
    theory: mmc(320, 10, 4),
    known: {
      allBusy: 0.596432,
      wait: 7.4554,
      stay: 17.4554,
      queue: 2.3857,
      inside: 5.5857,
      p50: 13.462,
      p95: 47.38,
      p99: 68.932,
    },
  }),
  stations({
    name: "M/M/20, 1600/s, 10 ms",
    rate: 1_600,
    servers: 20,
    seconds: 120,
    services: [exponential(10)],
    theory: mmc(1_600, 10, 20),
    known: { allBusy: 0.256078, wait: 0.6402, stay: 10.6402, p95: 30.776 },
  }),
  stations({
    name: "M/M/2, 150/s, 10 ms",
    rate: 150,
    servers: 2,
    seconds: 600,
    services: [exponential(10)],
    theory: mmc(150, 10, 2),
    known: { stay: 22.857 },
  }),
];

/** Of mean 10 ms and a coefficient of variation of 2. */
function lognormalCv2(): ServiceTimeDistribution {
  const sigma = Math.sqrt(Math.log(1 + 2 ** 2));
  const medianMs = 10 / Math.exp(sigma ** 2 / 2);
  const p95Ms = medianMs * Math.exp(1.6448536269514722 * sigma);
  return { kind: "lognormal", medianMs: Number(medianMs.toFixed(6)), p95Ms: Number(p95Ms.toFixed(6)) };
}

const UNIFORM_SQUARED_CV = (15 - 5) ** 2 / 12 / 10 ** 2;

/** M/G/1 at 80/s and 10 ms: what the service times are, the square of their coefficient of variation. */
const ANY_SERVICE_TIME: readonly Oracle[] = (
  [
    ["M/D/1", constant(10), 0, { wait: 20, stay: 30, queue: 1.6 }],
    ["M/E4/1", { kind: "erlang", k: 4, meanMs: 10 }, 1 / 4, { wait: 25, stay: 35 }],
    ["M/E40/1", { kind: "erlang", k: 40, meanMs: 10 }, 1 / 40, { wait: 20.5 }],
    ["lognormal of cv 2", lognormalCv2(), 2 ** 2, { wait: 100, stay: 110 }],
    [
      "M/U(5..15)/1",
      { kind: "uniform", minMs: 5, maxMs: 15 },
      UNIFORM_SQUARED_CV,
      { wait: 21.6667, stay: 31.6667 },
    ],
    [
      "empirical, the same as M/U(5..15)/1",
      {
        kind: "empirical",
        points: [
          { percentile: 0, valueMs: 5 },
          { percentile: 40, valueMs: 9 },
          { percentile: 100, valueMs: 15 },
        ],
      },
      UNIFORM_SQUARED_CV,
      { wait: 21.6667 },
    ],
  ] as const satisfies readonly (readonly [string, ServiceTimeDistribution, number, Theory])[]
).map(([name, service, squaredCv, known]) =>
  stations({
    name,
    rate: 80,
    // A heavy tail is slow to converge.
    seconds: service.kind === "lognormal" ? 3_600 : 1_200,
    services: [service],
    theory: pollaczekKhinchine(80, 10, squaredCv),
    known,
  }),
);

const IN_A_ROW = stations({
  name: "tandem, 80/s; 10, 5, 8 ms",
  rate: 80,
  seconds: 1_200,
  services: [exponential(10), exponential(5), exponential(8)],
  theory: tandem(80, [10, 5, 8]),
  known: { stay: 80.5556, variance: 3_063.272 },
});

describe.each([...ONE_SERVER, ...SEVERAL_SERVERS, ...ANY_SERVICE_TIME, IN_A_ROW])("$name", (oracle) => {
  it("has formulas that give the known numbers", () => {
    expect(formulaErrors(oracle)).toEqual([]);
  });

  it("is within four standard errors of the formulas, and of Little's law at each resource", () => {
    expect(deviations(oracle)).toEqual([]);
  });
});

describe("Erlang's formula without a queue", () => {
  it("has the known number at M/M/4", () => {
    expect(erlang(3.2, 4).b).toBeCloseTo(0.228145, 6);
  });
});
