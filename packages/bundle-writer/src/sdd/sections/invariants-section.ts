import { codeSpan, type Operation, present, type Retry, type Subscription } from "@plumbline/model-core";
import type { DesignPromise } from "../../design/design.js";
import { inIdOrder } from "../../in-id-order.js";
import { bullets } from "../../markdown/facts.js";
import { heading } from "../../markdown/heading.js";
import { assertionSentence } from "../sentences/assertion-sentence.js";
import { faultSentence } from "../sentences/fault-sentence.js";
import { orNothing } from "../told-fact.js";
import type { DesignView } from "../view/design-view.js";
import type { ViewedScenario } from "../view/viewed-scenario.js";

/** What must hold when something fails, a sentence each. */
export function invariantsSection({ model, promises, scenarios }: DesignView): readonly string[] {
  const sentences = [
    ...inIdOrder(model.operations).flatMap(ofOperation),
    ...inIdOrder(model.subscriptions).flatMap(ofSubscription),
    ...promises.flatMap(ofPromise),
    ...scenarios.flatMap(ofScenario),
  ];
  return [
    heading(2, "9 Failure invariants"),
    ...orNothing(sentences.length === 0 ? [] : [bullets(sentences)]),
  ];
}

function ofOperation({ id, timeoutMs, retry }: Operation): readonly string[] {
  const call = `A call of operation ${codeSpan(id)}`;
  return [
    ...(timeoutMs === 0 ? [] : [`${call} times out after ${codeSpan(String(timeoutMs))} milliseconds.`]),
    ...retrySentences(call, retry),
  ];
}

function ofSubscription({ id, retry, deadLetterChannelId }: Subscription): readonly string[] {
  const delivery = `A delivery to subscription ${codeSpan(id)}`;
  return [
    ...retrySentences(delivery, retry),
    ...(deadLetterChannelId === null
      ? []
      : [`${delivery} that fails in every attempt goes to channel ${codeSpan(deadLetterChannelId)}.`]),
  ];
}

function retrySentences(what: string, retry: Retry | null): readonly string[] {
  return retry === null
    ? []
    : [
        `${what} is tried at most ${codeSpan(String(retry.maxAttempts))} times, ${codeSpan(String(retry.backoffMs))} milliseconds apart.`,
      ];
}

function ofPromise({ promise, inForce }: DesignPromise): readonly string[] {
  const forbidden = inForce === null ? null : present(inForce.content).forbiddenEvents;
  return (forbidden ?? []).map(({ kind, target }) => {
    const of = target === null ? "anything" : codeSpan(target);
    return `Requirement ${codeSpan(promise.requirementId)}: ${codeSpan(kind)} of ${of} never happens.`;
  });
}

function ofScenario({ id, document, numberOfStep }: ViewedScenario): readonly string[] {
  const scenario = `Scenario ${codeSpan(id)}`;
  return [
    ...document.faults.map((fault) => `${scenario}: ${faultSentence(fault)}.`),
    ...document.assertions.map((one) => `${scenario}: ${assertionSentence(one, numberOfStep)}.`),
  ];
}
