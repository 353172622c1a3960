import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "@jest/globals";
import { CONSUMER_DOWN, HAPPY_ORDER, MODEL } from "../src/testing/examples.js";
import { runMain, temporaryFolder } from "../src/testing/run-main.js";
import { smallModel, smallScenario } from "../src/testing/small-files.js";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

function put(name: string, content: object): string {
  writeFileSync(join(folder, name), JSON.stringify(content, null, 2));
  return name;
}

const model = put("model.json", smallModel());
const order = put("order.json", smallScenario());

const play = (...words: string[]) => runMain(["play", ...words], { cwd: folder });

const GOLDEN = new URL("../../../packages/playback-engine/golden/", import.meta.url);
const HASHES: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(new URL("engine-1/systems.hashes.json", GOLDEN), "utf8"),
);

describe("plumbline play", () => {
  it.each(Object.entries(HASHES))("plays %s to the hash of the engine", async (file, hash) => {
    const system = file.split(".", 1)[0];
    const path = (name: string): string => fileURLToPath(new URL(`systems/${name}`, GOLDEN));
    const { stdout, code } = await play(path(`${system}.model.json`), path(file), "--json");
    expect([code, JSON.parse(stdout).hash]).toEqual([0, hash]);
  });

  it("tells the trace as a list, what a delivery does in a block of its own", async () => {
    const { stdout, code } = await play(MODEL, CONSUMER_DOWN);
    expect(code).toBe(0);
    expect(stdout).toContain("141 events, 0 ms of virtual time, hash 658aa5d61794\n");
    expect(stdout).toMatch(/\n0 ms {6}17 bindings not followed +the routing key differs\n/);
    expect(stdout).toMatch(/\n\n0 ms {2}PaymentProcessor → payment-processor .* delivery failed: Error/);
    expect(stdout).toMatch(/\n10 of 10 assertions hold\n$/);
  });

  it("draws the trace as a sequence, a lifeline for each part", async () => {
    const { stdout } = await play(model, order, "--view", "sequence");
    expect(stdout.split("\n").slice(3, 9)).toEqual([
      "  1  Customer",
      "  2  Orders",
      "",
      "  1   2",
      "  ├──▶│     POST /orders  asked",
      "  │◀──┤     POST /orders  answered",
    ]);
  });

  it("tells the assertions alone", async () => {
    const { stdout } = await play(model, order, "--view", "short");
    expect(stdout.split("\n").slice(2)).toEqual([
      "",
      "  ✓ placed  expected Succeeded, was Succeeded",
      "1 of 1 assertion hold",
      "",
    ]);
  });

  it("plays several, and finds the one that fails", async () => {
    const fails = put("fails.json", smallScenario({ expected: "Failed" }));
    const { code, stdout } = await play(model, order, fails, "--json");
    const results: readonly { readonly hash: string }[] = JSON.parse(stdout);
    expect([code, results.length]).toEqual([1, 2]);
    expect((await play(model, fails)).stdout).toContain("✗ placed  expected Failed, was Succeeded");
  });

  it("says everything that keeps a scenario from being played, with its place", async () => {
    const bad = put("bad.json", smallScenario({ operation: "nothing" }));
    const { code, stdout, stderr } = await play(model, order, bad);
    expect(code).toBe(3);
    expect(stdout).toContain("1 of 1 assertion hold");
    expect(stderr).toMatch(
      /^plumbline: bad\.json cannot be played on this model\n {2}bad\.json:8:7 steps\[0\]\.operation: /,
    );
  });

  it("answers the issues as the engine does, where JSON was asked for", async () => {
    const { code, stdout, stderr } = await play(
      model,
      put("bad.json", smallScenario({ operation: "nothing" })),
      "--json",
    );
    expect(code).toBe(3);
    expect(JSON.parse(stdout).issues).toMatchObject([{ code: "unknown-operation", stepId: "place" }]);
    expect(stderr).toContain("bad.json:8:7");
  });

  it("needs a scenario", async () => {
    expect(await play(model)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining("A scenario is missing"),
    });
  });
});

