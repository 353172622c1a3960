import {
  type BundleRefusal,
  type Design,
  generateBundle,
  type SealedBundle,
  sealBundle,
} from "@plumbline/bundle-writer";
import type { Guid, Result } from "@plumbline/model-core";
import type { Reader, Transactions } from "../../../platform/database/statements.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { type SealKeys, sealed as withSeal } from "../sealing/seals.js";
import { type DesignOutcome, designOf } from "./design-of.js";
import { fingerprintOf } from "./fingerprint.js";
import { readState, type StateRefusal, type StateToRead } from "./read-state.js";
import {
  type BundleToShow,
  type Shown,
  type ShownBundle,
  type ShownOutcome,
  showBundle,
  showReady,
} from "./show-bundle.js";

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
  const bundle = await make(transactions, request);
  if (bundle.outcome !== "made") {
    return bundle;
  }
  const shown = bundle.shown.outcome === "shown" ? bundle.shown : await showBundle(bundle.shown);
  return shown.outcome === "shown" ? { ...shown, outcome: "built", ...bundle.about } : shown;
}

type About = Pick<Built, "streamVersion" | "isCurrent" | "fingerprint">;

/** What is shown, but that a bundle is not packed yet. */
interface Made {
  readonly outcome: "made";
  readonly shown: ShownBundle | BundleToShow;
  readonly about: About;
}

type NotMade = Exclude<BuiltOutcome, Built>;

/**
 * What a state was read from and is designed by is let go before its bundle is packed, which takes as much once more:
 * nothing that waits for that may hold it.
 */
function make(
  transactions: Pick<Transactions, "readAtOnce">,
  request: StateToBuild,
): Promise<Made | NotMade> {
  return transactions
    .readAtOnce((reader) => readWithFingerprint(reader, request))
    .then((read) => made(read, request));
}

function made(read: ReadWithFingerprint, { clock, shown, keys }: StateToBuild): Made | NotMade {
  if (read.outcome !== "read") {
    return read;
  }
  const { inputs, moved, fingerprint } = read;
  const designed = designOf(inputs, "service-bundle/4", clock);
  if (designed.outcome !== "designed") {
    return designed;
  }
  const about = { streamVersion: inputs.pinned.streamVersion, isCurrent: moved.length === 0, fingerprint };
  if (shown.as === "ready") {
    return { outcome: "made", shown: showReady(designed.design), about };
  }
  const sealed = sealedOf(designed.design, keys);
  return sealed.ok
    ? { outcome: "made", shown: { outcome: "to-show", bundle: sealed.value, shown }, about }
    : { outcome: "bundle-refused", refusal: sealed.refusal };
}

function sealedOf(design: Design, keys: SealKeys): Result<SealedBundle, BundleRefusal> {
  const generated = generateBundle(design);
  const { seal = "" } = withSeal(design.pinned, keys);
  return generated.ok ? sealBundle(generated.value, seal) : generated;
}

type ReadWithFingerprint = Awaited<ReturnType<typeof readWithFingerprint>>;

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
