import { describe, expect, it } from "@jest/globals";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { aPromise, aState, INFERRED } from "../testing/a-state.js";
import { examples, parts } from "../testing/examples/rel-005.js";
import { changed, itGivesItsExamples, itIsUnknownInDoubt, said } from "../testing/judged.js";
import { rel005 } from "./rel-005-dead-letter-channel-has-a-consumer.js";

const { failed, reading, subscription, support } = parts;
const { state, subject } = examples.verified;

describe("REL-005: dead-letter channel has a consumer", () => {
  itGivesItsExamples(rel005, examples);

  it("is verified by a stated subscription", () => {
    expect(said(rel005, state, subject)).toEqual({
      subject,
      result: "verified",
      severity: "note",
      reason: 'A dead letter on "failed orders" can reach a subscription on it',
      cites: [`channel ${failed}`, `subscription ${reading}`],
      items: [],
    });
  });

  it("is verified by a subscription behind a binding", () => {
    const shop = new ModelBuilder();
    const [orders, dead, queue] = [
      shop.channel("orders"),
      shop.channel("dead", "exchange"),
      shop.channel("read"),
    ];
    const billing = shop.element("Billing");
    shop.subscription(orders, billing, { deadLetter: dead });
    const binding = shop.binding(dead, queue, "key");
    const on = shop.subscription(queue, billing);
    expect(said(rel005, aState(shop.build()), { kind: "channel", id: dead })).toMatchObject({
      result: "verified",
      reason: 'A dead letter on "dead" can reach a subscription on "read"',
      cites: [`binding ${binding}`, `channel ${dead}`, `channel ${queue}`, `subscription ${on}`],
    });
  });

  it("is a concern when nothing consumes it", () => {
    expect(said(rel005, examples.concern.state, subject)).toEqual({
      subject,
      result: "concern",
      severity: "note",
      reason: 'A dead letter on "failed orders" reaches no subscription',
      cites: [`channel ${failed}`],
      items: [],
    });
  });

  itIsUnknownInDoubt(rel005, examples.verified, [
    { ...subject, called: 'Channel "failed orders"' },
    { kind: "subscription", id: reading, called: 'The subscription of "Support" on "failed orders"' },
  ]);

  it.each([
    ["consumer", { kind: "element", id: support }],
    ["subscription that dead-letters to it", { kind: "subscription", id: subscription }],
  ] as const)("does not read the %s", (_, fact) => {
    expect(said(rel005, changed(state, fact, INFERRED), subject).result).toBe("verified");
  });

  it("is not applicable when none dead-letters to it, whatever its label", () => {
    const inferred = changed(examples["not-applicable"].state, subject, INFERRED);
    expect(said(rel005, inferred, subject)).toEqual({
      subject,
      result: "not-applicable",
      severity: "note",
      reason: 'No subscription sends its dead letters to "failed orders"',
      cites: [`channel ${failed}`],
      items: [],
    });
  });

  it("is a note on the path of an approved promise too", () => {
    const promises = [aPromise({ channelIds: [failed] })];
    expect(said(rel005, { ...examples.concern.state, promises }, subject).severity).toBe("note");
  });
});
