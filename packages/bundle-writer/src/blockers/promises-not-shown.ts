import type { EvidenceStatus } from "@plumbline/promise-core";
import type { DesignPromise } from "../design/design.js";
import type { Blocker } from "../manifest/manifest.js";
import { inShort } from "./in-short.js";

/** What keeps promises from being requirements that hold: one of each code at most for a promise. */
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

function notShown(requirementId: string, { counts, gaps, obligations }: EvidenceStatus): readonly Said[] {
  const failed = obligations
    .filter(({ result }) => result === "failed")
    .map(({ obligationId }) => obligationId);
  const stale = obligations.filter((one) => one.stale).map(({ obligationId }) => obligationId);
  return [
    ...said(counts.failed > 0 || failed.length > 0, "promise-check-failed", () => {
      return `The checks of ${requirementId} failed: ${inShort(failed)}. Correct the design or revise the promise, then run them again.`;
    }),
    ...said(stale.length > 0, "promise-evidence-stale", () => {
      return `The evidence of ${requirementId} is stale: ${inShort(stale)}. Run its checks again or send new evidence.`;
    }),
    ...said(gaps.length > 0, "promise-gap", () => {
      return `${requirementId} is not wholly shown. ${inShort(gaps.map(withoutStop))}.`;
    }),
  ];
}

function said(isSo: boolean, code: string, message: () => string): readonly Said[] {
  return isSo ? [[code, message()]] : [];
}

function withoutStop(gap: string): string {
  return gap.endsWith(".") ? gap.slice(0, -1) : gap;
}
