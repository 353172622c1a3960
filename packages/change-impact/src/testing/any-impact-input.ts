import type { SnapshotFile, SourceFact } from "@plumbline/source-scanner";
import fc from "fast-check";
import type { ImpactInput } from "../records/impact-input.js";
import { LOOK, LOOKING, MODEL, ORDERS_SERVICE, PLACE, PLACED, PLACING, promiseOf, SCAN } from "./shop.js";
import { BASE, factOf, HEAD, REPOSITORY, snapshotOf } from "./snapshots.js";

const PATHS = ["src/Orders/a.cs", "src/Orders/b.cs", "src/Mail/c.cs", "d.cs", "README.md"] as const;
const KEYS = [
  "operation|src/Orders|http|POST /orders",
  "message|OrderPlaced",
  "channel|topic|mails",
] as const;

const anyFile = fc.constantFrom<Partial<SnapshotFile>[]>(
  { blobSha: "1" },
  { blobSha: "2" },
  { blobSha: "1", status: "skipped", reason: "file-too-large" },
  { blobSha: "2", status: "excluded", reason: "exclude-glob" },
);

const anyFact = (commit: string): fc.Arbitrary<SourceFact> =>
  fc
    .record({
      factKey: fc.constantFrom(...KEYS),
      path: fc.constantFrom(...PATHS),
      serviceKey: fc.constantFrom("src/Orders", null),
      condition: fc.constantFrom("DEBUG", null),
    })
    .map(({ path, ...said }) => factOf(commit, path, said));

const anySnapshot = (commit: string) =>
  fc
    .record({
      files: fc.dictionary(fc.constantFrom(...PATHS), anyFile, { maxKeys: 5 }),
      facts: fc.uniqueArray(anyFact(commit), { selector: ({ factKey }) => factKey }),
      services: fc.subarray(["src/Orders", "src/Mail"]),
      complete: fc.boolean(),
    })
    .map((said) => snapshotOf(commit, said));

const anyEvidence = fc.subarray(
  KEYS.flatMap((factKey) => [
    { repository: REPOSITORY, factKey, factKind: "operation" as const, factId: PLACE },
    { repository: REPOSITORY, factKey, factKind: "operation" as const, factId: LOOK },
    { repository: REPOSITORY, factKey, factKind: "message" as const, factId: PLACED },
  ]),
);

const PROMISES = [
  promiseOf(1, { operationIds: [PLACE], scenarioIds: [LOOKING.id] }),
  promiseOf(2, { messageIds: [PLACED] }),
];

/** A change of the shop, whatever it is. */
export const anyImpactInput: fc.Arbitrary<ImpactInput> = fc.record({
  scanId: fc.constant(SCAN),
  base: anySnapshot(BASE),
  head: anySnapshot(HEAD),
  modelVersion: fc.constant(5),
  model: fc.constant(MODEL),
  serviceLinks: fc.subarray([ORDERS_SERVICE]),
  evidenceLinks: anyEvidence,
  followed: fc.subarray([REPOSITORY]),
  scenarios: fc.subarray([PLACING, LOOKING]),
  promises: fc.subarray(PROMISES),
});
