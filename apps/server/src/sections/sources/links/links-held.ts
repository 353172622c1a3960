import type { LinkedEvidence } from "@plumbline/change-impact";
import type { Guid } from "@plumbline/model-core";
import type { LinkOfService } from "@plumbline/promise-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";

/** A stream of a project at one of its versions. */
export interface LinkedState {
  readonly projectId: Guid;
  readonly streamId: Guid;
  readonly version: number;
}

/** Links between source and design that hold at a version of main. It keeps nothing, so a worker thread makes its own. */
export class LinksHeld {
  /** The version of main whose links a state has: links are of main, so a branch has those that it began with. */
  async versionOf(reader: Reader, { projectId, streamId, version }: LinkedState): Promise<number> {
    const [row] = await reader.query<{ version: number }[]>(BASE_OF_BRANCH, [projectId, streamId]);
    return row?.version ?? version;
  }

  services(reader: Reader, projectId: Guid, version: number): Promise<readonly LinkOfService[]> {
    return reader.query<LinkOfService[]>(SERVICES, [projectId, version]);
  }

  evidence(reader: Reader, projectId: Guid, version: number): Promise<readonly LinkedEvidence[]> {
    return reader.query<LinkedEvidence[]>(EVIDENCE, [projectId, version]);
  }

  /** Which repositories ever showed facts of these IDs, whether or not anybody follows them by now. */
  async shownEver(
    reader: Reader,
    projectId: Guid,
    ids: readonly string[],
  ): Promise<readonly Pick<LinkedEvidence, "repository" | "factId">[]> {
    return ids.length === 0 ? [] : reader.query(SHOWN_EVER, [projectId, ids]);
  }

  /** The IDs of those of services that a state has. */
  async idsOf(reader: Reader, state: LinkedState): Promise<ReadonlySet<string>> {
    const version = await this.versionOf(reader, state);
    const links = await this.services(reader, state.projectId, version);
    return new Set(links.map(({ id }) => id));
  }
}

/** The stream of a branch has the ID of the branch. */
const BASE_OF_BRANCH = prepared(
  "SELECT base_version AS version FROM branches WHERE project_id = $1 AND id = $2",
);

const HOLDS = "project_id = $1 AND since_version <= $2 AND (until_version IS NULL OR until_version > $2)";

const SERVICES = prepared(`
  SELECT id, repository, service_key AS "serviceKey", element_id AS "elementId"
    FROM source_service_links WHERE ${HOLDS} ORDER BY id`);

const EVIDENCE = prepared(`
  SELECT repository, fact_key AS "factKey", fact_kind AS "factKind", fact_id AS "factId"
    FROM source_evidence_links WHERE ${HOLDS} ORDER BY id`);

const SHOWN_EVER = prepared(`
  SELECT DISTINCT repository, fact_id AS "factId" FROM source_evidence_links
   WHERE project_id = $1 AND fact_id = ANY ($2::uuid[])`);
