import type { SourceFact } from "@plumbline/source-scanner";
import { factsOfKind, isNameOfModel, textOf } from "./facts-of-kind.js";
import type { Proposal } from "./proposal.js";
import type { ResolvedFact, SourceDraft } from "./source-draft.js";

/** Channels by the names that source gives them. */
export class Channels {
  readonly #facts: readonly SourceFact[];
  readonly #channels: ReadonlyMap<string, ResolvedFact>;

  constructor(facts: readonly SourceFact[], channels: ReadonlyMap<string, ResolvedFact>) {
    this.#facts = facts;
    this.#channels = channels;
  }

  /** The one of a kind, or the only one with the name where the kind is not known. */
  named(name: string | null, kind: string | null): ResolvedFact | null {
    if (kind !== null) {
      return this.#channels.get(`channel|${kind}|${name}`) ?? null;
    }
    const [only, second] = this.#facts.filter((fact) => fact.name === name);
    return only === undefined || second !== undefined ? null : (this.#channels.get(only.factKey) ?? null);
  }
}

export function proposeChannels(proposal: Proposal): Channels {
  const facts = factsOfKind(proposal.input.snapshot.facts, "channel").filter(({ name }) =>
    isNameOfModel(name),
  );
  return new Channels(facts, proposal.settle("channel", facts.flatMap(channelDraft)));
}

function channelDraft(fact: SourceFact): readonly SourceDraft[] {
  const { factKey, serviceKey, name } = fact;
  const kind = textOf(fact, "channelKind");
  if (kind === null) {
    return [];
  }
  return [
    {
      kind: "channel",
      factKey,
      serviceKey,
      place: kind,
      name,
      stated: { name },
      whenNew: { kind },
      facts: [fact],
      needs: [],
    },
  ];
}
