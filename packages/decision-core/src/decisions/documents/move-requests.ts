/** The bodies that decide about a decision (docs/reference/decisions.md#states). */

import { isBlank, present, type Result } from "@plumbline/model-core";
import {
  guid,
  nullable,
  type ObjectRule,
  object,
  orNull,
  type ReadOf,
} from "@plumbline/model-core/declaring";
import { hash, prose } from "./body-values.js";
import { type DecisionBodyRefusal, readBody } from "./read-body.js";

const HASH_IS_STATED: ObjectRule = {
  at: "contentHash",
  check({ given, breaksRule }) {
    if (given["contentHash"] === null) {
      breaksRule("contentHash", "must not be null: it names what was read");
    }
  },
};

const ONE_STATE: ObjectRule<{ readonly revisionId: string | null; readonly branchId: string | null }> = {
  at: "end",
  check({ read, breaksRule }) {
    if (read.revisionId !== null && read.branchId !== null) {
      breaksRule("branchId", "must not stand beside revisionId");
    }
  },
};

const REASON_IS_STATED: ObjectRule = {
  at: "reason",
  check({ given: { reason }, breaksRule }) {
    if (reason === null || (typeof reason === "string" && isBlank(reason))) {
      breaksRule("reason", "must not be blank");
    }
  },
};

export const ACCEPT_REQUEST = object(
  {
    contentHash: hash("Of the decision that was read"),
    revisionId: orNull(guid({ about: "The revision whose findings it settles" })),
    branchId: orNull(guid({ about: "The draft or variant whose findings it settles" })),
  },
  { rules: [HASH_IS_STATED, ONE_STATE] },
);

/** What is accepted, and where its findings are read: main when neither is named. */
export interface AcceptRequest extends Omit<ReadOf<typeof ACCEPT_REQUEST>, "contentHash"> {
  readonly contentHash: string;
}

/** Reads the body of an acceptance. Whether it names the present content is for `acceptDecision` to say. */
export function readAcceptRequest(text: string): Result<AcceptRequest, DecisionBodyRefusal> {
  const read = readBody({ node: ACCEPT_REQUEST, name: "acceptance" }, text);
  return read.ok
    ? { ok: true, value: { ...read.value, contentHash: present(read.value.contentHash) } }
    : read;
}

export const REJECT_REQUEST = object(
  {
    reason: nullable(prose({ about: "Why, not blank" })),
    contentHash: orNull(hash("Of the decision that was read; null takes any")),
  },
  { rules: [REASON_IS_STATED] },
);

/** Why a decision is rejected, and which content was read; null takes any. */
export interface RejectRequest {
  readonly reason: string;
  readonly contentHash: string | null;
}

/** Reads the body of a rejection. */
export function readRejectRequest(text: string): Result<RejectRequest, DecisionBodyRefusal> {
  const read = readBody({ node: REJECT_REQUEST, name: "rejection" }, text);
  return read.ok ? { ok: true, value: { ...read.value, reason: present(read.value.reason) } } : read;
}
