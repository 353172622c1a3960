import type { Schemas } from "@plumbline/api-client";

type Step = Schemas["FlowStep"];
type Missing = Schemas["MissingPart"];

/** A step with nothing but what is said. */
export function aStep(said: Pick<Step, "key" | "type"> & Partial<Step>): Step {
  return {
    ...{ parent: null, slot: "root", branchIndex: null, handlerOf: null, from: null, operation: null },
    ...{ requestJson: null, responseJson: null, channel: null, message: null, payloadJson: null },
    ...{ headers: null, routingKey: null, store: null, dataset: null, changeJson: null },
    ...{ whenStep: null, is: null },
    ...said,
  };
}

/** A part that the model lacks, with nothing but what is said. */
export function aMissing(said: Pick<Missing, "alias" | "kind"> & Partial<Missing>): Missing {
  return {
    ...{ name: null, why: "It is needed", confidence: 0.5, elementKind: null, parent: null },
    ...{ technology: null, owner: null, transport: null, timeoutMs: null, channelKind: null },
    ...{ channel: null, consumer: null, deadLetterChannel: null, producer: null, consumers: null },
    ...said,
  };
}

export function aFlow(said: Partial<Schemas["FlowOutput"]>): Schemas["FlowOutput"] {
  return {
    ...{ name: "An order", summary: "Somebody orders.", refs: [], missing: [], steps: [] },
    ...{ faults: [], assertions: [], questions: [], assumptions: [] },
    ...said,
  };
}
