import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import { recipeHash } from "../hashes/recipe-hash.js";
import type { VerificationRun } from "../records/run.js";
import { evidenceStatus } from "../status/evidence-status.js";
import type { StatusRequest } from "../status/present-state.js";
import { anyHistory } from "../testing/any-history.js";
import {
  FLOW_CHECK,
  guid,
  obligation,
  revision,
  STREAM,
  verificationRun,
} from "../testing/promise-builder.js";
import { pinnedRuns } from "./pinned-runs.js";

const requirementId = "SHOP-001";

describe("the runs that are pinned", () => {
  it("give the evidence status that all runs give, one of each obligation that was run", () => {
    let [met, kept] = [0, 0];
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { runs, present, revision: judged } = history;
        const pinned = pinnedRuns({ requirementId, revisions: [judged] }, runs, present.stream.streamId);
        const isInForce = judged.approval !== null && !judged.retire;
        expect(pinned.map(({ obligationId }) => obligationId)).toEqual(isInForce ? wereRun(history) : []);
        if (isInForce) {
          expect(evidenceStatus({ ...history, runs: pinned })).toEqual(evidenceStatus(history));
        }
        met += 1;
        kept += pinned.length;
      }),
      { seed: 9, numRuns: 2_000 },
    );
    expect(kept / met).toBeGreaterThan(0.3);
  });

  const promise = {
    requirementId,
    revisions: [
      revision({ revision: 2, approval: null, obligations: [obligation("O1", FLOW_CHECK)] }),
      revision({ obligations: [obligation("O2", FLOW_CHECK), obligation("O10", FLOW_CHECK)] }),
    ],
  };
  const hash = recipeHash(FLOW_CHECK);
  const runOf = (key: string, id: number, said: Partial<VerificationRun> = {}) =>
    verificationRun({ obligationId: `${requirementId}/${key}`, id: guid(id), recipeHash: hash, ...said });
  const idsOf = (runs: readonly VerificationRun[], streamId = STREAM) =>
    pinnedRuns(promise, runs, streamId).map(({ id }) => id);

  it("are of the revision in force, in key order", () => {
    const runs = [runOf("O10", 3), runOf("O2", 2), runOf("O1", 1), runOf("O2", 4, { promiseRevision: 2 })];
    expect(idsOf(runs)).toEqual([guid(2), guid(3)]);
  });

  it("are those that count on the stream that is judged", () => {
    const branch = guid(9_002);
    const onBranch = { modelRevision: { streamId: branch, version: 1, revisionId: null } };
    const runs = [runOf("O2", 1), runOf("O2", 2, onBranch)];
    expect(idsOf(runs)).toEqual([guid(1)]);
    expect(idsOf(runs, branch)).toEqual([guid(2)]);
  });

  it("hold the newest where none applies, since it says why", () => {
    const changed = { recipeHash: "before", at: "2026-01-02T00:00:00.000Z" };
    const draft = { draft: true, at: "2026-01-01T00:00:00.000Z" };
    expect(idsOf([runOf("O2", 1, draft), runOf("O2", 2, changed)])).toEqual([guid(2)]);
  });

  it("are none where no revision is in force", () => {
    const retired = {
      requirementId,
      revisions: [revision({ revision: 2, retire: true }), ...promise.revisions],
    };
    expect(pinnedRuns(retired, [runOf("O2", 1)], STREAM)).toEqual([]);
  });
});

/** The obligations of a revision that have a run of it, in key order. */
function wereRun({ revision: judged, runs }: StatusRequest): readonly string[] {
  const ran = runs.filter(({ promiseRevision }) => promiseRevision === judged.revision);
  return judged.obligations
    .map(({ key }) => `${requirementId}/${key}`)
    .filter((id) => ran.some(({ obligationId }) => obligationId === id));
}
