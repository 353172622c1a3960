import { Worker } from "node:worker_threads";
import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { goldenNames } from "../../model-core/src/testing/golden/golden-names.js";
import type { StressProfile } from "../src/index.js";
import { eshop } from "../src/testing/eshop.js";
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
import { run } from "../src/testing/run.js";

/** Results, which change only with a new engine version; model, scenario and profile stay as their files say. */
const RESULTS = new URL("../golden/engine-1/", import.meta.url);
const CASES = goldenNames(RESULTS).map((name) => name.replace(/^eshop-queues\.(.*)\.json$/, "$1"));

describe("engine version 1", () => {
  it.each(CASES)("gives the golden result of %s", (name) => {
    const { model, scenario: document, profile: assumptions } = eshop(name);
    const { profile: _, notes: __, ...result } = run(document, model, assumptions);
    expectGolden(new URL(`eshop-queues.${name}.json`, RESULTS), goldenJson(result, 1));
  });

  it("has a golden result for every golden profile", () => {
    const profiles = goldenNames(new URL("../golden/profiles/", import.meta.url));
    expect(profiles).toEqual(CASES.map((name) => `eshop-queues.${name}.json`));
  });
});

describe("the same inputs", () => {
  const { model, scenario: document, profile: assumptions } = eshop("happy-order");
  const once = () => run(document, model, assumptions);

  it("give the same result again", () => {
    expect(once()).toEqual(once());
  });

  it("in another order of lists give the same hashes", () => {
    const reversed = <Entry>(list: readonly Entry[]): readonly Entry[] => list.toReversed();
    const otherProfile: StressProfile = {
      ...assumptions,
      resources: reversed(assumptions.resources),
      serviceTimes: reversed(assumptions.serviceTimes),
      subscriptions: reversed(assumptions.subscriptions),
      overrides: reversed(assumptions.overrides),
    };
    const otherModel = Object.fromEntries(
      Object.entries(model).map(([list, facts]) => [list, reversed(facts as readonly object[])]),
    ) as unknown as Model;
    const faults = document.faults.toReversed();
    const first = once();
    const again = run({ ...document, faults }, otherModel, otherProfile);
    expect([again.inputsHash, again.resultHash]).toEqual([first.inputsHash, first.resultHash]);
  });

  it("under other names give the same hashes", () => {
    const first = once();
    const again = run(
      { ...document, name: "another", assertions: [] },
      { ...model, elements: model.elements.map((element) => ({ ...element, name: `x ${element.name}` })) },
      { ...assumptions, name: "another" },
    );
    expect([again.inputsHash, again.resultHash]).toEqual([first.inputsHash, first.resultHash]);
  });

  it("give the same result in a worker thread", async () => {
    const code = `
      const { parentPort, workerData } = require("node:worker_threads");
      import(workerData.engine).then(({ runStress }) => {
        const result = runStress({ ...workerData.input, modelVersion: 1 });
        parentPort.postMessage(result.ok ? result.value.resultHash : JSON.stringify(result.refusal));
      });`;
    const engine = new URL("../dist/index.js", import.meta.url).href;
    const input = { scenario: document, model, profile: assumptions };
    const worker = new Worker(code, { eval: true, workerData: { engine, input } });
    const hash = await new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
    });
    await worker.terminate();
    expect(hash).toBe(once().resultHash);
  });

  it("with another seed give another result and the same model and scenario", () => {
    const first = once();
    const again = run(document, model, { ...assumptions, seed: "other" });
    expect(again.resultHash).not.toBe(first.resultHash);
    expect([again.modelHash, again.scenarioHash]).toEqual([first.modelHash, first.scenarioHash]);
  });
});

describe("common random numbers", () => {
  const OWNERS = [guid(10), guid(11)];
  const OPERATIONS = [guid(20), guid(21)];
  const builder = new ModelBuilder();
  OWNERS.forEach((owner, index) => {
    builder.withElement(owner).withOperation(OPERATIONS[index] ?? "", owner);
  });
  const model = builder.build();
  const document = scenario(OPERATIONS.map((operation, index) => call(`call ${index}`, operation)));
  const load = (meanMs: number, errorRate = 0) =>
    run(
      document,
      model,
      profile(
        { ratePerSecond: 50, durationSeconds: 60 },
        {
          resources: OWNERS.map((owner) => capacity(owner, 10_000)),
          serviceTimes: [
            work(OPERATIONS[0] ?? "", exponential(10)),
            work(OPERATIONS[1] ?? "", exponential(meanMs), errorRate),
          ],
        },
      ),
    );

  it("an assumption changed leaves the others' times as they were", () => {
    const [before, after] = [load(5), load(9, 0.2)];
    expect(after.operations[0]).toEqual(before.operations[0]);
    expect(after.requests.arrived).toBe(before.requests.arrived);
    expect(after.operations[1]).not.toEqual(before.operations[1]);
  });

  it("a fact nobody reaches changes nothing", () => {
    const more = new ModelBuilder()
      .withElement(guid(15))
      .withOperation(guid(25), guid(15), { timeoutMs: 5 })
      .withChannel(guid(35))
      .build();
    const wider = {
      ...model,
      elements: [...more.elements.slice(1), ...model.elements],
      operations: [...more.operations, ...model.operations],
      channels: more.channels,
    };
    const assumptions = profile(
      { ratePerSecond: 50, durationSeconds: 60 },
      {
        resources: OWNERS.map((owner) => capacity(owner, 2)),
        serviceTimes: OPERATIONS.map((operation) => work(operation, exponential(7))),
      },
    );
    expect(run(document, wider, assumptions)).toEqual(run(document, model, assumptions));
  });
});
