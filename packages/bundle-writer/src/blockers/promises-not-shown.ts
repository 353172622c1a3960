import type { EvidenceStatus, ObligationStatus } from "@plumbline/promise-core";
import type { DesignPromise } from "../design/design.js";
import type { Blocker } from "../manifest/manifest.js";
import { inShort } from "./in-short.js";

/** What keeps promises from being requirements that hold: one for each gap, and one of each other code at most. */
export function promisesNotShown(promises: readonly DesignPromise[]): readonly Blocker[] {
  return promises.flatMap(({ promise: { requirementId }, state, status }) => {
    const about = ([code, message]: Said): Blocker => ({ code, subject: requirementId, message });
    return saidOf(requirementId, state, status).map(about);
  });
}

type Said = readonly [code: string, message: string];

function saidOf(id: string, state: DesignPromise["state"], status: EvidenceStatus | null): readonly Said[] {
  if (state === "draft") {
    return [["promise-not-approved", `${id} is a draft. An owner has to approve it, or remove it.`]];
  }
  return status === null
    ? []
    : [...checkFailed(id, status), ...evidenceStale(id, status), ...gapsOf(id, status)];
}

function checkFailed(id: string, { obligations }: EvidenceStatus): readonly Said[] {
  const failed = obligations.filter(({ result }) => result === "failed");
  const named = inShort(failed.map(({ obligationId }) => obligationId));
  const how = "Correct the design or revise the promise, then run them again.";
  return failed.length === 0
    ? []
    : [["promise-check-failed", `The checks of ${id} failed: ${named}. ${how}`]];
}

/** What is no result of now: something it read is another, it did not come to one, or nothing gives one. */
function evidenceStale(id: string, { obligations }: EvidenceStatus): readonly Said[] {
  if (obligations.length === 0) {
    return [["promise-evidence-stale", `${id} has no obligation. Revise it with what shows that it holds.`]];
  }
  const named = inShort(obligations.flatMap(standing));
  const how = "Run its checks, send new evidence, or choose obligations that something runs.";
  return named === "" ? [] : [["promise-evidence-stale", `${id} has no current result of ${named}. ${how}`]];
}

function standing({ obligationId, result, stale }: ObligationStatus): readonly string[] {
  if (stale) {
    return [`${obligationId} (stale)`];
  }
  return result === "not-run" || result === "unsupported" ? [`${obligationId} (${result})`] : [];
}

function gapsOf(id: string, { gaps }: EvidenceStatus): readonly Said[] {
  return gaps.map((gap) => ["promise-gap", `${id} is not wholly shown. ${gap}`]);
}
