import { describe, expect, it } from "@jest/globals";
import type { JsonValue, Model } from "@plumbline/model-core";
import type { AssertionDocument, FaultDocument } from "../document/faults-and-assertions.js";
import { readScenarioDocument } from "../document/read-scenario-document.js";
import type { ScenarioDocument } from "../document/scenario-document.js";
import type { StepDocument } from "../document/steps.js";
import { ModelBuilder } from "../testing/model-builder.js";
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
import { validateScenario } from "./validate-scenario.js";

const GONE = "00000000-0000-4000-8000-00000000dead" as never;

const made = new ModelBuilder();
const shop = made.element("shop");
const numbers = made.schema("numbers", { type: "number" });
const pay = made.operation("pay", shop);
const typed = made.operation("typed", shop, { request: numbers });
const untyped = made.operation("untyped", shop, { request: GONE });
const topic = made.channel("topic");
const taker = made.subscription(topic, shop);
const stranger = made.subscription(made.channel("elsewhere"), shop);
const message = made.message("message", shop);
const number = made.message("number", shop, numbers);
const bound = made.binding(topic, topic);
const MODEL = made.build();

/** What is found, without the code, which other tests state. */
function wordsOf(document: ScenarioDocument, model: Model = MODEL): readonly string[] {
  return validateScenario({ document, model }).map((issue) => issue.message);
}

function inSteps(...steps: readonly (StepDocument | null)[]): readonly string[] {
  return wordsOf({ ...scenario([]), steps });
}

/** A step with fields as no builder makes them. */
function odd(step: StepDocument, fields: object): StepDocument {
  return { ...step, ...fields } as StepDocument;
}

const written = (change: JsonValue): readonly string[] => inSteps(write("w", shop, shop, change));
const called = (operation: string, request: JsonValue = null): readonly string[] =>
  inSteps(call("c", shop, operation, { request }));
const published = (fields: object): readonly string[] =>
  inSteps(odd(publish("p", shop, [topic, message]), fields));
const branched = (fields: object): readonly string[] =>
  inSteps(write("w", shop, shop), odd(branch("b", "w", "Failed"), fields));
const faulted = (...faults: readonly (FaultDocument | null)[]): readonly string[] =>
  wordsOf({ ...scenario([]), faults });
const asserted = (...assertions: readonly (AssertionDocument | null)[]): readonly string[] =>
  wordsOf({ ...scenario([]), assertions });
const count = (fields: object): AssertionDocument =>
  ({ ...expectCount("a", "Routed", 0), ...fields }) as AssertionDocument;

/** A call of every operation as it is changed. */
function onOperation(operation: object): readonly string[] {
  const operations = MODEL.operations.map((one) => ({ ...one, ...operation }));
  return wordsOf(scenario([call("c", shop, pay)]), { ...MODEL, operations });
}

/** A publish to every subscription and binding as they are changed. */
function onRoute(subscription: object, binding: object = {}): readonly string[] {
  const subscriptions = MODEL.subscriptions.slice(0, 1).map((one) => ({ ...one, ...subscription }));
  const bindings = MODEL.bindings.map((one) => ({ ...one, ...binding }));
  return wordsOf(scenario([publish("p", shop, [topic, message])]), { ...MODEL, subscriptions, bindings });
}

function numberOf(digits: number): readonly string[] {
  const text = JSON.stringify(scenario([write("w", shop, shop, "NUMBER")]));
  const read = readScenarioDocument(text.replace('"NUMBER"', `[0,${"1".repeat(digits)}]`));
  return read.ok
    ? validateScenario({ ...read.value, model: MODEL }).map((issue) => issue.message)
    : ["unread"];
}

function nested(levels: number): StepDocument {
  return parallel(`p${levels}`, levels === 1 ? [write("w", shop, shop)] : [nested(levels - 1)]);
}

const many = Array.from({ length: 500 }, (_, n) => write(`${n}`, shop, shop));
const deep = JSON.parse("[".repeat(65) + "]".repeat(65));

