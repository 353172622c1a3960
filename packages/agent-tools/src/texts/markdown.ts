/** A part of a text: its heading and what stands under it. */
export interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A section whose heading is of this level. */
export function sectionText({ title, lines }: Section, level: number): string {
  return [`${"#".repeat(level)} ${title}`, "", ...lines].join("\n");
}

/** Paragraphs, lists and sections, one after the other, as a file. */
export function documentText(parts: readonly string[]): string {
  return `${parts.join("\n\n")}\n`;
}

/** The lines of a list in order. */
export function numbered(steps: readonly string[]): readonly string[] {
  return steps.map((step, index) => `${index + 1}. ${step}`);
}

/** The lines of a list. */
export function bulleted(items: readonly string[]): readonly string[] {
  return items.map((item) => `- ${item}`);
}

/** Words as code, one after the other. */
export function codes(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(", ");
}
