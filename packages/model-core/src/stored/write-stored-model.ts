import { fewParts } from "./few-parts.js";
import { DOCUMENTS, MODEL } from "./forms-of-lists.js";
import { StoredFactsWriter } from "./stored-facts-writer.js";

export type { StoredFactsWriter } from "./stored-facts-writer.js";

/** How a document is written: JSON, indented or not, or YAML. */
export type StoredDocumentStyle = keyof typeof DOCUMENTS;

const ENCODER = new TextEncoder();
const LINE_END = ENCODER.encode("\n");

/**
 * The model document of stored facts, byte for byte what `exportModelDocument` and the writers make of the same facts read
 * as values (docs/reference/model-documents.md#the-document). Facts are written as they are added.
 */
export class StoredDocumentWriter extends StoredFactsWriter {
  constructor(style: StoredDocumentStyle) {
    super(DOCUMENTS[style], style === "yaml");
  }

  /** The document of all that was added, once: in parts one after the other. */
  document(projectName: string): readonly Uint8Array<ArrayBuffer>[] {
    return fewParts([...this.parts({ version: "1.0", project: { name: projectName } }), LINE_END]);
  }
}

/** The eight lists of stored facts with all that the model has, as compact JSON. Facts are written as they are added. */
export class StoredListsWriter extends StoredFactsWriter {
  constructor() {
    super(MODEL, false);
  }

  /** The lists of all that was added, between two other texts, once: in parts one after the other. */
  lists(before: string, after: string): readonly Uint8Array<ArrayBuffer>[] {
    return fewParts([ENCODER.encode(before), ...this.parts(), ENCODER.encode(after)]);
  }
}
