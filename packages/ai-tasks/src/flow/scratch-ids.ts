import { type Guid, parseGuid, present } from "@plumbline/model-core";

/** The namespace of IDs that parts have which are in no model yet; nothing is stored with them. */
export const SCRATCH: Guid = present(parseGuid("9b6f0a0e-6d7e-5a35-8f0c-6a0f3c1d2e4b"));
