import { type Design, generateBundle, sealBundle } from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import type { Reader, Transactions } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { type SealKeys, sealed as withSeal } from "../sealing/seals.js";
import { type DesignOutcome, designOf } from "./design-of.js";
import { fingerprintOf } from "./fingerprint.js";
import { readState, type StateRefusal, type StateToRead } from "./read-state.js";
import { type Shown, type ShownBundle, type ShownOutcome, showBundle, showReady } from "./show-bundle.js";

/** A state, and what is to be shown of its bundle. */
export interface StateToBuild {
  readonly projectId: Guid;
  readonly state: StateToRead;
  readonly shown: Shown;
  readonly keys: SealKeys;
  readonly clock: SchemaCheckMemory;
}

/** What was asked for, with what is known of the state. */
export interface Built extends Omit<ShownBundle, "outcome"> {
  readonly outcome: "built";
  readonly streamVersion: number;
  /** Every input is still as it was pinned. */
  readonly isCurrent: boolean;
  /** Of what it was made of, read at the same moment; null of what was pinned before. */
  readonly fingerprint: string | null;
}

export type BuiltOutcome =
  | Built
  | StateRefusal
  | Exclude<DesignOutcome, { readonly outcome: "designed" }>
  | Exclude<ShownOutcome, ShownBundle>;

/** Builds a state, or what is asked for of it (docs/reference/build.md#exporting). */
export async function buildState(
  transactions: Pick<Transactions, "readAtOnce">,
  request: StateToBuild,
): Promise<BuiltOutcome> {
  const { clock } = request;
  const read = await transactions.readAtOnce((reader) => readWithFingerprint(reader, request));
  if (read.outcome !== "read") {
    return read;
  }
  const designed = designOf(read.inputs, "service-bundle/4", clock);
  if (designed.outcome !== "designed") {
    return designed;
  }
  const shown = await show(designed.design, request);
  const { streamVersion } = read.inputs.pinned;
  return shown.outcome === "shown"
    ? {
        ...shown,
        outcome: "built",
        streamVersion,
        isCurrent: read.moved.length === 0,
        fingerprint: read.fingerprint,
      }
    : shown;
}

/** In one moment: what is kept by the fingerprint is what it was made of. */
async function readWithFingerprint(reader: Reader, request: StateToBuild) {
  const { projectId, state } = request;
  const read = await readState(reader, projectId, request);
  const found =
    state.is === "wanted" ? await fingerprintOf(reader, { projectId, wanted: state.wanted }) : null;
  return read.outcome === "read"
    ? { ...read, fingerprint: found?.outcome === "found" ? found.fingerprint : null }
    : read;
}

async function show(
  design: Design,
  { shown, keys }: StateToBuild,
): Promise<ShownOutcome | RefusalNamed<"bundle-refused">> {
  if (shown.as === "ready") {
    return showReady(design);
  }
  const generated = generateBundle(design);
  const { seal = "" } = withSeal(design.pinned, keys);
  const sealed = generated.ok ? sealBundle(generated.value, seal) : generated;
  return sealed.ok
    ? showBundle(sealed.value, shown, design)
    : { outcome: "bundle-refused", refusal: sealed.refusal };
}
