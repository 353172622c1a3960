import {
  type BundleRefusal,
  type MovedPin,
  movedInputs,
  type PinnedInputs,
  type PinnedState,
} from "@plumbline/bundle-writer";
import type { Guid } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { RefusalNamed } from "../../../platform/errors/refusals.js";
import { ModelRepository } from "../../model/for-threads.js";
import { ImportedSources } from "../../sources/for-threads.js";
import { MOST_PINNED_BYTES } from "../limits.js";
import { pinnedBytes } from "../pinning/pinned-bytes.js";
import type { PinsWanted } from "../pinning/pinned-place.js";
import { readPinnedInputs } from "../pinning/read-pinned-inputs.js";
import { readPins } from "../pinning/read-pins.js";
import { isIssued, type SealKeys } from "../sealing/seals.js";

const models = new ModelRepository();
const sources = new ImportedSources();

/** A state as it is now, or one that was pinned before. */
export type StateToRead =
  | { readonly is: "wanted"; readonly wanted: PinsWanted }
  | { readonly is: "pinned"; readonly pinned: PinnedState };

/** A pinned state with all that it names, and what is another now. */
export interface ReadState {
  readonly outcome: "read";
  readonly inputs: PinnedInputs;
  readonly moved: readonly MovedPin[];
}

export type StateRefusal = RefusalNamed<
  "no-project" | "no-revision" | "no-open-branch" | "no-pinned-input" | "pinned-refused" | "bundle-refused"
>;

const TOO_LARGE: BundleRefusal = {
  code: "bundle_too_large",
  title: `The bundle is refused: what it is made from is over ${MOST_PINNED_BYTES} bytes as it is stored`,
  errors: [],
};

/** Reads a state with all that is pinned of it. Call it in `readAtOnce`: one moment is pinned. */
export async function readState(
  reader: Reader,
  projectId: Guid,
  { state, keys }: { readonly state: StateToRead; readonly keys: SealKeys },
): Promise<ReadState | StateRefusal> {
  if (state.is === "pinned") {
    const refused = refusalOfPinned(state.pinned, projectId, keys);
    return refused ?? readPinned(reader, projectId, state.pinned);
  }
  const pins = await readPins(reader, projectId, state.wanted);
  return pins.outcome === "pinned" ? readPinned(reader, projectId, pins.pinned) : pins;
}

/** What keeps a state from being exported again, in the order of docs/reference/build.md#exporting-again. */
function refusalOfPinned(
  pinned: PinnedState,
  projectId: Guid,
  keys: SealKeys,
): RefusalNamed<"pinned-refused"> | null {
  if (pinned.decisions === undefined) {
    return { outcome: "pinned-refused", why: "pinned_format_not_exported" };
  }
  const isOurs = pinned.projectId === projectId && isIssued(pinned, keys);
  return isOurs ? null : { outcome: "pinned-refused", why: "pinned_not_issued" };
}

/** A pinned state, and how it stands to the present. */
export async function readPinned(
  reader: Reader,
  projectId: Guid,
  pinned: PinnedState,
): Promise<ReadState | StateRefusal> {
  if ((await pinnedBytes(reader, pinned)) > MOST_PINNED_BYTES) {
    return { outcome: "bundle-refused", refusal: TOO_LARGE };
  }
  const read = await readPinnedInputs(reader, pinned);
  if (read.outcome !== "read") {
    return read;
  }
  const present = await presentOf(reader, projectId, pinned);
  return present.outcome === "pinned"
    ? { outcome: "read", inputs: read.inputs, moved: await movedSince(reader, pinned, present.pinned) }
    : present;
}

/** A source is known by the ID of its repository, or by its name where nobody follows it any more. */
async function movedSince(
  reader: Reader,
  pinned: PinnedState,
  present: PinnedState,
): Promise<readonly MovedPin[]> {
  const moved = movedInputs(pinned, present);
  if (moved.every(({ kind }) => kind !== "source")) {
    return moved;
  }
  const ids = await sources.ids(reader, pinned.projectId);
  return moved.map((pin) => (pin.kind === "source" ? { ...pin, id: ids.get(pin.id) ?? pin.id } : pin));
}

/** The present of a branch is the branch; of a revision, as of main, it is main. */
async function presentOf(
  reader: Reader,
  projectId: Guid,
  { branch }: PinnedState,
): ReturnType<typeof readPins> {
  const main = await models.findMainStream(reader, projectId);
  const branchId = main?.streamId === branch ? null : (branch as Guid);
  return readPins(reader, projectId, { revisionId: null, branchId });
}
