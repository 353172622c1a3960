import type { PresentFacts } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { ModelRepository } from "../../model/for-threads.js";
import { factsOfStream } from "./facts-of-stream.js";

const models = new ModelRepository();

/** The stream of a proposal by now, with those of its facts that were asked for. */
export interface StreamNow {
  readonly version: number;
  readonly facts: PresentFacts;
}

/** A branch that has ended has a version still, and no facts: they went with it. */
export async function streamNow(
  reader: Reader,
  { projectId, branchId }: { readonly projectId: Guid; readonly branchId: Guid | null },
  ids: readonly string[],
): Promise<StreamNow | null> {
  const stream = await models.findStreamOfHistory(reader, projectId, branchId);
  return stream === null
    ? null
    : { version: stream.version, facts: await factsOfStream(reader, stream, [...new Set(ids)]) };
}

/** What proposals against streams name, as it is there now, by one read of each stream. */
export async function streamsNow<One extends { readonly branchId: Guid | null }>(
  reader: Reader,
  { projectId, of }: { readonly projectId: Guid; readonly of: readonly One[] },
  idsOf: (one: One) => readonly string[],
): Promise<(branchId: Guid | null) => StreamNow | null> {
  const streams = new Map<Guid | null, StreamNow | null>();
  for (const [branchId, own] of Map.groupBy(of, (one) => one.branchId)) {
    streams.set(branchId, await streamNow(reader, { projectId, branchId }, own.flatMap(idsOf)));
  }
  return (branchId) => streams.get(branchId) ?? null;
}
