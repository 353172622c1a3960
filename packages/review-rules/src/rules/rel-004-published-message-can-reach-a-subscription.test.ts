import { describe, expect, it } from "@jest/globals";
import { present, type SubscriptionId } from "@plumbline/model-core";
import type { StepDocument } from "@plumbline/playback-engine";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { call, publish, scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { guid } from "../../../promise-core/src/testing/promise-builder.js";
import { REVIEW_LIMITS } from "../limits.js";
import { aPromise, aState, INFERRED } from "../testing/a-state.js";
import { examples, parts } from "../testing/examples/rel-004.js";
import { changed, itGivesItsExamples, itIsUnknownInDoubt, judged, said, without } from "../testing/judged.js";
import { rel004 } from "./rel-004-published-message-can-reach-a-subscription.js";

const { desk, billing, orders, queue, binding, subscription, ordered, model } = parts;
const { state, subject } = examples.verified;

const NO_CHANNEL: StepDocument = {
  type: "publish",
  id: "say",
  from: desk,
  channel: null,
  message: ordered,
  payload: null,
  headers: {},
  handlers: {},
  routingKey: null,
};
const withoutBinding = without(state, { kind: "binding", id: binding });

describe("REL-004: published message can reach a subscription", () => {
  itGivesItsExamples(rel004, examples);

  it("is verified by a stated way to a stated subscription behind a binding, whatever its key", () => {
    const keyed = changed(state, { kind: "binding", id: binding }, { routingKey: "never.published" });
    for (const one of [state, keyed]) {
      expect(said(rel004, one, subject)).toEqual({
        subject,
        result: "verified",
        severity: "warning",
        reason: 'A message published to "orders" can reach a subscription on "billing queue"',
        cites: [
          `binding ${binding}`,
          `channel ${orders}`,
          `channel ${queue}`,
          `subscription ${subscription}`,
        ],
        items: [],
      });
    }
  });

  it("is verified by a subscription on the channel itself", () => {
    const direct = changed(withoutBinding, { kind: "subscription", id: subscription }, { channelId: orders });
    expect(said(rel004, direct, subject)).toMatchObject({
      result: "verified",
      reason: 'A message published to "orders" can reach a subscription on it',
      cites: [`channel ${orders}`, `subscription ${subscription}`],
    });
  });

  it("is a concern when neither the channel nor what is behind it has a subscription", () => {
    expect(said(rel004, examples.concern.state, subject)).toEqual({
      subject,
      result: "concern",
      severity: "warning",
      reason:
        'A message published to "orders" reaches no subscription, neither there nor behind its bindings',
      cites: [`binding ${binding}`, `channel ${orders}`, `channel ${queue}`],
      items: [],
    });
  });

  it.each(["exchange", "queue", "topic"])("is a concern without a binding, of a %s too", (kind) => {
    expect(said(rel004, changed(withoutBinding, subject, { kind }), subject)).toMatchObject({
      result: "concern",
      reason: 'A message published to "orders" reaches no subscription',
      cites: [`channel ${orders}`],
    });
  });

  itIsUnknownInDoubt(rel004, examples.verified, [
    { ...subject, called: 'Channel "orders"' },
    { kind: "binding", id: binding, called: 'The binding from "orders" to "billing queue"' },
    { kind: "channel", id: queue, called: 'Channel "billing queue"', mayBeMissing: true },
    { kind: "subscription", id: subscription, called: 'The subscription of "Billing" on "billing queue"' },
  ]);

  itIsUnknownInDoubt(rel004, examples.concern, [
    { ...subject, called: 'Channel "orders"' },
    { kind: "binding", id: binding, called: 'The binding from "orders" to "billing queue"' },
    { kind: "channel", id: queue, called: 'Channel "billing queue"', mayBeMissing: true },
  ]);

  it("does not read the consumer", () => {
    const inferred = changed(state, { kind: "element", id: billing }, INFERRED);
    expect(said(rel004, inferred, subject).result).toBe("verified");
  });

  it("stands by one stated way, though a shorter one is in doubt, and cites that alone", () => {
    const [stated] = model.subscriptions;
    const inferred = { ...present(stated), ...INFERRED, id: guid<SubscriptionId>(99), channelId: orders };
    const more = { ...state, model: { ...model, subscriptions: [inferred, ...model.subscriptions] } };
    expect(said(rel004, more, subject)).toMatchObject({
      result: "verified",
      cites: [`binding ${binding}`, `channel ${orders}`, `channel ${queue}`, `subscription ${subscription}`],
    });
  });

  it.each([
    ["never published to", examples["not-applicable"].state],
    ["published to by a step without channel", aState(model, [scenario([NO_CHANNEL])])],
  ])("is not applicable to a channel %s, whatever its label", (_, unpublished) => {
    expect(said(rel004, changed(unpublished, subject, INFERRED), subject)).toEqual({
      subject,
      result: "not-applicable",
      severity: "warning",
      reason: 'No scenario publishes to "orders"',
      cites: [`channel ${orders}`],
      items: [],
    });
  });

  it("reads publish steps at any depth, and judges each channel by what is published to it", () => {
    const steps = [call("c", desk, "none", { onError: [publish("say", desk, [queue, ordered])] })];
    const deep = aState(model, [scenario(steps)]);
    expect(judged(rel004, deep, { kind: "channel", id: queue }).result).toBe("verified");
    expect(judged(rel004, deep, subject).result).toBe("not-applicable");
  });

  it.each(["verified", "concern", "unknown", "not-applicable"] as const)(
    "blocks on the path of an approved promise alone, also when it is %s",
    (result) => {
      const { state: one } = examples[result];
      const severities = [
        aPromise({ channelIds: [orders] }),
        aPromise({ channelIds: [orders] }, { isApproved: false }),
      ].map((promise) => judged(rel004, { ...one, promises: [promise] }, subject).severity);
      expect(severities).toEqual(["blocking", "warning"]);
    },
  );
});

describe("what is behind a channel", () => {
  const chain = (bindings: number) => {
    const shop = new ModelBuilder();
    const first = shop.channel("first", "exchange");
    let last = first;
    for (let made = 0; made < bindings; made += 1) {
      const next = shop.channel("next", "exchange");
      shop.binding(last, next);
      last = next;
    }
    return { shop, first, last };
  };
  const judgedFirst = ({ shop, first }: ReturnType<typeof chain>) =>
    judged(rel004, aState(shop.build(), [scenario([publish("say", "x", [first, "m"])])]), {
      kind: "channel",
      id: first,
    });

  it("ends in a circle of bindings", () => {
    const circle = chain(3);
    circle.shop.binding(circle.last, circle.first);
    expect(judgedFirst(circle)).toMatchObject({ result: "concern", items: [] });
    expect(judgedFirst(circle).cites).toHaveLength(8);
  });

  it("is read as far as a message may be brought", () => {
    const most = chain(REVIEW_LIMITS.bindingsFollowed);
    expect(judgedFirst(most).result).toBe("concern");
    most.shop.subscription(most.last, most.shop.element("Far"));
    expect(judgedFirst(most).result).toBe("verified");
  });

  it("is unknown farther than that", () => {
    const over = chain(REVIEW_LIMITS.bindingsFollowed + 1);
    const open = {
      result: "unknown",
      reason:
        'No subscription is among the first 200 bindings behind "first", and no message is brought through more',
      cites: [{ kind: "channel", id: over.first }],
    };
    expect(judgedFirst(over)).toMatchObject(open);
    over.shop.subscription(over.last, over.shop.element("Far"));
    expect(judgedFirst(over)).toMatchObject(open);
  });
});
