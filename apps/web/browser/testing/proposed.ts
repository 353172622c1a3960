import type { Schemas } from "@plumbline/api-client";
import type { Person } from "./people.js";
import type { Shop } from "./shop.js";

type Step = Schemas["FlowStep"];
type Missing = Schemas["MissingPart"];

function aStep(said: Pick<Step, "key" | "type"> & Partial<Step>): Step {
  return {
    ...{ parent: null, slot: "root", branchIndex: null, handlerOf: null, from: null, operation: null },
    ...{ requestJson: null, responseJson: null, channel: null, message: null, payloadJson: null },
    ...{ headers: null, routingKey: null, store: null, dataset: null, changeJson: null },
    ...{ whenStep: null, is: null },
    ...said,
  };
}

function aMissing(said: Pick<Missing, "alias" | "kind" | "name"> & Partial<Missing>): Missing {
  return {
    ...{ why: "The design has none", confidence: 0.6, elementKind: null, parent: null, technology: null },
    ...{ owner: null, transport: null, timeoutMs: null, channelKind: null, channel: null, consumer: null },
    ...{ deadLetterChannel: null, producer: null, consumers: null },
    ...said,
  };
}

/**
 * A flow that somebody submitted over the shop, with parts that the shop lacks; its ID. `name` is that of a part, `replaces`
 * a scenario.
 */
export async function aFlowProposal(
  owner: Person,
  { projectId }: Shop,
  elementId: string,
  {
    name = "Ledger Test",
    replaces = null,
  }: { readonly name?: string; readonly replaces?: string | null } = {},
): Promise<string> {
  const { id } = await owner.call<{ readonly id: string }>(
    "POST",
    `/api/projects/${projectId}/ai/flow-proposals/submit`,
    { request: "Refund an order", reviseScenarioId: replaces, flow: aFlow(elementId, name) },
  );
  return id;
}

/** A flow as a model gives it: of parts by the aliases that it was told. */
export function aFlowOfAliases(): string {
  const step = aStep({ key: "one", type: "call", from: "e1", operation: "op1" });
  return JSON.stringify({
    ...{
      name: "Send it back",
      summary: "A customer returns an order.",
      refs: [],
      missing: [],
      steps: [step],
    },
    ...{ faults: [], assertions: [], assumptions: ["It was paid"] },
    questions: [{ text: "Who pays for the way back?", about: ["e1"] }],
  });
}

function aFlow(elementId: string, name: string): Schemas["FlowOutput"] {
  return {
    name: "Refund",
    summary: "Somebody gets their money back.",
    refs: [{ alias: "ordering", id: elementId }],
    missing: [
      aMissing({ alias: "ledger", kind: "element", name, elementKind: "system" }),
      aMissing({ alias: "book", kind: "operation", name: "book", owner: "ordering", transport: "http" }),
    ],
    steps: [
      aStep({ key: "one", type: "call", from: "ledger", operation: "book", requestJson: '{"amount":1}' }),
      aStep({
        key: "two",
        type: "call",
        parent: "one",
        slot: "onError",
        from: "ordering",
        operation: "book",
      }),
    ],
    faults: [{ target: "book", kind: "Outage", failFirst: 2 }],
    assertions: [
      {
        ...{ key: "fails", type: "outcome", step: "one", outcome: "Failed" },
        ...{ eventKind: null, target: null, count: null },
      },
    ],
    questions: [{ text: "Who may refund?", about: ["ordering"] }],
    assumptions: ["Money goes back the way it came"],
  };
}
