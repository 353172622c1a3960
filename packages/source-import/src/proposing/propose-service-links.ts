import type { ServiceLink } from "../records/links.js";
import { factHash } from "./fact-hash.js";
import { factsOfKind } from "./facts-of-kind.js";
import type { Proposal } from "./proposal.js";
import type { Parties } from "./propose-elements.js";

/** Which elements the services of the repository are. */
export function proposeServiceLinks(proposal: Proposal, parties: Parties): void {
  const links = new Map(proposal.input.serviceLinks.map((link) => [link.serviceKey, link]));
  const proposedFor = new Map(proposal.items.map((item) => [item.factKey, item.id]));
  for (const fact of factsOfKind(proposal.input.snapshot.facts, "service")) {
    const { factKey, serviceKey } = fact;
    const element = parties.ofService(serviceKey);
    if (element !== null && serviceKey !== null && links.get(serviceKey)?.elementId !== element.id) {
      const ofElement = proposedFor.get(factKey);
      proposal.add({
        id: proposal.idOf("service-link", factKey),
        kind: "service-link",
        change: "link",
        factKey,
        serviceKey,
        targetId: element.id,
        proposed: { serviceKey, elementId: element.id },
        current: currentOf(links.get(serviceKey)),
        sources: fact.sources,
        dependsOn: ofElement === undefined ? [] : [ofElement],
        match: links.has(serviceKey) ? "linked" : "none",
        factHash: factHash([fact]),
      });
    }
  }
}

function currentOf(link: ServiceLink | undefined) {
  return link === undefined ? null : { serviceKey: link.serviceKey, elementId: link.elementId };
}
