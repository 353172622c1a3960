import { createHash } from "node:crypto";
import type { Guid } from "@plumbline/model-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { SERVICE_VERSION } from "../../../platform/service-version.js";
import { findReviewInputs } from "../../findings/for-threads.js";
import type { PinsWanted } from "../pinning/pinned-place.js";

/** A state that somebody asks for. */
export interface StateToFind {
  readonly projectId: Guid;
  readonly wanted: PinsWanted;
}

export type FingerprintOutcome =
  | { readonly outcome: "found"; readonly fingerprint: string }
  | RefusalNamed<"no-project" | "no-revision" | "no-open-branch">;

/** What a bundle of a state is made of: the same fingerprint, the same bundle. Call it in `readAtOnce`. */
export async function fingerprintOf(
  reader: Reader,
  { projectId, wanted }: StateToFind,
): Promise<FingerprintOutcome> {
  const found = await findReviewInputs(reader, projectId, { ...wanted, version: null });
  if (found.outcome !== "found") {
    return found;
  }
  const beside = await reader.query<unknown[]>(BESIDE, [projectId]);
  const made = JSON.stringify([SERVICE_VERSION, found.fingerprint, wanted, beside]);
  return { outcome: "found", fingerprint: createHash("sha256").update(made).digest("hex") };
}

/** What a review does not read: the name of the project, decisions, sources, and where main is when a revision is built. */
const BESIDE = prepared(`
  SELECT p.name, s.version,
         (SELECT json_agg(json_build_array(d.id, d.version) ORDER BY d.id)
            FROM decisions d WHERE d.project_id = $1 AND d.deleted_at IS NULL) AS decisions,
         (SELECT json_agg(json_build_array(r.repository, r.tracked_ref, r.tracked_commit, r.tracked_scan, r.latest_commit,
                                           r.latest_scan, r.id) ORDER BY r.repository)
            FROM source_repositories r WHERE r.project_id = $1 AND r.imported) AS sources
    FROM projects p JOIN model_streams s ON s.project_id = p.id AND s.id = p.main_stream_id
   WHERE p.id = $1`);
