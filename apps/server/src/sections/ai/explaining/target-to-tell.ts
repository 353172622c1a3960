import {
  type DesignState,
  dataBlock,
  type ExplainTarget,
  type PromptBlock,
  relationshipsOfElement,
} from "@plumbline/ai-tasks";
import { LIST_OF_KIND } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import { findingToTell } from "./finding-to-tell.js";
import { promiseToTell } from "./promise-to-tell.js";
import { NO_TARGET, type NoTarget, type TargetPlace, type TargetToTell } from "./target.js";

const WHOLE: TargetToTell = { outcome: "target", selection: null, alsoNamed: [], more: null, names: [] };

/** Looks for what is to be explained. Call it in `readAtOnce`. */
export async function targetToTell(
  reader: Reader,
  { kind, id, ruleId }: ExplainTarget,
  where: TargetPlace,
): Promise<TargetToTell | NoTarget> {
  if (id === null) {
    return WHOLE;
  }
  switch (kind) {
    case "promise":
      return promiseToTell(reader, where, id);
    case "finding":
      return findingToTell(reader, where, { ruleId, subjectId: id });
    default:
      return has(where.state, kind, id) ? { ...WHOLE, selection: around(where.state, kind, id) } : NO_TARGET;
  }
}

/** What an element is without what it depends on says little. */
function around({ index }: DesignState, kind: ExplainTarget["kind"], id: string): readonly string[] {
  return kind === "element" ? [id, ...relationshipsOfElement(index.model, id)] : [id];
}

/** How a prompt calls it. */
export function targetBlock(
  { kind, id, ruleId }: ExplainTarget,
  hidden: Parameters<typeof dataBlock>[2],
): PromptBlock {
  const data = ruleId === null ? { kind, part: id } : { kind, ruleId, subject: id };
  return dataBlock("target", data, hidden);
}

function has(
  { index, scenarios }: DesignState,
  kind: Exclude<ExplainTarget["kind"], "promise" | "finding">,
  id: string,
): boolean {
  if (kind === "project") {
    return false;
  }
  const facts = kind === "scenario" ? scenarios : index.model[LIST_OF_KIND[kind]];
  return facts.some((fact) => fact.id === id);
}
