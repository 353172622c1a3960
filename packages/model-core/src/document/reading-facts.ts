import { DocumentWalk } from "../declaring/document-walk.js";
import { type Manner, OTHER_TYPE } from "../declaring/manner.js";
import type { IssueList } from "./issue-list.js";

/** How a model document refuses: unknown keys are passed over, and rules are judged in the model, later. */
const OF_MODEL_DOCUMENTS: Manner = {
  missing: "is required",
  otherType: OTHER_TYPE,
  ofNull: { object: "must not be null" },
  unknownKeys: null,
  judges: false,
  misspelled: "shape",
  infinity: "other-type",
  unread: "left-out",
};

/** Reads facts as model documents and edits state them. */
export function walkOfFacts(issues: IssueList): DocumentWalk {
  return new DocumentWalk(OF_MODEL_DOCUMENTS, (_fault, path, message) => issues.add(path, message));
}
