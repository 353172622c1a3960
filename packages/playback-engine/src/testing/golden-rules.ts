/** One scenario for each playback rule of section 4.2 (spec 1), in the order of the rules. */

import type { GoldenCase } from "./golden-case.js";
import { ModelBuilder } from "./model-builder.js";
import { call, expectCount, expectOutcome, fault, publish, scenario, write } from "./scenario-builder.js";

export function goldenRules(): readonly GoldenCase[] {
  return [
    timeMovesByTimeoutAndBackoff(),
    aResponseAtTheEndOfTheTimeoutIsLate(),
    eachAttemptRunsThenAgain(),
    aFailureSkipsTheRestOrIsHandled(),
    aConsumerFailureIsNotThePublishers(),
    aLostMessageIsDeadLetteredOrDropped(),
    subscriptionsThenBindingsById(),
    routingKeys(),
    routedAndNotRouted(),
    aFaultClosesOneRoute(),
    aDeadLetterFollowsBindings(),
    theSameAgain(),
  ];
}

function timeMovesByTimeoutAndBackoff(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, bank] = [made.element("shop"), made.element("bank")];
  const pay = made.operation("pay", bank, { timeoutMs: 200, retry: { maxAttempts: 2, backoffMs: 50 } });
  const steps = [call("pay", shop, pay, { does: [write("book", bank, bank)] }), write("note", shop, shop)];
  const document = scenario(steps, [fault(pay, "Timeout", 1)]);
  return { name: "rule-01-only-a-timeout-and-a-backoff-move-time", model: made.build(), document };
}

function aResponseAtTheEndOfTheTimeoutIsLate(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, bank, post] = [made.element("shop"), made.element("bank"), made.element("post")];
  const order = made.operation("order", bank, { timeoutMs: 100 });
  const send = made.operation("send", post, { retry: { maxAttempts: 2, backoffMs: 100 } });
  const quick = made.operation("quick", post, { retry: { maxAttempts: 2, backoffMs: 99 } });
  const steps = [
    call("late", shop, order, { does: [call("send", bank, send)], onError: [write("give-up", shop, shop)] }),
    call("in-time", shop, order, { does: [call("quick", bank, quick)] }),
  ];
  const document = scenario(steps, [fault(send, "Error", 1), fault(quick, "Outage", 1)]);
  return { name: "rule-02-a-response-at-the-end-of-the-timeout-is-late", model: made.build(), document };
}

function eachAttemptRunsThenAgain(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, bank, store] = [made.element("shop"), made.element("bank"), made.element("ledger")];
  const pay = made.operation("pay", bank, { retry: { maxAttempts: 3, backoffMs: 10 } });
  const paid: readonly [string, string] = [made.channel("events"), made.message("paid", bank)];
  const does = [write("book", bank, store), publish("tell", bank, paid), write("close", bank, shop)];
  const document = scenario([call("pay", shop, pay, { does })], [fault(shop, "Error", 2)]);
  return { name: "rule-03-each-attempt-runs-then-again", model: made.build(), document };
}

function aFailureSkipsTheRestOrIsHandled(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, bank] = [made.element("shop"), made.element("bank")];
  const pay = made.operation("pay", bank, { retry: { maxAttempts: 2, backoffMs: 0 } });
  const ship = made.operation("ship", bank);
  const steps = [
    call("handled", shop, pay, { onError: [write("excuse", shop, shop)] }),
    call("not-handled", shop, ship, { does: [write("never", bank, bank)] }),
    call("skipped", shop, ship, { does: [write("inside-skipped", bank, bank)] }),
    write("skipped-too", shop, shop),
  ];
  const document = scenario(steps, [fault(bank, "Outage")]);
  return { name: "rule-04-a-failure-skips-the-rest-or-is-handled", model: made.build(), document };
}

function aConsumerFailureIsNotThePublishers(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, mail] = [made.element("shop"), made.element("mail")];
  const channel = made.channel("orders");
  const ordered: readonly [string, string] = [channel, made.message("ordered", shop)];
  const subscription = made.subscription(channel, mail);
  const handlers = { [subscription]: [write("send", mail, mail), write("log", mail, shop)] };
  const steps = [publish("tell", shop, ordered, { handlers, payload: { n: 1 } }), write("after", shop, shop)];
  const document = scenario(steps, [fault(mail, "Error")]);
  return { name: "rule-05-a-consumer-failure-is-not-the-publishers", model: made.build(), document };
}

function aLostMessageIsDeadLetteredOrDropped(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, mail, stock] = [made.element("shop"), made.element("mail"), made.element("stock")];
  const [orders, dead, shut] = [
    made.channel("orders"),
    made.channel("dead", "queue"),
    made.channel("shut", "queue"),
  ];
  made.subscription(orders, mail, { deadLetter: dead, retry: { maxAttempts: 2, backoffMs: 5 } });
  made.subscription(orders, mail);
  made.subscription(orders, mail, { deadLetter: shut });
  made.subscription(orders, stock);
  made.subscription(dead, stock);
  const ordered: readonly [string, string] = [orders, made.message("ordered", shop)];
  const steps = [publish("tell", shop, ordered, { headers: { trace: "1" } })];
  const document = scenario(steps, [fault(mail, "Outage"), fault(shut, "Error")]);
  return { name: "rule-06-a-lost-message-is-dead-lettered-or-dropped", model: made.build(), document };
}

