import { type DesignState, PublicRepositories } from "@plumbline/ai-tasks";
import { type Guid, indexModel } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { ModelRepository, RememberedModel } from "../../model/for-threads.js";
import { readStoredSettings, type StoredSettings } from "../../settings/for-threads.js";
import { FollowedRepositories } from "../../sources/for-threads.js";

/** Whose design is told, and which: main, or an open branch. */
export interface DesignPlace {
  readonly workspaceId: Guid;
  readonly projectId: Guid;
  readonly branchId: Guid | null;
}

/** A design, with what says whether it may be told: all of one moment. */
export interface ReadDesign {
  readonly outcome: "read";
  readonly projectId: Guid;
  readonly branchId: Guid | null;
  readonly state: DesignState;
  readonly modelVersion: number;
  readonly repositories: PublicRepositories;
  /** Scenarios that a proposal became, each with where it is from as the provenance of a fact would say it. */
  readonly proposed: readonly { readonly id: string; readonly source: string }[];
  readonly settings: StoredSettings;
}

const models = new RememberedModel(new ModelRepository());
const followed = new FollowedRepositories();

/** Reads it (docs/reference/ai.md#the-context). Call it in `readAtOnce`. */
export async function readDesign(
  reader: Reader,
  { workspaceId, projectId, branchId }: DesignPlace,
): Promise<ReadDesign | RefusalNamed<"no-project" | "no-open-branch">> {
  const read = await models.read(reader, projectId, branchId);
  if (read === null) {
    return { outcome: branchId === null ? "no-project" : "no-open-branch" };
  }
  const scenarios = await reader.query<DesignState["scenarios"]>(SCENARIOS, [projectId]);
  return {
    outcome: "read",
    projectId,
    branchId,
    state: { index: indexModel(read.model), scenarios },
    modelVersion: read.modelVersion,
    repositories: new PublicRepositories(await followed.privacy(reader, projectId)),
    proposed: await reader.query<ReadDesign["proposed"]>(PROPOSED, [projectId]),
    settings: await readStoredSettings(reader, workspaceId),
  };
}

const SCENARIOS = "SELECT id, name FROM scenarios WHERE project_id = $1 ORDER BY id";

const PROPOSED = `
  SELECT id, concat(origin->>'kind', ':', origin->>'proposalId') AS source
    FROM scenarios WHERE project_id = $1 AND origin IS NOT NULL`;
