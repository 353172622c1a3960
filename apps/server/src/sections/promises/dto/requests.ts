import {
  APPROVE_REQUEST,
  CHECK_ASSERTION,
  CHECK_FAULT,
  CLAIMED_SOURCE,
  EVIDENCE_REQUEST,
  EVIDENCE_SOURCE,
  FORBIDDEN_EVENT,
  LINKS,
  OBLIGATION_REQUEST,
  PREFIX_REQUEST,
  PROMISE_REQUEST,
  RECIPE,
  REQUIRED_PATTERN,
  REVISE_REQUEST,
  RUN_CHECKS_REQUEST,
  RUN_MANY_REQUEST,
  RUN_REQUEST,
  SCENARIO_CHECK,
  SOURCE_PATTERN,
  TEST_PLAN,
} from "@plumbline/promise-core";
import { declaredClosed } from "../../../platform/openapi/declared.js";

declaredClosed("PromiseLinksRequest", LINKS, "sent");
declaredClosed("ForbiddenEventRequest", FORBIDDEN_EVENT, "sent");
declaredClosed("RequiredPatternRequest", REQUIRED_PATTERN, "sent");
declaredClosed("RecipeRequest", RECIPE, "sent");
declaredClosed("ScenarioCheckRequest", SCENARIO_CHECK, "sent");
declaredClosed("CheckFaultRequest", CHECK_FAULT, "sent");
declaredClosed("OutcomeOfCheckRequest", CHECK_ASSERTION.forms.outcome, "sent");
declaredClosed("EventCountOfCheckRequest", CHECK_ASSERTION.forms["event-count"], "sent");
declaredClosed("SourcePatternRequest", SOURCE_PATTERN, "sent");
declaredClosed("TestPlanRequest", TEST_PLAN, "sent");
declaredClosed("EvidenceSourceRequest", EVIDENCE_SOURCE, "sent");
declaredClosed("ClaimedSourceRequest", CLAIMED_SOURCE, "sent");

export const PromiseRequest = declaredClosed("PromiseRequest", PROMISE_REQUEST, "sent");
export const ObligationRequest = declaredClosed("ObligationRequest", OBLIGATION_REQUEST, "sent");
export const ReviseRequest = declaredClosed("ReviseRequest", REVISE_REQUEST, "sent");
export const ApproveRequest = declaredClosed("ApproveRequest", APPROVE_REQUEST, "sent");
export const PrefixRequest = declaredClosed("PrefixRequest", PREFIX_REQUEST, "sent");
export const RunRequest = declaredClosed("RunRequest", RUN_REQUEST, "sent");
export const RunChecksRequest = declaredClosed("RunChecksRequest", RUN_CHECKS_REQUEST, "sent");
export const RunManyRequest = declaredClosed("RunManyRequest", RUN_MANY_REQUEST, "sent");
export const EvidenceRequest = declaredClosed("EvidenceRequest", EVIDENCE_REQUEST, "sent");
