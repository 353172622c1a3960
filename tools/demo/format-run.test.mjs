import { describe, expect, it } from "@jest/globals";
import { COLOURED, coloursFor, PLAIN } from "./colours.mjs";
import { EVENT_WORDS } from "./event-words.mjs";
import { formatRun } from "./format-run.mjs";
import { expectGolden, goldenNames } from "./testing/expect-golden.mjs";

const labels = {
  a: "shop",
  b: "orders",
  d: "ledger",
  o: "POST /orders",
  x: "events",
  q: "mail",
  m: "Placed",
  s: "mail → mailer",
  r: "events → mail",
  c: "mailer",
  l: "dead mail",
};

const steps = [
  {
    id: "order",
    then: [
      { id: "save", type: "write" },
      { id: "tell", handlers: { s: [{ id: "send", then: [] }] } },
    ],
    onError: [{ id: "note" }],
  },
  { id: "choose", then: [{ id: "yes" }], else: [] },
  { id: "both", branches: [[{ id: "left" }], [{ id: "right" }]] },
];

/** One event of each kind, in an order that a playback could give. */
const events = [
  ["RequestSent", "order", "a", "b", "o"],
  ["DataWritten", "save", "b", "d", "d", { detail: "orders" }],
  ["Published", "tell", "b", "x", "x", { message: "m" }],
  ["NotRouted", "tell", "x", "q", "r", { message: "m", detail: "the step has no routing key" }],
  ["Routed", "tell", "x", "q", "r", { message: "m" }],
  ["NotRouted", "tell", "x", "q", "r", { message: "m", detail: "the step has no routing key" }],
  ["PublishFailed", "tell", "x", "q", "r", { message: "m", detail: "Outage" }],
  ["RequestFailed", "order", "b", "a", "o", { detail: "a step of the callee failed" }],
  ["RetryScheduled", "order", "a", "b", "o", { detail: "in 250 ms" }],
  ["Delivered", "tell", "q", "c", "s", { message: "m" }],
  ["DataWriteFailed", "send", "c", "d", "d", { detail: "mails" }],
  ["DeliveryFailed", "tell", "q", "c", "s", { message: "m", detail: "a step failed" }],
  ["DeadLettered", "tell", "c", "l", "s", { message: "m" }],
  ["Dropped", "tell", "c", null, "s", { message: "m", detail: "a fault on the dead-letter channel" }],
  ["RequestSent", "order", "a", "b", "o", { atMs: 1250, attempt: 2 }],
  ["RequestTimedOut", "order", "b", "a", "o", { atMs: 1250, attempt: 2 }],
  ["DataWritten", "note", "a", "d", "d", { atMs: 1250, detail: "failures" }],
  ["BranchTaken", "choose", null, null, null, { atMs: 1250, detail: "then" }],
  ["StepSkipped", "yes", null, null, null, { atMs: 1250 }],
  ["ResponseReceived", "right", "b", "a", "o", { atMs: 1250 }],
].map(([kind, stepId, from, to, target, more], index) => ({
  sequence: index + 1,
  atMs: 0,
  attempt: 1,
  detail: null,
  message: null,
  kind,
  stepId,
  from,
  to,
  target,
  ...more,
}));

const assertions = [
  { id: "saved", passed: true, detail: "expected 1, counted 1" },
  { id: "mail-is-sent", passed: false, detail: "expected Succeeded, was Failed" },
];
const run = { hash: "0123456789abcdef", issues: [], events, assertions, labels };
const scenario = { name: "An order", steps };

describe("a played scenario as text", () => {
  it("tells every kind of event", () => {
    expect(new Set(events.map(({ kind }) => kind))).toEqual(new Set(Object.keys(EVENT_WORDS)));
    expectGolden("every-event.txt", `${formatRun(scenario, run, PLAIN)}\n`);
  });

  it("says the same in colours", () => {
    const coloured = formatRun(scenario, run, COLOURED);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what colours are made of
    expect(coloured.replace(/\u001b\[\d+m/g, "")).toBe(formatRun(scenario, run, PLAIN));
    expect(coloured).toContain("\u001b[31m✗\u001b[39m");
  });

  it("gives the issues of a scenario that cannot be played", () => {
    const issues = [
      { stepId: "order", code: "unknown-operation", message: "o is not in the model" },
      { stepId: null, code: "duplicate-fault", message: "two faults on b" },
    ];
    const text = formatRun(scenario, { ...run, issues, events: [], assertions: [] }, PLAIN);
    expectGolden("issues.txt", `${text}\n`);
  });

  it("has its golden files all compared, with those of a build, a promise, a review and a stress run", () => {
    expect(goldenNames()).toEqual([
      "build.txt",
      "every-event.txt",
      "impact.txt",
      "issues.txt",
      "promise.txt",
      "review.txt",
      "stress.txt",
    ]);
  });

  it("lets no name steer the terminal", () => {
    const name = "\u001b[2Jgone\r\n\u202eback\u009b";
    const hostile = { ...run, labels: { ...labels, a: name, o: name, m: name } };
    const text = formatRun({ name, steps }, hostile, PLAIN);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these must not be there
    expect(text.replaceAll("\n", "")).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/);
    expect(text.split("\n")).toHaveLength(formatRun(scenario, run, PLAIN).split("\n").length);
  });
});

describe("colours", () => {
  it.each([
    ["a terminal", { isTTY: true }, {}, COLOURED],
    ["a file", {}, {}, PLAIN],
    ["a terminal whose user wants none", { isTTY: true }, { NO_COLOR: "1" }, PLAIN],
    ["a terminal that knows none", { isTTY: true }, { TERM: "dumb" }, PLAIN],
  ])("for %s", (_name, stream, env, expected) => {
    expect(coloursFor(stream, env)).toBe(expected);
  });
});
