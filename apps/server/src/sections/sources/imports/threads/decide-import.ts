import type { Guid, Issue, Model } from "@plumbline/model-core";
import {
  type Decision,
  decideItems,
  type ImportItem,
  isAsShown,
  proposeImport,
  targetIssues,
} from "@plumbline/source-import";
import type { Snapshot } from "@plumbline/source-scanner";
import type { Transactions, Tx } from "../../../../platform/database/statements.js";
import type { ItemRefusal, RefusalNamed } from "../../../../platform/errors/refusals.js";
import { ModelRepository, type StreamPlace } from "../../../model/for-threads.js";
import { FollowedRepositories } from "../../repositories/followed.repository.js";
import { Snapshots } from "../../scans/snapshots.js";
import { ImportRepository, type ImportRow } from "../import.repository.js";
import type { ImportItemRecord, ImportPlace } from "../import-record.js";
import { type AnsweredImport, answerImport } from "./answer-import.js";
import { proposalInput, sourceOfNow } from "./proposal-of.js";
import { readDecision, type SaidOfImport } from "./read-decision.js";
import { writeAccepted } from "./write-accepted.js";

/** What a person says of items, as a thread gets it. */
export interface DecisionSent {
  readonly place: ImportPlace;
  readonly bytes: Uint8Array;
  /** The account of the person. */
  readonly by: Guid;
  readonly actor: string;
}

type DecisionWanted = Omit<DecisionSent, "bytes"> & SaidOfImport & { readonly at: string };

export type DecidedOutcome = AnsweredImport | DecisionRefused;

type DecisionRefused = RefusalNamed<
  | "no-project"
  | "no-import"
  | "import-not-open"
  | "not-followed"
  | "no-snapshot-of-scan"
  | "items-refused"
  | "said-wrong"
  | "body-refused"
  | "schemas-contended"
>;

const models = new ModelRepository();
const imports = new ImportRepository();
const followed = new FollowedRepositories();
const snapshots = new Snapshots();

/** Decides items of an open import on main as it is by now, all or nothing (docs/reference/source-imports.md#deciding). */
export async function decideSourceImport(
  transactions: Transactions,
  { bytes, ...sent }: DecisionSent,
): Promise<DecidedOutcome> {
  const said = readDecision(bytes);
  if (!said.ok) {
    return { outcome: "body-refused", refusal: said.refusal };
  }
  const wanted = { ...sent, ...said.value, at: new Date().toISOString() };
  const { projectId } = wanted.place;
  const row = await transactions.readAtOnce((reader) => imports.find(reader, wanted.place));
  if (row === null) {
    return { outcome: "no-import" };
  }
  if (row.state !== "open") {
    return { outcome: "import-not-open", state: row.state };
  }
  const snapshot = await transactions.readAtOnce((reader) =>
    snapshots.of(reader, { projectId, id: row.scanId }),
  );
  if (snapshot === null) {
    return { outcome: "no-snapshot-of-scan" };
  }
  return transactions.run(async (tx) => {
    const held = await hold(tx, wanted.place);
    return "outcome" in held ? held : decide(tx, wanted, { ...held, snapshot });
  });
}

interface Held {
  readonly stream: StreamPlace;
  readonly row: ImportRow;
  /** Of the repository, as it is now. */
  readonly trackedCommit: string | null;
}

/** The project is locked before main, as everybody does who writes to both, and then what is its own. */
async function hold(tx: Tx, place: ImportPlace): Promise<Held | DecisionRefused> {
  await tx.query(HOLD_PROJECT, [place.projectId]);
  const stream = await models.lockMainStream(tx, place.projectId);
  if (stream === null) {
    return { outcome: "no-project" };
  }
  const row = (await imports.lock(tx, place)) ? await imports.find(tx, place) : null;
  if (row === null) {
    return { outcome: "no-import" };
  }
  if (row.state !== "open") {
    return { outcome: "import-not-open", state: row.state };
  }
  const repository = await followed.findNamed(tx, place.projectId, row.repository);
  return repository === null
    ? { outcome: "not-followed" }
    : { stream, row, trackedCommit: repository.trackedCommit };
}

