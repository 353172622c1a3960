import type { Guid } from "@plumbline/model-core";
import type { ScenarioDocument } from "@plumbline/playback-engine";
import {
  addGenerated,
  generateObligations,
  newestOf,
  newlyDerived,
  noLongerDerived,
  type Obligation,
  type PromiseRefusal,
  type StatedObligation,
  type Write,
} from "@plumbline/promise-core";
import type { Reader, Transactions } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { ModelRepository, RememberedModel } from "../../model/for-threads.js";
import { documentOf } from "../reading/found-one-by-one.js";
import { PromiseRepository } from "../storing/promise.repository.js";
import { movePromise, type PromiseOutcome, type PromiseWrite, writeOf } from "./move-promise.js";

/** What generating would do. */
export interface Derived {
  readonly added: readonly StatedObligation[];
  readonly noLongerDerived: readonly Pick<Obligation, "key" | "kind" | "title">[];
}

export type DerivedOutcome =
  | { readonly outcome: "derived"; readonly derived: Derived }
  | RefusalNamed<"no-promise" | "promise-refused">;

const models = new RememberedModel(new ModelRepository());
const promises = new PromiseRepository();

/** Adds what follows from the draft and is not there (docs/reference/promises-evidence.md#generated-obligations). */
export function addDerived(transactions: Transactions, request: PromiseWrite): Promise<PromiseOutcome> {
  return movePromise(transactions, request, async (tx, write) => {
    const refusal = refusalOfWrite(write);
    if (refusal !== null) {
      return { ok: false, refusal };
    }
    const { added } = await derivedFrom(tx, request.caller.projectId, write);
    return addGenerated({ ...write, generated: added });
  });
}

/** What that would add, and which generated obligations no longer follow from the draft; writes nothing. */
export function lookAtDerived(transactions: Transactions, request: PromiseWrite): Promise<DerivedOutcome> {
  const { caller, promiseId } = request;
  return transactions.readAtOnce(async (reader) => {
    const row = await promises.find(reader, { projectId: caller.projectId, ref: { id: promiseId } });
    if (row === null) {
      return { outcome: "no-promise" };
    }
    const write = writeOf(request, row.promise);
    const refusal = refusalOfWrite(write);
    return refusal === null
      ? { outcome: "derived", derived: await derivedFrom(reader, caller.projectId, write) }
      : { outcome: "promise-refused", refusal };
  });
}

/** Nothing is derived from what cannot be written to. */
function refusalOfWrite(write: Write): PromiseRefusal | null {
  const tried = addGenerated({ ...write, generated: [] });
  return tried.ok ? null : tried.refusal;
}

async function derivedFrom(reader: Reader, projectId: Guid, { promise }: Write): Promise<Derived> {
  const { content, obligations } = newestOf(promise);
  const read = await models.read(reader, projectId, null);
  if (content === null || read === null) {
    return { added: [], noLongerDerived: [] };
  }
  const scenarios = await scenariosOf(reader, projectId, content.links.scenarioIds);
  const generated = generateObligations({ content, model: read.model, scenarios });
  return {
    added: newlyDerived(obligations, generated),
    noLongerDerived: noLongerDerived(obligations, generated),
  };
}

async function scenariosOf(
  reader: Reader,
  projectId: Guid,
  ids: readonly Guid[],
): Promise<ReadonlyMap<Guid, ScenarioDocument>> {
  const rows = await reader.query<{ id: Guid; document: string }[]>(
    "SELECT id, document FROM scenarios WHERE project_id = $1 AND id = ANY ($2::uuid[])",
    [projectId, ids],
  );
  return new Map(rows.map(({ id, document }) => [id, documentOf(document)]));
}