/** Every sentence that validation says, with a scenario that it says it of. */
const SENTENCES: Readonly<Record<string, readonly (readonly [() => readonly string[], ...string[]])[]>> = {
  scenario: [[() => inSteps(...many), "the scenario holds 501 steps and step lists, over 500"]],
  lists: [
    [
      () => inSteps(nested(24)),
      "steps[0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0][0].branches[0]: step lists nest over 24 levels",
    ],
    [() => inSteps(odd(call("c", shop, pay), { then: null })), "steps[0].then: is missing"],
    [
      () => inSteps(odd(branch("b", "w", "Failed"), { then: null, else: undefined, whenStep: null })),
      "whenStep: names no step",
      "steps[0].then: is missing",
      "steps[0].else: is missing",
    ],
    [() => published({ handlers: { [taker]: null } }), `steps[0].handlers.${taker}: is missing`],
  ],
  steps: [
    [() => inSteps(null), "steps[0]: is empty"],
    [() => inSteps(odd(parallel("p"), { branches: null })), "steps[0].branches: is missing"],
    [() => inSteps(odd(parallel("p"), { branches: undefined })), "steps[0].branches: is missing"],
    [() => inSteps(write(" ", shop, shop)), "steps[0]: has no id"],
    [() => inSteps(write("w", shop, shop), write("w", shop, shop)), 'steps[1]: the id "w" is in use'],
    [() => inSteps(write("\ud800", shop, shop)), "steps[0].id: is not valid Unicode"],
  ],
  references: [
    [
      () => inSteps(write("w", GONE, GONE)),
      `by: "${GONE}" is not in the model`,
      `store: "${GONE}" is not in the model`,
    ],
    [() => inSteps(odd(write("w", shop, shop), { by: null })), "by: names nothing"],
    [
      () => inSteps(call("c", GONE, GONE)),
      `from: "${GONE}" is not in the model`,
      `operation: "${GONE}" is not in the model`,
    ],
    [
      () => published({ from: GONE, channel: GONE, message: GONE, handlers: { [GONE]: [] } }),
      `from: "${GONE}" is not in the model`,
      `channel: "${GONE}" is not in the model`,
      `message: "${GONE}" is not in the model`,
      `handlers: "${GONE}" is not in the model`,
    ],
    [
      () => published({ handlers: { [stranger]: [] } }),
      `handlers: "${stranger}" is not reached from the channel`,
    ],
  ],
  writes: [
    [() => inSteps(odd(write("w", shop, shop), { dataset: "" })), "dataset: must not be empty"],
    [
      () => inSteps(odd(write("w", shop, shop), { dataset: "\udc00" })),
      "steps[0].dataset: is not valid Unicode",
    ],
  ],
  publishes: [
    [
      () => published({ headers: null, handlers: null }),
      "steps[0].headers: is missing",
      "steps[0].handlers: is missing",
    ],
    [
      () => published({ headers: undefined, handlers: undefined }),
      "steps[0].headers: is missing",
      "steps[0].handlers: is missing",
    ],
    [() => published({ headers: { h: null } }), "steps[0].headers.h: is empty"],
    [() => published({ headers: { h: "\ud800" } }), "steps[0].headers: is not valid Unicode"],
    [() => published({ routingKey: "" }), "routingKey: is empty"],
    [
      () => published({ routingKey: `${"k".repeat(200)}\n` }),
      "routingKey: has over 200 characters",
      "routingKey: holds a control character",
    ],
    [() => published({ routingKey: "\ud800" }), "routingKey: is not valid Unicode"],
  ],
  branches: [
    [() => branched({ whenStep: "x" }), 'whenStep: "x" is not final when the branch runs'],
    [() => branched({ is: "failed" }), "is: must be one of Succeeded, Failed, Skipped"],
  ],
  contracts: [
    [
      () => onOperation({ ownerId: GONE, timeoutMs: -1 }),
      `operation ${pay}: ownerId: is not in the model`,
      `operation ${pay}: timeoutMs: must be 0 to 3600000`,
    ],
    [
      () => onOperation({ retry: { maxAttempts: 0, backoffMs: 3_600_001 } }),
      `operation ${pay}: retry.maxAttempts: must be 1 to 10`,
      `operation ${pay}: retry.backoffMs: must be 0 to 3600000`,
    ],
    [
      () => onRoute({ consumerId: GONE, deadLetterChannelId: GONE }),
      `subscription ${taker}: consumerId: is not in the model`,
      `subscription ${taker}: deadLetterChannelId: is not in the model`,
    ],
    [
      () => onRoute({ retry: { maxAttempts: 11, backoffMs: 0.5 } }, { targetChannelId: GONE }),
      `subscription ${taker}: retry.maxAttempts: must be 1 to 10`,
      `subscription ${taker}: retry.backoffMs: must be 0 to 3600000`,
      `binding ${bound}: targetChannelId: is not in the model`,
    ],
  ],
  payloads: [
    [() => called(untyped, 1), `request: the schema "${GONE}" is not in the model`],
    [() => called(typed), "request: is null, and the schema numbers is named for it"],
    [
      () => called(untyped),
      `request: the schema "${GONE}" is not in the model`,
      `request: is null, and the schema ${GONE} is named for it`,
    ],
    [() => called(typed, "1"), "request: schema numbers: must be number"],
    [() => published({ message: number, payload: "1" }), "payload: schema numbers: must be number"],
    [() => written("x".repeat(65_535)), "steps[0].change: takes 65537 bytes, over 65536"],
    [() => written(["\ud800"]), "steps[0].change[0]: is not valid Unicode"],
    [() => written(["\u0000"]), "steps[0].change[0]: holds U+0000"],
    [() => written([Number.NaN]), "steps[0].change[0]: is outside the 64-bit floating-point range"],
    [() => numberOf(41), "steps[0].change[1]: is a number of over 40 characters"],
    [() => written(deep), "steps[0].change: nests over 64 levels"],
  ],
  faults: [
    [() => faulted(null), "faults[0]: is empty"],
    [
      () => faulted(fault(GONE, "Error"), { ...fault(shop, "Error"), target: null } as never),
      `faults[0].target: "${GONE}" is no operation, channel, subscription or element`,
      "faults[1].target: nothing is no operation, channel, subscription or element",
    ],
    [
      () => faulted(fault(bound, "Error")),
      `faults[0].target: "${bound}" is no operation, channel, subscription or element`,
    ],
    [() => faulted(fault(shop, "Error"), fault(shop, "Error")), `faults[1]: "${shop}" has a fault already`],
    [() => faulted(fault(shop, "error")), "faults[0].kind: must be one of Error, Outage, Timeout"],
    [() => faulted(fault(pay, "Timeout")), "faults[0].kind: Timeout is for an operation that has a timeout"],
    [() => faulted(fault(pay, "Error", 0)), "faults[0].failFirst: must be at least 1"],
  ],
  assertions: [
    [() => asserted(null), "assertions[0]: is empty"],
    [() => asserted(count({ id: "\ud800" })), "assertions[0].id: is not valid Unicode"],
    [() => asserted(count({ id: "" })), "assertions[0].id: is missing"],
    [() => asserted(count({}), count({})), 'assertions[1].id: "a" is in use'],
    [() => asserted(count({ kind: "routed" })), "assertions[0].kind: is no kind of event"],
    [() => asserted(count({ expected: -1 })), "assertions[0].expected: must be 0 or more"],
    [() => asserted(count({ expected: "1" })), "assertions[0].expected: must be 0 or more"],
    [
      () => asserted(count({ target: message })),
      `assertions[0].target: "${message}" is no operation, channel, subscription, element or binding`,
    ],
    [() => asserted(expectOutcome("a", "w", "Failed")), 'step: "w" is not in the scenario'],
    [
      () => asserted({ ...expectOutcome("a", "w", "failed" as never), step: null } as never),
      'step: "" is not in the scenario',
      "assertions[0].expected: must be one of Succeeded, Failed, Skipped",
    ],
  ],
};

describe.each(Object.entries(SENTENCES))("what is wrong with %s", (_, sentences) => {
  it.each(
    sentences.map(([words, ...expected]) => [expected.join("; ").slice(0, 100), words, expected] as const),
  )("is said in words: %s", (__, words, expected) => {
    expect(words()).toEqual(expected);
  });
});
