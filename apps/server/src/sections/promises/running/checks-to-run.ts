import type { Guid } from "@plumbline/model-core";
import { checksToRunAgain, inForceOf, type ReadPromise, type Revision } from "@plumbline/promise-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { PAGE_OF_ALL, pageByPage } from "../reading/page-by-page.js";
import { type AroundPromises, aroundPromises, workedOut } from "../reading/read-promises.js";
import { StateOfMain } from "../reading/state-of-main.js";
import { PromiseRepository, type PromiseRow } from "../storing/promise.repository.js";
import { type FullObligations, type ObligationOfRuns, RunRepository } from "../storing/run.repository.js";
import { chosenRevision } from "./chosen-obligation.js";

/** One check of a revision that is stale or was not run. */
export interface CheckToRun extends ObligationOfRuns {
  /** It has as many runs as it may. */
  readonly isFull: boolean;
}

export type ChecksOutcome =
  | { readonly outcome: "checks"; readonly checks: readonly CheckToRun[] }
  | RefusalNamed<"no-promise" | "no-promise-revision" | "no-approved-revision">;

const promises = new PromiseRepository();
const runs = new RunRepository();

/** Those of one promise (docs/reference/promises-evidence.md#running-again). */
export async function checksOfPromise(
  reader: Reader,
  { projectId, promiseId, revision }: { projectId: Guid; promiseId: Guid; revision: number | null },
): Promise<ChecksOutcome> {
  const row = await promises.find(reader, { projectId, ref: { id: promiseId } });
  if (row === null) {
    return { outcome: "no-promise" };
  }
  const chosen = chosenRevision(row.promise, revision);
  return "outcome" in chosen
    ? chosen
    : { outcome: "checks", checks: checksOf(await aroundChecks(reader, projectId, [row]), () => chosen) };
}

/** Those of the revisions in force of promises: of these, or of all, in the order of their numbers. */
export async function checksOfProject(
  reader: Reader,
  { projectId, promiseIds }: { projectId: Guid; promiseIds: readonly Guid[] | null },
): Promise<ChecksOutcome> {
  const checks: CheckToRun[] = [];
  const wanted = promiseIds === null ? null : new Set(promiseIds);
  const main = new StateOfMain(reader, projectId);
  const pages = pageByPage(0, PAGE_OF_ALL, {
    rows: (after) => promises.page(reader, projectId, after, PAGE_OF_ALL),
    page: (rows) => {
      const asked = rows.filter(({ promise: { id } }) => wanted === null || wanted.delete(id));
      return aroundChecks(reader, projectId, asked, main);
    },
  });
  for await (const around of pages) {
    checks.push(...checksOf(around, ({ promise }) => inForceOf(promise)));
  }
  return wanted !== null && wanted.size > 0 ? { outcome: "no-promise" } : { outcome: "checks", checks };
}

interface AroundChecks extends AroundPromises {
  readonly full: FullObligations;
}

async function aroundChecks(
  reader: Reader,
  projectId: Guid,
  rows: readonly PromiseRow[],
  main = new StateOfMain(reader, projectId),
): Promise<AroundChecks> {
  const [around, full] = await Promise.all([
    aroundPromises(reader, projectId, rows, main),
    runs.full(reader, projectId, rows),
  ]);
  return { ...around, full };
}

function checksOf(
  { full, ...around }: AroundChecks,
  revisionOf: (read: ReadPromise) => Revision | null,
): readonly CheckToRun[] {
  return workedOut(around).flatMap((promise) => {
    const revision = revisionOf(promise);
    const status = revision === null ? null : promise.statusOf(revision);
    return revision === null || status === null
      ? []
      : checksToRunAgain(status, revision.obligations).map(({ key }) => {
          const check = { promiseId: promise.promise.id, key, revision: revision.revision };
          return { ...check, isFull: full.has(check) };
        });
  });
}
