import { inlineText } from "@plumbline/model-core";

/** Of a section, of a fact in it, of what belongs to that. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5;

/** A heading of ours. */
export function heading(level: HeadingLevel, ours: string): string {
  return `${"#".repeat(level)} ${ours}`;
}

/** A heading of ours, such as a kind or a number, and behind it what somebody wrote, escaped. */
export function namedHeading(level: HeadingLevel, ours: string, theirs: string): string {
  return heading(level, `${ours}: ${inlineText(theirs)}`);
}

/** The title of a document: the name of a project, escaped, and what the document is. */
export function titleOf(projectName: string, label: string): string {
  return heading(1, `${inlineText(projectName)}: ${label}`);
}
