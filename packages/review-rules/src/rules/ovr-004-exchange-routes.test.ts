import { describe, expect, it } from "@jest/globals";
import { CHANNEL_KINDS } from "@plumbline/model-core";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { contextOf } from "../state/review-context.js";
import { aState, INFERRED } from "../testing/a-state.js";
import { examples, parts } from "../testing/examples/ovr-004.js";
import { changed, itGivesItsExamples, itIsUnknownInDoubt, said } from "../testing/judged.js";
import { ovr004 } from "./ovr-004-exchange-routes.js";

const { orders, queue, binding } = parts;
const { state, subject } = examples.concern;

describe("OVR-004: exchange routes", () => {
  itGivesItsExamples(ovr004, examples);

  it("is a concern with exactly one binding without key and no subscription", () => {
    expect(said(ovr004, state, subject)).toEqual({
      subject,
      result: "concern",
      severity: "note",
      reason:
        'All that comes to "orders" goes on by one binding without a routing key: publish to the channel behind it, or add a route or a key',
      cites: [`binding ${binding}`, `channel ${orders}`],
      items: [],
    });
  });

  it("is verified by a key", () => {
    expect(said(ovr004, examples.verified.state, subject)).toEqual({
      subject,
      result: "verified",
      severity: "note",
      reason: '"orders" routes by routing key',
      cites: [`binding ${binding}`, `channel ${orders}`],
      items: [],
    });
  });

  const called = 'The binding from "orders" to "billing queue"';
  for (const example of [examples.concern, examples.verified]) {
    itIsUnknownInDoubt(ovr004, example, [
      { ...subject, called: 'Channel "orders"' },
      { kind: "binding", id: binding, called },
    ]);
  }

  it("does not read the target channel", () => {
    expect(said(ovr004, changed(state, { kind: "channel", id: queue }, INFERRED), subject).result).toBe(
      "concern",
    );
  });

  it("is not applicable without a binding, whatever its label", () => {
    const inferred = changed(examples["not-applicable"].state, subject, INFERRED);
    expect(said(ovr004, inferred, subject)).toEqual({
      subject,
      result: "not-applicable",
      severity: "note",
      reason: 'No binding leaves "orders"',
      cites: [`channel ${orders}`],
      items: [],
    });
  });

  it("judges every exchange, and no other channel", () => {
    const shop = new ModelBuilder();
    const [, , exchange] = CHANNEL_KINDS.map((kind) => shop.channel(kind, kind));
    expect(ovr004.evaluate(contextOf(aState(shop.build()))).map((one) => one.subject.id)).toEqual([exchange]);
  });
});

describe("the routes of an exchange", () => {
  const shop = new ModelBuilder();
  const exchange = shop.channel("exchange", "exchange");
  const one = { kind: "binding", id: shop.binding(exchange, shop.channel("one", "queue")) } as const;
  const two = { kind: "binding", id: shop.binding(exchange, shop.channel("two", "queue")) } as const;
  const on = { kind: "subscription", id: shop.subscription(exchange, shop.element("Billing")) } as const;
  const all = aState(shop.build());
  const judge = (routes: typeof all) => said(ovr004, routes, { kind: "channel", id: exchange });

  it("are more than one with two bindings, of which two are cited", () => {
    expect(judge(all)).toMatchObject({
      result: "verified",
      reason: '"exchange" has more than one route',
      cites: [`binding ${one.id}`, `binding ${two.id}`, `channel ${exchange}`],
    });
  });

  it("are more than one with a binding and a subscription", () => {
    const mixed = changed(all, two, { sourceChannelId: "elsewhere" });
    expect(judge(mixed)).toMatchObject({
      result: "verified",
      cites: [`binding ${one.id}`, `channel ${exchange}`, `subscription ${on.id}`],
    });
  });

  it("are shown by two that are stated, whatever a third is", () => {
    expect(judge(changed(all, one, INFERRED))).toMatchObject({
      result: "verified",
      cites: [`binding ${two.id}`, `channel ${exchange}`, `subscription ${on.id}`],
    });
  });

  it("are shown by one stated key, whatever the others are", () => {
    const keyed = changed(changed(all, two, { routingKey: "key" }), one, INFERRED);
    expect(judge(changed(keyed, on, INFERRED))).toMatchObject({
      result: "verified",
      cites: [`binding ${two.id}`, `channel ${exchange}`],
    });
  });

  it("are unknown while less than two are stated", () => {
    expect(judge(changed(changed(all, one, INFERRED), on, INFERRED))).toMatchObject({
      result: "unknown",
      reason: 'The binding from "exchange" to "one" is inferred, and 1 other fact is in doubt',
      items: [`binding ${one.id}`, `subscription ${on.id}`],
    });
  });
});
