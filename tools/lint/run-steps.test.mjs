import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "@jest/globals";
import { runSteps } from "./run-steps.mjs";

describe("steps", () => {
  it("run so many at once, the first alone, and come in their order", async () => {
    let running = 0;
    /** @type {number[]} */
    const beside = [];
    const steps = [30, 40, 5, 5, 20, 1].map((ms, index) => ({
      name: String(index),
      run: async () => {
        running += 1;
        beside.push(running);
        await pause(ms);
        running -= 1;
        return { passed: index !== 3, output: "" };
      },
    }));
    const told = [];
    for await (const { step, result } of runSteps(steps, "node", 2)) {
      told.push(`${step.name} ${result.passed}`);
    }
    expect(told).toEqual(["0 true", "1 true", "2 true", "3 false", "4 true", "5 true"]);
    expect(beside[0]).toBe(1);
    expect(Math.max(...beside)).toBe(2);
  });

  it("that cannot be run are an error", async () => {
    const steps = [{ name: "a", run: () => Promise.reject(new Error("No such program")) }];
    await expect(runSteps(steps, "node", 2).next()).rejects.toThrow("No such program");
  });
});
