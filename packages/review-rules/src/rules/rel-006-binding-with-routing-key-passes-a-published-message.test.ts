import { describe, expect, it } from "@jest/globals";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import { publish, type Steps, scenario } from "../../../playback-engine/src/testing/scenario-builder.js";
import { REVIEW_LIMITS } from "../limits.js";
import { aState, INFERRED, STALE } from "../testing/a-state.js";
import { examples, parts } from "../testing/examples/rel-006.js";
import { changed, itGivesItsExamples, itIsUnknownInDoubt, said } from "../testing/judged.js";
import { rel006 } from "./rel-006-binding-with-routing-key-passes-a-published-message.js";

const { desk, orders, queue, binding, ordered, model } = parts;
const { state, subject } = examples.verified;
const OWN = [`binding ${binding}`, `channel ${orders}`];
const ORDERS = { kind: "channel", id: orders } as const;

const saying = (id: string, routingKey?: string) =>
  publish(id, desk, [orders, ordered], routingKey === undefined ? {} : { routingKey });
const publishing = (steps: Steps) => aState(model, [scenario(steps)]);

describe("REL-006: binding with routing key passes a published message", () => {
  itGivesItsExamples(rel006, examples);

  it("is verified when a stated key matches", () => {
    expect(said(rel006, state, subject)).toEqual({
      subject,
      result: "verified",
      severity: "warning",
      reason: 'The binding from "orders" to "billing queue" passes what is published with "order.placed"',
      cites: OWN,
      items: [],
    });
  });

  it("is verified by one matching publish beside others that do not match", () => {
    const steps = [saying("a"), saying("b", "b"), saying("c", "order.paid"), saying("d", "order.placed")];
    expect(said(rel006, publishing(steps), subject).reason).toContain('"order.paid"');
  });

  it("is a concern when publish steps state keys and none matches", () => {
    expect(said(rel006, examples.concern.state, subject)).toEqual({
      subject,
      result: "concern",
      severity: "warning",
      reason: 'The only routing key that comes to "orders", "order.placed", does not match "payment.*"',
      cites: OWN,
      items: ["order.placed"],
    });
  });

  it("counts the keys of a concern, and its items name each once", () => {
    const steps = [saying("a", "z"), saying("b", "k"), saying("c"), saying("d", "z")];
    expect(said(rel006, publishing(steps), subject)).toMatchObject({
      result: "concern",
      reason: 'None of the 2 routing keys that come to "orders", the first "k", matches "order.*"',
      items: ["k", "z"],
    });
  });

  it.each<[string, Steps, string]>([
    ["no scenario publishes to the source", [], 'No scenario publishes what comes to "orders"'],
    [
      "no publish states a key",
      [saying("a"), saying("b")],
      'What scenarios publish to "orders" has no routing key',
    ],
  ])("is unknown when %s", (_, steps, reason) => {
    expect(said(rel006, publishing(steps), subject)).toEqual({
      subject,
      result: "unknown",
      severity: "warning",
      reason,
      cites: OWN,
      items: [],
    });
  });

  const called = 'The binding from "orders" to "billing queue"';
  itIsUnknownInDoubt(rel006, examples.verified, [
    { ...subject, called },
    { ...ORDERS, called: 'Channel "orders"' },
  ]);
  itIsUnknownInDoubt(rel006, examples.concern, [
    { ...subject, called },
    { ...ORDERS, called: 'Channel "orders"' },
  ]);

  it("is unknown when the model lacks the source", () => {
    const missing = {
      ...state,
      model: { ...model, channels: model.channels.filter(({ id }) => id !== orders) },
    };
    expect(said(rel006, missing, subject)).toMatchObject({
      result: "unknown",
      reason: `Channel "${orders}" is not in the model`,
      cites: OWN,
    });
  });

  it("does not read the target channel", () => {
    const inferred = changed(state, { kind: "channel", id: queue }, INFERRED);
    expect(said(rel006, inferred, subject).result).toBe("verified");
  });

  it("is not applicable to a binding without key, whatever its label", () => {
    const inferred = changed(examples["not-applicable"].state, subject, INFERRED);
    expect(said(rel006, inferred, subject)).toEqual({
      subject,
      result: "not-applicable",
      severity: "warning",
      reason: 'The binding from "orders" to "billing queue" has no routing key',
      cites: [`binding ${binding}`],
      items: [],
    });
  });
});

