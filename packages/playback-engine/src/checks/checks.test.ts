import { readdirSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { Model } from "@plumbline/model-core";
import { readScenarioDocument } from "../document/read-scenario-document.js";
import type { ScenarioDocument } from "../document/scenario-document.js";
import type { StepDocument } from "../document/steps.js";
import type { IssueCode } from "../result/run-result.js";
import { ISSUE_CODES } from "../result/run-result.js";
import { ModelBuilder } from "../testing/model-builder.js";
import type { Steps } from "../testing/scenario-builder.js";
import {
  branch,
  call,
  expectCount,
  expectOutcome,
  fault,
  parallel,
  publish,
  scenario,
  write,
} from "../testing/scenario-builder.js";
import { CHECKS_IN_ORDER } from "./checks-in-order.js";
import { validateScenario } from "./validate-scenario.js";

const made = new ModelBuilder();
const shop = made.element("shop");
const bank = made.element("bank");
const numbers = made.schema("numbers", { type: "number" });
const broken = made.schema("broken", "{");
const pay = made.operation("pay", bank, { timeoutMs: 10 });
const typed = made.operation("typed", bank, { request: numbers, response: numbers });
const unreadable = made.operation("unreadable", bank, { request: broken });
const untyped = made.operation("untyped", bank, { request: "00000000-0000-4000-8000-00000000dead" as never });
const topic = made.channel("topic");
const queue = made.channel("queue", "queue");
const elsewhere = made.channel("elsewhere");
const bound = made.binding(topic, queue, "never.matches");
const subscription = made.subscription(topic, shop);
const behind = made.subscription(queue, shop);
const unreached = made.subscription(elsewhere, shop);
const message = made.message("message", shop);
const measured = made.message("measured", shop, numbers);
const model = made.build();
const told: readonly [string, string] = [topic, message];
const NOBODY = "00000000-0000-4000-8000-00000000ffff";

function issuesOf(document: ScenarioDocument, on: Model = model): readonly string[] {
  return validateScenario({ document, model: on }).map(({ stepId, code }) => `${stepId}: ${code}`);
}

function codesOf(...steps: readonly (StepDocument | null)[]): readonly string[] {
  return issuesOf({ ...scenario([]), steps });
}

/** A step with fields as no builder makes them. */
function odd(step: StepDocument, fields: object): StepDocument {
  return { ...step, ...fields } as StepDocument;
}

function nested(levels: number, innermost: Steps): Steps {
  return levels === 1 ? innermost : [parallel(`p${levels}`, nested(levels - 1, innermost))];
}

describe("a scenario without a fault", () => {
  it("has no issue", () => {
    const handlers = { [subscription]: [write("w", shop, bank)], [behind]: [] };
    const steps = [
      call("c", shop, pay, { does: [write("d", bank, bank)] }),
      call("t", shop, typed, { request: 1, response: 2 }),
      publish("p", shop, told, { handlers, routingKey: "k".repeat(200) }),
      publish("m", shop, [topic, measured], { payload: 3 }),
      parallel("both", [write("x", shop, shop)], []),
      branch("b", "x", "Succeeded", { does: [branch("b2", "d", "Failed")] }),
    ];
    const faults = [
      fault(pay, "Timeout", 1),
      fault(bank, "Error"),
      fault(topic, "Outage"),
      fault(behind, "Error", 9),
    ];
    const assertions = [
      expectOutcome("a", "w", "Skipped"),
      expectCount("n", "Routed", 0, bound),
      ...[shop, pay, topic, behind, null].map((target, n) => expectCount(`n${n}`, "Delivered", n, target)),
    ];
    expect(issuesOf(scenario(steps, faults, assertions))).toEqual([]);
  });
});

/** What gives issues, and those it gives. */
type Example = readonly [issues: () => readonly string[], ...expected: string[]];

/** For each code: what has it, and the issues of it. */
const EXAMPLES: { readonly [Code in IssueCode]?: readonly Example[] } = {
  "unknown-element": [
    [() => codesOf(call("c", NOBODY, pay)), "c: unknown-element"],
    [() => codesOf(publish("p", "no GUID", told)), "p: unknown-element"],
    [() => codesOf(write("w", pay, topic)), "w: unknown-element", "w: unknown-element"],
    [() => codesOf(odd(write("w", shop, bank), { by: undefined })), "w: unknown-element"],
  ],
  "unknown-operation": [
    [() => codesOf(call("c", shop, shop)), "c: unknown-operation"],
    [() => codesOf(odd(call("c", shop, pay), { operation: null })), "c: unknown-operation"],
  ],
  "unknown-channel": [
    [
      () => codesOf(publish("p", shop, [NOBODY, message], { handlers: { [subscription]: [] } })),
      "p: unknown-channel",
    ],
  ],
  "unknown-message": [
    [() => codesOf(publish("p", shop, [topic, "constructor"])), "p: unknown-message"],
    [
      () => codesOf(odd(publish("p", shop, told, { payload: [] }), { message: undefined })),
      "p: unknown-message",
    ],
  ],
  "unknown-subscription": [
    [() => codesOf(publish("p", shop, told, { handlers: { [NOBODY]: [] } })), "p: unknown-subscription"],
  ],
  "subscription-not-on-channel": [
    [
      () => codesOf(publish("p", shop, told, { handlers: { [unreached]: [] } })),
      "p: subscription-not-on-channel",
    ],
  ],
  "unknown-schema": [[() => codesOf(call("c", shop, untyped, { request: 1 })), "c: unknown-schema"]],
  "invalid-routing-key": [
    [() => codesOf(publish("p", shop, told, { routingKey: "" })), "p: invalid-routing-key"],
    [() => codesOf(publish("p", shop, told, { routingKey: "k".repeat(201) })), "p: invalid-routing-key"],
    [() => codesOf(publish("p", shop, told, { routingKey: "a\u0007" })), "p: invalid-routing-key"],
    [() => codesOf(publish("p", shop, told, { routingKey: "\ud800" })), "p: invalid-routing-key"],
  ],
  "unknown-step": [
    [() => codesOf(branch("b", "nothing", "Failed")), "b: unknown-step"],
    [() => codesOf(odd(branch("b", "x", "Failed"), { whenStep: null })), "b: unknown-step"],
    [() => codesOf(branch("b", "later", "Failed"), write("later", shop, shop)), "b: unknown-step"],
    [() => codesOf(branch("b", "b", "Failed")), "b: unknown-step"],
    [() => codesOf(call("c", shop, pay, { does: [branch("b", "c", "Failed")] })), "b: unknown-step"],
    [
      () =>
        codesOf(
          call("c", shop, pay, { does: [write("w", shop, shop)], onError: [branch("b", "w", "Failed")] }),
        ),
      "b: unknown-step",
    ],
    [() => codesOf(parallel("p", [write("w", shop, shop)], [branch("b", "w", "Failed")])), "b: unknown-step"],
    [
      () =>
        codesOf(
          publish("p", shop, told, { handlers: { [subscription]: [write("w", shop, shop)] } }),
          branch("b", "w", "Failed"),
        ),
      "b: unknown-step",
    ],
    [
      () => codesOf(publish("p", shop, told, { handlers: { [subscription]: [branch("b", "p", "Failed")] } })),
      "b: unknown-step",
    ],
    [() => issuesOf(scenario([], [], [expectOutcome("a", "nothing", "Failed")])), "null: unknown-step"],
    [
      () => issuesOf(scenario([], [], [{ ...expectOutcome("a", "b", "Failed"), step: null } as never])),
      "null: unknown-step",
    ],
  ],
  "invalid-outcome": [
    [
      () => codesOf(write("w", shop, shop), odd(branch("b", "w", "Failed"), { is: "failed" })),
      "b: invalid-outcome",
    ],
    [
      () => codesOf(write("w", shop, shop), odd(branch("b", "w", "Failed"), { is: null })),
      "b: invalid-outcome",
    ],
  ],
  "schema-mismatch": [
    [
      () => codesOf(call("c", shop, typed, { request: "1", response: true })),
      "c: schema-mismatch",
      "c: schema-mismatch",
    ],
    [() => codesOf(publish("p", shop, [topic, measured], { payload: [] })), "p: schema-mismatch"],
  ],
  "missing-payload": [
    [() => codesOf(call("c", shop, typed, { request: 1 })), "c: missing-payload"],
    [() => codesOf(publish("p", shop, [topic, measured])), "p: missing-payload"],
    [() => codesOf(call("c", shop, untyped)), "c: unknown-schema", "c: missing-payload"],
  ],
  "invalid-schema": [[() => codesOf(call("c", shop, unreadable, { request: 1 })), "c: invalid-schema"]],
  "duplicate-step-id": [
    [
      () =>
        codesOf(
          write("w", shop, shop),
          call("c", shop, pay, { does: [write("w", shop, shop), write("w", shop, shop)] }),
        ),
      "w: duplicate-step-id",
      "w: duplicate-step-id",
    ],
  ],
  "missing-step-id": [
    [() => codesOf(odd(write("w", shop, shop), { id: undefined })), "null: missing-step-id"],
    [() => codesOf(write(" ", shop, shop)), " : missing-step-id"],
  ],
  "missing-dataset": [
    [() => codesOf(odd(write("w", shop, shop), { dataset: null })), "w: missing-dataset"],
    [() => codesOf(odd(write("w", shop, shop), { dataset: "\t" })), "w: missing-dataset"],
  ],
  "malformed-scenario": [
    [() => codesOf(null), "null: malformed-scenario"],
    [() => codesOf(call("c", shop, pay, { does: [null as never] })), "c: malformed-scenario"],
    [
      () => codesOf(odd(call("c", shop, pay), { then: null, onError: undefined })),
      "c: malformed-scenario",
      "c: malformed-scenario",
    ],
    [() => codesOf(odd(parallel("p"), { branches: null })), "p: malformed-scenario"],
    [() => codesOf(odd(parallel("p"), { branches: [null] })), "p: malformed-scenario"],
    [
      () => codesOf(odd(publish("p", shop, told), { headers: null, handlers: null })),
      "p: malformed-scenario",
      "p: malformed-scenario",
    ],
    [() => codesOf(odd(publish("p", shop, told), { headers: { h: null } })), "p: malformed-scenario"],
    [
      () => codesOf(odd(publish("p", shop, told), { handlers: { [subscription]: null } })),
      "p: malformed-scenario",
    ],
    [
      () => codesOf(write("w", shop, shop), odd(branch("b", "w", "Failed"), { else: undefined })),
      "b: malformed-scenario",
    ],
    [() => issuesOf({ ...scenario([]), faults: [null] }), "null: malformed-scenario"],
    [() => codesOf(write("\ud800", shop, shop)), "\ud800: malformed-scenario"],
    [() => codesOf(odd(write("w", shop, shop), { dataset: "\udc00" })), "w: malformed-scenario"],
    [
      () => codesOf(publish("p", shop, told, { headers: { "\ud800": "", h: "\ud800" } })),
      ...Array(2).fill("p: malformed-scenario"),
    ],
    [() => issuesOf(scenario([], [], [expectCount("\ud800", "Routed", 0)])), "null: malformed-scenario"],
    [() => issuesOf({ ...scenario([]), assertions: [null] }), "null: malformed-scenario"],
  ],
  "unknown-fault-target": [
    [() => issuesOf(scenario([], [fault(NOBODY, "Error")])), "null: unknown-fault-target"],
    [() => issuesOf(scenario([], [fault(bound, "Error")])), "null: unknown-fault-target"],
    [() => issuesOf(scenario([], [fault(message, "Error")])), "null: unknown-fault-target"],
    [
      () => issuesOf({ ...scenario([]), faults: [{ ...fault(shop, "Error"), target: null }] }),
      "null: unknown-fault-target",
    ],
  ],
  "duplicate-fault": [
    [
      () => issuesOf(scenario([], [fault(shop, "Error"), fault(bank, "Error"), fault(shop, "Outage")])),
      "null: duplicate-fault",
    ],
  ],
  "invalid-fault": [
    [() => issuesOf(scenario([], [fault(shop, "error")])), "null: invalid-fault"],
    [() => issuesOf(scenario([], [fault(bank, "Timeout")])), "null: invalid-fault"],
    [() => issuesOf(scenario([], [fault(typed, "Timeout")])), "null: invalid-fault"],
    [() => issuesOf(scenario([], [fault(pay, "Timeout", 0)])), "null: invalid-fault"],
    [() => issuesOf(scenario([], [fault(pay, "Error", -1)])), "null: invalid-fault"],
  ],
  "invalid-assertion": [
    [
      () => issuesOf(scenario([], [], [expectCount("a", "Routed", 0), expectCount("a", "Routed", 1)])),
      "null: invalid-assertion",
    ],
    [() => issuesOf(scenario([], [], [expectCount("", "Routed", 0)])), "null: invalid-assertion"],
    [
      () => issuesOf(scenario([], [], [{ ...expectCount("", "Routed", 0), id: null } as never])),
      "null: invalid-assertion",
    ],
    [() => issuesOf(scenario([], [], [expectCount("a", "routed" as never, 0)])), "null: invalid-assertion"],
    [() => issuesOf(scenario([], [], [expectCount("a", "Routed", -1)])), "null: invalid-assertion"],
    [
      () => issuesOf(scenario([], [], [{ ...expectCount("a", "Routed", 0), expected: null } as never])),
      "null: invalid-assertion",
    ],
    [
      () => issuesOf(scenario([write("w", shop, shop)], [], [expectOutcome("a", "w", "Done" as never)])),
      "null: invalid-assertion",
    ],
  ],
  "unknown-assertion-target": [
    [
      () => issuesOf(scenario([], [], [expectCount("a", "Routed", 0, message)])),
      "null: unknown-assertion-target",
    ],
  ],
  "invalid-payload": [
    [() => codesOf(write("w", shop, shop, ["\udc00"])), "w: invalid-payload"],
    [() => codesOf(write("w", shop, shop, { "\ud800": 1 })), "w: invalid-payload"],
    [() => codesOf(write("w", shop, shop, Number.POSITIVE_INFINITY)), "w: invalid-payload"],
    [() => longNumber("w", 41), "w: invalid-payload"],
    [() => longNumber("w", 40)],
    [
      () => longNumber("a long path, cut short: ".repeat(60), 41),
      `${"a long path, cut short: ".repeat(60)}: invalid-payload`,
    ],
    [() => longNumber("w", 41, 23), "w: invalid-payload"],
    [() => longNumber("w", 40, 23)],
    [
      () => codesOf(write("w", shop, shop, JSON.parse("[".repeat(65) + "]".repeat(65)))),
      "w: invalid-payload",
    ],
    [() => codesOf(call("c", shop, typed, { request: "\ud800", response: 1 })), "c: invalid-payload"],
  ],
  "payload-too-large": [
    [() => codesOf(write("w", shop, shop, "é".repeat(32_768))), "w: payload-too-large"],
    [
      () => codesOf(call("c", shop, typed, { request: "x".repeat(65_535), response: 1 })),
      "c: payload-too-large",
    ],
  ],
  "too-deep": [
    [() => codesOf(...nested(25, [write("w", shop, shop)])), "p2: too-deep"],
    [() => codesOf(...nested(25, null as never)), "p2: malformed-scenario"],
  ],
  "too-many-steps": [
    [
      () => codesOf(...Array.from({ length: 500 }, (_, n) => write(`${n}`, shop, shop))),
      "null: too-many-steps",
    ],
  ],
  "invalid-model": [
    [() => issuesOn({ timeoutMs: -1 }), "c: invalid-model"],
    [() => issuesOn({ timeoutMs: 3_600_001 }), "c: invalid-model"],
    [() => issuesOn({ timeoutMs: 0.5 }), "c: invalid-model"],
    [() => issuesOn({ retry: { maxAttempts: 0, backoffMs: 0 } }), "c: invalid-model"],
    [
      () => issuesOn({ retry: { maxAttempts: 11, backoffMs: 3_600_001 } }),
      "c: invalid-model",
      "c: invalid-model",
    ],
    [() => issuesOn({ ownerId: NOBODY }), "c: invalid-model"],
    [() => brokenRoute({ consumerId: NOBODY }, {}), "p: invalid-model"],
    [() => brokenRoute({ deadLetterChannelId: NOBODY }, {}), "p: invalid-model"],
    [() => brokenRoute({ retry: { maxAttempts: 1, backoffMs: -1 } }, {}), "p: invalid-model"],
    [() => brokenRoute({}, { targetChannelId: NOBODY }), "p: invalid-model"],
  ],
};

/** A payload with a number of so many digits, under a handler of a subscription with a long name. */
/** A payload with a number of so many digits, below so many deliveries: each adds fifty characters to its path. */
function longNumber(id: string, digits: number, below = 0): readonly string[] {
  let step = write(id, shop, shop, { [id]: "NUMBER" });
  for (let at = 0; at < below; at += 1) {
    step = publish(`p${at}`, shop, told, { handlers: { [subscription]: [step] } });
  }
  const text = JSON.stringify(scenario([step])).replace('"NUMBER"', `[0,${"1".repeat(digits)}]`);
  const read = readScenarioDocument(text);
  return read.ok
    ? validateScenario({ ...read.value, model }).map(({ stepId, code }) => `${stepId}: ${code}`)
    : ["unread"];
}

function issuesOn(operation: object): readonly string[] {
  const operations = model.operations.map((one) => ({ ...one, ...operation }));
  return issuesOf(scenario([call("c", shop, pay)]), { ...model, operations });
}

function brokenRoute(subscriptions: object, bindings: object): readonly string[] {
  return issuesOf(scenario([publish("p", shop, told)]), {
    ...model,
    subscriptions: model.subscriptions.slice(0, 1).map((one) => ({ ...one, ...subscriptions })),
    bindings: model.bindings.map((one) => ({ ...one, ...bindings })),
  });
}

describe.each(Object.entries(EXAMPLES))("%s", (_, examples) => {
  it.each(examples.map((one, n) => [n + 1, one] as const))("example %i", (__, [issues, ...expected]) => {
    expect(issues()).toEqual(expected);
  });
});

describe("the checks", () => {
  it("have one file each, named by the code, and stand in the list", () => {
    const files = readdirSync(new URL(".", import.meta.url)).map((file) => file.replace(".ts", ""));
    const checked = ISSUE_CODES.filter((code) => code !== "trace-too-large");
    expect([...CHECKS_IN_ORDER.map(({ code }) => code)].sort()).toEqual([...checked].sort());
    expect(checked.filter((code) => !files.includes(code))).toEqual([]);
  });

  it("have an example for every code that validation can give without a clock", () => {
    const without = ISSUE_CODES.filter((code) => EXAMPLES[code] === undefined);
    expect(without).toEqual(["trace-too-large", "validation-too-slow"]);
  });

  it("give all issues at once, in document order", () => {
    const steps = [
      call("first", NOBODY, pay, {
        does: [write("second", NOBODY, bank)],
        onError: [write("third", NOBODY, bank)],
      }),
      publish("fourth", NOBODY, told, { handlers: { [subscription]: [write("fifth", NOBODY, bank)] } }),
    ];
    const document = scenario(steps, [fault(NOBODY, "Error")], [expectCount("a", "Routed", 0, NOBODY)]);
    expect(issuesOf(document)).toEqual([
      ...["first", "second", "third", "fourth", "fifth"].map((id) => `${id}: unknown-element`),
      "null: unknown-fault-target",
      "null: unknown-assertion-target",
    ]);
  });

  it("allow a branch every step that is final before it", () => {
    const inner = call("c", shop, pay, { does: [parallel("p", [write("deep", shop, shop)])] });
    const reads = ["c", "p", "deep"].map((id) => branch(`reads ${id}`, id, "Failed"));
    const handlers = { [subscription]: [branch("in handler", "deep", "Failed")] };
    expect(codesOf(inner, ...reads, publish("tell", shop, told, { handlers }))).toEqual([]);
    expect(
      codesOf(inner, call("d", shop, pay, { onError: reads, does: [branch("x", "p", "Failed")] })),
    ).toEqual([]);
  });

  it("allow 24 levels, 500 steps and lists, 64 KB and 64 levels of a payload", () => {
    expect(codesOf(...nested(24, [write("w", shop, shop)]))).toEqual([]);
    expect(codesOf(...nested(24, [parallel("empty", [], [])]))).toEqual([]);
    expect(codesOf(...Array.from({ length: 499 }, (_, n) => write(`${n}`, shop, shop)))).toEqual([]);
    expect(codesOf(write("w", shop, shop, "x".repeat(65_534)))).toEqual([]);
    expect(codesOf(write("w", shop, shop, JSON.parse("[".repeat(64) + "]".repeat(64))))).toEqual([]);
  });
});

describe("validation-too-slow", () => {
  it("ends the schema checks and nothing else", () => {
    const steps = [1, 2, 3].map((n) => call(`c${n}`, shop, typed, { request: "no", response: "no" }));
    const asked: string[] = [];
    const outOfTime = (schema: string): boolean => {
      asked.push(schema);
      return asked.length > 3;
    };
    const document = scenario([...steps, write("w", NOBODY, shop)]);
    const issues = validateScenario({ document, model, outOfTime });
    expect(issues.map(({ stepId, code }) => `${stepId}: ${code}`)).toEqual([
      "c1: schema-mismatch",
      "c1: schema-mismatch",
      "c2: schema-mismatch",
      "c2: validation-too-slow",
      "w: unknown-element",
    ]);
    const [text = ""] = model.schemas.map(({ content }) => content);
    expect(asked).toEqual([text, text, text, text]);
  });

  it("is asked before each check, and told after it", () => {
    const steps = [1, 2].map((n) => call(`c${n}`, shop, typed, { request: "no" }));
    const said: string[] = [];
    const outOfTime = (): boolean => {
      said.push("asked");
      return said.length > 2;
    };
    validateScenario({ document: scenario(steps), model, outOfTime, checked: () => said.push("checked") });
    expect(said).toEqual(["asked", "checked", "asked"]);
  });
});
