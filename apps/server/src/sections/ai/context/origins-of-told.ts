import { type Origins, originsOf, proposalsOf, type SentParts, type ToldProposal } from "@plumbline/ai-tasks";
import { type Guid, parseGuid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { PastModelRepository } from "../../model/for-threads.js";
import { LinksHeld } from "../../sources/for-threads.js";

/** What is told, and of which design. */
export interface ToldParts extends Pick<SentParts, "model" | "texts" | "scanned"> {
  readonly projectId: Guid;
  /** The facts that are told. */
  readonly ids: readonly string[];
}

const past = new PastModelRepository();
const links = new LinksHeld();

/**
 * Where what is told is from, and what texts name that is not told: it may be in another branch, or gone. It counts where it
 * ever was from: a later edit may say another source, and the words are the same. Call it in `readAtOnce`.
 */
export async function originsOfTold(
  reader: Reader,
  { projectId, ids, ...sent }: ToldParts,
): Promise<Origins> {
  const facts = guidsIn([...ids, ...sent.texts.flatMap(({ names }) => names)]);
  const seen = await past.sourcesEver(reader, projectId, facts);
  const evidence = await links.shownEver(reader, projectId, facts);
  const sources = [...seen, ...sent.texts].map(({ source = null }) => source);
  const named = proposalsOf(sources);
  const proposals =
    named.length === 0 ? [] : await reader.query<ToldProposal[]>(PROPOSALS, [projectId, named]);
  return originsOf({ ...sent, seen, evidence, proposals });
}

/** A scenario may name things by what no ID is. */
function guidsIn(ids: readonly string[]): readonly Guid[] {
  return [...new Set(ids.flatMap((id) => parseGuid(id) ?? []))];
}

const PROPOSALS = `
  SELECT id, head->'toldFrom' AS "toldFrom" FROM flow_proposals
   WHERE project_id = $1 AND id = ANY ($2::uuid[]) AND head->'toldFrom' IS NOT NULL
  UNION ALL
  SELECT id, head->'toldFrom' AS "toldFrom" FROM architecture_proposals
   WHERE project_id = $1 AND id = ANY ($2::uuid[]) AND head->'toldFrom' IS NOT NULL`;
