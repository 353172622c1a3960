import type { Guid } from "@plumbline/model-core";
import type { EvidenceLink, ServiceLink } from "@plumbline/source-import";
import { raiseStamp } from "../../../platform/database/stamps.js";
import type { Reader, Tx } from "../../../platform/database/statements.js";
import { keepBytes } from "../../../platform/storage/stored-bytes.js";
import type { ActiveLinks, LinkEnd, LinkedRepository, ServiceLinkRecord } from "./link-record.js";

/** Which service links a page shows. */
export interface ServiceLinkPage {
  readonly projectId: Guid;
  /** Repository and service of the last one before. */
  readonly after: { readonly repository: string; readonly serviceKey: string } | null;
  readonly rows: number;
}

/** Who makes links, and the version of main that they are of from then on. */
export interface LinkEvent {
  readonly projectId: Guid;
  readonly version: number;
  readonly actor: string;
}

/** Links that an event makes; one with the key of an active link takes its place. */
export interface NewLinks {
  readonly repository: string;
  readonly serviceLinks: readonly ServiceLink[];
  readonly evidenceLinks: readonly EvidenceLink[];
}

/** The rows of links, each with the versions of main that it is of. It keeps nothing, so a worker thread makes its own. */
export class LinkRepository {
  /** The active ones of a repository. */
  async active(reader: Reader, { projectId, repository }: LinkedRepository): Promise<ActiveLinks> {
    const of = [projectId, repository];
    return {
      serviceLinks: await reader.query<ServiceLink[]>(`${SERVICES} ${ACTIVE}`, of),
      evidenceLinks: await reader.query<EvidenceLink[]>(`${EVIDENCE} ${ACTIVE}`, of),
    };
  }

  /** The active ones of services of a repository. */
  services(reader: Reader, { projectId, repository }: LinkedRepository): Promise<readonly ServiceLink[]> {
    return reader.query<ServiceLink[]>(`${SERVICES} ${ACTIVE}`, [projectId, repository]);
  }

  async page(
    reader: Reader,
    { projectId, after, rows }: ServiceLinkPage,
  ): Promise<readonly ServiceLinkRecord[]> {
    const { repository = null, serviceKey = null } = after ?? {};
    const found = await reader.query<Row[]>(PAGE, [projectId, repository, serviceKey, rows]);
    return found.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
  }

  /** An active one; the transaction has locked main. */
  async find(tx: Tx, projectId: Guid, id: Guid): Promise<ServiceLink | null> {
    const [row] = await tx.query<ServiceLink[]>(FIND, [projectId, id]);
    return row ?? null;
  }

  /** Ends the link of a service, and that of its fact: they are one statement of a person. */
  async endService(tx: Tx, { projectId, version }: LinkEvent, link: ServiceLink): Promise<void> {
    const { repository, serviceKey } = link;
    const place = [projectId, version, "removed" satisfies LinkEnd, repository];
    await tx.query(`${END("source_service_links")} AND service_key = $5`, [...place, serviceKey]);
    await tx.query(`${END("source_evidence_links")} AND fact_key = $5`, [...place, `service|${serviceKey}`]);
    raiseStamp(tx, projectId, "sources");
  }

  /** Makes links, which count as stored; those that they replace end with the same version. */
  async add(tx: Tx, event: LinkEvent, links: NewLinks): Promise<void> {
    const { projectId, version, actor } = event;
    const { repository, serviceLinks, evidenceLinks } = links;
    const ending = [projectId, version, "replaced" satisfies LinkEnd, repository];
    if (serviceLinks.length > 0) {
      const keys = serviceLinks.map(({ serviceKey }) => serviceKey);
      await tx.query(`${END("source_service_links")} AND service_key = ANY ($5::text[])`, [...ending, keys]);
      await tx.query(ADD_SERVICES, [projectId, version, repository, actor, JSON.stringify(serviceLinks)]);
    }
    if (evidenceLinks.length > 0) {
      const keys = evidenceLinks.map(({ factKey }) => factKey);
      await tx.query(`${END("source_evidence_links")} AND fact_key = ANY ($5::text[])`, [...ending, keys]);
      await tx.query(ADD_EVIDENCE, [projectId, version, repository, JSON.stringify(evidenceLinks)]);
    }
    raiseStamp(tx, projectId, "sources");
    await keepBytes(tx, projectId, Buffer.byteLength(JSON.stringify([serviceLinks, evidenceLinks])));
  }

