import type { Design } from "../design/design.js";
import { markdownDocument } from "../markdown/markdown-document.js";
import { blockersSection } from "./sections/blockers-section.js";
import { decisionsSection } from "./sections/decisions-section.js";
import { documentHead } from "./sections/document-head.js";
import { elementsSection } from "./sections/elements-section.js";
import { invariantsSection } from "./sections/invariants-section.js";
import { messagingSection } from "./sections/messaging-section.js";
import { operationsSection } from "./sections/operations-section.js";
import { overviewSection } from "./sections/overview-section.js";
import { promisesSection } from "./sections/promises-section.js";
import { scenariosSection } from "./sections/scenarios-section.js";
import { schemasSection } from "./sections/schemas-section.js";
import { slicesSection } from "./sections/slices-section.js";
import { storesSection } from "./sections/stores-section.js";
import { testsSection } from "./sections/tests-section.js";
import { type DesignView, viewOf } from "./view/design-view.js";

/** In the order of their numbers. */
const SECTIONS: readonly ((view: DesignView) => readonly string[])[] = [
  documentHead,
  overviewSection,
  elementsSection,
  operationsSection,
  messagingSection,
  schemasSection,
  storesSection,
  scenariosSection,
  promisesSection,
  invariantsSection,
  slicesSection,
  testsSection,
  blockersSection,
  decisionsSection,
];

/**
 * Writes `SDD.md`, the design document of a bundle: a title, what is pinned, how it is read, twelve numbered sections and,
 * from format 3 on, the decisions. It is a function of the design. What the model, a repository or a person wrote stands
 * in blocks of data or escaped in headings, and forms nothing.
 */
export function writeDesignDocument(design: Design): string {
  const view = viewOf(design);
  return markdownDocument(SECTIONS.flatMap((section) => section(view)));
}
