import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import type { ScenarioDocument } from "../document/scenario-document.js";
import { hashPlayback } from "../result/hash-playback.js";
import type { RunResult } from "../result/run-result.js";
import { runScenario } from "../run-scenario.js";
import { ModelBuilder } from "../testing/model-builder.js";
import type { Steps } from "../testing/scenario-builder.js";
import { call, fault, parallel, publish, scenario, write } from "../testing/scenario-builder.js";

function run(model: Model, document: ScenarioDocument): RunResult {
  return runScenario({ document, model, modelVersion: 1 });
}

/** Three calls in one another, each tried ten times, around some steps: a thousand times those. */
function thousandTimes(inside: (shop: string) => Steps): RunResult {
  const made = new ModelBuilder();
  const [shop, shut] = [made.element("shop"), made.element("shut")];
  const again = made.operation("again", shop, { retry: { maxAttempts: 10, backoffMs: 0 } });
  const fails = write("fails", shop, shut);
  let steps: Steps = [...inside(shop), fails];
  for (const id of ["c1", "c2", "c3"]) {
    steps = [call(id, shop, again, { does: steps })];
  }
  return run(made.build(), scenario(steps, [fault(shut, "Error")]));
}

function expectTooLarge(result: RunResult, what: string): void {
  expect(result.issues).toEqual([
    { stepId: null, code: "trace-too-large", message: expect.stringContaining(what) },
  ]);
  const { events, outcomes, assertions, labels, hash } = result;
  const emptyHash = hashPlayback({ events: [], outcomes: new Map(), assertions: [] });
  expect([events, [...outcomes], assertions, [...labels], hash]).toEqual([[], [], [], [], emptyHash]);
}

describe("a playback that is too large", () => {
  it("has over 10,000 events", () => {
    expectTooLarge(
      thousandTimes((shop) => Array.from({ length: 7 }, (_, n) => write(`w${n}`, shop, shop))),
      "10000 events",
    );
  });

  it("may have 10,000 events", () => {
    const made = new ModelBuilder();
    const [shop, channel] = [made.element("shop"), made.channel("channel")];
    for (let number = 0; number < 99; number += 1) {
      made.subscription(channel, shop);
    }
    const message = made.message("message", shop);
    const steps = Array.from({ length: 100 }, (_, n) => publish(`p${n}`, shop, [channel, message]));
    const result = run(made.build(), scenario(steps));
    expect([result.issues, result.events.length]).toEqual([[], 10_000]);
    expectTooLarge(run(made.build(), scenario([...steps, write("w", shop, shop)])), "10000 events");
  });

  it("schedules over 200,000 work items", () => {
    const empty = Array.from({ length: 400 }, () => []);
    expectTooLarge(
      thousandTimes(() => [parallel("wide", ...empty)]),
      "200000 work items",
    );
  });

  it("matches a message against over 200 bindings", () => {
    const matched = (bindings: number): RunResult => {
      const made = new ModelBuilder();
      const shop = made.element("shop");
      const [source, target] = [made.channel("source"), made.channel("target", "queue")];
      for (let number = 0; number < bindings; number += 1) {
        made.binding(source, target, `${number}`);
      }
      const steps = [publish("p", shop, [source, made.message("message", shop)])];
      return run(made.build(), scenario(steps));
    };
    expect(matched(200).events).toHaveLength(201);
    expectTooLarge(matched(201), "200 bindings");
  });

  it("follows a chain of 5,000 channels no further than the limit", () => {
    const made = new ModelBuilder();
    const shop = made.element("shop");
    const channels = Array.from({ length: 5000 }, (_, n) => made.channel(`c${n}`, "exchange"));
    channels.slice(1).forEach((target, n) => {
      made.binding(channels[n] as typeof target, target);
    });
    const last = made.subscription(channels.at(-1) as never, shop);
    const steps = [
      publish("p", shop, [channels[0] as string, made.message("message", shop)], {
        handlers: { [last]: [] },
      }),
    ];
    expectTooLarge(run(made.build(), scenario(steps)), "200 bindings");
  });

  it("counts a dead-lettered message as a new one", () => {
    const made = new ModelBuilder();
    const [shop, mail] = [made.element("shop"), made.element("mail")];
    const [source, dead, target] = [
      made.channel("source"),
      made.channel("dead", "exchange"),
      made.channel("target", "queue"),
    ];
    for (let number = 0; number < 150; number += 1) {
      made.binding(source, target, `${number}`);
      made.binding(dead, target, `${number}`);
    }
    made.subscription(source, mail, { deadLetter: dead });
    const document = scenario(
      [publish("p", shop, [source, made.message("message", shop)])],
      [fault(mail, "Error")],
    );
    expect(run(made.build(), document).events.filter(({ kind }) => kind === "NotRouted")).toHaveLength(300);
  });

  it("does nothing more once a limit is passed, however many branches wait", () => {
    const made = new ModelBuilder();
    const [shop, channel] = [made.element("shop"), made.channel("channel")];
    for (let number = 0; number < 5000; number += 1) {
      made.subscription(channel, shop);
    }
    const message = made.message("message", shop);
    const steps = Array.from({ length: 490 }, (_, n) => publish(`p${n}`, shop, [channel, message]));
    expectTooLarge(run(made.build(), scenario(steps)), "200000 work items");
  });
});

describe("a long scenario", () => {
  it("runs 499 steps in a row and 24 levels without a deep stack", () => {
    const made = new ModelBuilder();
    const shop = made.element("shop");
    const operation = made.operation("operation", shop);
    const flat = Array.from({ length: 499 }, (_, n) => call(`c${n}`, shop, operation));
    expect(run(made.build(), scenario(flat)).events).toHaveLength(998);
    let nested: Steps = [write("w", shop, shop)];
    for (let level = 1; level < 24; level += 1) {
      nested = [call(`n${level}`, shop, operation, { does: nested })];
    }
    expect(run(made.build(), scenario(nested)).events).toHaveLength(47);
  });
});
