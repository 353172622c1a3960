import { type Guid, parseGuid } from "@plumbline/model-core";
import { notFound } from "../../platform/errors/api-error.js";

/** The branch a query names; null is the main model. What is no GUID names nothing. */
export function branchOfQuery(branchId: string | undefined): Guid | null {
  if (branchId === undefined) {
    return null;
  }
  const id = parseGuid(branchId);
  if (id === null) {
    throw noBranch();
  }
  return id;
}

export function noBranch() {
  return notFound("The project has no such branch");
}
