import type { BundleFile } from "../bundle-file.js";
import type { Design } from "../design/design.js";
import { architectureFile } from "../files/architecture-file.js";
import { decisionFiles } from "../files/decision-files.js";
import { designDocumentFile } from "../files/design-document-file.js";
import { promiseFiles } from "../files/promise-files.js";
import { scenarioFiles } from "../files/scenario-files.js";

/** Every file of a bundle but its manifest, one after the other. */
export function* filesOfDesign(design: Design): Generator<BundleFile> {
  yield* design.contracts.files;
  yield* decisionFiles(design);
  yield* promiseFiles(design);
  yield* scenarioFiles(design);
  yield architectureFile(design);
  yield designDocumentFile(design);
}
