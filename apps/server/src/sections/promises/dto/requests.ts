import {
  APPROVE_REQUEST,
  EVIDENCE_REQUEST,
  OBLIGATION_REQUEST,
  PREFIX_REQUEST,
  PROMISE_REQUEST,
  REVISE_REQUEST,
  RUN_CHECKS_REQUEST,
  RUN_MANY_REQUEST,
  RUN_REQUEST,
} from "@plumbline/promise-core";
import { declaredClosed } from "../../../platform/openapi/declared.js";

export const PromiseRequest = declaredClosed("PromiseRequest", PROMISE_REQUEST, "sent");
export const ObligationRequest = declaredClosed("ObligationRequest", OBLIGATION_REQUEST, "sent");
export const ReviseRequest = declaredClosed("ReviseRequest", REVISE_REQUEST, "sent");
export const ApproveRequest = declaredClosed("ApproveRequest", APPROVE_REQUEST, "sent");
export const PrefixRequest = declaredClosed("PrefixRequest", PREFIX_REQUEST, "sent");
export const RunRequest = declaredClosed("RunRequest", RUN_REQUEST, "sent");
export const RunChecksRequest = declaredClosed("RunChecksRequest", RUN_CHECKS_REQUEST, "sent");
export const RunManyRequest = declaredClosed("RunManyRequest", RUN_MANY_REQUEST, "sent");
export const EvidenceRequest = declaredClosed("EvidenceRequest", EVIDENCE_REQUEST, "sent");
