import { type ExportRequest, readExportRequest } from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import type { Transactions } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import { type FingerprintOutcome, fingerprintOf } from "./fingerprint.js";
import type { StateToRead } from "./read-state.js";
import type { Shown } from "./show-bundle.js";

/** A body that asks for an export. */
export interface ExportToAsk {
  readonly projectId: Guid;
  readonly bytes: Uint8Array;
}

/** What it asks for, and what that is made of; what was pinned before has no fingerprint. */
export interface AskedExport {
  readonly outcome: "asked";
  readonly state: StateToRead;
  readonly shown: Shown;
  readonly fingerprint: string | null;
}

export type AskedOutcome =
  | AskedExport
  | RefusalNamed<"bundle-refused">
  | Exclude<FingerprintOutcome, { readonly outcome: "found" }>;

/** Reads what is asked for: bodies with a pinned state are too large for the main thread. */
export async function askExport(
  transactions: Pick<Transactions, "readAtOnce">,
  { projectId, bytes }: ExportToAsk,
): Promise<AskedOutcome> {
  const read = readBodyText(bytes, readExportRequest);
  if (!read.ok) {
    return { outcome: "bundle-refused", refusal: read.refusal };
  }
  const state = stateOf(read.value);
  const asked = { outcome: "asked", state, shown: shownOf(read.value) } as const;
  if (state.is === "pinned") {
    return { ...asked, fingerprint: null };
  }
  const { wanted } = state;
  const found = await transactions.readAtOnce((reader) => fingerprintOf(reader, { projectId, wanted }));
  return found.outcome === "found" ? { ...asked, fingerprint: found.fingerprint } : found;
}

function stateOf({ pinned, revisionId, branchId }: ExportRequest): StateToRead {
  return pinned === null ? { is: "wanted", wanted: { revisionId, branchId } } : { is: "pinned", pinned };
}

function shownOf({ format }: ExportRequest): Shown {
  return format === "sdd" ? { as: "file", path: "SDD.md" } : { as: "bundle" };
}
