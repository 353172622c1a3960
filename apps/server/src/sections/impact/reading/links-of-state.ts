import type { ImpactInput } from "@plumbline/change-impact";
import type { Reader } from "../../../platform/database/statements.js";
import { type LinkedState, LinksHeld } from "../../sources/for-threads.js";

const links = new LinksHeld();

/** The links between source and design that a state of the model has. */
export async function linksOfState(
  reader: Reader,
  state: LinkedState,
): Promise<Pick<ImpactInput, "serviceLinks" | "evidenceLinks">> {
  const version = await links.versionOf(reader, state);
  return {
    serviceLinks: await links.services(reader, state.projectId, version),
    evidenceLinks: await links.evidence(reader, state.projectId, version),
  };
}
