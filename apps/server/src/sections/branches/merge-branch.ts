import { type Guid, mergeStreams } from "@plumbline/model-core";
import type { Tx } from "../../platform/database/statements.js";
import type { RefusalNamed } from "../../platform/errors/refusals.js";
import { versionTag } from "../../platform/http/if-match.js";
import { holdProject, linkMerged } from "../ai/for-threads.js";
import {
  ChangeSetRepository,
  type MainStream,
  ModelRepository,
  PastModelRepository,
} from "../model/for-threads.js";
import { type Branch, BranchRepository } from "./branch.repository.js";

/** One merge as a thread gets it. */
export interface MergeRequest {
  readonly projectId: Guid;
  readonly branchId: Guid;
  /** Of main; null takes any. */
  readonly expectedVersion: number | null;
  /** Entity tags of `If-Match`, which says the same; null when there is none. */
  readonly ifMatch: readonly string[] | null;
  readonly actor: string;
}

export type MergeOutcome =
  /** `bytes` are the answer as JSON, `version` is main's. */
  | { readonly outcome: "merged"; readonly bytes: Uint8Array<ArrayBuffer>; readonly version: number }
  | RefusalNamed<"no-branch" | "not-open" | "variant" | "other-version" | "conflicts">;

const models = new ModelRepository();
const past = new PastModelRepository();
const changeSets = new ChangeSetRepository();
const branches = new BranchRepository();

/**
 * Merges a draft into main, in the transaction, which holds both streams until it ends. With what was accepted on the draft come
 * the links of its services.
 */
export async function mergeBranch(tx: Tx, request: MergeRequest): Promise<MergeOutcome> {
  const { projectId, branchId } = request;
  // The project is held before its streams, as by everybody who holds both: links lock what is its own.
  await holdProject(tx, projectId);
  const main = await models.lockMainStream(tx, projectId);
  const branch = await branches.lock(tx, { projectId, id: branchId });
  if (main === null || branch === null) {
    return { outcome: "no-branch" };
  }
  if (branch.state !== "open") {
    return { outcome: "not-open", state: branch.state };
  }
  if (branch.kind === "variant") {
    return { outcome: "variant" };
  }
  if (!isExpected(main.version, request)) {
    return { outcome: "other-version", subject: "main", modelVersion: main.version };
  }
  const merged = await planMerge(tx, main, branch);
  if (!merged.ok) {
    return { outcome: "conflicts", refusal: merged.refusal };
  }
  const by = { actor: request.actor, summary: `Draft merged: ${branch.name}` };
  const version = await changeSets.writePlanned(tx, main, merged.value.changes, by);
  await branches.end(tx, branch, "merged");
  await linkMerged(tx, request, { mainStreamId: main.streamId, version, actor: request.actor });
  const answer = { modelVersion: version, items: merged.value.items };
  return { outcome: "merged", bytes: new TextEncoder().encode(JSON.stringify(answer)), version };
}

async function planMerge(tx: Tx, main: MainStream, branch: Branch): Promise<ReturnType<typeof mergeStreams>> {
  const { projectId, id: streamId, version, baseVersion } = branch;
  return mergeStreams({
    base: await past.readWithSchemas(tx, { ...main, version: baseVersion }, []),
    main: await models.readModel(tx, main),
    branch: await models.readModel(tx, { projectId, streamId, version }),
  });
}

function isExpected(version: number, { expectedVersion, ifMatch }: MergeRequest): boolean {
  if (expectedVersion !== null && expectedVersion !== version) {
    return false;
  }
  return ifMatch === null || ifMatch.includes(versionTag(version));
}
