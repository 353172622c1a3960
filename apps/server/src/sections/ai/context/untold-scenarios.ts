import {
  type AliasedPart,
  idsInText,
  type JudgedOrigins,
  joinJudged,
  judgeOrigins,
  type PublicRepositories,
  turnsOf,
  unjudged,
} from "@plumbline/ai-tasks";
import { type Guid, NO_FACTS } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { UNTOLD_BYTES, UNTOLD_BYTES_AT_ONCE } from "../limits.js";
import { originsOfTold } from "./origins-of-told.js";

/** What is told of a project. */
export interface ToldOfProject {
  readonly projectId: Guid;
  readonly parts: readonly AliasedPart[];
  /** The scenarios that are told as a whole. */
  readonly whole: readonly { readonly id: string }[];
  readonly repositories: PublicRepositories;
}

/**
 * What the scenarios come to that are told by their names alone, by what they name and that is not told: a fact that went, or of
 * another branch. None is parsed for it, and no more is held than the texts of a turn with the IDs in them. Of those that
 * are too large to be looked through nobody knows what they name.
 */
export async function untoldScenarios(reader: Reader, told: ToldOfProject): Promise<JudgedOrigins> {
  const whole = new Set(told.whole.map(({ id }) => id));
  const named = told.parts.filter(({ kind, id }) => kind === "scenario" && !whole.has(id));
  const sizes = await reader.query<SizeOfScenario[]>(SIZES, [told.projectId, named.map(({ id }) => id)]);
  if (sizes.reduce((sum, { bytes }) => sum + bytes, 0) > UNTOLD_BYTES) {
    return unjudged(named.map(({ id }) => id));
  }
  const known = new Set<string>(told.parts.map(({ id }) => id));
  let judged: JudgedOrigins = joinJudged([]);
  for (const turn of turnsOf(sizes, UNTOLD_BYTES_AT_ONCE)) {
    judged = joinJudged([judged, await judgedTurn(reader, told, { turn, known })]);
  }
  return judged;
}

interface SizeOfScenario {
  readonly id: string;
  readonly bytes: number;
}

interface Turn {
  readonly turn: readonly SizeOfScenario[];
  readonly known: ReadonlySet<string>;
}

async function judgedTurn(
  reader: Reader,
  { projectId, repositories }: ToldOfProject,
  { turn, known }: Turn,
): Promise<JudgedOrigins> {
  const rows = await reader.query<Row[]>(DOCUMENTS, [projectId, turn.map(({ id }) => id)]);
  const texts = rows.map(({ id, document }) => ({ id, names: idsInText(document, known) }));
  const origins = await originsOfTold(reader, { projectId, model: NO_FACTS, ids: [], texts, scanned: [] });
  return judgeOrigins(origins, repositories);
}

interface Row {
  readonly id: string;
  readonly document: string;
}

const SIZES = `
  SELECT id, octet_length(document) AS bytes FROM scenarios
   WHERE project_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id`;

const DOCUMENTS = "SELECT id, document FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[])";
