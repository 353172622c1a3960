import { describe, expect, it } from "@jest/globals";
import type { StepDocument } from "@plumbline/playback-engine";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import {
  branch,
  call,
  parallel,
  publish,
  type Steps,
  scenario,
  write,
} from "../../../playback-engine/src/testing/scenario-builder.js";
import { contextOf } from "../state/review-context.js";
import { aState, INFERRED } from "../testing/a-state.js";
import { examples, parts } from "../testing/examples/ovr-003.js";
import { changed, itGivesItsExamples, itIsUnknownInDoubt, judged, said } from "../testing/judged.js";
import { ovr003 } from "./ovr-003-hop-adds-behaviour.js";

const { desk, gateway, billing, store, order, pay, model, passed, served } = parts;
const { state, subject } = examples.concern;
const READ = [`element ${gateway}`, `element ${billing}`, `operation ${order}`, `operation ${pay}`].sort();

const of = (...steps: Steps) => aState(model, [scenario(steps)]);

describe("OVR-003: hop adds behaviour", () => {
  itGivesItsExamples(ovr003, examples);

  it("is a concern when every call it serves is passed on unchanged", () => {
    expect(said(ovr003, state, subject)).toEqual({
      subject,
      result: "concern",
      severity: "note",
      reason:
        '"Gateway" passes every call on to "Billing" unchanged: let its callers call "Billing", or show what it adds',
      cites: READ,
      items: [],
    });
  });

  const withOthers: StepDocument = {
    ...passed,
    from: desk,
    operation: order,
    then: [null, passed, null],
  };
  const LEFT_OUT: StepDocument = {
    ...passed,
    from: desk,
    operation: order,
    request: null,
    response: undefined,
    then: [{ ...passed, request: undefined, response: null }],
  };
  it.each<[string, Steps]>([
    ["entries that hold no step", [withOthers]],
    [
      "a failure that its caller handles",
      [call("o", desk, order, { does: [call("p", gateway, pay)], onError: [write("w", desk, store)] })],
    ],
    ["payloads that are left out", [LEFT_OUT]],
    ["no list of what is done when it fails", [served([{ ...passed, onError: null }])]],
    ["work of the element behind it", [served([{ ...passed, then: [write("w", billing, store)] }])]],
    ["the same in another order of keys", [served([{ ...passed, request: { sum: 5 } }]), served([passed])]],
  ])("is a concern also with %s", (_, steps) => {
    expect(said(ovr003, of(...steps), subject).result).toBe("concern");
  });

  it.each<[string, Steps, string]>([
    ["writes", [served([passed]), write("w", gateway, store)], "writes data"],
    ["publishes", [served([passed]), publish("p", gateway, ["c", "m"])], "publishes messages"],
    [
      "writes and publishes",
      [publish("p", gateway, ["c", "m"]), write("w", gateway, store), served([])],
      "writes data",
    ],
    ["answers by itself", [served([])], "answers calls by itself or changes them"],
    [
      "has no list of what it does",
      [{ ...passed, from: desk, operation: order, then: null }],
      "answers calls by itself or changes them",
    ],
    ["answers by itself once", [served([passed]), served([])], "answers calls by itself or changes them"],
    [
      "calls more than one",
      [served([passed, { ...passed, id: "2" }])],
      "answers calls by itself or changes them",
    ],
    [
      "calls within a branch",
      [served([branch("b", "x", "Failed", { does: [passed] })])],
      "answers calls by itself or changes them",
    ],
    ["calls in parallel", [served([parallel("b", [passed])])], "answers calls by itself or changes them"],
    [
      "handles a failure",
      [served([{ ...passed, onError: [write("w", desk, store)] }])],
      "answers calls by itself or changes them",
    ],
    [
      "changes the request",
      [served([{ ...passed, request: { sum: 6 } }])],
      "answers calls by itself or changes them",
    ],
    [
      "changes the response",
      [served([{ ...passed, response: null }])],
      "answers calls by itself or changes them",
    ],
    [
      "leaves the call to another",
      [served([{ ...passed, from: desk }])],
      "answers calls by itself or changes them",
    ],
    ["also calls by itself", [served([passed]), { ...passed, id: "2" }], "makes calls of its own"],
  ])("is verified when it %s", (_, steps, does) => {
    expect(said(ovr003, of(...steps), subject)).toMatchObject({
      result: "verified",
      severity: "note",
      reason: `"Gateway" ${does}`,
      items: [],
    });
  });

  it("cites all that it reads when verified, not what is written to", () => {
    expect(said(ovr003, examples.verified.state, subject).cites).toEqual(READ);
  });

  it("reads all scenarios", () => {
    const other = { ...scenario([write("w", gateway, store)]), id: "00000000-0000-4000-8000-0000000000fe" };
    const two = { ...state, scenarios: [...state.scenarios, ...aState(model, [other]).scenarios] };
    expect(said(ovr003, two, subject).result).toBe("verified");
  });

  itIsUnknownInDoubt(ovr003, examples.concern, [
    { ...subject, called: 'Element "Gateway"' },
    { kind: "operation", id: order, called: 'Operation "order"' },
    { kind: "operation", id: pay, called: 'Operation "pay"', mayBeMissing: true },
    { kind: "element", id: billing, called: 'Element "Billing"', mayBeMissing: true },
  ]);

  it("is unknown in doubt also where it writes: the facts are a fixed set", () => {
    const inferred = changed(examples.verified.state, { kind: "operation", id: pay }, INFERRED);
    expect(said(ovr003, inferred, subject).result).toBe("unknown");
  });

  it("is unknown when it makes a call that names no operation", () => {
    const unnamed = { ...passed, operation: null, then: null };
    expect(said(ovr003, of(served([unnamed])), subject)).toMatchObject({
      result: "unknown",
      reason: "The operation that a step leaves out is not known",
      cites: [`element ${gateway}`],
    });
  });

  it("is not applicable when no scenario calls it, whatever it does and its label", () => {
    const idle = changed(examples["not-applicable"].state, subject, INFERRED);
    expect(said(ovr003, idle, subject)).toEqual({
      subject,
      result: "not-applicable",
      severity: "note",
      reason: 'No scenario calls "Gateway"',
      cites: [`element ${gateway}`],
      items: [],
    });
    expect(said(ovr003, aState(model), subject).result).toBe("not-applicable");
  });

  it("judges every app and component, and nothing else", () => {
    const kinds = ["actor", "system", "app", "store", "component"] as const;
    const shop = new ModelBuilder();
    const [, , app, , component] = kinds.map((kind) => shop.element(kind, kind));
    const subjects = ovr003.evaluate(contextOf(aState(shop.build()))).map((one) => one.subject.id);
    expect(subjects).toEqual([app, component]);
  });
});

