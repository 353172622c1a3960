import type { Message, ModelIndex, Operation } from "@plumbline/model-core";
import type { StatedObligation } from "../records/obligation.js";
import { nameInSentence, quotedName } from "./name-in-sentence.js";
import { planned } from "./planned.js";

/** The test of an operation whose request or response has a schema. */
export function contractTestOfOperation(
  operation: Operation,
  index: ModelIndex,
): readonly StatedObligation[] {
  const { id, name, ownerId, requestSchemaId, responseSchemaId } = operation;
  if (requestSchemaId === null && responseSchemaId === null) {
    return [];
  }
  const owner = nameInSentence(index.elements, ownerId);
  const request = requestSchemaId === null ? null : nameInSentence(index.schemas, requestSchemaId);
  const response = responseSchemaId === null ? null : nameInSentence(index.schemas, responseSchemaId);
  return [
    planned({
      kind: "contract-test",
      title: `${quotedName(name)} of ${owner} keeps its contract`,
      text: `${owner} serves ${quotedName(name)} as the schemas of its request and response say.`,
      about: id,
      ...requestPlan(`${quotedName(name)} of ${owner}`, request),
      ...responsePlan(request, response),
    }),
  ];
}

function requestPlan(called: string, schema: string | null) {
  return schema === null
    ? { steps: [`Call ${called}.`] }
    : {
        steps: [
          `Call ${called} with a request that the schema ${schema} allows.`,
          "Call it with a request that the schema does not allow.",
        ],
        inputs: [`A request that the schema ${schema} allows, and one that it does not allow.`],
        forbiddenObservations: ["The request that is not allowed changes something."],
      };
}

function responsePlan(request: string | null, response: string | null) {
  const answered =
    response === null ? "The call is answered." : `The answer is valid against the schema ${response}.`;
  const refused = request === null ? [] : ["The request that is not allowed is refused."];
  return { expectedObservations: [answered, ...refused] };
}

/** The test of a message that has a schema. */
export function contractTestOfMessage(message: Message, index: ModelIndex): readonly StatedObligation[] {
  const { id, name, producerId, consumerIds, schemaId } = message;
  if (schemaId === null) {
    return [];
  }
  const published = quotedName(name);
  const producer = nameInSentence(index.elements, producerId);
  const schema = nameInSentence(index.schemas, schemaId);
  const taken = consumerIds.map((consumer) => `${nameInSentence(index.elements, consumer)} takes it.`);
  return [
    planned({
      kind: "contract-test",
      title: `${published} keeps its contract`,
      text: `What ${producer} publishes as ${published} is as the schema ${schema} says.`,
      about: id,
      steps: [`Have ${producer} publish ${published}.`, "Read what was published."],
      expectedObservations: [
        `Every ${published} is valid against the schema ${schema}.`,
        ...taken.slice(0, MOST_CONSUMERS),
      ],
    }),
  ];
}

/** More would make no plan that a person reads; each consumer has its own part of the model to be tested by. */
const MOST_CONSUMERS = 20;
