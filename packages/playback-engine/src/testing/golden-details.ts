/** What the playback rules leave to be said exactly: a scenario for each point, named by it. */

import type { GoldenCase } from "./golden-case.js";
import { ModelBuilder } from "./model-builder.js";
import type { Steps } from "./scenario-builder.js";
import {
  branch,
  call,
  expectOutcome,
  fault,
  parallel,
  publish,
  scenario,
  write,
} from "./scenario-builder.js";

export function goldenDetails(): readonly GoldenCase[] {
  return [
    lateWorkGoesOn(),
    frozenAttemptsAreReadAsFrozen(),
    parallelBranches(),
    branchesAndTheirOutcomes(),
    operationFaultWins(),
    faultsOnConsumersAndStores(),
    theLastMessageCounts(),
    aMessageOfLateWork(25, "counts-before-its-attempt-settles"),
    aMessageOfLateWork(0, "does-not-count-after-its-attempt-settled"),
    aHandlerReadsItsPublisher(),
    onErrorBelongsToTheCaller(),
    aRetryIsANewWorkItem(),
    eachAttemptBeginsWithNoOutcomes(),
    aDeliveryIsRetried(),
    nothingHandlesASkippedStep(),
  ];
}

/** Two elements, a store, a slow operation (its first attempt fails, the next comes 30 ms later) and a quick one. */
function parts() {
  const made = new ModelBuilder();
  const [shop, bank, store] = [made.element("shop"), made.element("bank"), made.element("ledger")];
  const timed = made.operation("timed", bank, { timeoutMs: 10 });
  const slow = made.operation("slow", bank, { retry: { maxAttempts: 2, backoffMs: 30 } });
  const quick = made.operation("quick", bank);
  return { made, shop, bank, store, timed, slow, quick };
}

function lateWorkGoesOn(): GoldenCase {
  const { made, shop, bank, store, timed, slow } = parts();
  const does: Steps = [
    call("slow", bank, slow),
    write("late-write", bank, store),
    branch("late-branch", "late-write", "Succeeded", { does: [write("seen-inside", bank, store)] }),
  ];
  const steps = [call("timed", shop, timed, { does, onError: [write("excuse", shop, store)] })];
  const document = scenario(
    steps,
    [fault(slow, "Error", 1)],
    [expectOutcome("frozen", "late-write", "Skipped")],
  );
  return { name: "detail-late-work-goes-on-and-changes-no-outcome", model: made.build(), document };
}

function frozenAttemptsAreReadAsFrozen(): GoldenCase {
  const { made, shop, bank, store, timed, slow, quick } = parts();
  const wait = made.operation("wait", bank, { retry: { maxAttempts: 2, backoffMs: 100 } });
  const inner = call("inner", bank, quick, {
    does: [call("slow", bank, slow), write("late-write", bank, store)],
  });
  const steps = [
    call("timed", shop, timed, { does: [inner], onError: [write("excuse", shop, store)] }),
    call("wait", shop, wait),
    branch("outside", "late-write", "Skipped", { does: [write("frozen-outside", shop, store)] }),
    branch("outside-inner", "inner", "Skipped", { does: [write("frozen-inner", shop, store)] }),
  ];
  const document = scenario(steps, [fault(slow, "Error", 1), fault(wait, "Outage", 1)]);
  return { name: "detail-a-frozen-attempt-is-read-as-frozen", model: made.build(), document };
}

function parallelBranches(): GoldenCase {
  const { made, shop, bank, store, slow, quick } = parts();
  const steps = [
    parallel("none"),
    parallel(
      "both",
      [call("first", shop, slow), write("after-wait", shop, store)],
      [write("second", shop, store)],
    ),
    parallel(
      "one-fails",
      [call("fails", shop, quick), write("skipped", shop, store)],
      [write("runs", shop, store)],
    ),
    write("never", bank, store),
  ];
  const document = scenario(steps, [fault(slow, "Error", 1), fault(quick, "Error")]);
  return { name: "detail-a-parallel-step-ends-when-all-have-ended", model: made.build(), document };
}

