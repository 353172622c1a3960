import { type ChangeImpact, changeImpact } from "@plumbline/change-impact";
import type { Guid } from "@plumbline/model-core";
import type { StoredPromise } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { ModelAtState, ModelRepository } from "../../model/for-threads.js";
import { everyPromise } from "../../promises/for-threads.js";
import { readStoredScenario } from "../../scenarios/for-threads.js";
import { FollowedRepositories } from "../../sources/for-threads.js";
import { linksOfState } from "./links-of-state.js";
import { readSnapshots } from "./read-snapshots.js";

/** The impact of a scan on main as it is now, or on one of these. */
export interface ImpactWanted {
  readonly projectId: Guid;
  readonly scanId: Guid;
  readonly branchId: Guid | null;
  readonly revisionId: Guid | null;
}

export type ImpactOutcome =
  | { readonly outcome: "impact"; readonly impact: ChangeImpact }
  | RefusalNamed<
      | "no-such-scan"
      | "not-a-comparison"
      | "scan-without-snapshot"
      | "no-project"
      | "no-revision"
      | "no-open-branch"
    >;

const repositories = new FollowedRepositories();
const present = new ModelRepository();
const models = new ModelAtState((reader, stream) => present.readModel(reader, stream));

/** Works out what a scan touches (docs/reference/change-impact.md). Call it in `readAtOnce`. */
export async function readImpact(reader: Reader, wanted: ImpactWanted): Promise<ImpactOutcome> {
  const { projectId, scanId, branchId, revisionId } = wanted;
  const read = await readSnapshots(reader, { projectId, scanId });
  if (read.outcome !== "snapshots") {
    return read;
  }
  const at = await models.read(reader, projectId, { branchId, revisionId, version: null });
  if (at === null) {
    return { outcome: notThere(wanted) };
  }
  const { state, model } = at;
  const impact = changeImpact({
    ...{ scanId, base: read.base, head: read.head, model, modelVersion: state.version },
    ...(await linksOfState(reader, state)),
    followed: await repositories.names(reader, projectId),
    scenarios: await scenariosOf(reader, projectId),
    promises: await promisesOf(reader, projectId),
  });
  return { outcome: "impact", impact };
}

function notThere({ revisionId, branchId }: ImpactWanted): "no-revision" | "no-open-branch" | "no-project" {
  if (revisionId !== null) {
    return "no-revision";
  }
  return branchId === null ? "no-project" : "no-open-branch";
}

async function scenariosOf(reader: Reader, projectId: Guid) {
  const rows = await reader.query<{ id: Guid; document: string }[]>(SCENARIOS, [projectId]);
  return rows.map(({ id, document }) => ({ id, document: readStoredScenario(document).document }));
}

async function promisesOf(reader: Reader, projectId: Guid): Promise<readonly StoredPromise[]> {
  const promises: StoredPromise[] = [];
  for await (const { promise } of everyPromise(reader, projectId)) {
    promises.push(promise);
  }
  return promises;
}

const SCENARIOS = "SELECT id, document FROM scenarios WHERE project_id = $1";
