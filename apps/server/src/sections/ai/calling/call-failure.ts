import type { AiReason } from "@plumbline/ai-tasks";
import { APICallError } from "ai";
import { OutboundError, type OutboundFailure } from "../../../platform/outbound/outbound-error.js";
import { REFUSAL_CHARACTERS, RETRY_AFTER_SECONDS, RETRY_AFTER_UNSAID_SECONDS } from "../limits.js";
import type { CallOutcome, Charged, Failed } from "./call-outcome.js";
import { SecondRequest } from "./one-request.js";
import type { Wire } from "./wires/wire.js";

/** What was answered, as it was on the wire. */
export interface AnsweredOnWire extends Pick<Wire, "refused"> {
  /** Null where nothing was. */
  readonly status: number | null;
}

/**
 * What a call came to that threw (docs/reference/ai.md#availability). Of the error nothing else is looked at, since it holds
 * the prompt, the answer, and what the vendor says, but codes of a refusal; its status is that of the wire, where there was one.
 * Null for what is a fault of ours.
 */
export function callFailure(thrown: unknown, { status, refused }: AnsweredOnWire): CallOutcome | null {
  if (inChain(thrown, SecondRequest) !== null) {
    return failed("provider-answer-cut", "estimate");
  }
  const outbound = inChain(thrown, OutboundError);
  if (outbound !== null) {
    return ofOutbound(outbound.failure);
  }
  if (isTimeout(thrown)) {
    return failed("provider-timeout", "estimate");
  }
  if (!APICallError.isInstance(thrown)) {
    return isOfLibrary(thrown) ? UNREADABLE : null;
  }
  const { statusCode = null, responseHeaders, responseBody } = thrown;
  const answered = status ?? statusCode;
  if (answered === 400) {
    return failed(refused(errorIn(responseBody)) ?? "provider-refused", "nothing");
  }
  return answered === null ? UNREADABLE : ofStatus(answered, responseHeaders?.["retry-after"]);
}

/** What a vendor says is wrong, as its protocol has it; words of it are never told. */
function errorIn(body = ""): unknown {
  try {
    return body.length > REFUSAL_CHARACTERS ? null : JSON.parse(body);
  } catch {
    return null;
  }
}

const UNREADABLE: Failed = failed("provider-unreachable", "estimate");

function failed(reason: AiReason, charged: Charged, mayPass = false): Failed {
  return { is: "failed", reason, charged, mayPass };
}

/** What was never sent costs nothing. */
function ofOutbound(failure: OutboundFailure): Failed {
  switch (failure) {
    case "address_refused":
    case "bad_url":
      return failed("provider-url-refused", "nothing");
    case "credential_refused":
      return failed("api-key-not-usable", "nothing");
    case "connect_failed":
    case "name_not_found":
      return failed("provider-unreachable", "nothing", true);
    case "bad_answer":
      return failed("provider-unreachable", "estimate", true);
    case "timeout":
      return failed("provider-timeout", "estimate");
    case "redirect_refused":
    case "too_large":
    case "too_many_redirects":
      return UNREADABLE;
  }
}

function ofStatus(status: number, retryAfter: string | undefined): CallOutcome {
  if (status === 429) {
    return { is: "limited", seconds: secondsOf(retryAfter) };
  }
  if (status === 401 || status === 403) {
    return failed("provider-auth-refused", "nothing");
  }
  if (status >= 400 && status < 500) {
    return failed("provider-refused", "nothing");
  }
  return failed("provider-unreachable", "estimate", status >= 500);
}

/** A date is not looked at: no clock of others is believed. */
function secondsOf(retryAfter = ""): number {
  const seconds = /^\d{1,9}$/.test(retryAfter) ? Number(retryAfter) : RETRY_AFTER_UNSAID_SECONDS;
  return Math.min(Math.max(1, seconds), RETRY_AFTER_SECONDS);
}

/** The words of our own client stand at the end of a chain of causes. */
function inChain<Kind extends Error>(thrown: unknown, kind: new (...of: never[]) => Kind): Kind | null {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof kind) {
      return error;
    }
  }
  return null;
}

function isTimeout(thrown: unknown): boolean {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (error.name === "TimeoutError") {
      return true;
    }
  }
  return false;
}

/** All errors of the library are named so: an answer that it cannot make anything of. */
function isOfLibrary(thrown: unknown): boolean {
  return thrown instanceof Error && thrown.name.startsWith("AI_");
}