describe("a publish leads to the source of a binding", () => {
  const shop = new ModelBuilder();
  const [entry, middle, source, target] = [
    shop.channel("entry", "exchange"),
    shop.channel("middle", "exchange"),
    shop.channel("source", "exchange"),
    shop.channel("target", "queue"),
  ];
  const first = shop.binding(entry, middle, "order.#");
  const second = shop.binding(middle, source);
  const judgedBinding = { kind: "binding", id: shop.binding(source, target, "*.placed") } as const;
  const shortcut = { kind: "binding", id: shop.binding(entry, source, "order.*") } as const;
  const way = [
    `binding ${first}`,
    `binding ${second}`,
    `binding ${judgedBinding.id}`,
    `channel ${entry}`,
    `channel ${middle}`,
    `channel ${source}`,
  ];
  const short = [
    `binding ${judgedBinding.id}`,
    `binding ${shortcut.id}`,
    `channel ${entry}`,
    `channel ${source}`,
  ];
  const published = (...keys: readonly string[]) =>
    aState(shop.build(), [
      scenario(keys.map((routingKey) => publish(routingKey, desk, [entry, ordered], { routingKey }))),
    ]);
  const byLong = (one: ReturnType<typeof published>) => changed(one, shortcut, { routingKey: "never" });

  it("through bindings that its key passes, the nearest way", () => {
    expect(said(rel006, published("order.placed"), judgedBinding)).toMatchObject({
      result: "verified",
      cites: short,
    });
    expect(said(rel006, byLong(published("order.placed")), judgedBinding)).toMatchObject({
      result: "verified",
      cites: way,
    });
  });

  it("not through a binding that its key does not pass, whatever the binding behind it says", () => {
    expect(said(rel006, published("stock.placed"), judgedBinding)).toMatchObject({
      result: "unknown",
      reason: 'No scenario publishes what comes to "source"',
    });
  });

  it("and its way is cited in a concern", () => {
    expect(said(rel006, byLong(published("order.paid")), judgedBinding)).toMatchObject({
      result: "concern",
      cites: way,
      items: ["order.paid"],
    });
  });

  const read = [
    { kind: "binding", id: first, called: 'The binding from "entry" to "middle"' },
    { kind: "binding", id: second, called: 'The binding from "middle" to "source"' },
    { kind: "channel", id: entry, called: 'Channel "entry"', mayBeMissing: true },
    { kind: "channel", id: middle, called: 'Channel "middle"', mayBeMissing: true },
    { kind: "channel", id: source, called: 'Channel "source"', mayBeMissing: true },
  ] as const;
  for (const key of ["order.placed", "order.paid"]) {
    itIsUnknownInDoubt(rel006, { state: byLong(published(key)), subject: judgedBinding }, read);
  }

  it.each([
    ["order.placed", "verified"],
    ["order.paid", "concern"],
  ])("by one way of stated facts, though another of %s is in doubt", (key, result) => {
    const doubtful = changed(published(key), shortcut, STALE);
    expect(said(rel006, doubtful, judgedBinding)).toMatchObject({ result, cites: way });
  });

  it("and one that comes by facts in doubt alone leaves open what no other settles", () => {
    const doubtful = changed(
      published("order.a.placed", "order.paid"),
      { kind: "channel", id: middle },
      INFERRED,
    );
    expect(said(rel006, doubtful, judgedBinding)).toMatchObject({
      result: "unknown",
      reason: 'Channel "middle" is inferred',
    });
    const settled = changed(
      published("order.a.placed", "order.placed"),
      { kind: "channel", id: middle },
      INFERRED,
    );
    expect(said(rel006, settled, judgedBinding)).toMatchObject({ result: "verified", cites: short });
  });

  it("once, in a circle of bindings", () => {
    shop.binding(source, entry);
    expect(said(rel006, published("order.paid"), judgedBinding).result).toBe("concern");
  });
});

describe("messages and bindings of a hostile project", () => {
  const words = Array.from({ length: 100 }, () => "w").join(".");
  const shop = new ModelBuilder();
  const source = shop.channel("source", "exchange");
  const long = {
    kind: "binding",
    id: shop.binding(source, shop.channel("target", "queue"), `${words}.x`),
  } as const;
  const count = REVIEW_LIMITS.routingWork / 100 / 100;
  const flood = (keys: number) =>
    aState(shop.build(), [
      scenario(
        Array.from({ length: keys }, (_, key) =>
          publish(`${key}`, desk, [source, ordered], { routingKey: `${words}.${key}` }),
        ),
      ),
    ]);

  it("are compared up to a limit, and then nothing is said to match none", () => {
    expect(said(rel006, flood(count / 2), long).result).toBe("concern");
    expect(said(rel006, flood(count), long)).toMatchObject({
      result: "unknown",
      reason: 'Scenarios publish too many different routing keys to say which come to "source"',
      items: [],
    });
  });
});
