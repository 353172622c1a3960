import type { Guid } from "@plumbline/model-core";
import {
  isMeant,
  type NamedElement,
  type SourcePattern,
  type SourcePatternRequest,
} from "@plumbline/promise-core";
import { prepared } from "../../../platform/database/prepared.js";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { ModelRepository } from "../../model/for-threads.js";
import { FollowedRepositories, FoundPatterns, LinksHeld } from "../../sources/for-threads.js";

/** A check of a source pattern, and the scan that its request names, if any. */
export interface NamedSourceCheck {
  readonly projectId: Guid;
  readonly recipe: SourcePattern;
  readonly scanId: Guid | null;
}

type NotRead = RefusalNamed<"no-scan" | "scan-of-other-repository" | "no-project">;

const models = new ModelRepository();
const scans = new FoundPatterns();
const links = new LinksHeld();
const followed = new FollowedRepositories();

const ELEMENTS = prepared(`
  SELECT id, body ->> 'name' AS name FROM model_facts
   WHERE project_id = $1 AND stream_id = $2 AND kind = 'element' AND valid_to IS NULL`);

/** Everything that a check of a source pattern reads, on main as it is now. Call it in `readAtOnce`. */
export async function readSourceCheck(
  reader: Reader,
  { projectId, recipe, scanId }: NamedSourceCheck,
): Promise<SourcePatternRequest | NotRead> {
  if (scanId === null) {
    return { recipe, scan: null, links: [], elements: [] };
  }
  const scan = await scans.of(reader, { projectId, id: scanId });
  if (scan === null) {
    return { outcome: "no-scan" };
  }
  if (!isMeant(scan.repository, recipe.repository, await followed.names(reader, projectId))) {
    return { outcome: "scan-of-other-repository", repository: recipe.repository };
  }
  const main = await models.findMainStream(reader, projectId);
  if (main === null) {
    return { outcome: "no-project" };
  }
  const { streamId, version } = main;
  const elements = await reader.query<NamedElement[]>(ELEMENTS, [projectId, streamId]);
  return { recipe, scan, links: await links.services(reader, projectId, version), elements };
}
