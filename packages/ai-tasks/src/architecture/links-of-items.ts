import { type Guid, present } from "@plumbline/model-core";
import { type ServiceLink, serviceLink } from "@plumbline/source-import";
import type { ArchitectureItem } from "./architecture-item.js";

/** Whether an item becomes what its services are linked with. */
export function isServices({ kind, action, fields }: ArchitectureItem): boolean {
  return kind === "element" && action === "add" && fields["kind"] === "app";
}

/** The links of accepted items: a new element of kind app is the services that it names (docs/reference/ai.md#deciding). */
export function linksOfItems(projectId: Guid, accepted: readonly ArchitectureItem[]): readonly ServiceLink[] {
  return accepted
    .filter(isServices)
    .flatMap(({ createdId, services }) =>
      services.map(({ repository, serviceKey }) =>
        serviceLink(projectId, { repository, serviceKey, elementId: present(createdId) }),
      ),
    );
}
