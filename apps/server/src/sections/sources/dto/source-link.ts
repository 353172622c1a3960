import { FACT_KINDS, FACT_STATUSES, STALE_MARK } from "@plumbline/model-core";
import { guid, integer, nullable, object, text, word } from "@plumbline/model-core/declaring";
import { declared } from "../../../platform/openapi/declared.js";

export const ServiceLinkResponse = declared(
  "ServiceLinkResponse",
  object({
    id: guid(),
    repositoryId: guid(),
    repository: text({ about: "host/owner/name in lower case" }),
    serviceKey: text(),
    elementId: guid({ about: "An element of kind app or component" }),
    sinceVersion: integer({ about: "Of main" }),
    untilVersion: nullable(integer({ about: "null while it is active" })),
    createdBy: text({ about: "user:<id>" }),
    createdAt: text({ about: "ISO 8601 in UTC" }),
  }),
  "answered",
);

export const UnseenFactResponse = declared(
  "UnseenFactResponse",
  object({
    kind: word(FACT_KINDS.filter((kind) => kind !== "schema")),
    id: guid(),
    name: nullable(text({ about: "Or the label of a relationship, or the routing key of a binding" })),
    factStatus: word(FACT_STATUSES),
    stale: nullable(STALE_MARK),
  }),
  "answered",
);
