import {
  type BriefChange,
  type BriefRequest,
  type Design,
  readBriefRequest,
  writeBrief,
} from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import type { Reader, Transactions } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { readBodyText } from "../../../platform/request/read-body-text.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { countingTokens } from "../counting-tokens.js";
import type { SealKeys } from "../sealing/seals.js";
import { type DesignOutcome, designOf } from "./design-of.js";
import { type ChangeRefusal, readChange } from "./read-change.js";
import { type ReadState, readState, type StateRefusal } from "./read-state.js";

/** A body that asks for a brief. */
export interface BriefToBuild {
  readonly projectId: Guid;
  readonly bytes: Uint8Array;
  readonly keys: SealKeys;
  readonly clock: SchemaCheckMemory;
}

export type BriefOutcome =
  | { readonly outcome: "brief"; readonly bytes: Uint8Array<ArrayBuffer> }
  | RefusalNamed<"body-refused" | "bundle-refused">
  | StateRefusal
  | ChangeRefusal
  | Exclude<DesignOutcome, { readonly outcome: "designed" }>;

/** Writes the brief of a selection (docs/reference/build.md#briefs). */
export async function buildBrief(
  transactions: Pick<Transactions, "readAtOnce">,
  request: BriefToBuild,
): Promise<BriefOutcome> {
  const asked = readBodyText(request.bytes, readBriefRequest);
  if (!asked.ok) {
    return { outcome: "body-refused", refusal: asked.refusal };
  }
  const read = await transactions.readAtOnce((reader) => readBrief(reader, request, asked.value));
  if (read.outcome !== "read") {
    return read;
  }
  const designed = designOf(read.inputs, "service-bundle/4", request.clock);
  return designed.outcome === "designed" ? written(designed.design, asked.value, read.change) : designed;
}

/** A state, and what the change under review touches in it, if there is one. */
async function readBrief(
  reader: Reader,
  { projectId, keys }: BriefToBuild,
  { revisionId, branchId, changeScanId }: BriefRequest,
): Promise<(ReadState & { readonly change: BriefChange | null }) | StateRefusal | ChangeRefusal> {
  const state = { is: "wanted", wanted: { revisionId, branchId } } as const;
  const read = await readState(reader, projectId, { state, keys });
  if (read.outcome !== "read" || changeScanId === null) {
    return read.outcome === "read" ? { ...read, change: null } : read;
  }
  const change = await readChange(reader, read.inputs, changeScanId);
  return change.outcome === "change" ? { ...read, change: change.change } : change;
}

async function written(
  design: Design,
  request: BriefRequest,
  change: BriefChange | null,
): Promise<BriefOutcome> {
  const brief = writeBrief(design, request, await countingTokens(), change);
  return brief.ok
    ? { outcome: "brief", bytes: new TextEncoder().encode(JSON.stringify(brief.value)) }
    : { outcome: "bundle-refused", refusal: brief.refusal };
}