function branchesAndTheirOutcomes(): GoldenCase {
  const { made, shop, store, quick, slow } = parts();
  const handled = call("handled", shop, quick, { onError: [write("excuse", shop, store)] });
  const steps = [
    handled,
    branch("taken", "handled", "Failed", {
      does: [write("then", shop, store)],
      otherwise: [write("else", shop, store)],
    }),
    branch("not-taken", "else", "Succeeded", { otherwise: [] }),
    branch("fails", "taken", "Succeeded", {
      does: [call("unhandled", shop, quick), write("after", shop, store)],
    }),
    call("skipped", shop, slow),
  ];
  const document = scenario(steps, [fault(quick, "Outage")]);
  return { name: "detail-a-branch-has-the-outcome-of-the-list-taken", model: made.build(), document };
}

function operationFaultWins(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, bank] = [made.element("shop"), made.element("bank")];
  const pay = made.operation("pay", bank, { timeoutMs: 40, retry: { maxAttempts: 4, backoffMs: 1 } });
  const steps = [call("pay", shop, pay, { request: 1, response: 2 })];
  const document = scenario(steps, [fault(pay, "Timeout", 2), fault(bank, "Error", 3)]);
  return { name: "detail-the-fault-of-the-operation-gives-the-kind", model: made.build(), document };
}

function faultsOnConsumersAndStores(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, mail] = [made.element("shop"), made.element("mail")];
  const channel = made.channel("orders");
  const subscription = made.subscription(channel, mail, { retry: { maxAttempts: 3, backoffMs: 0 } });
  const steps = [
    publish("tell", shop, [channel, made.message("told", shop)], { handlers: { [subscription]: [] } }),
    write("fails", shop, mail),
    write("skipped", shop, shop),
  ];
  const document = scenario(steps, [fault(subscription, "Error", 2), fault(mail, "Outage", 2)]);
  return {
    name: "detail-a-delivery-counts-against-subscription-and-consumer",
    model: made.build(),
    document,
  };
}

function theLastMessageCounts(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, bank, mail] = [made.element("shop"), made.element("bank"), made.element("mail")];
  const [box, ledger] = [made.element("box"), made.element("ledger")];
  const pay = made.operation("pay", bank, { retry: { maxAttempts: 2, backoffMs: 10 } });
  const channel = made.channel("orders");
  const subscription = made.subscription(channel, mail);
  const handlers = { [subscription]: [write("store-mail", mail, box)] };
  const tell = publish("tell", bank, [channel, made.message("told", bank)], { handlers });
  const steps = [call("pay", shop, pay, { does: [tell, write("book", bank, ledger)] })];
  const document = scenario(steps, [fault(ledger, "Error", 1), fault(box, "Error", 1)]);
  return { name: "detail-the-outcomes-of-the-last-message-count", model: made.build(), document };
}

/** The late message comes at 30 ms; the attempt that counts settles `backoffMs` after 29 ms. */
function aMessageOfLateWork(backoffMs: number, what: string): GoldenCase {
  const { made, shop, bank, store, slow } = parts();
  const timed = made.operation("timed twice", bank, {
    timeoutMs: 28,
    retry: { maxAttempts: 2, backoffMs: 1 },
  });
  const channel = made.channel("orders");
  const subscription = made.subscription(channel, shop);
  const twice = made.operation("twice", bank, { retry: { maxAttempts: 2, backoffMs } });
  const handlers = { [subscription]: [write("handle", shop, store)] };
  const does: Steps = [
    call("slow", bank, slow),
    publish("tell", bank, [channel, made.message("told", bank)], { handlers }),
    call("twice", bank, twice),
  ];
  const faults = [fault(slow, "Error", 1), fault(twice, "Error", 1), fault(store, "Error", 1)];
  const document = scenario([call("timed", shop, timed, { does })], faults);
  return {
    name: `detail-a-message-of-late-work-${what}`,
    model: made.build(),
    document,
  };
}

