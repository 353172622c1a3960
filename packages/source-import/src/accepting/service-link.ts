import { type Guid, uuidV5 } from "@plumbline/model-core";
import { itemId } from "../proposing/item-id.js";
import type { ServiceLink } from "../records/links.js";

/** The link of a service of a repository with its element; its ID is a function of both. */
export function serviceLink(projectId: Guid, link: Omit<ServiceLink, "id">): ServiceLink {
  const { repository, serviceKey, elementId } = link;
  const pair = itemId(projectId, { repository, kind: "service-link", factKey: `service|${serviceKey}` });
  return { id: uuidV5(pair, elementId), repository, serviceKey, elementId };
}
