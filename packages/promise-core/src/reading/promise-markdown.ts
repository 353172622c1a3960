import { inlineText } from "@plumbline/model-core";
import type { PromiseRecord } from "./promise-record.js";
import { revisionMarkdown } from "./revision-markdown.js";

/**
 * Writes a promise as Markdown that people read (docs/reference/promises.md#markdown): the revision in force, then the
 * draft. Texts of the promise form no structure of the document, whatever they hold.
 */
export function writePromiseMarkdown(record: PromiseRecord): string {
  const shown = [record.inForce, record.draft].filter((revision) => revision !== null);
  const title =
    shown.map((revision) => revision.title).find((text) => text !== null) ?? titleOfRetired(record);
  const parts = [
    `# ${record.requirementId}: ${inlineText(title)}`,
    factsOf(record).join("\n"),
    ...shown.flatMap(revisionMarkdown),
  ];
  return `${parts.join("\n\n")}\n`;
}

function titleOfRetired({ revisions }: PromiseRecord): string {
  return revisions.map(({ title }) => title).find((title) => title !== null) ?? "";
}

function factsOf(record: PromiseRecord): readonly string[] {
  const { state, origin, inForceRevision, draft, missingLinks } = record;
  return [
    `- State: ${state}`,
    `- Origin: ${origin}`,
    `- In force: ${inForceRevision === null ? "none" : `revision ${inForceRevision}`}`,
    `- Draft: ${draft === null ? "none" : `revision ${draft.revision}`}`,
    ...(record.needsReview ? ["- Needs review"] : []),
    ...missingLinks.map(({ kind, id }) => `- Missing: ${kind} ${id}`),
  ];
}
