import { guid } from "../../../promise-core/src/testing/promise-builder.js";

const WONT_FIX = {
  ruleId: "REL-001",
  subjectId: guid(11),
  status: "wont-fix",
  decisionId: null,
  reason: "The broker tries again.",
};

const ACCEPTANCE = {
  ruleId: "OVR-006",
  subjectId: guid(12),
  status: "accepted-by-decision",
  decisionId: guid(13),
  reason: "Cheap enough.",
};

const OPEN = { ruleId: "TRU-001", subjectId: guid(14), status: "open", decisionId: null, reason: null };

export const WONT_FIX_REQUEST = { ...WONT_FIX, revisionId: guid(15), branchId: null };
export const ACCEPTANCE_REQUEST = { ...ACCEPTANCE, revisionId: null, branchId: guid(16) };
export const OPEN_REQUEST = { ...OPEN, revisionId: null, branchId: null };
export const ANSWERS_REQUEST_BODY = {
  answers: [WONT_FIX, ACCEPTANCE],
  revisionId: guid(15),
  branchId: null,
};
export const SNAPSHOT_REQUEST_BODY = { revisionId: guid(15), branchId: null, note: "Before the move." };
