import type { Check } from "./check.js";
import { duplicateFault } from "./duplicate-fault.js";
import { duplicateStepId } from "./duplicate-step-id.js";
import { invalidAssertion } from "./invalid-assertion.js";
import { invalidFault } from "./invalid-fault.js";
import { invalidModel } from "./invalid-model.js";
import { invalidOutcome } from "./invalid-outcome.js";
import { invalidPayload } from "./invalid-payload.js";
import { invalidRoutingKey } from "./invalid-routing-key.js";
import { invalidSchema } from "./invalid-schema.js";
import { malformedScenario } from "./malformed-scenario.js";
import { missingDataset } from "./missing-dataset.js";
import { missingPayload } from "./missing-payload.js";
import { missingStepId } from "./missing-step-id.js";
import { payloadTooLarge } from "./payload-too-large.js";
import { schemaMismatch } from "./schema-mismatch.js";
import { subscriptionNotOnChannel } from "./subscription-not-on-channel.js";
import { tooDeep } from "./too-deep.js";
import { tooManySteps } from "./too-many-steps.js";
import { unknownAssertionTarget } from "./unknown-assertion-target.js";
import { unknownChannel } from "./unknown-channel.js";
import { unknownElement } from "./unknown-element.js";
import { unknownFaultTarget } from "./unknown-fault-target.js";
import { unknownMessage } from "./unknown-message.js";
import { unknownOperation } from "./unknown-operation.js";
import { unknownSchema } from "./unknown-schema.js";
import { unknownStep } from "./unknown-step.js";
import { unknownSubscription } from "./unknown-subscription.js";
import { validationTooSlow } from "./validation-too-slow.js";

/**
 * Every check before playing, in the order its findings take at one place of the document. The one code
 * that is not here, `trace-too-large`, shows only in playing.
 */
export const CHECKS_IN_ORDER: readonly Check[] = [
  tooManySteps,
  tooDeep,
  malformedScenario,
  missingStepId,
  duplicateStepId,
  unknownElement,
  unknownOperation,
  unknownChannel,
  unknownMessage,
  unknownSubscription,
  subscriptionNotOnChannel,
  invalidRoutingKey,
  missingDataset,
  unknownStep,
  invalidOutcome,
  invalidModel,
  unknownSchema,
  payloadTooLarge,
  invalidPayload,
  missingPayload,
  invalidSchema,
  schemaMismatch,
  validationTooSlow,
  unknownFaultTarget,
  duplicateFault,
  invalidFault,
  invalidAssertion,
  unknownAssertionTarget,
];