describe("--fail", () => {
  it.each([
    ["POST /orders", "RequestFailed", 1],
    ["post /orders=timeout", "", 2],
    ["POST /orders=Timeout", "RequestTimedOut", 1],
    ["Orders=outage", "RequestFailed", 1],
    ["00000000-0000-4000-8000-000000000003=Error:1", "RequestFailed", 1],
    ["POST /orders=Sleep", "", 2],
    ["POST /ordes", "", 2],
  ])("%s gives %s", async (fault, kind, code) => {
    const ended = await play(model, order, "--json", "--fail", fault);
    expect(ended.code).toBe(code);
    if (code === 1) {
      expect(JSON.parse(ended.stdout).events).toContainEqual(expect.objectContaining({ kind }));
    } else {
      expect(ended.stderr).toContain(`--fail ${fault}: `);
    }
  });

  it("says that the run has a fault that the scenario has not", async () => {
    const { stdout } = await play(model, order, "--fail", "POST /orders=Error:2");
    expect(stdout).toContain("added by --fail: Error of POST /orders, the first 2 attempts");
  });

  it("takes the place of the scenario's own fault", async () => {
    const ended = await play(
      MODEL,
      CONSUMER_DOWN,
      "--fail",
      "PaymentProcessor -> payment-processor=Error:1",
      "--json",
    );
    expect(JSON.parse(ended.stdout).issues).toEqual([]);
  });

  it("is told apart from the faults of the file, where it does not fit", async () => {
    const { code, stderr } = await play(MODEL, CONSUMER_DOWN, "--fail", "redis=Timeout");
    expect(code).toBe(3);
    expect(stderr).toContain(
      "\n  --fail redis=Timeout: Timeout is for an operation that has a timeout (invalid-fault)\n",
    );
  });

  it("asks which of two things is meant", async () => {
    const twins = put("twins.json", smallModel("POST /orders"));
    const { stderr } = await play(twins, order, "--fail", "POST /orders");
    expect(stderr).toContain('"POST /orders" names several things; say the ID of one: element ');
    expect(stderr).toContain("operation of POST /orders 00000000-0000-4000-8000-000000000003");
  });
});

describe("--junit", () => {
  it("writes a suite for each scenario, and what fails", async () => {
    const fails = put("fails.json", smallScenario({ expected: "Failed", name: 'A "hostile" <name> & more' }));
    const { code } = await play(model, order, fails, "--junit", "reports/play.xml");
    expect(code).toBe(1);
    expect(
      readFileSync(join(folder, "reports/play.xml"), "utf8"),
    ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="plumbline" tests="2" failures="1" errors="0">
  <testsuite name="An order is placed" file="order.json" tests="1" failures="0" errors="0" time="0">
    <testcase classname="An order is placed" name="placed" time="0"/>
  </testsuite>
  <testsuite name="A &quot;hostile&quot; &lt;name&gt; &amp; more" file="fails.json" tests="1" failures="1" errors="0" time="0">
    <testcase classname="A &quot;hostile&quot; &lt;name&gt; &amp; more" name="placed" time="0"><failure message="expected Failed, was Succeeded"/></testcase>
  </testsuite>
</testsuites>
`);
  });

  it("has what cannot be played as an error", async () => {
    const bad = put("bad.json", smallScenario({ operation: "nothing" }));
    await play(model, bad, "--junit", "play.xml");
    expect(readFileSync(join(folder, "play.xml"), "utf8")).toContain(
      'name="unknown-operation place" time="0"><error message=',
    );
  });

  it("is refused where it cannot be written", async () => {
    const { code, stderr } = await play(model, order, "--junit", "order.json/play.xml");
    expect([code, stderr]).toEqual([3, expect.stringContaining("order.json/play.xml cannot be written")]);
  });
});

it("the happy order holds", async () => {
  expect((await play(MODEL, HAPPY_ORDER, "--view", "short")).stdout).toContain("14 of 14 assertions hold");
});
