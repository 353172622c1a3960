import { APP, SYSTEM } from "./model-documents.js";
import { ONE } from "./one-of-each.js";
import type { Person } from "./people.js";

/** A flow, or a proposal, as JSON, loosely typed so that tests can bend it. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
export type Loose = Record<string, any>;

export function flowsOf(projectId: string, rest = ""): string {
  return `/api/projects/${projectId}/ai/flow-proposals${rest}`;
}

export function aFlowStep(change: Loose): Loose {
  return {
    ...{ parent: null, slot: "root", branchIndex: null, handlerOf: null, from: null, operation: null },
    ...{ requestJson: null, responseJson: null, channel: null, message: null, payloadJson: null },
    ...{ headers: null, routingKey: null, store: null, dataset: null, changeJson: null },
    ...{ whenStep: null, is: null },
    ...change,
  };
}

export function aMissingPart(change: Loose): Loose {
  return {
    ...{ name: "Part", why: "The flow needs it", confidence: 0.5, elementKind: null, parent: null },
    ...{ technology: null, owner: null, transport: null, timeoutMs: null, channelKind: null },
    ...{ channel: null, consumer: null, deadLetterChannel: null, producer: null, consumers: null },
    ...change,
  };
}

/** What the flow has for the parts of `importOneOfEach`. */
export const REFS = [
  { alias: "shop", id: SYSTEM },
  { alias: "orders", id: APP },
  { alias: "order", id: ONE.operation },
  { alias: "audit", id: ONE.channel },
  { alias: "ordered", id: ONE.message },
  { alias: "audited", id: ONE.subscription },
];

/** A flow on the model of `importOneOfEach` that lacks nothing. */
export function aFlow(change: Loose = {}): Loose {
  return {
    name: "An order",
    summary: "Somebody orders.",
    refs: REFS,
    missing: [],
    steps: [
      aFlowStep({ key: "place", type: "call", from: "shop", operation: "order", requestJson: '{"id":1}' }),
      aFlowStep({
        ...{ key: "tell", parent: "place", slot: "then", type: "publish" },
        ...{ from: "orders", channel: "audit", message: "ordered", payloadJson: "{}" },
      }),
    ],
    faults: [],
    assertions: [
      {
        ...{ key: "placed", type: "outcome", step: "place", outcome: "Succeeded" },
        ...{ eventKind: null, target: null, count: null },
      },
    ],
    questions: [{ text: "Who pays?", about: ["orders"] }],
    assumptions: ["Nobody cancels."],
    ...change,
  };
}

/** The same with an app and its operation that the model lacks. */
export function aFlowWithMissing(change: Loose = {}): Loose {
  const flow = aFlow();
  return {
    ...flow,
    missing: [
      aMissingPart({ alias: "charge", kind: "operation", name: "charge", owner: "pay", transport: "grpc" }),
      aMissingPart({
        ...{ alias: "pay", kind: "element", name: "Payment", confidence: 0.8 },
        ...{ elementKind: "app", parent: "shop", technology: "Go" },
      }),
    ],
    steps: [
      ...flow["steps"],
      aFlowStep({
        ...{ key: "charge", parent: "place", slot: "then", type: "call" },
        ...{ from: "orders", operation: "charge" },
      }),
    ],
    questions: [{ text: "Which bank?", about: ["pay", "orders"] }],
    ...change,
  };
}

export function submission(flow: unknown, change: Loose = {}): Loose {
  return { request: "What happens when somebody orders?", reviseScenarioId: null, flow, ...change };
}

/** Submits a flow and gives the proposal. */
export async function submitted(
  writer: Pick<Person, "post">,
  projectId: string,
  flow: Loose = aFlow(),
  change: Loose = {},
): Promise<Loose> {
  return (await writer.post(flowsOf(projectId, "/submit"), submission(flow, change)).expect(201)).body;
}

export function pathOfFlow(projectId: string, { id }: Loose, rest = ""): string {
  return flowsOf(projectId, `/${id}${rest}`);
}