function subscriptionsThenBindingsById(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, mail] = [made.element("shop"), made.element("mail")];
  const [a, b, c] = [
    made.channel("a", "exchange"),
    made.channel("b", "exchange"),
    made.channel("c", "exchange"),
  ];
  made.binding(a, b);
  made.subscription(b, mail);
  made.subscription(a, mail);
  made.binding(b, c);
  made.binding(a, c);
  made.binding(c, a);
  made.subscription(c, mail);
  made.subscription(a, shop);
  const document = scenario([publish("tell", shop, [a, made.message("told", shop)])]);
  return { name: "rule-07-subscriptions-then-bindings-by-id", model: made.build(), document };
}

function routingKeys(): GoldenCase {
  const made = new ModelBuilder();
  const shop = made.element("shop");
  const source = made.channel("exchange", "exchange");
  for (const key of [
    null,
    "order.placed",
    "order.*",
    "order.#",
    "#",
    "*",
    "order.placed.#",
    "*.*.*",
    "order",
  ]) {
    made.binding(source, made.channel(`queue for ${key ?? "every key"}`, "queue"), key);
  }
  const told: readonly [string, string] = [source, made.message("told", shop)];
  const steps = [
    publish("with-key", shop, told, { routingKey: "order.placed" }),
    publish("without-key", shop, told),
  ];
  return { name: "rule-08-routing-keys", model: made.build(), document: scenario(steps) };
}

function routedAndNotRouted(): GoldenCase {
  const made = new ModelBuilder();
  const shop = made.element("shop");
  const [source, first, second] = [
    made.channel("source"),
    made.channel("first", "queue"),
    made.channel("second", "queue"),
  ];
  const followed = made.binding(source, first, "a");
  made.binding(source, second, "b");
  made.binding(source, first);
  const steps = [
    publish("tell", shop, [source, made.message("told", shop)], { routingKey: "a", headers: { h: "v" } }),
  ];
  const assertions = [
    expectCount("routed", "Routed", 1, followed),
    expectCount("not-routed", "NotRouted", 2, source),
  ];
  return {
    name: "rule-09-routed-and-not-routed",
    model: made.build(),
    document: scenario(steps, [], assertions),
  };
}

function aFaultClosesOneRoute(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, mail] = [made.element("shop"), made.element("mail")];
  const source = made.channel("source");
  const [shut, once, open] = [
    made.channel("shut", "queue"),
    made.channel("once", "queue"),
    made.channel("open", "queue"),
  ];
  for (const target of [shut, once, open, once]) {
    made.binding(source, target, target === once ? null : "k");
  }
  for (const queue of [shut, once, open]) {
    made.subscription(queue, mail);
  }
  const steps = [
    publish("tell", shop, [source, made.message("told", shop)], { routingKey: "k", payload: [1] }),
  ];
  const document = scenario(steps, [fault(shut, "Error"), fault(once, "Outage", 1)]);
  return { name: "rule-10-a-fault-closes-one-route", model: made.build(), document };
}

function aDeadLetterFollowsBindings(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, mail] = [made.element("shop"), made.element("mail")];
  const [orders, dead] = [made.channel("orders"), made.channel("dead", "exchange")];
  const [parked, shut] = [made.channel("parked", "queue"), made.channel("shut", "queue")];
  made.subscription(orders, mail, { deadLetter: dead });
  made.subscription(dead, shop);
  made.subscription(parked, shop);
  made.binding(dead, parked, "k");
  made.binding(dead, shut);
  made.binding(dead, orders, "other");
  const steps = [
    publish("tell", shop, [orders, made.message("told", shop)], { routingKey: "k", payload: "x" }),
  ];
  const document = scenario(steps, [fault(mail, "Error"), fault(shut, "Outage")]);
  return { name: "rule-11-a-dead-letter-follows-bindings", model: made.build(), document };
}

function theSameAgain(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, bank] = [made.element("shop"), made.element("bank")];
  const pay = made.operation("pay", bank);
  const request = { "\u20ac": 1.0, "a\n": [1e21, -0, 0.1, "é"], nested: { z: null, a: true } };
  const steps = [
    call("10", shop, pay, { request, response: "ok" }),
    call("9", shop, pay, { request: 5e-324 }),
    write("__proto__", shop, bank),
  ];
  const assertions = [
    expectOutcome("first", "10", "Succeeded"),
    expectOutcome("wrong", "9", "Failed"),
    expectCount("sent", "RequestSent", 2),
    expectCount("bank", "DataWritten", 1, bank),
  ];
  return {
    name: "rule-12-the-same-hash-every-time",
    model: made.build(),
    document: scenario(steps, [], assertions),
  };
}
