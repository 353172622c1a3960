import type { SourceFact } from "@plumbline/source-scanner";
import { factHash } from "./fact-hash.js";
import { factsOfKind, isNameOfModel, textOf } from "./facts-of-kind.js";
import type { Proposal } from "./proposal.js";
import type { Parties } from "./propose-elements.js";
import type { Schemas } from "./propose-schemas.js";
import type { ResolvedFact, SourceDraft } from "./source-draft.js";

interface Takers {
  /** Each once, in the order of their keys. */
  readonly consumers: readonly ResolvedFact[];
  readonly hash: string;
}

const NOBODY: Takers = { consumers: [], hash: factHash([]) };

interface Said {
  readonly parties: Parties;
  readonly schemas: Schemas;
  /** By their names. */
  readonly messages: ReadonlyMap<string, SourceFact>;
  /** Who takes each of them: hundreds of services may publish what hundreds take. */
  readonly takers: ReadonlyMap<string, Takers>;
}

/** One message for each service that publishes it: a message of a model has one producer. */
export function proposeMessages(
  proposal: Proposal,
  { parties, schemas }: { readonly parties: Parties; readonly schemas: Schemas },
): void {
  const { facts } = proposal.input.snapshot;
  const messages = new Map(factsOfKind(facts, "message").map((fact) => [fact.name, fact]));
  const taken = Map.groupBy(factsOfKind(facts, "subscribe"), (fact) => textOf(fact, "message") ?? "");
  const takers = new Map([...taken].map(([name, said]) => [name, takersOf(said, parties)]));
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
  const { consumers, hash } = said.takers.get(name) ?? NOBODY;
  const schema = message === undefined ? null : said.schemas.named(textOf(message, "schema"));
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
      facts: [fact, ...(message === undefined ? [] : [message])],
      alsoSaid: hash,
      needs: [producer, ...consumers, ...(schema === null ? [] : [schema])],
    },
  ];
}

function takersOf(facts: readonly SourceFact[], parties: Parties): Takers {
  const ofServices = [
    ...new Map(facts.toReversed().map((fact) => [fact.serviceKey, fact])).values(),
  ].reverse();
  const consumers = new Map<string, ResolvedFact>();
  for (const { serviceKey } of ofServices) {
    const consumer = parties.ofService(serviceKey);
    if (consumer !== null) {
      consumers.set(consumer.id, consumer);
    }
  }
  return { consumers: [...consumers.values()], hash: factHash(ofServices) };
}
