import { describe, expect, it } from "@jest/globals";
import { figureText, intervalText, msText, numberText, percentText } from "./units.js";

describe("a number of a run", () => {
  it("has three digits that count, and every digit before the point", () => {
    expect(numberText(0.01234)).toBe("0.0123");
    expect(numberText(92.102)).toBe("92.1");
    expect(numberText(52_498)).toBe("52,498");
    expect(msText(80_216)).toBe("80.2 ms");
    expect(percentText(1_000_000)).toBe("100 %");
  });

  it("is said in the unit that its name ends in", () => {
    expect(figureText("latency.p95Us", 80_216)).toBe("80.2 ms");
    expect(figureText("resources.x.utilisationPpm", 345_000)).toBe("34.5 %");
    expect(figureText("resources.x.queueMeanMilli", 1_500)).toBe("1.5");
    expect(figureText("operations.x.amplificationPpm", 1_500_000)).toBe("× 1.5");
    expect(figureText("requests.throughputPerSecond", 92.102)).toBe("92.1 /s");
    expect(figureText("requests.failed", 3)).toBe("3");
  });

  it("is a dash where no sample says it", () => {
    expect(figureText("latency.p95Us", null)).toBe("–");
    expect(percentText(null)).toBe("–");
  });

  it("has the interval that the run states for it, or none", () => {
    const intervals = [{ path: "latency.p95Us", low: 74_095, high: 86_337 }];
    expect(intervalText(intervals, "latency.p95Us")).toBe("74.1 ms … 86.3 ms");
    expect(intervalText(intervals, "latency.p99Us")).toBeNull();
    expect(intervalText(undefined, "latency.p99Us")).toBeNull();
  });
});
