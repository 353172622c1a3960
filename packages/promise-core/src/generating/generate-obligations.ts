import { compareCodeUnits, indexModel, type Model, type ModelIndex } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import type { PromiseContent } from "../records/content.js";
import type { StatedObligation } from "../records/obligation.js";
import { contractTestOfMessage, contractTestOfOperation } from "./contract-tests.js";
import { failureTestOfOperation, failureTestOfSubscription } from "./failure-tests.js";
import { integrationTest } from "./integration-tests.js";
import { checksOfFlow, checksOfRetries } from "./scenario-checks.js";
import { sourcePatternChecks } from "./source-pattern-checks.js";

/** What a promise says, and what its links lead to. */
export interface GenerationRequest {
  readonly content: PromiseContent;
  readonly model: Model;
  /** By ID; those that are not linked are not looked at. */
  readonly scenarios: ReadonlyMap<string, ScenarioDocument>;
}

/**
 * The obligations that follow from what a promise links (docs/reference/promises-evidence.md#generated-obligations): for
 * the same promise, model and scenarios always the same, in the order of the rules and within one by ID, whatever order
 * the links have. A link that leads nowhere gives none. How many a revision may hold is not looked at here.
 */
export function generateObligations(request: GenerationRequest): readonly StatedObligation[] {
  const { content } = request;
  const index = indexModel(request.model);
  return [
    ...scenarioChecks(request, index),
    ...testPlans(content, index),
    ...sourcePatternChecks(content.requiresPattern),
  ];
}

function scenarioChecks(
  { content, scenarios }: GenerationRequest,
  index: ModelIndex,
): readonly StatedObligation[] {
  const forbidden = content.forbiddenEvents ?? [];
  const checked = inOrder(content.links.scenarioIds).flatMap((scenarioId) => {
    const scenario = scenarios.get(scenarioId);
    return scenario === undefined ? [] : [{ scenarioId, scenario, forbidden }];
  });
  return [...checked.flatMap(checksOfFlow), ...checked.flatMap((one) => checksOfRetries(one, index))];
}

function testPlans({ links }: PromiseContent, index: ModelIndex): readonly StatedObligation[] {
  const { operationIds, messageIds, subscriptionIds, elementIds } = links;
  const operations = linked(operationIds, index.operations);
  const messages = linked(messageIds, index.messages);
  const subscriptions = linked(subscriptionIds, index.subscriptions);
  return [
    ...operations.flatMap((operation) => contractTestOfOperation(operation, index)),
    ...messages.flatMap((message) => contractTestOfMessage(message, index)),
    ...subscriptions.flatMap((subscription) => failureTestOfSubscription(subscription, index)),
    ...operations.flatMap((operation) => failureTestOfOperation(operation, index)),
    ...linked(elementIds, index.elements).flatMap((element) => integrationTest(element, index)),
  ];
}

function linked<Fact>(ids: readonly string[], facts: ReadonlyMap<string, Fact>): readonly Fact[] {
  return inOrder(ids).flatMap((id) => {
    const fact = facts.get(id);
    return fact === undefined ? [] : [fact];
  });
}

function inOrder<Id extends string>(ids: readonly Id[]): readonly Id[] {
  return [...new Set(ids)].sort(compareCodeUnits);
}
