import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { HAPPY_ORDER, MODEL } from "../src/testing/examples.js";
import { runMain, temporaryFolder, testWorld } from "../src/testing/run-main.js";
import { smallModel, smallScenario } from "../src/testing/small-files.js";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

function put(name: string, content: object): string {
  writeFileSync(join(folder, name), JSON.stringify(content, null, 2));
  return name;
}

const model = put("model.json", smallModel());
const order = put("order.json", smallScenario());
const stress = (...words: string[]) => runMain(["stress", ...words], { cwd: folder });

describe("plumbline stress", () => {
  it("says that all of it is assumed, the verdict and where it bends", async () => {
    const { code, stdout } = await stress(MODEL, HAPPY_ORDER, "--duration", "60");
    expect(code).toBe(0);
    expect(stdout).toContain("Assumed, not measured: capacities and times were assumed by plumbline");
    expect(stdout).toMatch(/\n {2}verdict {4}\w+/);
    expect(stdout).toMatch(/\n {2}latency .* p50 +p75 +p90 +p95 +p99 +max\n/);
    expect(stdout).toContain("bottleneck  ordering-api");
  });

  it("gives the same hash each time, and the profile it writes gives it again", async () => {
    const first = await stress(
      model,
      order,
      "--json",
      "--rate",
      "20",
      "--duration",
      "40",
      "--write-profile",
      "p.json",
    );
    const { resultHash, basis } = JSON.parse(first.stdout);
    expect([resultHash, basis]).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), "assumed"]);
    const again = await stress(model, order, "--json", "-p", "p.json");
    expect(JSON.parse(again.stdout).resultHash).toBe(resultHash);
    expect(JSON.parse(readFileSync(join(folder, "p.json"), "utf8")).arrivals.ratePerSecond).toBe(20);
    expect((await stress(model, order, "-p", "p.json")).stdout).toContain("assumed by the profile");
  });

  it.each([
    ["never", 0],
    ["unstable", 1],
    ["degraded", 1],
  ])("with --fail-on %s ends an overload with %i", async (failOn, code) => {
    // 4 slots of 5 ms do at most 800 in a second.
    const words = ["--rate", "2000", "--duration", "10", "--fail-on", failOn];
    expect((await stress(model, order, ...words)).code).toBe(code);
  });

  it("names what is wrong with a profile by its place", async () => {
    await stress(model, order, "--duration", "40", "--write-profile", "p.json");
    const profile = JSON.parse(readFileSync(join(folder, "p.json"), "utf8"));
    const wrong = put("wrong.json", { ...profile, seed: "" });
    const { code, stderr } = await stress(model, order, "-p", wrong);
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/wrong\.json is no stress profile\n {2}wrong\.json:4:3 seed: /),
    ]);
    const little = put("little.json", { ...profile, serviceTimes: [] });
    expect((await stress(model, order, "-p", little)).stderr).toContain(
      "The stress run does not start\n  little.json",
    );
  });

  it("refuses a scenario that does not fit the model", async () => {
    const { code, stderr } = await stress(model, put("bad.json", smallScenario({ operation: "nothing" })));
    expect([code, stderr]).toEqual([3, expect.stringContaining("bad.json:8:7")]);
  });

  it("shows on a terminal that it goes on, and leaves nothing of that", async () => {
    const { main } = await import("../src/main.js");
    const { world, stderr } = testWorld({ cwd: folder, isTTY: true });
    await main(["stress", MODEL, HAPPY_ORDER], world);
    expect(stderr()).toContain("simulating: 50000 events …");
    expect(stderr()).toMatch(new RegExp(`\\r${String.fromCharCode(27)}\\[K$`));
  });
});