  /** Writes where source was seen, and since when it is missing, over active links. */
  async note(tx: Tx, projectId: Guid, links: readonly EvidenceLink[]): Promise<void> {
    if (links.length > 0) {
      const rows = links.map(({ id, lastSeenCommit, lastPaths, lastGrounds, missingSince }) => {
        return { id, lastSeenCommit, lastPaths, lastGrounds, missingSince };
      });
      await tx.query(NOTE, [projectId, JSON.stringify(rows)]);
    }
  }

  /** Ends all of a repository that nobody follows any more. */
  async deactivate(tx: Tx, { projectId, version }: LinkEvent, repository: string): Promise<void> {
    for (const table of TABLES) {
      await tx.query(END(table), [projectId, version, "unfollowed" satisfies LinkEnd, repository]);
    }
    raiseStamp(tx, projectId, "sources");
  }

  /** Makes those anew that ended because nobody followed the repository; they count as stored once more. */
  async reactivate(tx: Tx, { projectId, version }: LinkEvent, repository: string): Promise<void> {
    let bytes = 0;
    for (const statement of [REACTIVATE_SERVICES, REACTIVATE_EVIDENCE]) {
      const [row] = await tx.query<{ bytes: number }[]>(statement, [projectId, version, repository]);
      bytes += row?.bytes ?? 0;
    }
    for (const table of TABLES) {
      await tx.query(
        `UPDATE ${table} SET ended = 'replaced'
          WHERE project_id = $1 AND repository = $2 AND ended = 'unfollowed'`,
        [projectId, repository],
      );
    }
    raiseStamp(tx, projectId, "sources");
    await keepBytes(tx, projectId, bytes);
  }

  /** Whether a repository has links that are active, or that would be again. */
  async areThere(
    reader: Reader,
    { projectId, repository }: LinkedRepository,
    which: "active" | "unfollowed",
  ): Promise<boolean> {
    const condition = which === "active" ? "until_version IS NULL" : "ended = 'unfollowed'";
    const [row] = await reader.query<{ found: boolean }[]>(
      `SELECT ${TABLES.map(
        (table) =>
          `EXISTS (SELECT 1 FROM ${table} WHERE project_id = $1 AND repository = $2 AND ${condition})`,
      ).join(" OR ")} AS found`,
      [projectId, repository],
    );
    return row?.found ?? false;
  }

  /** Facts that active evidence of other repositories shows, of those given. */
  async shownElsewhere(
    reader: Reader,
    { projectId, repository }: LinkedRepository,
    factIds: readonly Guid[],
  ): Promise<ReadonlySet<string>> {
    const rows = await reader.query<{ id: string }[]>(SHOWN_ELSEWHERE, [projectId, repository, factIds]);
    return new Set(rows.map(({ id }) => id));
  }
}

type Row = Omit<ServiceLinkRecord, "createdAt"> & { readonly createdAt: Date };

const TABLES = ["source_service_links", "source_evidence_links"] as const;

const ACTIVE = "WHERE project_id = $1 AND repository = $2 AND until_version IS NULL";

const SERVICES = `
  SELECT id, repository, service_key AS "serviceKey", element_id AS "elementId" FROM source_service_links`;

const EVIDENCE = `
  SELECT id, repository, fact_key AS "factKey", service_key AS "serviceKey", fact_kind AS "factKind",
         fact_id AS "factId", last_seen_commit AS "lastSeenCommit", last_paths AS "lastPaths",
         last_grounds AS "lastGrounds", missing_since AS "missingSince", kept
    FROM source_evidence_links`;

