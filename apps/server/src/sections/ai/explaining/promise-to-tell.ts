import { promiseAsData } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { promiseRecord } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import { PromiseRepository, readPromises } from "../../promises/for-threads.js";
import { NO_TARGET, type NoTarget, presentOf, type TargetPlace, type TargetToTell } from "./target.js";

const promises = new PromiseRepository();

/** A promise with what it links. */
export async function promiseToTell(
  reader: Reader,
  { place, state }: TargetPlace,
  id: Guid,
): Promise<TargetToTell | NoTarget> {
  const { projectId } = place;
  const row = await promises.find(reader, { projectId, ref: { id } });
  const [read] = row === null ? [] : await readPromises(reader, projectId, [row]);
  if (read === undefined) {
    return NO_TARGET;
  }
  const record = promiseRecord(read);
  const { title, links } = record.inForce ?? record.draft ?? { title: null, links: null };
  const names = Object.values(links ?? {}).flat();
  return {
    outcome: "target",
    selection: presentOf(state, names),
    alsoNamed: [{ kind: "promise", id, name: title ?? record.requirementId }],
    more: { name: "promise", data: promiseAsData(record) },
    names,
  };
}