function aHandlerReadsItsPublisher(): GoldenCase {
  const made = new ModelBuilder();
  const [shop, bank, ledger] = [made.element("shop"), made.element("bank"), made.element("ledger")];
  const pay = made.operation("pay", bank, { retry: { maxAttempts: 2, backoffMs: 10 } });
  const check = made.operation("check", shop);
  const channel = made.channel("orders");
  const subscription = made.subscription(channel, shop);
  const handler = branch("read", "check", "Succeeded", {
    does: [write("was-fine", shop, shop)],
    otherwise: [write("was-not", shop, shop)],
  });
  const does: Steps = [
    call("check", bank, check, { onError: [write("go-on", bank, bank)] }),
    publish("tell", bank, [channel, made.message("told", bank)], { handlers: { [subscription]: [handler] } }),
    write("book", bank, ledger),
  ];
  const document = scenario(
    [call("pay", shop, pay, { does })],
    [fault(check, "Error", 1), fault(ledger, "Error", 1)],
  );
  return { name: "detail-a-handler-reads-the-attempt-that-published", model: made.build(), document };
}

function onErrorBelongsToTheCaller(): GoldenCase {
  const { made, shop, bank, store, quick, slow } = parts();
  const outer = made.operation("outer", shop, { retry: { maxAttempts: 2, backoffMs: 7 } });
  const does = [
    call("fails", shop, slow, { onError: [write("excuse", shop, store), call("also", shop, quick)] }),
  ];
  const document = scenario(
    [call("outer", bank, outer, { does, onError: [write("last", bank, store)] })],
    [fault(slow, "Outage"), fault(quick, "Error")],
  );
  return { name: "detail-on-error-belongs-to-the-caller", model: made.build(), document };
}

function aRetryIsANewWorkItem(): GoldenCase {
  const { made, shop, bank, store } = parts();
  const again = made.operation("again", bank, { retry: { maxAttempts: 2, backoffMs: 0 } });
  const channel = made.channel("orders");
  const subscription = made.subscription(channel, bank);
  const tell = publish("tell", shop, [channel, made.message("told", shop)], {
    handlers: { [subscription]: [write("handled-first", bank, store)] },
  });
  const document = scenario(
    [tell, call("again", shop, again), write("last", shop, store)],
    [fault(again, "Error", 1)],
  );
  return { name: "detail-a-retry-without-backoff-is-a-new-work-item", model: made.build(), document };
}

function eachAttemptBeginsWithNoOutcomes(): GoldenCase {
  const { made, shop, bank, store, quick } = parts();
  const again = made.operation("again", bank, { retry: { maxAttempts: 2, backoffMs: 1 } });
  const does: Steps = [
    call("first", bank, quick, { onError: [write("excuse", bank, store)] }),
    branch("only-then", "first", "Failed", { does: [write("only-first-time", bank, store)] }),
    write("book", bank, shop),
  ];
  const document = scenario(
    [call("again", shop, again, { does })],
    [fault(quick, "Error", 1), fault(shop, "Error", 1)],
  );
  return { name: "detail-each-attempt-begins-with-no-outcomes", model: made.build(), document };
}

function aDeliveryIsRetried(): GoldenCase {
  const { made, shop, bank, store, slow } = parts();
  const channel = made.channel("orders");
  const dead = made.channel("dead", "queue");
  const subscription = made.subscription(channel, bank, {
    retry: { maxAttempts: 3, backoffMs: 20 },
    deadLetter: dead,
  });
  const handlers = {
    [subscription]: [call("slow", bank, slow), write("book", bank, store), write("end", bank, bank)],
  };
  const told: readonly [string, string] = [channel, made.message("told", shop)];
  const steps = [publish("tell", shop, told, { handlers, payload: { a: 1 }, headers: { h: "1" } })];
  const document = scenario(steps, [fault(slow, "Error", 1), fault(store, "Error")]);
  return { name: "detail-a-delivery-is-retried-and-dead-lettered", model: made.build(), document };
}

function nothingHandlesASkippedStep(): GoldenCase {
  const { made, shop, bank, store, quick } = parts();
  const channel = made.channel("shut");
  const subscription = made.subscription(channel, bank);
  const handlers = { [subscription]: [write("handler", bank, store)] };
  const inner = parallel("skipped-parallel", [write("in-branch", shop, store)]);
  const steps = [
    publish("refused", shop, [channel, made.message("told", shop)], { handlers, payload: 1 }),
    inner,
    call("skipped-call", shop, quick, {
      does: [write("in-then", bank, store)],
      onError: [write("in-error", shop, store)],
    }),
  ];
  const document = scenario(steps, [fault(channel, "Outage")]);
  return { name: "detail-only-the-direct-steps-are-skipped", model: made.build(), document };
}
