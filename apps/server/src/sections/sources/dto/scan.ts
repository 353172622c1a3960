import { ApiProperty } from "@nestjs/swagger";
import { boolean, guid, integer, list, nullable, object, text, word } from "@plumbline/model-core/declaring";
import { INCOMPLETE_CODES } from "@plumbline/source-scanner/snapshots";
import { declared } from "../../../platform/openapi/declared.js";
import { WordField } from "../../../platform/request/fields.js";
import { MAX_REF } from "../limits.js";
import { SCAN_FAILURE_CODES } from "../scans/scan-failure-codes.js";
import { SCAN_KINDS, SCAN_STATES, type ScanKind } from "../scans/scan-record.js";
import { SETTINGS_THAT_MEND } from "../scans/setting-that-mends.js";
import { PullRequestRules, ScannedRefRules } from "./scan-rules.js";

/** The body that starts a scan; every key is required. */
export class StartScanRequest {
  @WordField(SCAN_KINDS)
  readonly kind!: ScanKind;

  @ApiProperty({
    type: "string",
    nullable: true,
    maxLength: MAX_REF,
    description: "Of a comparison: a branch, a tag or a whole commit ID; else null",
  })
  @ScannedRefRules()
  readonly ref!: string | null;

  @ApiProperty({
    type: "integer",
    nullable: true,
    minimum: 1,
    description: "Of a comparison: the number of a pull request; else null",
  })
  @PullRequestRules()
  readonly pullRequest!: number | null;
}

const COMMIT = { about: "40 or 64 hex digits" };
const TIME = { about: "ISO 8601 in UTC" };

const INCOMPLETENESS = object({
  code: word(INCOMPLETE_CODES),
  count: integer(),
  paths: list(text(), { about: "Some of them" }),
  setting: nullable(word(SETTINGS_THAT_MEND, { about: "The setting that mends it; null where none does" })),
});
declared("ScanIncompleteness", INCOMPLETENESS, "answered");

const COUNTS = object({
  filesListed: integer(),
  filesSelected: integer(),
  filesRead: integer(),
  bytesRead: integer(),
  services: integer(),
  facts: integer(),
  patterns: integer(),
});
declared("ScanCounts", COUNTS, "answered");

const LIMITS = object({
  maxFiles: integer(),
  maxFileBytes: integer(),
  maxTotalBytes: integer(),
  excludeGlobs: list(text()),
});
declared("ScanLimits", LIMITS, "answered");

const FAILURE = object({
  code: word(SCAN_FAILURE_CODES),
  message: text(),
  retryAt: nullable(text({ about: "When the code host may be asked again, where it said so" })),
});
declared("ScanFailure", FAILURE, "answered");

export const ScanResponse = declared(
  "ScanResponse",
  object({
    id: guid(),
    repositoryId: guid(),
    repository: text({ about: "host/owner/name in lower case" }),
    kind: word(SCAN_KINDS),
    ref: nullable(text({ about: "As it was asked for" })),
    pullRequest: nullable(integer()),
    commit: nullable(text(COMMIT)),
    baseCommit: nullable(text({ about: "What a comparison compares with" })),
    state: word(SCAN_STATES),
    complete: boolean({ about: "Every file that the settings select was read" }),
    incomplete: list(INCOMPLETENESS),
    counts: COUNTS,
    limits: LIMITS,
    extractorVersion: text(),
    private: nullable(boolean({ about: "null where the repository was not read" })),
    hasSnapshot: boolean(),
    snapshotHash: nullable(text({ about: "SHA-256 of the canonical JSON of what was found" })),
    failure: nullable(FAILURE),
    requestedBy: text({ about: "user:<id> or agent-token:<id>" }),
    createdAt: text(TIME),
    startedAt: nullable(text(TIME)),
    finishedAt: nullable(text(TIME)),
  }),
  "answered",
);