async function decide(
  tx: Tx,
  wanted: DecisionWanted,
  { stream, row, trackedCommit, snapshot }: Held & { readonly snapshot: Snapshot },
): Promise<DecidedOutcome> {
  const { place, targets } = wanted;
  const model = await models.readModel(tx, stream);
  const items = await imports.items(tx, place);
  const of = {
    projectId: place.projectId,
    repository: row.repository,
    snapshot,
    trackedCommit,
    model,
    systemId: row.systemId,
  };
  const input = await proposalInput(tx, { ...of, targets: systemChosen(items) });
  const now = byId(proposeImport(input));
  const withTargets = { ...input, targets: new Map([...input.targets, ...targets]) };
  const chosen = targets.size === 0 ? now : byId(proposeImport(withTargets));
  const decision = decideItems(
    items.map((item) => ({ ...item, dependsOn: chosen.get(item.id)?.dependsOn ?? item.dependsOn })),
    wanted,
  );
  if (!decision.ok) {
    return { outcome: "said-wrong", errors: decision.refusal };
  }
  const wrong = issuesOfTargets(wanted, { items, model, decision: decision.value });
  if (wrong.length > 0) {
    return { outcome: "said-wrong", errors: wrong };
  }
  const changed = items
    .filter(({ id }) => decision.value.accepted.has(id))
    .filter((item) => !isAsShown(item, now.get(item.id)));
  if (changed.length > 0) {
    return {
      outcome: "items-refused",
      items: changed.map(({ id }): ItemRefusal => ({ id, error: CHANGED })),
    };
  }
  const accepted = [...chosen.values()].filter(({ id }) => decision.value.accepted.has(id));
  const { evidenceLinks } = input;
  const source = { repository: row.repository, commit: row.commit, ...sourceOfNow(of) };
  const refused = await writeAccepted(tx, { wanted, source, stream, model, evidenceLinks, items: accepted });
  if (refused !== null) {
    return refused;
  }
  await noteDecision(tx, wanted, { items, chosen, decision: decision.value, row });
  return answerImport(tx, place);
}

const HOLD_PROJECT = "SELECT 1 FROM projects WHERE id = $1 FOR NO KEY UPDATE";

const CHANGED = "The model has changed since this was proposed: import the scan again";

function byId(items: readonly ImportItem[]): ReadonlyMap<Guid, ImportItem> {
  return new Map(items.map((item) => [item.id, item]));
}

/** The one choice that no link remembers: the system that elements are put into. */
function systemChosen(items: readonly ImportItemRecord[]): ReadonlyMap<Guid, Guid> {
  const system = items.find(({ kind, factKey, state }) => {
    return kind === "element" && factKey === null && state === "accepted";
  });
  return new Map(system === undefined ? [] : [[system.id, system.targetId]]);
}

function issuesOfTargets(
  { targets }: DecisionWanted,
  {
    items,
    model,
    decision,
  }: { readonly items: readonly ImportItemRecord[]; readonly model: Model; readonly decision: Decision },
): readonly Issue[] {
  const accepted = new Map(
    items.filter(({ id }) => decision.accepted.has(id)).map((item) => [item.id, item]),
  );
  return targetIssues({ targets, accepted, model });
}

interface Decided {
  readonly items: readonly ImportItemRecord[];
  readonly chosen: ReadonlyMap<Guid, ImportItem>;
  readonly decision: Decision;
  readonly row: ImportRow;
}

/** Items that are open still are kept as they are now: what they refer to may have become another fact. */
async function noteDecision(
  tx: Tx,
  { place, targets, never, reject, actor, at }: DecisionWanted,
  { items, chosen, decision, row }: Decided,
): Promise<void> {
  const open = items.filter(({ state, id }) => state === "open" && !decision.rejected.has(id));
  const bodies =
    targets.size === 0
      ? []
      : open.flatMap(({ id, ...shown }) => {
          const now = chosen.get(id);
          const target = targets.get(id);
          if (now === undefined && target === undefined) {
            return [];
          }
          const { state: _, decidedBy: __, decidedAt: ___, ...body } = shown;
          return [now ?? { ...body, id, targetId: target ?? body.targetId }];
        });
  await imports.decide(tx, place, {
    by: actor,
    at,
    accepted: [...decision.accepted],
    rejected: [...decision.rejected],
    never: never ? reject : [],
    bodies,
  });
  if (decision.accepted.size > 0) {
    await imports.noteImported(tx, { projectId: place.projectId, repository: row.repository });
  }
}
