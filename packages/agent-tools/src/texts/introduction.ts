import { LIST_PROJECTS } from "../tools/model-tools.js";
import { PRESENTED_TOKEN } from "./agent-token.js";
import type { DescribedService } from "./described-service.js";
import { addressOf, TEXT_ENDPOINTS } from "./text-endpoints.js";

/** What stands first in both texts: what this is, and how an agent gets in. */
export function introduction({ address, version }: DescribedService): readonly string[] {
  return [
    "# Plumbline",
    "> Software designs as facts: models, contracts, scenarios that are played in virtual time, promises with what shows them, decisions, and bundles to build from. A coding agent reads, plays, drafts and asks here; a signed-in person approves.",
    `This is Plumbline ${version} at ${address}. It speaks the Model Context Protocol at ${addressOf(address, TEXT_ENDPOINTS.messages)}: streamable HTTP, one message in each POST, no session. Every request has the header \`Authorization: ${PRESENTED_TOKEN}\`, with a token that an owner of a workspace makes. The first call is \`${LIST_PROJECTS.name}\`; every other tool takes the \`projectId\` that it gives.`,
  ];
}
