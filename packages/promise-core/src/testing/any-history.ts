import type { Guid } from "@plumbline/model-core";
import fc from "fast-check";
import { recipeHash } from "../hashes/recipe-hash.js";
import type { LinkedThing } from "../records/links.js";
import type { Obligation } from "../records/obligation.js";
import {
  type EvidenceEntry,
  IDENTITY_REASONS,
  RESULTS,
  type RunInput,
  type VerificationRun,
} from "../records/run.js";
import type { PresentState, PresentVersion, StatusRequest } from "../status/present-state.js";
import {
  APPROVED,
  CONTRACT_TEST,
  FLOW_CHECK,
  guid,
  OTHER_KIND,
  obligation,
  revision,
  STREAM,
  verificationRun,
} from "./promise-builder.js";

const BRANCH = guid(9_002);
const OBLIGATIONS: readonly Obligation[] = [
  obligation("O1", FLOW_CHECK),
  obligation("O2", CONTRACT_TEST),
  obligation("O3", OTHER_KIND),
  obligation("O4", FLOW_CHECK),
  obligation("O10", CONTRACT_TEST),
];

/** What the state that is judged has of each input. */
export interface PresentValues {
  readonly stream: PresentState["stream"];
  readonly scenarios: { readonly [id: string]: PresentVersion };
  readonly schemas: { readonly [id: string]: PresentVersion };
  readonly commits: { readonly [id: string]: string };
  readonly links: readonly string[];
}

export function presentOf({ stream, scenarios, schemas, commits, links }: PresentValues): PresentState {
  return {
    stream,
    scenario: (id) => scenarios[id] ?? null,
    schema: (id) => schemas[id] ?? null,
    repositoryCommit: (id) => commits[id] ?? null,
    link: (id) => links.includes(id),
  };
}

const word = fc.constantFrom("a", "b");
const version = fc.constantFrom(1, 2);
const versioned = fc.dictionary(word, fc.record({ version, hash: word }), { maxKeys: 2 });
const streamId: fc.Arbitrary<Guid> = fc.constantFrom(STREAM, STREAM, BRANCH);

const anyPresentValues: fc.Arbitrary<PresentValues> = fc.record({
  stream: fc.record({ streamId, version }),
  scenarios: versioned,
  schemas: versioned,
  commits: fc.dictionary(word, word, { maxKeys: 2 }),
  links: fc.subarray(["a", "b"]),
});

const anyInput: fc.Arbitrary<RunInput> = fc.oneof(
  fc.record({ kind: fc.constant("model" as const), id: streamId, version, hash: fc.constant(null) }),
  fc.record({ kind: fc.constantFrom("scenario" as const, "schema" as const), id: word, version, hash: word }),
  fc.record({
    kind: fc.constantFrom("repository" as const, "scan" as const),
    id: word,
    version: fc.constant(null),
    hash: word,
  }),
  fc.record({
    ...{ kind: fc.constant("link" as const), id: word },
    ...{ version: fc.constant(null), hash: fc.constant(null) },
  }),
);

const anyEvidence: fc.Arbitrary<EvidenceEntry> = fc
  .constantFrom("verified", ...IDENTITY_REASONS)
  .map((reason) => ({
    identity: reason === "verified" ? "verified" : "claimed",
    identityReason: reason === "verified" ? null : reason,
    result: "passed",
    system: "codehost-actions",
    runUrl: "https://github.com/acme/shop/actions/runs/1",
    commitSha: null,
    conclusion: null,
    artifactDigest: null,
  }));

const anyRun: fc.Arbitrary<VerificationRun> = fc
  .record({
    of: fc.constantFrom(...OBLIGATIONS),
    changed: fc.integer({ min: 0, max: 4 }),
    result: fc.constantFrom(...RESULTS),
    draft: fc.boolean(),
    promiseRevision: fc.constantFrom(1, 1, 1, 2),
    at: fc.constantFrom("1", "2", "3", "4").map((day) => `2026-01-0${day}T00:00:00.000Z`),
    id: fc.integer({ min: 1, max: 1_000_000 }).map((number) => guid(number)),
    onStream: fc.option(streamId),
    inputs: fc.array(anyInput, { maxLength: 3 }),
    evidence: fc.array(anyEvidence, { maxLength: 2 }),
    vacuous: fc.array(fc.boolean(), { maxLength: 8 }),
  })
  .map(({ of, changed, onStream, vacuous, evidence, result, ...said }) =>
    verificationRun({
      ...said,
      evidence,
      result: evidence.some(({ identity }) => identity === "claimed") ? "not-run" : result,
      obligationId: `SHOP-001/${of.key}`,
      recipeHash: changed === 0 ? "changed" : recipeHash(of),
      modelRevision: onStream === null ? null : { streamId: onStream, version: 1, revisionId: null },
      assertions: vacuous.map((one, index) => ({ id: `a${index}`, passed: true, vacuous: one, detail: "" })),
    }),
  );

const anyLinked: fc.Arbitrary<readonly LinkedThing[]> = fc.array(
  fc.constantFrom<LinkedThing>({ kind: "scenario", id: guid(1) }, { kind: "operation", id: guid(2) }),
  { maxLength: 2 },
);

/** A revision with its runs, as they may have come about, judged on some state. */
export const anyHistory: fc.Arbitrary<StatusRequest & { readonly values: PresentValues }> = fc
  .record({
    obligations: fc.subarray([...OBLIGATIONS]),
    isApproved: fc.boolean(),
    retire: fc.integer({ min: 0, max: 20 }).map((number) => number === 0),
    presentHash: fc.constantFrom("approved", "approved", "other"),
    runs: fc.uniqueArray(anyRun, { selector: ({ id }) => id, maxLength: 12 }),
    values: anyPresentValues,
    missing: anyLinked,
    changed: anyLinked,
  })
  .map(({ obligations, isApproved, retire, presentHash, runs, values, missing, changed }) => ({
    requirementId: "SHOP-001",
    revision: revision({ obligations, retire, approval: isApproved ? APPROVED : null }),
    presentHash,
    runs,
    values,
    present: presentOf(values),
    linked: { missing, changed },
  }));
