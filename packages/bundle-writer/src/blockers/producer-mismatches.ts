import { compareCodeUnits, type Message, type Model } from "@plumbline/model-core";
import { quoted } from "@plumbline/playback-engine";
import { publishSteps } from "../contracts/asyncapi/publications.js";
import type { ContractScenario } from "../contracts/contracts-input.js";
import { inIdOrder } from "../in-id-order.js";
import type { Blocker } from "../manifest/manifest.js";

/** One for each message that a scenario, playable or not, publishes from an element that is not its producer. */
export function producerMismatches(
  { messages, elements }: Model,
  scenarios: readonly ContractScenario[],
): readonly Blocker[] {
  const nameOf = new Map<string, string>(elements.map(({ id, name }) => [id, name]));
  const publishersOf = publishersByMessage(scenarios);
  return inIdOrder(messages).flatMap((message) => {
    const others = [...(publishersOf.get(message.id) ?? [])]
      .filter((id) => nameOf.has(id) && id !== message.producerId)
      .sort(compareCodeUnits);
    return others.length === 0 ? [] : [mismatch(message, others, nameOf)];
  });
}

function publishersByMessage(
  scenarios: readonly ContractScenario[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const publishersOf = new Map<string, Set<string>>();
  for (const { from, message } of scenarios.flatMap(publishSteps)) {
    const publishers = publishersOf.get(message ?? "") ?? new Set<string>();
    publishersOf.set(message ?? "", publishers.add(from ?? ""));
  }
  return publishersOf;
}

/** Publishers that a message names; more are counted. */
const NAMED_PUBLISHERS = 3;

function mismatch(message: Message, others: readonly string[], nameOf: ReadonlyMap<string, string>): Blocker {
  const named = (id: string): string => quoted(nameOf.get(id) ?? id);
  const shown = others.slice(0, NAMED_PUBLISHERS).map(named).join(", ");
  const more = others.length > NAMED_PUBLISHERS ? ` and ${others.length - NAMED_PUBLISHERS} more` : "";
  return {
    code: "producer-mismatch",
    subject: message.id,
    message:
      `A scenario publishes message ${quoted(message.name)} from ${shown}${more}, but its producer is ` +
      `${named(message.producerId)}. Correct the producer of the message or the publish step.`,
  };
}
