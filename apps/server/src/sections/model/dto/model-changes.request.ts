import { CHANGE_OF_BODY, CHANGE_REQUEST } from "@plumbline/model-core";
import { declared } from "../../../platform/openapi/declared.js";

declared("ModelChangeRequest", CHANGE_OF_BODY, "sent");

/** The body of a batch (docs/reference/streams.md#a-batch-of-changes). */
export const ModelChangesRequest = declared("ModelChangesRequest", CHANGE_REQUEST, "sent");
