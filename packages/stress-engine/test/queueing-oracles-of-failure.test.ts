import { describe, expect, it } from "@jest/globals";
import type { ServiceTimeDistribution } from "../src/index.js";
import {
  call,
  capacity,
  exponential,
  guid,
  ModelBuilder,
  profile,
  scenario,
  work,
} from "../src/testing/load.js";
import { deviations, formulaErrors, type Oracle, type Theory } from "../src/testing/oracle.js";
import { mm1k, retries, timeouts } from "../src/testing/queueing-formulas.js";
import { run } from "../src/testing/run.js";

const OWNER = guid(10);
const OPERATION = guid(20);
/** So many servers that nobody waits. */
const PLENTY = 10_000;

/** One operation of one element, which fails in some way. */
function failing(of: {
  readonly name: string;
  readonly rate: number;
  readonly seconds: number;
  readonly servers?: number;
  readonly queueLimit?: number;
  readonly service: ServiceTimeDistribution;
  readonly errorRate?: number;
  readonly timeoutMs?: number;
  readonly retry?: { readonly maxAttempts: number; readonly backoffMs: number };
  readonly theory: Theory;
  readonly known: Theory;
}): Oracle {
  const { name, rate, seconds, servers = PLENTY, queueLimit = null, theory, known } = of;
  const { service, errorRate = 0, timeoutMs = 0, retry = null } = of;
  return {
    name,
    scenario: scenario([call("a", OPERATION)]),
    model: new ModelBuilder()
      .withElement(OWNER)
      .withOperation(OPERATION, OWNER, { timeoutMs, retry })
      .build(),
    profile: profile(
      { ratePerSecond: rate, durationSeconds: seconds, warmUpSeconds: 10 },
      {
        resources: [capacity(OWNER, servers, { queueLimit })],
        serviceTimes: [work(OPERATION, service, errorRate)],
      },
    ),
    theory,
    known,
  };
}

/** One server of 10 ms and so many places: arrivals per second, places, what is lost, utilisation. */
const FEW_PLACES: readonly Oracle[] = (
  [
    [80, 5, { lost: 0.088819, utilisation: 0.728944 }],
    [80, 11, { lost: 0.018448, utilisation: 0.785242 }],
    [100, 10, { lost: 0.090909 }],
    [150, 11, { lost: 0.335922, utilisation: 0.996116 }],
  ] as const
).map(([rate, places, known]) =>
  failing({
    name: `M/M/1/${places}, ${rate}/s, 10 ms`,
    rate,
    seconds: 1_200,
    servers: 1,
    queueLimit: places - 1,
    service: exponential(10),
    theory: mm1k(rate, 10, places),
    known,
  }),
);

/** The share of attempts that fail, how many are made at most, how many are made, what fails. */
const RETRIES: readonly Oracle[] = (
  [
    [0.1, 3, { attempts: 1.11, failed: 0.001 }],
    [0.5, 3, { attempts: 1.75, failed: 0.125 }],
    [0.9, 10, { attempts: 6.513216, failed: 0.348678 }],
    [0.3, 4, { attempts: 1.417, failed: 0.0081 }],
  ] as const
).map(([errorRate, maxAttempts, known]) =>
  failing({
    name: `retry, failing ${errorRate}, ${maxAttempts} attempts`,
    rate: 500,
    seconds: errorRate === 0.1 ? 240 : 40,
    service: exponential(1),
    errorRate,
    retry: { maxAttempts, backoffMs: 1 },
    theory: retries(errorRate, maxAttempts),
    known,
  }),
);

const TIME_OUT = failing({
  name: "exponential 100 ms under a time-out of 200 ms, 3 attempts, backoff 50 ms",
  rate: 300,
  seconds: 240,
  service: exponential(100),
  timeoutMs: 200,
  retry: { maxAttempts: 3, backoffMs: 50 },
  theory: timeouts({ meanMs: 100, timeoutMs: 200, attempts: 3, backoffMs: 50 }),
  known: {
    timedOut: 0.135335,
    attempts: 1.153651,
    failed: 0.002479,
    stay: 105.9622,
    stayOfAll: 107.4347,
  },
});

describe.each([...FEW_PLACES, ...RETRIES, TIME_OUT])("$name", (oracle) => {
  it("has formulas that give the known numbers", () => {
    expect(formulaErrors(oracle)).toEqual([]);
  });

  it("is within four standard errors of the formulas, and of Little's law at each resource", () => {
    expect(deviations(oracle)).toEqual([]);
  });
});

describe.each(FEW_PLACES)("$name", ({ scenario: document, model, profile: load }) => {
  it("fails the requests that are turned away, and no other", () => {
    const { requests, operations } = run(document, model, load);
    expect(requests.failed).toBe(operations[0]?.rejected);
    expect(requests.failed).toBeGreaterThan(0);
  });
});
