import { describe, expect, it } from "@jest/globals";
import type { Guid, Model } from "@plumbline/model-core";
import type { ScenarioDocument, ScenarioIssue, StepDocument } from "@plumbline/playback-engine";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import {
  branch,
  call,
  parallel,
  publish,
  scenario,
  write,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import type { Cited } from "../records/cited.js";
import type { Judgement } from "../records/judgement.js";
import { aPromise, aState, withFact } from "../testing/a-state.js";
import { examples } from "../testing/examples/con-003.js";
import { inEachDoubt } from "../testing/facts-in-doubt.js";
import { itGivesItsExamples } from "../testing/judged.js";
import { judgementOf, subjectsOf } from "../testing/judgement-of.js";
import { con003 } from "./con-003-scenario-payload-is-valid-against-its-schema.js";

const builder = new ModelBuilder();
const shop = builder.element("Shop", "app");
const store = builder.element("Ledger", "store");
const payment = builder.schema("Payment", { type: "object", required: ["amount"] });
const receipt = builder.schema("Receipt", { type: "object" });
const pay = builder.operation("Pay", shop, { request: payment, response: receipt });
const look = builder.operation("Look", shop);
const events = builder.channel("Events");
const paid = builder.message("Paid", shop, payment);
const MODEL = builder.build();

const request = { amount: 7 };
const [operation, message]: readonly [Cited, Cited] = [
  { kind: "operation", id: pay },
  { kind: "message", id: paid },
];
const [asked, answered]: readonly [Cited, Cited] = [
  { kind: "schema", id: payment },
  { kind: "schema", id: receipt },
];
const subject: Cited = { kind: "scenario", id: scenario([]).id ?? "" };
const MISSING = "00000000-0000-4000-8000-00000000dead";

const PAY = call("pay", shop, pay, { request, response: {} });
const TELL = publish("tell", shop, [events, paid], { payload: request });

function judged(document: ScenarioDocument, model: Model = MODEL): Judgement {
  return judgementOf(con003, aState(model, [document]), subject);
}

const steps = (...all: readonly StepDocument[]): Judgement => judged(scenario(all));

describe("CON-003", () => {
  itGivesItsExamples(con003, examples);

  it("judges scenarios, and nothing else", () => {
    expect(subjectsOf(con003, aState(MODEL, [scenario([])]))).toEqual([subject]);
  });

  it("verifies a scenario whose payloads are valid, and cites operations, messages and their schemas", () => {
    expect(steps(PAY, TELL)).toEqual({
      subject,
      result: "verified",
      severity: "warning",
      reason: 'Scenario "A scenario" has only payloads that are valid against their schemas',
      cites: [subject, message, operation, asked, answered],
      items: [],
    });
  });

  it("needs one schema that is read, not all", () => {
    const looked: Cited = { kind: "operation", id: look };
    expect(steps(call("look", shop, look), PAY)).toMatchObject({
      result: "verified",
      cites: [subject, operation, looked, asked, answered],
    });
  });

  it("cannot tell where no operation or message names a schema", () => {
    expect(steps(call("look", shop, look))).toEqual({
      subject,
      result: "unknown",
      severity: "warning",
      reason: 'Scenario "A scenario" has no step whose operation or message names a schema',
      cites: [subject, { kind: "operation", id: look }],
      items: [],
    });
    expect(steps()).toMatchObject({ result: "unknown", cites: [subject] });
    expect(steps(write("keep", shop, store, {}))).toMatchObject({ result: "unknown", cites: [subject] });
  });

  it("has a concern about a payload that does not match its schema, and cites its operation and schemas, and what others send", () => {
    expect(steps(call("pay", shop, pay, { request: {}, response: {} }), TELL)).toEqual({
      subject,
      result: "concern",
      severity: "warning",
      reason:
        'Scenario "A scenario" has a payload or schema that is refused: schema-mismatch at the step "pay"',
      cites: [subject, operation, asked, answered, message],
      items: ["schema-mismatch pay"],
    });
  });

  it("counts refusals by step and code, and holds each", () => {
    const judgement = steps(
      call("pay", shop, pay, { request: {}, response: [] }),
      publish("tell", shop, [events, paid]),
    );
    expect(judgement).toMatchObject({
      reason:
        'Scenario "A scenario" has a payload or schema that is refused: schema-mismatch at the step "pay", and 1 more',
      items: ["schema-mismatch pay", "missing-payload tell"],
      cites: [subject, message, operation, asked, answered],
    });
  });

  const broken = withFact(MODEL, "schema", payment, { content: "{" });
  const lacking: Model = { ...MODEL, schemas: [] };
  const long = publish("tell", shop, [events, paid], { payload: { amount: "x".repeat(70_000) } });
  const nul = publish("tell", shop, [events, paid], { payload: { amount: "\0" } });

  it.each([
    ["schema-mismatch", publish("tell", shop, [events, paid], { payload: {} }), MODEL],
    ["missing-payload", publish("tell", shop, [events, paid]), MODEL],
    ["invalid-schema", TELL, broken],
    ["unknown-schema", TELL, lacking],
    ["payload-too-large", long, MODEL],
    ["invalid-payload", nul, MODEL],
  ])("has a concern about %s", (code, step, model) => {
    expect(judged(scenario([step]), model)).toMatchObject({
      result: "concern",
      items: [`${code} tell`],
      cites: [subject, message, asked],
    });
  });

  it("reads what a write changes as no payload: it is another problem", () => {
    expect(steps(PAY, write("keep", shop, store, "\0"))).toEqual({
      subject,
      result: "unknown",
      severity: "warning",
      reason: 'Scenario "A scenario" cannot be played: invalid-payload at the step "keep"',
      cites: [subject],
      items: ["invalid-payload keep"],
    });
  });

  it("has a concern beside other problems", () => {
    expect(steps(call("pay", MISSING, pay, { request: {}, response: {} }))).toMatchObject({
      result: "concern",
      items: ["schema-mismatch pay"],
    });
  });

  it("cannot tell while the scenario has other problems", () => {
    expect(steps(call("pay", MISSING, pay, { request, response: {} }), PAY)).toMatchObject({
      result: "unknown",
      reason: 'Scenario "A scenario" cannot be played: unknown-element at the step "pay", and 1 more',
      cites: [subject],
      items: ["unknown-element pay", "duplicate-step-id pay"],
    });
    const faulted = scenario([PAY], [{ target: MISSING, kind: "Error", failFirst: null }]);
    expect(judged(faulted)).toMatchObject({
      reason: 'Scenario "A scenario" cannot be played: unknown-fault-target',
      items: ["unknown-fault-target"],
    });
  });

  it("takes a check that had no time left as another problem", () => {
    const issue: ScenarioIssue = { stepId: "pay", code: "validation-too-slow", message: "" };
    const state = aState(MODEL);
    const scenarios = [{ id: subject.id, document: scenario([PAY]), issues: [issue] }];
    expect(judgementOf(con003, { ...state, scenarios }, subject)).toMatchObject({
      result: "unknown",
      items: ["validation-too-slow pay"],
    });
  });

  it.each(inEachDoubt(MODEL, "operation", pay))("cannot tell while an operation is %s", (_, model, words) => {
    const unknown = {
      subject,
      result: "unknown",
      severity: "warning",
      reason: `Operation "Pay" ${words}`,
      cites: [subject, operation],
      items: [`operation ${pay}`],
    };
    expect(judged(scenario([PAY, TELL]), model)).toEqual(unknown);
    const refused = publish("tell", shop, [events, paid], { payload: {} });
    expect(judged(scenario([PAY, refused]), model)).toEqual(unknown);
  });

  it.each(inEachDoubt(MODEL, "message", paid))("cannot tell while a message is %s", (_, model, words) => {
    expect(judged(scenario([PAY, TELL]), model)).toMatchObject({
      result: "unknown",
      reason: `Message "Paid" ${words}`,
      cites: [subject, message],
    });
  });

  it("cannot tell while an operation without a schema is in doubt", () => {
    const [, doubtful] = inEachDoubt(MODEL, "operation", look)[0] ?? ["", MODEL];
    expect(judged(scenario([PAY, call("look", shop, look)]), doubtful).result).toBe("unknown");
  });

  it("cannot tell while the model lacks an operation or message", () => {
    expect(steps(PAY, call("gone", shop, MISSING), publish("tell", shop, [events, MISSING]))).toEqual({
      subject,
      result: "unknown",
      severity: "warning",
      reason: `Message "${MISSING}" is not in the model, and 1 other fact is in doubt`,
      cites: [subject, { kind: "message", id: MISSING }, { kind: "operation", id: MISSING }],
      items: [`message ${MISSING}`, `operation ${MISSING}`],
    });
  });

  it("cannot tell while a step leaves its operation or message out, whatever else is refused", () => {
    const nameless = { ...TELL, message: null } as StepDocument;
    const refused = call("pay", shop, pay, { request: {}, response: {} });
    expect(steps(refused, nameless)).toEqual({
      subject,
      result: "unknown",
      severity: "warning",
      reason: "The message that a step leaves out is not known",
      cites: [subject],
      items: ["message "],
    });
    const unnamed = { ...call("pay", shop, pay), operation: undefined } as StepDocument;
    expect(steps(unnamed)).toMatchObject({
      reason: "The operation that a step leaves out is not known",
      cites: [subject],
    });
  });

  it("reads steps at any depth, taken or not", () => {
    const refused = publish("tell", shop, [events, paid], { payload: {} });
    const inside = call("look", shop, look, {
      does: [parallel("both", [branch("else", "look", "Failed", { otherwise: [refused] })])],
    });
    const handled = publish("first", shop, [events, paid], {
      payload: request,
      handlers: { [MISSING]: [refused] },
    });
    expect(steps(inside)).toMatchObject({ result: "concern", items: ["schema-mismatch tell"] });
    expect(steps(handled)).toMatchObject({ result: "concern", items: ["schema-mismatch tell"] });
  });

  it("finds a refused payload in a step without an ID", () => {
    const nameless = { ...TELL, id: undefined, payload: {} } as StepDocument;
    expect(steps(nameless)).toMatchObject({
      result: "concern",
      reason: 'Scenario "A scenario" has a payload or schema that is refused: schema-mismatch',
      cites: [subject, message, asked],
      items: ["schema-mismatch"],
    });
  });

  it("blocks when an approved promise links the scenario", () => {
    const linked = aPromise({ scenarioIds: [subject.id as Guid] });
    const parts = aPromise({ operationIds: [pay], elementIds: [shop] });
    const draft = aPromise({ scenarioIds: [subject.id as Guid] }, { isApproved: false });
    const severities = [linked, parts, draft].map(
      (promise) => judgementOf(con003, aState(MODEL, [scenario([PAY])], [promise]), subject).severity,
    );
    expect(severities).toEqual(["blocking", "warning", "warning"]);
  });
});
