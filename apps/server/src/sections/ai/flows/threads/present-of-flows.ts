import { type FlowProposalHead, factsOfFlow, type PresentOfFlow } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../../platform/database/statements.js";
import { streamsNow } from "../../proposals/stream-now.js";

/** What there is now of what proposals were made from, by one read of each stream that they are against. */
export async function presentOfFlows(
  reader: Reader,
  projectId: Guid,
  proposals: readonly FlowProposalHead[],
): Promise<(proposal: FlowProposalHead) => PresentOfFlow> {
  const streams = await streamsNow(reader, { projectId, of: proposals }, factsOfFlow);
  const versions = await versionsOfScenarios(reader, projectId, proposals);
  return ({ branchId, modelVersion, reviseScenarioId }) => {
    const stream = streams(branchId);
    return {
      facts: stream?.facts ?? new Map(),
      modelVersion: stream?.version ?? modelVersion,
      scenarioVersion: reviseScenarioId === null ? null : (versions.get(reviseScenarioId) ?? null),
    };
  };
}

async function versionsOfScenarios(
  reader: Reader,
  projectId: Guid,
  proposals: readonly FlowProposalHead[],
): Promise<ReadonlyMap<string, number>> {
  const ids = proposals.flatMap(({ reviseScenarioId: id }) => (id === null ? [] : [id]));
  if (ids.length === 0) {
    return new Map();
  }
  const rows = await reader.query<{ id: string; version: number }[]>(VERSIONS, [projectId, ids]);
  return new Map(rows.map(({ id, version }) => [id, version]));
}

const VERSIONS = `
  SELECT id, version::float8 AS version FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[])`;
