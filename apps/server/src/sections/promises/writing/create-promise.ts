import { type Guid } from "@plumbline/model-core";
import {
  createPromise,
  missingFromPromise,
  PROMISE_LIMITS,
  type PromiseRequest,
  readPromiseRequest,
  requirementIdOf,
} from "@plumbline/promise-core";
import { actorOf, type ProjectCaller } from "../../../platform/access/principal.js";
import { newId } from "../../../platform/database/new-id.js";
import type { Transactions, Tx } from "../../../platform/database/statements.js";
import { Refused } from "../../../platform/errors/refused.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { answerPromise } from "../reading/answered-promise.js";
import { PrefixRepository } from "../storing/prefix.repository.js";
import { PromiseRepository } from "../storing/promise.repository.js";
import { bodyRefused, holdProject, type PromiseOutcome } from "./move-promise.js";
import { refusedForMissing } from "./refused-for-missing.js";
import { thingsOfProject } from "./things-of-project.js";

/** A new promise as a thread gets it. */
export interface NewPromiseRequest {
  readonly caller: ProjectCaller;
  readonly bytes: Uint8Array;
}

const promises = new PromiseRepository();
const prefixes = new PrefixRepository();

/** Makes a promise, with the next number of its project (docs/reference/promises.md#the-promise). */
export async function makePromise(
  transactions: Transactions,
  { caller, bytes }: NewPromiseRequest,
): Promise<PromiseOutcome> {
  const author = caller.principal.kind === "user" ? "person" : "agent-token";
  const read = readBodyText(bytes, (text) => readPromiseRequest(text, author));
  if (!read.ok) {
    return bodyRefused(read.refusal);
  }
  return transactions.run(async (tx) => {
    if (!(await holdProject(tx, caller.projectId))) {
      return { outcome: "no-project" };
    }
    const refusal = await refuseMissingThings(tx, caller.projectId, read.value);
    return refusal ?? add(tx, caller, read.value);
  });
}

/** Null when the project has everything that the request names. */
export async function refuseMissingThings(tx: Tx, projectId: Guid, request: PromiseRequest) {
  const { sentLinks, content } = request;
  const targets = (content.forbiddenEvents ?? []).flatMap(({ target }) => target ?? []);
  const things = await thingsOfProject(tx, projectId, [...Object.values(sentLinks).flat(), ...targets]);
  const refusal = refusedForMissing(missingFromPromise(request, things));
  return refusal === null ? null : bodyRefused(refusal);
}

/** Those who create wait for each other at the counter; whoever is refused there takes no number. */
async function add(
  tx: Tx,
  caller: ProjectCaller,
  { content, origin }: PromiseRequest,
): Promise<PromiseOutcome> {
  const { projectId } = caller;
  const taken = await prefixes.take(tx, projectId);
  if (taken === null) {
    throw new Refused({ outcome: "no-prefix" });
  }
  if ((await promises.count(tx, projectId)) >= PROMISE_LIMITS.promises) {
    throw new Refused({ outcome: "too-many-promises", limit: PROMISE_LIMITS.promises });
  }
  const at = new Date().toISOString();
  const requirementId = requirementIdOf(taken.prefix, taken.number);
  const id = newId();
  const made = createPromise({ id, requirementId, content, origin, by: actorOf(caller), at });
  if (!made.ok) {
    throw new Refused({ outcome: "promise-refused", refusal: made.refusal });
  }
  const row = { promise: made.value, number: taken.number, version: 1, lastRun: 0, updatedAt: at };
  await promises.add(tx, projectId, row);
  return answerPromise(tx, projectId, row);
}
