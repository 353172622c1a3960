import type { ArchitectureRefusal, FlowRefusal } from "@plumbline/ai-tasks";
import type { BundleRefusalCode } from "@plumbline/bundle-writer";
import type { DecisionRefusal, QuestionRefusal } from "@plumbline/decision-core";
import type { DrawRefusal } from "@plumbline/diagram-writer";
import type { EditRefusalCode } from "@plumbline/model-core";
import type { BodyRefusal } from "@plumbline/model-core/declaring";
import type { PromiseRefusal } from "@plumbline/promise-core";
import type { AnswerRefusal } from "@plumbline/review-rules";
import { ApiError } from "./api-error.js";

export const STATUS_OF_EDIT: { readonly [Code in EditRefusalCode]: number } = {
  invalid_body: 400,
  not_found: 404,
  validation_error: 400,
  conflict: 409,
  in_use: 409,
};

const STATUS_OF_FLOW: { readonly [Code in FlowRefusal["code"]]: number } = {
  conflict: 409,
  not_found: 404,
  human_only: 403,
  missing_parts: 409,
  missing_dependency: 409,
  already_created: 409,
  proposal_stale: 409,
  validation_error: 400,
};

/** Whoever accepts is told what is another one by now, and the versions of then and now. */
export function flowRefused(refusal: FlowRefusal): ApiError {
  const { code, title, errors } = refusal;
  const members = refusal.code === "proposal_stale" ? refusal.stale : {};
  return new ApiError({ status: STATUS_OF_FLOW[code], type: code, title, errors, members: { ...members } });
}

const STATUS_OF_ARCHITECTURE: { readonly [Code in ArchitectureRefusal["code"]]: number } = {
  conflict: 409,
  human_only: 403,
  validation_error: 400,
  proposal_items_refused: 409,
};

/** Whoever decides is told each item that is not taken, and why. */
export function architectureRefused(refusal: ArchitectureRefusal): ApiError {
  const { code, title, errors } = refusal;
  const members = refusal.code === "proposal_items_refused" ? { items: refusal.items } : {};
  return new ApiError({ status: STATUS_OF_ARCHITECTURE[code], type: code, title, errors, members });
}

const STATUS_OF_ANSWER: { readonly [Code in AnswerRefusal["code"]]: number } = {
  forbidden: 403,
  not_found: 404,
  conflict: 409,
};

/** Of several answers the one at fault is named. */
export function answerRefused({ code, title }: AnswerRefusal, field: string): ApiError {
  const errors = field === "" ? [] : [{ field, message: title }];
  return new ApiError({ status: STATUS_OF_ANSWER[code], type: code, title, errors });
}

const STATUS_OF_PROMISE: { readonly [Code in PromiseRefusal["code"]]: number } = {
  conflict: 409,
  revision_changed: 409,
  human_only: 403,
  promise_too_large: 413,
  validation_error: 400,
  not_found: 404,
};

export const STATUS_OF_BUNDLE: { readonly [Code in BundleRefusalCode | BodyRefusal["code"]]: number } = {
  invalid_body: 400,
  validation_error: 400,
  invalid_bundle: 400,
  bundle_too_large: 413,
  payload_too_large: 413,
};

export const STATUS_OF_QUESTION: { readonly [Code in QuestionRefusal["code"]]: number } = {
  conflict: 409,
  human_only: 403,
};

/** What a writer has not seen is told: the newest revision and its hash. */
export function promiseRefused({ code, title, errors, revision, contentHash }: PromiseRefusal): ApiError {
  const members = code === "revision_changed" ? { revision, contentHash } : {};
  return new ApiError({ status: STATUS_OF_PROMISE[code], type: code, title, errors: errors ?? [], members });
}

const STATUS_OF_DECISION: { readonly [Code in DecisionRefusal["code"]]: number } = {
  conflict: 409,
  decision_changed: 409,
  human_only: 403,
  validation_error: 400,
};

/** Who read another version is told the present one and its hash. */
export function decisionRefused({ code, title, errors, version, contentHash }: DecisionRefusal): ApiError {
  const members = code === "decision_changed" ? { version, contentHash } : {};
  return new ApiError({ status: STATUS_OF_DECISION[code], type: code, title, errors: errors ?? [], members });
}

/** The field of the view that keeps it from being drawn. */
const FIELD_AT_FAULT: Readonly<Record<DrawRefusal["code"], string | null>> = {
  root_missing: "rootId",
  scenario_missing: "scenarioId",
  diagram_too_large: null,
};

/** The request is well formed; the view as it is kept cannot be drawn. */
export function notDrawable({ code, message }: DrawRefusal): ApiError {
  const field = FIELD_AT_FAULT[code];
  const errors = field === null ? [] : [{ field, message }];
  return new ApiError({ status: 422, type: code, title: `The view cannot be drawn: ${message}`, errors });
}
