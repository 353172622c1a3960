import { recipeHash } from "../hashes/recipe-hash.js";
import type { Obligation } from "../records/obligation.js";
import type { VerificationRun } from "../records/run.js";
import type { EvidenceCounts } from "../records/status.js";
import type { StatusRequest } from "../status/present-state.js";

/** What a gap is about, without its words. */
export type NaiveGap = readonly [about: string, gap: string];

export interface NaiveStatus {
  readonly counts: EvidenceCounts;
  readonly obligations: readonly { readonly result: string; readonly moved: readonly string[] }[];
  readonly gaps: readonly NaiveGap[];
}

/** The evidence status read a second time, sentence by sentence of the reference, without care for speed. */
export function naiveStatus(request: StatusRequest): NaiveStatus {
  const counts = { passed: 0, failed: 0, notRun: 0, unsupported: 0, stale: 0 };
  if (request.revision.retire) {
    return { counts, obligations: [], gaps: [] };
  }
  const judged = request.revision.obligations.map((obligation) => judge(obligation, request));
  for (const { result, moved } of judged) {
    const isMoved = moved.length > 0;
    if (result === "passed") {
      counts[isMoved ? "stale" : "passed"] += 1;
    } else {
      counts[result === "not-run" ? "notRun" : (result as "failed" | "unsupported")] += 1;
    }
  }
  return {
    counts,
    obligations: judged,
    gaps: [...ofRevision(request), ...judged.flatMap(({ gaps }) => gaps)],
  };
}

function ofRevision({ revision, presentHash, linked }: StatusRequest): readonly NaiveGap[] {
  const gaps: NaiveGap[] = [];
  const about = `Revision ${revision.revision}`;
  if (revision.approval === null) {
    gaps.push([about, "is a draft"]);
  } else if (revision.approval.contentHash !== presentHash) {
    gaps.push([about, "differs from what was approved"]);
  }
  if (revision.obligations.length === 0) {
    gaps.push([about, "has no obligation"]);
  }
  gaps.push(
    ...linked.missing.map(({ kind, id }): NaiveGap => [`The linked ${kind} ${id}`, "is not in the project"]),
  );
  if (revision.approval !== null) {
    gaps.push(
      ...linked.changed.map(
        ({ kind, id }): NaiveGap => [`The linked ${kind} ${id}`, "changed after the approval"],
      ),
    );
  }
  return gaps;
}

function judge(obligation: Obligation, request: StatusRequest) {
  const own = request.runs
    .filter(({ promiseRevision }) => promiseRevision === request.revision.revision)
    .filter(({ obligationId }) => obligationId === `${request.requirementId}/${obligation.key}`)
    .sort((left, right) => (`${left.at} ${left.id}` < `${right.at} ${right.id}` ? 1 : -1));
  const gap = (words: string): NaiveGap => [obligation.key, words];
  const counting = countingOf(own, obligation, request);
  const runnable = [
    "scenario-check",
    "source-pattern-check",
    "contract-test",
    "integration-test",
    "failure-test",
  ];
  if (counting === undefined) {
    return runnable.includes(obligation.kind)
      ? { result: "not-run", moved: [], gaps: [gap(withoutRun(own, obligation))] }
      : { result: "unsupported", moved: [], gaps: [gap("is unsupported")] };
  }
  const moved = movedOf(counting, request);
  return { result: counting.result, moved, gaps: gapsOf(counting, moved).map(gap) };
}

function countingOf(newestFirst: readonly VerificationRun[], obligation: Obligation, request: StatusRequest) {
  const applying = newestFirst
    .filter((run) => run.recipeHash === recipeHash(obligation))
    .filter((run) => request.revision.approval === null || !run.draft);
  const verified = applying.filter(
    ({ evidence }) => !evidence.some(({ identity }) => identity === "claimed"),
  );
  const candidates = verified.length > 0 ? verified : applying;
  const judgedStream = request.present.stream.streamId;
  const onStream = candidates.filter(
    ({ modelRevision }) => modelRevision === null || modelRevision.streamId === judgedStream,
  );
  return onStream[0] ?? candidates[0];
}

function withoutRun([newest]: readonly VerificationRun[], obligation: Obligation): string {
  if (newest === undefined) {
    return "has no run";
  }
  return newest.recipeHash === recipeHash(obligation)
    ? "was last run while its revision was a draft"
    : "was changed after its last run";
}

function gapsOf(run: VerificationRun, moved: readonly string[]): readonly string[] {
  const stale = moved.length > 0 ? ["is stale"] : [];
  if (run.evidence.some(({ identity }) => identity === "claimed")) {
    return ["has a claim only", ...stale];
  }
  if (run.result === "not-run") {
    return ["has no run that came to a result", ...stale];
  }
  if (run.result === "unsupported") {
    return ["is unsupported", ...stale];
  }
  return [...(run.assertions.some(({ vacuous }) => vacuous) ? ["has assertions that hold"] : []), ...stale];
}

function movedOf({ inputs }: VerificationRun, { present }: StatusRequest): readonly string[] {
  return inputs
    .filter(({ kind, id, version, hash }) => {
      const now =
        kind === "model"
          ? { version: present.stream.streamId === id ? present.stream.version : -1, hash }
          : kind === "scenario" || kind === "schema"
            ? present[kind](id)
            : kind === "link"
              ? { version: present.link(id) ? version : -1, hash }
              : { version, hash: kind === "scan" ? hash : present.repositoryCommit(id) };
      return now?.version !== version || now.hash !== hash;
    })
    .map(({ kind, id }) => `${kind} ${id}`);
}
