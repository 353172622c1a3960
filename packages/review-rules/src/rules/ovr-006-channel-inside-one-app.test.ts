import { describe, expect, it } from "@jest/globals";
import type { StepDocument } from "@plumbline/playback-engine";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { publish, type Steps, scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { REVIEW_LIMITS } from "../limits.js";
import { aState, INFERRED } from "../testing/a-state.js";
import { examples, parts } from "../testing/examples/ovr-006.js";
import { changed, itGivesItsExamples, itIsUnknownInDoubt, judged, said } from "../testing/judged.js";
import { ovr006 } from "./ovr-006-channel-inside-one-app.js";

const { desk, billing, orders, subscription, ordered, model } = parts;
const { state, subject } = examples.concern;
const READING = { kind: "subscription", id: subscription } as const;
const READ = [`channel ${orders}`, `element ${desk}`, `subscription ${subscription}`];

const NO_PUBLISHER: StepDocument = {
  type: "publish",
  id: "nobody",
  from: null,
  channel: orders,
  message: ordered,
  payload: null,
  headers: {},
  handlers: {},
  routingKey: null,
};

const saying = (from: string): StepDocument => publish(`by ${from}`, from, [orders, ordered]);
const publishing = (steps: Steps) => aState(model, [scenario(steps)]);

describe("OVR-006: channel inside one app", () => {
  itGivesItsExamples(ovr006, examples);

  it("is a concern when the only publisher and the only consumer are the same element", () => {
    expect(said(ovr006, state, subject)).toEqual({
      subject,
      result: "concern",
      severity: "note",
      reason:
        'Only "Desk" publishes to "orders" and only "Desk" consumes it: a call inside "Desk" does the same',
      cites: READ,
      items: [],
    });
  });

  it("is verified when they differ", () => {
    expect(said(ovr006, examples.verified.state, subject)).toEqual({
      subject,
      result: "verified",
      severity: "note",
      reason: '"Desk" publishes to "orders" and "Billing" consumes it',
      cites: [`channel ${orders}`, `element ${desk}`, `element ${billing}`, `subscription ${subscription}`],
      items: [],
    });
  });

  it("is verified when another element publishes to it too", () => {
    expect(said(ovr006, publishing([saying(billing), saying(desk)]), subject)).toMatchObject({
      result: "verified",
      reason: '"Desk" publishes to "orders" and "Billing" publishes to it too',
      cites: [`channel ${orders}`, `element ${desk}`, `element ${billing}`],
    });
  });

  it.each<[string, Steps]>([
    ["none publishes to it", []],
    ["a step that publishes to it names no element", [NO_PUBLISHER]],
  ])("is unknown when no publisher is known: %s", (_, steps) => {
    expect(said(ovr006, publishing(steps), subject).result).toBe("unknown");
  });

  it("is unknown when a step leaves its publisher out, though another names one", () => {
    expect(said(ovr006, publishing([saying(desk), NO_PUBLISHER]), subject)).toMatchObject({
      result: "unknown",
      reason: "The element that a step leaves out is not known",
      cites: [`channel ${orders}`],
      items: ["element "],
    });
  });

  it("cites what it read when no publisher is known, also where consumers differ", () => {
    const [on] = model.subscriptions;
    const two = {
      ...model,
      subscriptions: [...model.subscriptions, ...(on ? [{ ...on, consumerId: billing }] : [])],
    };
    expect(said(ovr006, aState(two), subject)).toMatchObject({
      result: "unknown",
      reason: 'No scenario publishes what comes to "orders"',
      cites: [`channel ${orders}`, `element ${desk}`, `element ${billing}`, `subscription ${subscription}`],
    });
  });

  const called = 'The subscription of "Desk" on "orders"';
  itIsUnknownInDoubt(ovr006, examples.concern, [
    { ...subject, called: 'Channel "orders"' },
    { ...READING, called },
    { kind: "element", id: desk, called: 'Element "Desk"', mayBeMissing: true },
  ]);
  itIsUnknownInDoubt(ovr006, examples.verified, [
    { ...subject, called: 'Channel "orders"' },
    { ...READING, called: 'The subscription of "Billing" on "orders"' },
    { kind: "element", id: billing, called: 'Element "Billing"', mayBeMissing: true },
    { kind: "element", id: desk, called: 'Element "Desk"', mayBeMissing: true },
  ]);

  it("stands by two stated publishers, whatever the consumer is", () => {
    const doubtful = changed(publishing([saying(billing), saying(desk)]), READING, INFERRED);
    expect(said(ovr006, doubtful, subject)).toMatchObject({
      result: "verified",
      cites: [`channel ${orders}`, `element ${desk}`, `element ${billing}`],
    });
  });

  it("is not applicable without a subscription, whatever its label", () => {
    const inferred = changed(examples["not-applicable"].state, subject, INFERRED);
    expect(said(ovr006, inferred, subject)).toEqual({
      subject,
      result: "not-applicable",
      severity: "note",
      reason: '"orders" has no subscription',
      cites: [`channel ${orders}`],
      items: [],
    });
  });
});

describe("a publisher of a channel", () => {
  const shop = new ModelBuilder();
  const [app, other] = [shop.element("App", "app"), shop.element("Other", "app")];
  const [entry, queue] = [shop.channel("entry", "exchange"), shop.channel("queue", "queue")];
  const binding = { kind: "binding", id: shop.binding(entry, queue, "to.*") } as const;
  const on = shop.subscription(queue, app);
  const message = shop.message("m", app);
  const say = (from: string, routingKey: string) =>
    publish(`${from} ${routingKey}`, from, [entry, message], { routingKey });
  const of = (...steps: Steps) => aState(shop.build(), [scenario(steps)]);
  const subjectBehind = { kind: "channel", id: queue } as const;
  const all = [
    `binding ${binding.id}`,
    `channel ${entry}`,
    `channel ${queue}`,
    `element ${app}`,
    `subscription ${on}`,
  ];

  it("is one whose message playback routes to it", () => {
    expect(said(ovr006, of(say(app, "to.here")), subjectBehind)).toMatchObject({
      result: "concern",
      cites: all,
    });
  });

  it("is not one whose key a binding on the way does not pass", () => {
    expect(said(ovr006, of(say(app, "to.here"), say(other, "elsewhere")), subjectBehind).result).toBe(
      "concern",
    );
    expect(judged(ovr006, of(say(app, "elsewhere")), subjectBehind)).toMatchObject({
      result: "unknown",
      reason: 'No scenario publishes what comes to "queue"',
    });
  });

  it("and the way of its message are cited", () => {
    expect(said(ovr006, of(say(other, "to.here")), subjectBehind)).toMatchObject({
      result: "verified",
      cites: [...all, `element ${other}`].sort(),
    });
  });

  for (const steps of [[say(app, "to.here")], [say(other, "to.here")]]) {
    itIsUnknownInDoubt(ovr006, { state: of(...steps), subject: subjectBehind }, [
      { ...binding, called: 'The binding from "entry" to "queue"' },
      { kind: "channel", id: entry, called: 'Channel "entry"', mayBeMissing: true },
    ]);
  }

  it("stands by the message that comes by stated facts, though one before it does not", () => {
    const two = new ModelBuilder();
    const [says, hears] = [two.element("Says", "app"), two.element("Hears", "app")];
    const [from, to] = [two.channel("from", "exchange"), two.channel("to", "queue")];
    const doubted = { kind: "binding", id: two.binding(from, to, "a") } as const;
    const sure = two.binding(from, to, "b");
    const heard = two.subscription(to, hears);
    const sent = two.message("m", says);
    const steps = ["a", "b"].map((routingKey) => publish(routingKey, says, [from, sent], { routingKey }));
    const put = changed(aState(two.build(), [scenario(steps)]), doubted, INFERRED);
    expect(said(ovr006, put, { kind: "channel", id: to })).toMatchObject({
      result: "verified",
      reason: '"Says" publishes to "to" and "Hears" consumes it',
      cites: [
        `binding ${sure}`,
        `channel ${from}`,
        `channel ${to}`,
        `element ${says}`,
        `element ${hears}`,
        `subscription ${heard}`,
      ].sort(),
    });
  });

  it("is not looked for among more messages than are compared", () => {
    const words = Array.from({ length: 100 }, () => "w").join(".");
    const keys = Array.from({ length: REVIEW_LIMITS.routingWork / 100 / 100 }, (_, key) => `${words}.${key}`);
    const steps = [...keys.map((key) => say(app, key)), say(other, `${words}.x`)];
    const long = changed(of(...steps), binding, { routingKey: `${words}.x` });
    expect(judged(ovr006, long, subjectBehind).result).toBe("unknown");
    const short = changed(of(...steps.slice(-9)), binding, { routingKey: `${words}.x` });
    expect(judged(ovr006, short, subjectBehind).result).toBe("verified");
  });

  it("of more messages than are compared leaves it open who the only one is", () => {
    const words = Array.from({ length: 100 }, () => "w").join(".");
    const count = REVIEW_LIMITS.routingWork / 100 / 100;
    const long = changed(
      of(...Array.from({ length: count }, (_, key) => say(app, `${words}.${key}`))),
      binding,
      {
        routingKey: `${words}.x`,
      },
    );
    expect(judged(ovr006, long, subjectBehind)).toMatchObject({
      result: "unknown",
      reason: 'Scenarios publish too many different routing keys to say who publishes to "queue"',
    });
  });
});
