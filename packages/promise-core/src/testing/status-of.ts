import { recipeHash } from "../hashes/recipe-hash.js";
import type { StatedObligation } from "../records/obligation.js";
import type { EvidenceEntry, RunInput, VerificationRun } from "../records/run.js";
import type { EvidenceStatus } from "../records/status.js";
import { evidenceStatus } from "../status/evidence-status.js";
import type { StatusRequest } from "../status/present-state.js";
import { type PresentValues, presentOf } from "./any-history.js";
import { FLOW_CHECK, guid, obligation, revision, STREAM, verificationRun } from "./promise-builder.js";

export const BRANCH = guid(9_002);
export const SCENARIO: RunInput = { kind: "scenario", id: guid(1), version: 3, hash: "flow" };
const NOW: PresentValues = {
  stream: { streamId: STREAM, version: 7 },
  scenarios: { [guid(1)]: { version: 3, hash: "flow" } },
  schemas: { [guid(2)]: { version: 1, hash: "schema" } },
  commits: { "acme/shop": "aaa" },
  links: [guid(4)],
};
export const CLAIM: EvidenceEntry = {
  identity: "claimed",
  identityReason: "run-not-found",
  result: "passed",
  system: "codehost-actions",
  runUrl: "https://github.com/acme/shop/actions/runs/1",
  commitSha: null,
  conclusion: null,
  artifactDigest: null,
};

export interface Given {
  readonly stated?: StatedObligation;
  readonly runs?: readonly Partial<VerificationRun>[];
  readonly now?: Partial<PresentValues>;
  readonly request?: Partial<StatusRequest>;
}

/** Of one obligation, whose runs are on the first day, the second and so on. */
export function statusOf({ stated = FLOW_CHECK, runs = [], now = {}, request = {} }: Given): EvidenceStatus {
  return evidenceStatus({
    requirementId: "SHOP-001",
    revision: revision({ obligations: [obligation("O1", stated)] }),
    presentHash: "approved",
    runs: runs.map((run, index) =>
      verificationRun({
        id: guid(100 - index),
        at: `2026-01-0${index + 1}T00:00:00.000Z`,
        recipeHash: recipeHash(stated),
        ...run,
      }),
    ),
    present: presentOf({ ...NOW, ...now }),
    linked: { missing: [], changed: [] },
    ...request,
  });
}

export const DRAFT = revision({ approval: null, obligations: [obligation("O1", FLOW_CHECK)] });
