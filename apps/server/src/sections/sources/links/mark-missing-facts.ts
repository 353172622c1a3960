import type { FactOfKind, Guid, StaleMark } from "@plumbline/model-core";
import {
  type EvidenceLink,
  type EvidenceOfScan,
  evidenceOfScan,
  isMarkOfSource,
} from "@plumbline/source-import";
import type { Tx } from "../../../platform/database/statements.js";
import { ChangeSetRepository, type FactToWrite, ModelRepository } from "../../model/for-threads.js";
import type { CompletedScan } from "../scans/scan-completion.js";
import { LinkRepository } from "./link.repository.js";

const models = new ModelRepository();
const changeSets = new ChangeSetRepository();
const links = new LinkRepository();

type StreamKind = FactToWrite["kind"];

/** A fact of main as it is. */
interface PresentRow {
  readonly kind: StreamKind;
  readonly body: FactOfKind[StreamKind];
}

/**
 * Holds evidence against a complete scan of the followed ref (docs/reference/source-imports.md#evidence-that-is-not-found-again):
 * facts that nothing shows any more are marked, and those that are shown lose their marks, as one version of main.
 */
export async function markMissingFacts(tx: Tx, { projectId, scan, snapshot }: CompletedScan): Promise<void> {
  const place = { projectId, repository: scan.repository };
  if (!snapshot.complete || !(await links.areThere(tx, place, "active"))) {
    return;
  }
  // The project is locked before main, as everybody does who writes to both.
  await tx.query("SELECT 1 FROM projects WHERE id = $1 FOR NO KEY UPDATE", [projectId]);
  const stream = await models.lockMainStream(tx, projectId);
  if (stream === null) {
    return;
  }
  const { evidenceLinks } = await links.active(tx, place);
  const factIds = [...new Set(evidenceLinks.map(({ factId }) => factId))];
  const shownElsewhere = await links.shownElsewhere(tx, place, factIds);
  const evidence = evidenceOfScan({ snapshot, links: evidenceLinks, shownElsewhere });
  await links.note(tx, projectId, [
    ...seenAgain(evidence, snapshot.commit),
    ...missed(evidence, snapshot.commit),
  ]);
  const rows = await tx.query<PresentRow[]>(CONCERNED, [
    projectId,
    stream.streamId,
    [...evidence.shown],
    [...evidence.marks.keys()],
  ]);
  const changed = rows.flatMap((row) => marked(row, evidence));
  await changeSets.write(tx, stream, {
    added: [],
    changed,
    removed: [],
    actor: `scan:${scan.id}`,
    summary: summaryOf(changed, scan.repository),
  });
}

function seenAgain({ seen }: EvidenceOfScan, lastSeenCommit: string): readonly EvidenceLink[] {
  return seen.map(({ link, paths, grounds }) => {
    return { ...link, lastSeenCommit, lastPaths: paths, lastGrounds: grounds, missingSince: null };
  });
}

function missed({ missing }: EvidenceOfScan, commit: string): readonly EvidenceLink[] {
  return missing.flatMap((link) => (link.missingSince === null ? [{ ...link, missingSince: commit }] : []));
}

/** A mark stays as it was set first; one that a person set is no scan's to take away. */
function marked({ kind, body }: PresentRow, { shown, marks }: EvidenceOfScan): readonly FactToWrite[] {
  const { stale, id } = body;
  if (stale !== null && shown.has(id) && isMarkOfSource(stale)) {
    return [{ kind, fact: withMark(body, null) }];
  }
  const mark = marks.get(id as Guid);
  return stale === null && mark !== undefined ? [{ kind, fact: withMark(body, mark) }] : [];
}

function withMark(body: PresentRow["body"], stale: StaleMark | null): FactToWrite["fact"] {
  const { id, ...said } = body;
  return { id, ...said, ...{ stale } };
}

function summaryOf(changed: readonly FactToWrite[], repository: string): string {
  const isStale = ({ fact }: FactToWrite): boolean => (fact as PresentRow["body"]).stale !== null;
  const missing = changed.filter(isStale).length;
  const found = changed.length - missing;
  return `Scan of ${repository}: ${missing} not found any more, ${found} found again`;
}

/** Facts that may lose a mark, and those that may get one. */
const CONCERNED = `
  SELECT kind, body FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND valid_to IS NULL
     AND ((id = ANY ($3::uuid[]) AND body->'stale'->>'reason' LIKE 'source-%') OR id = ANY ($4::uuid[]))
   ORDER BY id`;
