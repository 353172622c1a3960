import type { Guid } from "@plumbline/model-core";
import { ModelBuilder } from "../../../playback-engine/src/testing/model-builder.js";
import type { FlowAssertion, FlowOutput } from "../flow/flow-output.js";
import type { FlowStep } from "../flow/flow-step.js";
import type { MissingPart } from "../flow/missing-part.js";
import { proposeFlow } from "../flow-proposals/propose-flow.js";
import type { StoredFlowProposal } from "../flow-proposals/stored-flow-proposal.js";
import { factsById } from "../records/facts-by-id.js";
import { submitter } from "../records/proposal-author.js";

export function numbered(number: number): Guid {
  return `00000000-0000-4000-8000-${number.toString(16).padStart(12, "0")}` as Guid;
}

export const ANN = { by: numbered(0xa1), actor: `user:${numbered(0xa1)}`, at: "2026-11-25T10:00:00.000Z" };

/** A shop with one of what a flow can name. */
export function aShop() {
  const builder = new ModelBuilder();
  const shop = builder.element("Shop");
  const web = builder.element("Web", "app");
  const store = builder.element("Orders", "store");
  const order = builder.operation("order", web, { timeoutMs: 100 });
  const events = builder.channel("events");
  const ordered = builder.message("Ordered", web);
  const told = builder.subscription(events, shop);
  const bound = builder.binding(events, builder.channel("audit"));
  const ids: Readonly<Record<string, Guid>> = { shop, web, store, order, events, ordered, told, bound };
  return { model: builder.build(), ids };
}

export const SHOP = aShop();

export const KNOWN = {
  partOf: (alias: string) => factsById(SHOP.model).get(SHOP.ids[alias] ?? ""),
};

export function aStep(change: Partial<FlowStep> & Pick<FlowStep, "key" | "type">): FlowStep {
  return {
    ...{ parent: null, slot: "root", branchIndex: null, handlerOf: null, from: null, operation: null },
    ...{ requestJson: null, responseJson: null, channel: null, message: null, payloadJson: null },
    ...{ headers: null, routingKey: null, store: null, dataset: null, changeJson: null },
    ...{ whenStep: null, is: null },
    ...change,
  };
}

export function aCall(change: Partial<FlowStep> = {}): FlowStep {
  return aStep({ key: "place", type: "call", from: "shop", operation: "order", ...change });
}

export function anAssertion(change: Partial<FlowAssertion> = {}): FlowAssertion {
  return {
    ...{ key: "placed", type: "outcome", step: "place", outcome: "Succeeded" },
    ...{ eventKind: null, target: null, count: null },
    ...change,
  };
}

export function aMissing(change: Partial<MissingPart> & Pick<MissingPart, "alias" | "kind">): MissingPart {
  return {
    ...{ name: "Part", why: "The flow needs it", confidence: 0.5, elementKind: null, parent: null },
    ...{ technology: null, owner: null, transport: null, timeoutMs: null, channelKind: null },
    ...{ channel: null, consumer: null, deadLetterChannel: null, producer: null, consumers: null },
    ...change,
  };
}

/** A flow that holds and lacks nothing. */
export function aFlow(change: Partial<FlowOutput> = {}): FlowOutput {
  return {
    name: "An order",
    summary: "Somebody orders.",
    refs: [],
    missing: [],
    steps: [aCall()],
    faults: [],
    assertions: [],
    questions: [],
    assumptions: [],
    ...change,
  };
}

/** One of every kind of missing part, those that hang from others first. */
export const ALL_MISSING: readonly MissingPart[] = [
  aMissing({
    ...{ alias: "paid-out", kind: "subscription", name: null, channel: "paid-events", consumer: "pay" },
    deadLetterChannel: "dead",
  }),
  aMissing({ alias: "paid", kind: "message", name: "Paid", producer: "pay", consumers: ["web", "pay"] }),
  aMissing({
    alias: "charge",
    kind: "operation",
    name: "charge",
    owner: "pay",
    transport: "grpc",
    timeoutMs: 50,
  }),
  aMissing({
    alias: "pay",
    kind: "element",
    name: "Pay",
    elementKind: "app",
    parent: "bank",
    technology: "Go",
  }),
  aMissing({ alias: "bank", kind: "element", name: "Bank", elementKind: "system" }),
  aMissing({ alias: "paid-events", kind: "channel", name: "paid", channelKind: "topic" }),
  aMissing({ alias: "dead", kind: "channel", name: "dead", channelKind: "queue" }),
];

/** A flow with every type of step and slot, every kind of missing part, faults, assertions, questions. */
export function everyFlow(): FlowOutput {
  return aFlow({
    missing: ALL_MISSING,
    steps: [
      aCall({ requestJson: '{"id": 1}', responseJson: "null" }),
      aStep({ key: "save", parent: "place", slot: "then", type: "write", from: "web", store: "store" }),
      aCall({ key: "charge", parent: "place", slot: "then", from: "web", operation: "charge" }),
      aCall({ key: "again", parent: "charge", slot: "onError", from: "web", operation: "charge" }),
      aStep({ key: "both", type: "parallel" }),
      aStep({
        ...{ key: "tell", parent: "both", slot: "branch", branchIndex: 1, type: "publish", from: "web" },
        ...{ channel: "events", message: "ordered", payloadJson: '"x"', routingKey: "a.b" },
        headers: [
          { name: "__proto__", value: "1" },
          { name: "b", value: "" },
        ],
      }),
      aCall({ key: "hear", parent: "tell", slot: "handler", handlerOf: "told" }),
      aCall({ key: "first", parent: "both", slot: "branch", branchIndex: 0 }),
      aStep({ key: "if", type: "branch", whenStep: "place", is: "Succeeded" }),
      aCall({ key: "yes", parent: "if", slot: "then" }),
      aStep({
        ...{ key: "no", parent: "if", slot: "else", type: "write", from: "web", store: "store" },
        ...{ dataset: "rows", changeJson: "[1]" },
      }),
    ],
    faults: [
      { target: "charge", kind: "Timeout", failFirst: 1 },
      { target: "told", kind: "Outage", failFirst: null },
    ],
    assertions: [
      anAssertion(),
      anAssertion({
        ...{ key: "bound", type: "event-count", step: null, outcome: null },
        ...{ eventKind: "Routed", target: "bound", count: 1 },
      }),
      anAssertion({
        ...{ key: "all", type: "event-count", step: null, outcome: null },
        ...{ eventKind: "Published", target: null, count: 1 },
      }),
    ],
    questions: [{ text: "Which bank?", about: ["bank", "web", "web"] }],
    assumptions: ["Nobody cancels."],
  });
}

/** A proposal of a flow on the shop, as it is submitted. */
export function aProposal(
  flow: FlowOutput = aFlow(),
  change: Partial<StoredFlowProposal> = {},
): StoredFlowProposal {
  const base = {
    id: numbered(0xf1),
    request: "Order",
    selection: [],
    branchId: null,
    modelVersion: 7,
    toldFrom: [],
  };
  const by = { createdBy: "agent-token:1", createdAt: "2026-11-25T09:00:00.000Z" };
  const facts = factsById(SHOP.model);
  const made = {
    base: { ...base, ...by },
    author: submitter("Bot"),
    flow,
    revises: null,
    model: SHOP.model,
    facts,
  };
  const idOf = (alias: string) => SHOP.ids[alias];
  return { ...proposeFlow({ ...made, idOf }, () => []), ...change };
}
