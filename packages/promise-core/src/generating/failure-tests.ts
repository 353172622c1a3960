import type { ModelIndex, Operation, Retry, Subscription } from "@plumbline/model-core";
import type { StatedObligation } from "../records/obligation.js";
import { nameInSentence, quotedName } from "./name-in-sentence.js";
import { planned } from "./planned.js";

/** The test of a subscription that has a dead-letter channel. */
export function failureTestOfSubscription(
  { id, channelId, consumerId, retry, deadLetterChannelId }: Subscription,
  index: ModelIndex,
): readonly StatedObligation[] {
  if (deadLetterChannelId === null) {
    return [];
  }
  const consumer = nameInSentence(index.elements, consumerId);
  const channel = nameInSentence(index.channels, channelId);
  const deadLetters = nameInSentence(index.channels, deadLetterChannelId);
  return [
    planned({
      kind: "failure-test",
      title: `A message from ${channel} that ${consumer} cannot take is kept`,
      text: `What ${consumer} fails to take from ${channel} goes to ${deadLetters}.`,
      about: id,
      steps: [`Have ${consumer} fail at every message from ${channel}.`, `Put a message on ${channel}.`],
      expectedObservations: [
        `${consumer} is given the message ${attemptsOf(retry)}.`,
        `After that the message is on ${deadLetters}.`,
      ],
      forbiddenObservations: ["The message is lost."],
    }),
  ];
}

/** The test of an operation that has a time-out. */
export function failureTestOfOperation(operation: Operation, index: ModelIndex): readonly StatedObligation[] {
  const { id, name, ownerId, timeoutMs, retry } = operation;
  if (timeoutMs === 0) {
    return [];
  }
  const called = quotedName(name);
  const owner = nameInSentence(index.elements, ownerId);
  return [
    planned({
      kind: "failure-test",
      title: `${called} of ${owner} is given up when it is not answered`,
      text: `Who calls ${called} of ${owner} waits ${timeoutMs} ms for an answer and no longer.`,
      about: id,
      steps: [`Have ${owner} take longer than ${timeoutMs} ms to answer ${called}.`, `Call ${called}.`],
      expectedObservations: [
        `The caller gives an attempt up after ${timeoutMs} ms.`,
        `The request is sent ${attemptsOf(retry)}.`,
      ],
      forbiddenObservations: [`The caller waits longer than ${timeoutMs} ms for one attempt.`],
    }),
  ];
}

function attemptsOf(retry: Retry | null): string {
  return retry === null || retry.maxAttempts === 1
    ? "once"
    : `${retry.maxAttempts} times, with ${retry.backoffMs} ms between two attempts`;
}