describe("an element that passes calls on", () => {
  const shop = new ModelBuilder();
  const hop = shop.element("Hop", "component");
  const [one, other] = [shop.element("One"), shop.element("Other")];
  const [a, b] = [shop.operation("a", hop), shop.operation("b", hop)];
  const [one1, one2, other1, own] = [
    shop.operation("1", one),
    shop.operation("2", one),
    shop.operation("1", other),
    shop.operation("own", hop),
  ];
  const pass = (from: string, to: string) => call(from, "user", from, { does: [call(to, hop, to)] });
  const result = (...steps: Steps) => {
    const { result: given, reason } = judged(ovr003, aState(shop.build(), [scenario(steps)]), {
      kind: "element",
      id: hop,
    });
    return [given, reason];
  };
  const passes =
    '"Hop" passes every call on to "One" unchanged: let its callers call "One", or show what it adds';

  it.each<[string, Steps]>([
    ["each operation to one of its own", [pass(a, one1), pass(b, one2), pass(a, one1)]],
    ["two operations to the same", [pass(a, one1), pass(b, one1)]],
  ])("adds nothing when it passes %s", (_, steps) => {
    expect(result(...steps)).toEqual(["concern", passes]);
  });

  it.each<[string, Steps]>([
    ["one operation to two", [pass(a, one1), pass(a, one2)]],
    ["operations to two elements", [pass(a, one1), pass(b, other1)]],
  ])("adds behaviour when it passes %s", (_, steps) => {
    expect(result(...steps)).toEqual(["verified", '"Hop" passes calls on to more than one operation']);
  });

  it("adds behaviour when it calls itself", () => {
    expect(result(pass(a, own))[0]).toBe("verified");
  });
});
