import {
  anyJson,
  boolean,
  guid,
  list,
  mapOf,
  nullable,
  object,
  text,
  word,
} from "@plumbline/model-core/declaring";
import {
  COVERAGE_REASONS,
  FILE_CLASSES,
  FILE_STATUSES,
  SOURCE_FACT_KINDS,
  SOURCE_PATTERNS,
} from "@plumbline/source-scanner/snapshots";
import { declared } from "../../../platform/openapi/declared.js";

const PLACE = "host/owner/name@commit:path#L1-L2";
const SERVICE = { about: "null where it is of no service, or of several" };

export const RepositoryServiceResponse = declared(
  "RepositoryServiceResponse",
  object({
    serviceKey: text({ about: "Its root folder, . for that of the repository; image:<name> without source" }),
    name: text(),
    root: nullable(text()),
    technology: nullable(text()),
    languages: list(text()),
    reach: list(text(), { about: "Folders whose source is in it; <folder>/* is one without those in it" }),
    linkedElementId: nullable(guid({ about: "The element that it is linked with" })),
    sources: list(text({ about: PLACE })),
  }),
  "answered",
);

export const SourceFactResponse = declared(
  "SourceFactResponse",
  object({
    factKey: text({ about: "Holds no line, file or commit: code that moves keeps it" }),
    kind: word(SOURCE_FACT_KINDS),
    name: text(),
    serviceKey: nullable(text(SERVICE)),
    attributes: mapOf(anyJson()),
    sources: list(text({ about: PLACE })),
    grounds: list(text(), {
      about: "Paths of other files that it has its name, conditions or other end from",
    }),
    condition: nullable(text({ about: "What it is compiled under alone; null = always" })),
    notes: list(text()),
  }),
  "answered",
);

const SITE = object({ role: text(), source: text({ about: PLACE }), conditions: list(text()) });
declared("PatternSite", SITE, "answered");

export const PatternFindingResponse = declared(
  "PatternFindingResponse",
  object({
    pattern: word(SOURCE_PATTERNS),
    serviceKey: nullable(text({ about: "null where it is of no service" })),
    library: text(),
    sites: list(SITE),
    established: boolean({ about: "All its parts are there" }),
    unconditional: boolean({ about: "All its parts are there whatever is compiled" }),
    candidate: boolean({ about: "Some of its parts are there" }),
    limitations: list(text()),
  }),
  "answered",
);

export const SourceCoverageResponse = declared(
  "SourceCoverageResponse",
  object({
    serviceKey: nullable(text({ about: "null = the whole repository" })),
    looked: boolean({ about: "A pattern that was not found is not there" }),
    reasons: list(word(COVERAGE_REASONS)),
  }),
  "answered",
);

export const SourceFileResponse = declared(
  "SourceFileResponse",
  object({
    path: text(),
    blobSha: text(),
    class: nullable(word(FILE_CLASSES, { about: "What it is read as" })),
    status: word(FILE_STATUSES),
    reason: nullable(text({ about: "Why it was not read, or not parsed" })),
  }),
  "answered",
);
