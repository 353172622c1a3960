import { FACTS, MODEL_DOCUMENT } from "@plumbline/model-core";
import { anyJson, list, object, orLeftOut, text } from "@plumbline/model-core/declaring";
import { declared } from "../../../platform/openapi/declared.js";

const PROJECT = object({ name: text() });
declared("ProjectOfDocumentDto", PROJECT, "answered");

const IGNORED = anyJson({ about: "An import ignores it" });

const FIELDS = {
  version: text({ about: "Of the format" }),
  project: PROJECT,
  ...MODEL_DOCUMENT.fields,
};

/**
 * The main model of one project as a document (docs/reference/model-documents.md#the-document): what an
 * export answers.
 */
export const ModelDocumentDto = declared(
  "ModelDocumentDto",
  object({ ...FIELDS, schemas: list(FACTS.schema) }),
  "answered",
);

/** The same as an import takes it. */
export const ModelDocumentRequest = declared(
  "ModelDocumentRequest",
  object({ ...FIELDS, version: orLeftOut(IGNORED), project: orLeftOut(IGNORED) }),
  "sent",
);
