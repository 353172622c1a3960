import { threadDatabase } from "../../platform/workers/thread-database.js";
import { type AskedOutcome, askExport, type ExportToAsk } from "./building/ask-export.js";
import { type BriefOutcome, type BriefToBuild, buildBrief } from "./building/build-brief.js";
import { type BuiltOutcome, buildState, type StateToBuild } from "./building/build-state.js";
import { type FingerprintOutcome, fingerprintOf, type StateToFind } from "./building/fingerprint.js";
import { type BundlesToCompare, type ComparedOutcome, compareSent } from "./verifying/compare-sent.js";
import { type BundleToVerify, type VerifiedOutcome, verifySent } from "./verifying/verify-sent.js";

// Runs in a worker thread: what is given and returned crosses to and from the main thread.

/** What a state is built from, without building it. */
export function fingerprint(request: StateToFind): Promise<FingerprintOutcome> {
  return threadDatabase().readAtOnce((reader) => fingerprintOf(reader, request));
}

/** What a body asks for. */
export function ask(request: ExportToAsk): Promise<AskedOutcome> {
  return askExport(threadDatabase(), request);
}

export function build(request: StateToBuild): Promise<BuiltOutcome> {
  return buildState(threadDatabase(), request);
}

export function brief(request: BriefToBuild): Promise<BriefOutcome> {
  return buildBrief(threadDatabase(), request);
}

export function verify(request: BundleToVerify): Promise<VerifiedOutcome> {
  return verifySent(threadDatabase(), request);
}

export function compare(request: BundlesToCompare): Promise<ComparedOutcome> {
  return Promise.resolve(compareSent(request));
}
