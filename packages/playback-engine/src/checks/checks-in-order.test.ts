import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import type { JsonValue } from "@plumbline/model-core";
import type { ScenarioDocument } from "../document/scenario-document.js";
import type { StepDocument } from "../document/steps.js";
import { ModelBuilder } from "../testing/model-builder.js";
import { branch, call, expectCount, fault, publish, scenario, write } from "../testing/scenario-builder.js";
import type { Check } from "./check.js";
import { CHECKS_IN_ORDER } from "./checks-in-order.js";
import { validateScenario } from "./validate-scenario.js";

const made = new ModelBuilder();
const shop = made.element("shop");
const number = made.schema("number", { type: "number" });
const broken = made.schema("broken", "{");
const GONE = "00000000-0000-4000-8000-00000000dead" as typeof number;
const invalid = made.operation("invalid", shop, { timeoutMs: -1, request: GONE, response: number });
const unreadable = made.operation("unreadable", shop, { request: broken, response: number });
const unread = made.operation("read later", shop, { request: number, response: broken });
const topic = made.channel("topic");
made.subscription(topic, GONE as never);
const elsewhere = made.subscription(made.channel("elsewhere"), shop);
const measured = made.message("measured", shop, GONE);
const model = made.build();

const LONE = "\ud800";
/** Over the limit of bytes, and not valid Unicode. */
const BAD_PAYLOAD = `${LONE}${"x".repeat(65_536)}`;

/** A step with fields as no builder makes them. */
function odd(step: StepDocument, fields: object): StepDocument {
  return { ...step, ...fields } as StepDocument;
}

function codesOf(document: ScenarioDocument, outOfTime = (): boolean => false): readonly string[] {
  return validateScenario({ document, model, outOfTime }).map(({ code }) => code);
}

function inSteps(...steps: readonly StepDocument[]): readonly string[] {
  return codesOf({ ...scenario([]), steps });
}

function called(operation: string, request: JsonValue, response: JsonValue): StepDocument {
  return call("c", GONE, operation, { request, response });
}

describe("the order of the checks", () => {
  it("is that of the table in PLAYBACK.md, which also says what each looks at", () => {
    const text = readFileSync(new URL("../../PLAYBACK.md", import.meta.url), "utf8");
    const [, table = ""] = /## The order of issues\n([\s\S]*?)(\n## |$)/.exec(text) ?? [];
    const rows = [...table.matchAll(/^\| `([a-z-]+)` \| ([a-z, ]+) \|$/gm)].map(([, code, places]) => [
      code,
      places,
    ]);
    expect(rows).toEqual(CHECKS_IN_ORDER.map((check) => [check.code, placesOf(check)]));
  });
});

function placesOf(check: Check): string {
  return (["scenario", "list", "step", "fault", "assertion"] as const)
    .filter((place) => check[place])
    .join(", ");
}

/** What several checks find at one place. */
describe("issues at one place", () => {
  it("of a write", () => {
    const first = write("again", shop, shop);
    const bad = odd(write(" ", GONE, shop, BAD_PAYLOAD), { dataset: "" });
    expect(inSteps(bad)).toEqual([
      "missing-step-id",
      "unknown-element",
      "missing-dataset",
      "payload-too-large",
      "invalid-payload",
    ]);
    expect(inSteps(odd(bad, { dataset: LONE })).slice(0, 2)).toEqual([
      "malformed-scenario",
      "missing-step-id",
    ]);
    expect(inSteps(first, odd(bad, { id: "again", dataset: LONE })).slice(0, 3)).toEqual([
      "malformed-scenario",
      "duplicate-step-id",
      "unknown-element",
    ]);
  });

  it("of a call", () => {
    expect(inSteps(called(GONE, null, null))).toEqual(["unknown-element", "unknown-operation"]);
    expect(inSteps(called(invalid, BAD_PAYLOAD, null))).toEqual([
      "unknown-element",
      "invalid-model",
      "unknown-schema",
      "payload-too-large",
      "invalid-payload",
      "missing-payload",
    ]);
    expect(inSteps(called(unreadable, null, "no")).slice(1)).toEqual(["missing-payload", "schema-mismatch"]);
    expect(inSteps(called(unread, null, 1)).slice(1)).toEqual(["missing-payload", "invalid-schema"]);
    expect(inSteps(called(unread, "no", 1)).slice(1)).toEqual(["invalid-schema", "schema-mismatch"]);
  });

  it("of a call whose checks take too long", () => {
    const afterOne = (): (() => boolean) => {
      let asked = 0;
      return () => {
        asked += 1;
        return asked > 1;
      };
    };
    const timed = (operation: string): readonly string[] =>
      codesOf(scenario([called(operation, "no", "no")]), afterOne()).slice(1);
    expect(timed(unread)).toEqual(["schema-mismatch", "validation-too-slow"]);
    expect(timed(unreadable)).toEqual(["invalid-schema", "validation-too-slow"]);
  });

  it("of a publish", () => {
    const handlers = { [GONE]: [], [elsewhere]: [] };
    const bad = odd(publish("p", GONE, [GONE, GONE], { handlers, routingKey: "" }), { headers: { h: null } });
    expect(inSteps(bad)).toEqual([
      "malformed-scenario",
      "unknown-element",
      "unknown-channel",
      "unknown-message",
      "unknown-subscription",
      "invalid-routing-key",
    ]);
    expect(inSteps(odd(bad, { channel: topic, message: measured, payload: BAD_PAYLOAD })).slice(2)).toEqual([
      "unknown-subscription",
      "subscription-not-on-channel",
      "invalid-routing-key",
      "invalid-model",
      "unknown-schema",
      "payload-too-large",
      "invalid-payload",
    ]);
  });

  it("of a branch, a fault and an assertion", () => {
    expect(inSteps(odd(branch("b", "nothing", "Failed"), { is: "failed" }))).toEqual([
      "unknown-step",
      "invalid-outcome",
    ]);
    const bad = fault(GONE, "error");
    expect(codesOf(scenario([], [bad, bad])).slice(2)).toEqual([
      "unknown-fault-target",
      "duplicate-fault",
      "invalid-fault",
    ]);
    const outcome = { id: LONE, type: "outcome", step: "nothing", expected: "failed" } as const;
    expect(codesOf({ ...scenario([]), assertions: [outcome] })).toEqual([
      "malformed-scenario",
      "unknown-step",
      "invalid-assertion",
    ]);
    expect(codesOf(scenario([], [], [expectCount("", "Routed", 0, GONE)]))).toEqual([
      "invalid-assertion",
      "unknown-assertion-target",
    ]);
  });
});
