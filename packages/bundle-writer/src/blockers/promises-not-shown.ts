import type { EvidenceStatus } from "@plumbline/promise-core";
import type { DesignPromise } from "../design/design.js";
import type { Blocker } from "../manifest/manifest.js";
import { inShort } from "./in-short.js";

/** What keeps promises from being requirements that hold: a `promise-gap` for each gap, else one of a code at most. */
export function promisesNotShown(promises: readonly DesignPromise[]): readonly Blocker[] {
  return promises.flatMap(({ promise: { requirementId }, state, status }) => {
    const about = (code: string, message: string): Blocker => ({ code, subject: requirementId, message });
    return state === "draft"
      ? [
          about(
            "promise-not-approved",
            `${requirementId} is a draft. An owner has to approve it, or remove it.`,
          ),
        ]
      : status === null
        ? []
        : notShown(requirementId, status).map(([code, message]) => about(code, message));
  });
}

type Said = readonly [code: string, message: string];

function notShown(requirementId: string, status: EvidenceStatus): readonly Said[] {
  return [
    ...checksFailed(requirementId, status),
    ...evidenceStale(requirementId, status),
    ...status.gaps.map((gap): Said => ["promise-gap", `${requirementId} is not wholly shown. ${gap}`]),
  ];
}

function checksFailed(requirementId: string, { obligations }: EvidenceStatus): readonly Said[] {
  const failed = obligations
    .filter(({ result }) => result === "failed")
    .map(({ obligationId }) => obligationId);
  const mend = "Correct the design or revise the promise, then run them again.";
  return failed.length === 0
    ? []
    : [["promise-check-failed", `The checks of ${requirementId} failed: ${inShort(failed)}. ${mend}`]];
}

/** What was shown of another state, or was never shown: both keep a promise from being a requirement that holds now. */
function evidenceStale(requirementId: string, { obligations }: EvidenceStatus): readonly Said[] {
  if (obligations.length === 0) {
    const mend = "Revise it and add what shows that it holds.";
    return [["promise-evidence-stale", `Nothing shows ${requirementId}: it has no obligation. ${mend}`]];
  }
  const lacking = obligations.flatMap(({ obligationId, result, stale }) =>
    stale ? [`${obligationId} is stale`] : isShown(result) ? [] : [`${obligationId} is ${result}`],
  );
  const mend = "Run its checks again, send new evidence, or revise what nothing can show.";
  return lacking.length === 0
    ? []
    : [["promise-evidence-stale", `No current result shows ${requirementId}: ${inShort(lacking)}. ${mend}`]];
}

function isShown(result: EvidenceStatus["obligations"][number]["result"]): boolean {
  return result === "passed" || result === "failed";
}
