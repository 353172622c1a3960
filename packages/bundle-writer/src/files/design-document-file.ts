import type { BundleFile } from "../bundle-file.js";
import type { Design } from "../design/design.js";
import { writeDesignDocument } from "../sdd/write-design-document.js";

/** The path of the design document. */
export const DESIGN_DOCUMENT_PATH = "SDD.md";

/** `SDD.md`. */
export function designDocumentFile(design: Design): BundleFile {
  return { path: DESIGN_DOCUMENT_PATH, text: writeDesignDocument(design) };
}
