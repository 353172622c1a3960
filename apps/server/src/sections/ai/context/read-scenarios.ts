import type { WholeScenario } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { readStoredScenario } from "../../scenarios/for-threads.js";
import { TOLD_BYTES } from "../limits.js";

/** Scenarios that are to be told as a whole; none where they are more than a prompt may tell. */
export interface ScenariosToTell {
  readonly scenarios: readonly WholeScenario[];
  readonly areTooLarge: boolean;
}

/** Those of a project that have these IDs. Call it in `readAtOnce`. */
export async function readWholeScenarios(
  reader: Reader,
  projectId: Guid,
  ids: readonly string[],
): Promise<ScenariosToTell> {
  const named = [projectId, [...new Set(ids)]];
  const [size] = ids.length === 0 ? [] : await reader.query<{ bytes: number }[]>(BYTES, named);
  if (size === undefined || size.bytes > TOLD_BYTES) {
    return { scenarios: [], areTooLarge: size !== undefined };
  }
  const rows = await reader.query<Row[]>(SCENARIOS, named);
  const scenarios = rows.map(({ document, ...row }) => ({
    ...row,
    document: readStoredScenario(document).document,
  }));
  return { scenarios, areTooLarge: false };
}

type Row = Omit<WholeScenario, "document"> & { readonly document: string };

const BYTES = `
  SELECT COALESCE(sum(octet_length(document)), 0)::float8 AS bytes
    FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[])`;

const SCENARIOS = `
  SELECT id, name, document FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[]) ORDER BY id`;
