import {
  FACT_KINDS,
  type Guid,
  type ImportPlan,
  LIST_OF_KIND,
  type Model,
  planImport,
  schemaIdsToLookUp,
} from "@plumbline/model-core";
import {
  type Acceptance,
  type AcceptedWrites,
  acceptItems,
  type EvidenceLink,
  type ImportItem,
} from "@plumbline/source-import";
import type { Tx } from "../../../../platform/database/statements.js";
import type { ItemRefusal, RefusalNamed } from "../../../../platform/errors/refusals.js";
import { Refused } from "../../../../platform/errors/refused.js";
import {
  ChangeSetRepository,
  type FactToWrite,
  LockedStreamRepository,
  modelOf,
  OtherStreamsRepository,
  SchemaRepository,
  type StreamPlace,
} from "../../../model/for-threads.js";
import { LinkRepository } from "../../links/link.repository.js";
import type { ImportRow } from "../import.repository.js";

/** Items that are accepted, and where they are written. */
export interface AcceptedTogether {
  readonly wanted: { readonly by: Guid; readonly actor: string; readonly at: string };
  readonly source: Pick<ImportRow, "repository" | "commit"> & Pick<Acceptance, "isTracked" | "clearsMarks">;
  /** Main, which the transaction has locked, and the model that it is. */
  readonly stream: StreamPlace;
  readonly model: Model;
  readonly items: readonly ImportItem[];
  readonly evidenceLinks: readonly EvidenceLink[];
}

const changeSets = new ChangeSetRepository();
const streams = new LockedStreamRepository();
const schemas = new SchemaRepository();
const others = new OtherStreamsRepository();
const links = new LinkRepository();

/**
 * Reads what was accepted into main by the rules of an import and writes it with its links, as one version
 * (docs/reference/source-imports.md#what-accepting-writes). Null when all of it was written.
 */
export async function writeAccepted(
  tx: Tx,
  accepted: AcceptedTogether,
): Promise<RefusalNamed<"items-refused"> | null> {
  const { wanted, source, stream, model, items, evidenceLinks } = accepted;
  const { projectId } = stream;
  const { repository, ...scan } = source;
  const acceptance = { by: wanted.by, at: wanted.at, ...scan };
  const writes = acceptItems({ projectId, repository, model, items, evidenceLinks, acceptance });
  const plan = await planned(tx, stream, writes);
  const refused = refusedItems(plan, items);
  if (refused.length > 0) {
    return { outcome: "items-refused", items: refused };
  }
  await write(tx, accepted, { writes, changes: plan.changes });
  return null;
}

async function planned(
  tx: Tx,
  { projectId, streamId, version }: StreamPlace,
  { document, present }: AcceptedWrites,
): Promise<ImportPlan> {
  const schemaIds = schemaIdsToLookUp(document, projectId);
  const stream = { projectId, streamId, version };
  if (schemaIds.length > 0) {
    await streams.lockOpenBranches(tx, projectId);
  }
  return planImport({
    document,
    present,
    projectId,
    modelStreamId: streamId,
    modelVersion: version,
    schemaOwners: await schemas.owners(tx, schemaIds),
    elsewhere: modelOf(await others.factsWithIds(tx, stream, schemaIds), []),
  });
}

/** What the rules refuse, by the items that say it. */
function refusedItems({ result }: ImportPlan, items: readonly ImportItem[]): readonly ItemRefusal[] {
  const ofFact = new Map(items.map(({ kind, targetId, id }) => [`${kind}:${targetId}`, id]));
  return result.items.flatMap(({ kind, id, change, error }) => {
    const item = change === "refused" ? ofFact.get(`${kind}:${id}`) : undefined;
    return item === undefined ? [] : [{ id: item, error: error ?? "" }];
  });
}

async function write(
  tx: Tx,
  { wanted, source, stream, items }: AcceptedTogether,
  { writes, changes }: { readonly writes: AcceptedWrites; readonly changes: ImportPlan["changes"] },
): Promise<void> {
  const { projectId } = stream;
  const { actor } = wanted;
  const { added, changed } = changes.schemas;
  if (
    !(await schemas.claim(
      tx,
      projectId,
      added.map(({ id }) => id),
    ))
  ) {
    throw new Refused({ outcome: "schemas-contended" });
  }
  const { repository, commit } = source;
  const { serviceLinks, evidenceLinks, seen } = writes;
  const version = await changeSets.write(tx, stream, {
    added: factsOf(changes, "added"),
    changed: factsOf(changes, "changed"),
    removed: [],
    actor,
    summary: `Imported from ${repository} at ${commit.slice(0, 10)}: ${items.length} accepted`,
    ...(serviceLinks.length + evidenceLinks.length > 0 ? { isEvent: true as const } : {}),
  });
  await schemas.write(tx, { projectId, mainVersion: version, actor }, [...added, ...changed]);
  await links.add(tx, { projectId, version, actor }, { repository, serviceLinks, evidenceLinks });
  await links.note(tx, projectId, seen);
}

function factsOf(changes: ImportPlan["changes"], change: "added" | "changed"): readonly FactToWrite[] {
  return FACT_KINDS.flatMap((kind) =>
    kind === "schema" ? [] : changes[LIST_OF_KIND[kind]][change].map((fact) => ({ kind, fact })),
  );
}
