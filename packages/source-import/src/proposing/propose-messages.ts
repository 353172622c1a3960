import type { SourceFact } from "@plumbline/source-scanner";
import { factsOfKind, isNameOfModel, textOf } from "./facts-of-kind.js";
import type { Proposal } from "./proposal.js";
import type { Parties } from "./propose-elements.js";
import type { Schemas } from "./propose-schemas.js";
import type { ResolvedFact, SourceDraft } from "./source-draft.js";

interface Said {
  readonly parties: Parties;
  readonly schemas: Schemas;
  /** By their names. */
  readonly messages: ReadonlyMap<string, SourceFact>;
  /** Of each message, in their order. */
  readonly takers: ReadonlyMap<string, readonly SourceFact[]>;
}

/** One message for each service that publishes it: a message of a model has one producer. */
export function proposeMessages(
  proposal: Proposal,
  { parties, schemas }: { readonly parties: Parties; readonly schemas: Schemas },
): void {
  const { facts } = proposal.input.snapshot;
  const messages = new Map(factsOfKind(facts, "message").map((fact) => [fact.name, fact]));
  const takers = Map.groupBy(factsOfKind(facts, "subscribe"), (fact) => textOf(fact, "message") ?? "");
  const said = { parties, schemas, messages, takers };
  const drafts = factsOfKind(facts, "publish").flatMap((fact) => messageDraft(fact, said));
  proposal.settle("message", drafts);
}

function messageDraft(fact: SourceFact, said: Said): readonly SourceDraft[] {
  const { factKey, serviceKey } = fact;
  const name = textOf(fact, "message");
  const producer = said.parties.ofService(serviceKey);
  if (name === null || producer === null || !isNameOfModel(name)) {
    return [];
  }
  const message = said.messages.get(name);
  const takers = oneOfEachService(said.takers.get(name) ?? []);
  const schema = message === undefined ? null : said.schemas.named(textOf(message, "schema"));
  const consumers = consumersOf(takers, said.parties);
  return [
    {
      kind: "message",
      factKey,
      serviceKey,
      place: producer.id,
      name,
      stated: {
        name,
        consumerIds: consumers.map(({ id }) => id),
        ...(schema === null ? {} : { schemaId: schema.id }),
      },
      whenNew: { producerId: producer.id },
      facts: [fact, ...(message === undefined ? [] : [message]), ...takers],
      needs: [producer, ...consumers, ...(schema === null ? [] : [schema])],
    },
  ];
}

function oneOfEachService(facts: readonly SourceFact[]): readonly SourceFact[] {
  return [...new Map(facts.toReversed().map((fact) => [fact.serviceKey, fact])).values()].reverse();
}

/** Each once, in the order of their keys. */
function consumersOf(takers: readonly SourceFact[], parties: Parties): readonly ResolvedFact[] {
  const consumers = new Map<string, ResolvedFact>();
  for (const { serviceKey } of takers) {
    const consumer = parties.ofService(serviceKey);
    if (consumer !== null) {
      consumers.set(consumer.id, consumers.get(consumer.id) ?? consumer);
    }
  }
  return [...consumers.values()];
}
