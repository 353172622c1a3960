import {
  CERTAINTIES,
  CHANGE_WORDS,
  IMPACT_ENGINE,
  IMPACT_KINDS,
  REASON_CODES,
} from "@plumbline/change-impact";
import { boolean, guid, integer, list, nullable, object, text, word } from "@plumbline/model-core/declaring";
import { SOURCE_FACT_KINDS, SOURCE_PATTERNS } from "@plumbline/source-scanner/snapshots";
import { declared } from "../../../platform/openapi/declared.js";

const PLACE = nullable(text({ about: "host/owner/name@commit:path#L1-L2" }));

const CHANGE = object({
  kind: word([...SOURCE_FACT_KINDS, "pattern"]),
  factKey: nullable(text()),
  pattern: nullable(word(SOURCE_PATTERNS)),
  serviceKey: nullable(text()),
  change: word(CHANGE_WORDS),
  source: PLACE,
});
declared("SourceChangeResponse", CHANGE, "answered");

const REASON = object({
  code: word(REASON_CODES),
  factKey: nullable(text()),
  change: nullable(word(CHANGE_WORDS)),
  source: PLACE,
  sentence: text(),
});
declared("ImpactReasonResponse", REASON, "answered");

const ENTRY = object({
  certainty: word(CERTAINTIES),
  kind: word(IMPACT_KINDS),
  id: guid(),
  name: text(),
  requirementId: nullable(text({ about: "Of a promise alone" })),
  reasons: list(REASON),
});
declared("ImpactEntryResponse", ENTRY, "answered");

export const ChangeImpactResponse = declared(
  "ChangeImpactResponse",
  object({
    scanId: guid(),
    engine: word([IMPACT_ENGINE]),
    repository: text({ about: "host/owner/name" }),
    baseCommit: text(),
    headCommit: text(),
    modelVersion: integer(),
    complete: boolean({ about: "Both sides were read completely" }),
    files: object({ added: integer(), changed: integer(), removed: integer() }),
    changes: list(CHANGE),
    entries: list(ENTRY),
    unattributed: list(text({ about: "Changed paths that are in no service" })),
    counts: object({ definite: integer(), possible: integer(), unknown: integer() }),
  }),
  "answered",
);