const FIND = `${SERVICES} WHERE project_id = $1 AND id = $2 AND until_version IS NULL`;

const PAGE = `
  SELECT l.id, r.id AS "repositoryId", l.repository, l.service_key AS "serviceKey", l.element_id AS "elementId",
         l.since_version::float8 AS "sinceVersion", l.until_version::float8 AS "untilVersion",
         l.created_by AS "createdBy", l.created_at AS "createdAt"
    FROM source_service_links l
    JOIN source_repositories r ON r.project_id = l.project_id AND r.repository = l.repository
   WHERE l.project_id = $1 AND l.until_version IS NULL
     AND ($2::text IS NULL OR (l.repository, l.service_key) > ($2 COLLATE "C", $3::text COLLATE "C"))
   ORDER BY l.repository, l.service_key LIMIT $4`;

function END(table: (typeof TABLES)[number]): string {
  return `
    UPDATE ${table} SET until_version = $2, ended = $3
     WHERE project_id = $1 AND repository = $4 AND until_version IS NULL`;
}

const ADD_SERVICES = `
  INSERT INTO source_service_links
         (project_id, id, since_version, repository, service_key, element_id, created_by, created_at)
  SELECT $1, id, $2, $3, "serviceKey", "elementId", $4, now()
    FROM json_to_recordset($5) AS links (id uuid, "serviceKey" text, "elementId" uuid)`;

const ADD_EVIDENCE = `
  INSERT INTO source_evidence_links
         (project_id, id, since_version, repository, fact_key, service_key, fact_kind, fact_id, last_seen_commit,
          last_paths, last_grounds, missing_since, kept)
  SELECT $1, id, $2, $3, "factKey", "serviceKey", "factKind", "factId", "lastSeenCommit", "lastPaths", "lastGrounds",
         "missingSince", kept
    FROM json_to_recordset($4) AS links (
         id uuid, "factKey" text, "serviceKey" text, "factKind" text, "factId" uuid, "lastSeenCommit" text,
         "lastPaths" json, "lastGrounds" json, "missingSince" text, kept json)`;

const NOTE = `
  UPDATE source_evidence_links AS link
     SET last_seen_commit = said."lastSeenCommit", last_paths = said."lastPaths", last_grounds = said."lastGrounds",
         missing_since = said."missingSince"
    FROM json_to_recordset($2) AS said (
         id uuid, "lastSeenCommit" text, "lastPaths" json, "lastGrounds" json, "missingSince" text)
   WHERE link.project_id = $1 AND link.id = said.id AND link.until_version IS NULL`;

const REACTIVATE_SERVICES = counted(`
  INSERT INTO source_service_links
         (project_id, id, since_version, repository, service_key, element_id, created_by, created_at)
  SELECT project_id, id, $2, repository, service_key, element_id, created_by, created_at
    FROM source_service_links WHERE project_id = $1 AND repository = $3 AND ended = 'unfollowed'`);

const REACTIVATE_EVIDENCE = counted(`
  INSERT INTO source_evidence_links
         (project_id, id, since_version, repository, fact_key, service_key, fact_kind, fact_id, last_seen_commit,
          last_paths, last_grounds, missing_since, kept)
  SELECT project_id, id, $2, repository, fact_key, service_key, fact_kind, fact_id, last_seen_commit, last_paths,
         last_grounds, missing_since, kept
    FROM source_evidence_links WHERE project_id = $1 AND repository = $3 AND ended = 'unfollowed'`);

/** The bytes of the rows that a statement makes, about as JSON says them. */
function counted(inserting: string): string {
  return `
    WITH made AS (${inserting} RETURNING *)
    SELECT COALESCE(sum(octet_length(to_json(made)::text)), 0)::float8 AS bytes FROM made`;
}

const SHOWN_ELSEWHERE = `
  SELECT DISTINCT fact_id AS id FROM source_evidence_links
   WHERE project_id = $1 AND repository <> $2 AND until_version IS NULL AND missing_since IS NULL
     AND fact_id = ANY ($3::uuid[])`;
