import { compareCodeUnits } from "@plumbline/model-core";
import { type ImportItem, ITEM_KINDS } from "../records/import-item.js";
import { Proposal } from "./proposal.js";
import type { ProposalInput } from "./proposal-input.js";
import { proposeBindings } from "./propose-bindings.js";
import { proposeChannels } from "./propose-channels.js";
import { proposeElements } from "./propose-elements.js";
import { proposeMessages } from "./propose-messages.js";
import { proposeOperations } from "./propose-operations.js";
import { proposeRelationships } from "./propose-relationships.js";
import { proposeSchemas } from "./propose-schemas.js";
import { proposeServiceLinks } from "./propose-service-links.js";
import { proposeSubscriptions } from "./propose-subscriptions.js";

/**
 * What a snapshot says and a model does not (docs/reference/source-imports.md#what-is-proposed), by kind and key. What is
 * linked and says the same is no item.
 */
export function proposeImport(input: ProposalInput): readonly ImportItem[] {
  const proposal = new Proposal(input);
  const parties = proposeElements(proposal);
  const schemas = proposeSchemas(proposal);
  const channels = proposeChannels(proposal);
  proposeRelationships(proposal, parties);
  proposeMessages(proposal, { parties, schemas });
  proposeOperations(proposal, { parties, schemas });
  proposeSubscriptions(proposal, { parties, channels });
  proposeBindings(proposal, channels);
  proposeServiceLinks(proposal, parties);
  return proposal.items.sort(byKindAndKey);
}

/** The system that is proposed comes first. */
function byKindAndKey(one: ImportItem, other: ImportItem): number {
  return (
    ITEM_KINDS.indexOf(one.kind) - ITEM_KINDS.indexOf(other.kind) ||
    compareCodeUnits(one.factKey ?? "", other.factKey ?? "")
  );
}
