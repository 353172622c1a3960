import { FACT_LIMITS, isBlank, isLongerThan } from "@plumbline/model-core";
import type { SourceFact } from "@plumbline/source-scanner";
import { factsOfKind, textOf } from "./facts-of-kind.js";
import { placeOf } from "./present-facts.js";
import type { Proposal } from "./proposal.js";
import type { Channels } from "./propose-channels.js";
import type { SourceDraft } from "./source-draft.js";

/** What channels pass on. */
export function proposeBindings(proposal: Proposal, channels: Channels): void {
  const facts = factsOfKind(proposal.input.snapshot.facts, "binding");
  const drafts = facts.flatMap((fact) => bindingDraft(fact, channels));
  proposal.settle("binding", drafts);
}

function bindingDraft(fact: SourceFact, channels: Channels): readonly SourceDraft[] {
  const { factKey, serviceKey } = fact;
  const sourceName = textOf(fact, "source");
  const source = channels.named(sourceName, "exchange") ?? channels.named(sourceName, "topic");
  const target = channels.named(textOf(fact, "target"), textOf(fact, "targetKind"));
  const routingKey = textOf(fact, "routingKey");
  if (source === null || target === null || source.id === target.id || !isRoutingKey(routingKey)) {
    return [];
  }
  const ends = { sourceChannelId: source.id, targetChannelId: target.id, routingKey };
  return [
    {
      kind: "binding",
      factKey,
      serviceKey,
      place: placeOf.binding(ends),
      name: null,
      stated: {},
      whenNew: ends,
      facts: [fact],
      needs: [source, target],
    },
  ];
}

function isRoutingKey(key: string | null): boolean {
  return key === null || (!isBlank(key) && !isLongerThan(key, FACT_LIMITS.routingKeyLength));
}
