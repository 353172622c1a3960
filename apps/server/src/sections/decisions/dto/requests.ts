import {
  ACCEPT_REQUEST,
  ALTERNATIVE,
  DECISION_REQUEST,
  REJECT_REQUEST,
  SETTLES,
} from "@plumbline/decision-core";
import { declaredClosed } from "../../../platform/openapi/declared.js";

declaredClosed("AlternativeRequest", ALTERNATIVE, "sent");
declaredClosed("SettlesRequest", SETTLES, "sent");

export const DecisionRequest = declaredClosed("DecisionRequest", DECISION_REQUEST, "sent");
export const AcceptDecisionRequest = declaredClosed("AcceptDecisionRequest", ACCEPT_REQUEST, "sent");
export const RejectDecisionRequest = declaredClosed("RejectDecisionRequest", REJECT_REQUEST, "sent");
