import { describe, expect, it } from "@jest/globals";
import { assumptionName, metricName, valueText } from "./metric-words.js";

const nameOf = (id: string): string => `the ${id}`;

describe("a number that two runs are compared by", () => {
  it("is called by its part and by what it counts", () => {
    expect(metricName("latency.p95Us", nameOf)).toBe("Time of a request that succeeded, 95th percentile");
    expect(metricName("resources.api.waitP95Us", nameOf)).toBe("the api, wait, 95th percentile");
    expect(metricName("operations.get.callLatency.p50Us", nameOf)).toBe(
      "the get, time of a call, 50th percentile",
    );
    expect(metricName("requests.brandNew", nameOf)).toBe("Requests, brandNew");
  });
});

describe("an assumption that two profiles make differently", () => {
  it("is called by its part and its field", () => {
    expect(assumptionName("seed", nameOf)).toBe("Seed");
    expect(assumptionName("arrivals.ratePerSecond", nameOf)).toBe("Load, rate, 1/s");
    expect(assumptionName("resources.api.instances", nameOf)).toBe("the api, instances");
    expect(assumptionName("outages.api", nameOf)).toBe("the api, outages");
  });

  it("has a value that a person reads, whatever it is made of", () => {
    expect(valueText(null)).toBe("not there");
    expect(valueText([])).toBe("not there");
    expect(valueText(4)).toBe("4");
    expect(valueText({ kind: "exponential", meanMs: 3 })).toBe("kind exponential, mean ms 3");
    expect(valueText([{ fromSecond: 60, ratePerSecond: 0 }])).toBe("from second 60, rate, 1/s 0");
  });
});
