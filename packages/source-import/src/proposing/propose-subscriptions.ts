import { factsOfKind, textOf } from "./facts-of-kind.js";
import { placeOf } from "./present-facts.js";
import type { Proposal } from "./proposal.js";
import type { Channels } from "./propose-channels.js";
import type { Parties } from "./propose-elements.js";
import type { SourceDraft } from "./source-draft.js";

/** Who takes messages from a channel. */
export function proposeSubscriptions(
  proposal: Proposal,
  { parties, channels }: { readonly parties: Parties; readonly channels: Channels },
): void {
  const drafts = factsOfKind(proposal.input.snapshot.facts, "subscribe").flatMap((fact): SourceDraft[] => {
    const { factKey, serviceKey } = fact;
    const consumer = parties.ofService(serviceKey);
    const channel = channels.named(textOf(fact, "channel"), textOf(fact, "channelKind"));
    if (consumer === null || channel === null) {
      return [];
    }
    const ends = { channelId: channel.id, consumerId: consumer.id };
    return [
      {
        kind: "subscription",
        factKey,
        serviceKey,
        place: placeOf.subscription(ends),
        name: null,
        stated: {},
        whenNew: { ...ends, retry: null, deadLetterChannelId: null },
        facts: [fact],
        needs: [channel, consumer],
      },
    ];
  });
  proposal.settle("subscription", drafts);
}
