import { readObligationRequest } from "../documents/read-obligation-request.js";
import { readPromiseRequest } from "../documents/read-promise-request.js";
import { contentHash } from "../hashes/content-hash.js";
import type { Actor } from "../records/actor.js";
import type { PromiseContent } from "../records/content.js";
import type { StatedObligation } from "../records/obligation.js";
import type { StoredPromise } from "../records/stored-promise.js";
import { approve } from "../states/approve.js";
import { createPromise } from "../states/create-promise.js";
import type { Moved, PromiseRefusal } from "../states/promise-refusal.js";
import { newestOf } from "../states/promise-state.js";
import { revise } from "../states/revise.js";
import { FULL_PROMISE, numbered, SCENARIO_CHECK_REQUEST } from "./request-bodies.js";

export const ANN: Actor = "user:ann";
export const BOB: Actor = "user:bob";
export const BOT: Actor = "agent-token:bot";
export const AT = "2030-01-02T03:04:05.000Z";

/** The promise after a move that is done. */
export function moved(result: Moved): StoredPromise {
  if (!result.ok) {
    throw new Error(`refused: ${result.refusal.title}`);
  }
  return result.value;
}

/** The refusal of a move that is not done. */
export function refusal(result: Moved): PromiseRefusal {
  if (result.ok) {
    throw new Error("was done");
  }
  return result.refusal;
}

/** What a promise says, with fields of it set otherwise. */
export function content(fields: Partial<PromiseContent> = {}): PromiseContent {
  const read = readPromiseRequest(JSON.stringify(FULL_PROMISE), "person");
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return { ...read.value.content, ...fields };
}

export function stated(body: object = SCENARIO_CHECK_REQUEST): StatedObligation {
  const read = readObligationRequest(JSON.stringify(body));
  if (!read.ok) {
    throw new Error(read.refusal.title);
  }
  return read.value.stated;
}

export function newPromise(by: Actor = ANN, fields: Partial<PromiseContent> = {}): StoredPromise {
  return moved(
    createPromise({
      id: numbered(900),
      requirementId: "SHOP-007",
      content: content(fields),
      origin: null,
      by,
      at: AT,
    }),
  );
}

/** The promise with its draft approved by a person. */
export function approved(promise: StoredPromise = newPromise()): StoredPromise {
  return moved(approve(approvalOf(promise)));
}

/** The approval of the draft as it is. */
export function approvalOf(promise: StoredPromise) {
  const newest = newestOf(promise);
  const hash = contentHash(promise, newest);
  const { revision } = newest;
  return { promise, by: BOB, at: AT, revision, contentHash: hash, comment: null, linked: [] };
}

export function revised(promise: StoredPromise = approved(), by: Actor = ANN, retire = false): StoredPromise {
  return moved(revise({ promise, by, at: AT, retire }));
}
