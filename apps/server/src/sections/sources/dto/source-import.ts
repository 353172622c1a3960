import {
  anyJson,
  guid,
  integer,
  list,
  mapOf,
  nullable,
  object,
  text,
  word,
} from "@plumbline/model-core/declaring";
import { ITEM_CHANGES, ITEM_KINDS, ITEM_MATCHES, ITEM_STATES } from "@plumbline/source-import";
import { declared, declaredClosed } from "../../../platform/openapi/declared.js";
import { DECISION_BODY } from "../imports/decision-body.js";
import { IMPORT_STATES } from "../imports/import-record.js";

const TIME = { about: "ISO 8601 in UTC" };

export const DecideImportRequest = declaredClosed("DecideImportRequest", DECISION_BODY, "sent");

const FIELDS = mapOf(anyJson());

const ITEM = object({
  id: guid(),
  kind: word(ITEM_KINDS),
  change: word(ITEM_CHANGES),
  factKey: nullable(text({ about: "null for the system that is proposed around services" })),
  targetId: guid({ about: "The fact that it is about; of a link, the element" }),
  proposed: FIELDS,
  current: nullable(
    mapOf(anyJson(), { about: "The same fields of the model; null where it has no such fact" }),
  ),
  sources: list(text({ about: "host/owner/name@commit:path#L1-L2" })),
  dependsOn: list(guid(), { about: "Items that are accepted with it" }),
  match: word(ITEM_MATCHES),
  state: word(ITEM_STATES),
  decidedBy: nullable(text({ about: "user:<id>" })),
  decidedAt: nullable(text(TIME)),
});
declared("SourceImportItem", ITEM, "answered");

const COUNTS = object({ open: integer(), accepted: integer(), rejected: integer() });
declared("SourceImportCounts", COUNTS, "answered");

const RECORD = {
  id: guid(),
  repositoryId: guid(),
  repository: text({ about: "host/owner/name in lower case" }),
  scanId: guid(),
  commit: text({ about: "40 or 64 hex digits" }),
  modelVersion: integer({ about: "Of main, as it was read" }),
  state: word(IMPORT_STATES),
  systemId: nullable(guid({ about: "As it was asked for" })),
  createdBy: text({ about: "user:<id>" }),
  createdAt: text(TIME),
  decidedAt: nullable(text(TIME)),
  counts: COUNTS,
};

export const SourceImportSummary = declared("SourceImportSummary", object(RECORD), "answered");
export const SourceImportResponse = declared(
  "SourceImportResponse",
  object({ ...RECORD, items: list(ITEM) }),
  "answered",
);
