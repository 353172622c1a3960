import { FILE_STATUSES, MANIFEST, MANIFEST_FIELDS, PINNED_STATE, SELF_CHECK } from "@plumbline/bundle-writer";
import {
  anyJson,
  boolean,
  guid,
  integer,
  list,
  nullable,
  object,
  orLeftOut,
  text,
  word,
} from "@plumbline/model-core/declaring";
import { declared } from "../../../platform/openapi/declared.js";

const HASH = text({ about: "Lower-case hex SHA-256" });
const NAMES = list(text());

declared("SelfCheckResponse", SELF_CHECK, "answered");

export const ManifestResponse = declared("ManifestResponse", MANIFEST.forms["service-bundle/4"], "answered");

const BLOCKER = {
  code: text(),
  subject: text({ about: "A stable ID, or the path of a file" }),
  message: text({ about: "What is in the way and how it is mended" }),
};

export const ReadyResponse = declared(
  "BuildReadyResponse",
  object({
    buildReady: boolean(),
    blockers: list(
      object({ ...BLOCKER, links: list(text(), { about: "Paths of this API to what settles it" }) }),
    ),
  }),
  "answered",
);

export const VerifyResponse = declared(
  "VerifyResponse",
  object({
    pinned: PINNED_STATE,
    matchesPinned: boolean({ about: "Every file and the manifest are what the pinned state gives" }),
    identical: boolean({ about: "The same, and an archive is packed as the service packs" }),
    manifest: word(["match", "differs"]),
    manifestDifferences: list(word(MANIFEST_FIELDS)),
    archive: nullable(word(["match", "differs"])),
    current: boolean({ about: "Nothing moved since it was pinned" }),
    moved: list(object({ kind: text(), id: text(), pinned: anyJson(), current: anyJson() })),
    expectedBundleHash: HASH,
    actualBundleHash: HASH,
    files: list(
      object({
        path: text(),
        status: word(FILE_STATUSES),
        expectedSha256: nullable(text()),
        actualSha256: nullable(text()),
      }),
    ),
    selfCheck: SELF_CHECK,
    issued: boolean({ about: "This project of this instance sealed the pinned state" }),
  }),
  "answered",
);

const CHANGES = object({ came: NAMES, went: NAMES, changed: NAMES });
declared("NamedChangesResponse", CHANGES, "answered");
const BLOCKERS = list(object(BLOCKER));

export const CompareResponse = declared(
  "BuildComparisonResponse",
  object({
    same: boolean(),
    fromBundleHash: HASH,
    toBundleHash: HASH,
    files: CHANGES,
    requirements: CHANGES,
    decisions: CHANGES,
    blockers: object({ came: BLOCKERS, went: BLOCKERS, changed: BLOCKERS }),
  }),
  "answered",
);

const IDS = list(guid());
const SELECTION = object({ promiseIds: IDS, scenarioIds: IDS, elementIds: IDS });

const INCLUDED = object({
  elementIds: IDS,
  operationIds: IDS,
  channelIds: IDS,
  subscriptionIds: IDS,
  messageIds: IDS,
  schemaIds: IDS,
  scenarioIds: IDS,
  requirementIds: NAMES,
});

const BRIEF_MANIFEST = object({
  format: word(["service-brief/1"]),
  generator: object({ name: text(), version: text() }),
  pinned: PINNED_STATE,
  selection: SELECTION,
  changeScanId: orLeftOut(guid({ about: "Of a change under review alone" })),
  included: INCLUDED,
  notApproved: list(text({ about: "Requirement IDs of selected drafts" })),
  retired: list(text({ about: "Requirement IDs of selected promises that were retired" })),
  unconfirmedFacts: list(guid()),
  sha256: HASH,
  bytes: integer({ about: "Of the brief that is sent" }),
  buildReady: boolean({ about: "Nothing is in the way in this scope" }),
  blockers: BLOCKERS,
});
declared("BriefManifestResponse", BRIEF_MANIFEST, "answered");

export const BriefResponse = declared(
  "BriefResponse",
  object({
    brief: text({ about: "Markdown" }),
    manifest: BRIEF_MANIFEST,
    tokens: object({ count: integer(), tokenizer: text() }),
    omitted: list(text({ about: "What was left out for maxTokens" })),
  }),
  "answered",
);
