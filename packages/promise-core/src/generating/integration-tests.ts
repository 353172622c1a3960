import type { Element, ModelIndex } from "@plumbline/model-core";
import type { StatedObligation } from "../records/obligation.js";
import { nameInSentence, quotedName } from "./name-in-sentence.js";
import { planned } from "./planned.js";

/** Of what an app serves and of what it takes, so many are named one by one: a plan stays one that a person reads. */
const MOST_NAMED = 20;

interface Observed {
  readonly step: string;
  readonly observation: string;
}

/** The test of an app with what it depends on. */
export function integrationTest(app: Element, index: ModelIndex): readonly StatedObligation[] {
  if (app.kind !== "app") {
    return [];
  }
  const name = quotedName(app.name);
  const observed = [...servedBy(app, index), ...takenBy(app, index)];
  return [
    planned({
      kind: "integration-test",
      title: `${name} works with what it depends on`,
      text: `${name} does what the model declares while what it depends on is really there.`,
      about: app.id,
      steps: [
        `Start ${name} with what it depends on, none of it replaced.`,
        ...observed.map(({ step }) => step),
      ],
      expectedObservations: [
        `${name} starts and reaches what it depends on.`,
        ...observed.map(({ observation }) => observation),
      ],
    }),
  ];
}

function servedBy(app: Element, index: ModelIndex): readonly Observed[] {
  const operations = index.operationsOfOwner.get(app.id) ?? [];
  return named(
    operations.map(({ name }) => ({
      step: `Call ${quotedName(name)}.`,
      observation: `${quotedName(name)} is answered.`,
    })),
    { step: "Call its other operations.", observation: "Its other operations are answered." },
  );
}

function takenBy(app: Element, index: ModelIndex): readonly Observed[] {
  const subscriptions = index.subscriptionsOfConsumer.get(app.id) ?? [];
  const channels = new Set(subscriptions.map(({ channelId }) => nameInSentence(index.channels, channelId)));
  return named(
    [...channels].map((channel) => ({
      step: `Put a message on ${channel}.`,
      observation: `The message on ${channel} is taken.`,
    })),
    { step: "Put a message on the other channels it takes from.", observation: "Each of them is taken." },
  );
}

function named(all: readonly Observed[], others: Observed): readonly Observed[] {
  return all.length > MOST_NAMED ? [...all.slice(0, MOST_NAMED), others] : all;
}
