/** Lines under a heading; each stays or is left out as a whole. */
export interface MarkdownSection {
  readonly opening: string;
  readonly items: readonly string[];
}

/** What is kept free for what is said of left out items. */
const SAID_OF_LEFT = 60;

/** Sections as one text of at most so many characters: what does not fit is counted where it would stand. */
export function fittedSections(sections: readonly MarkdownSection[], characters: number): string {
  let left = characters - sections.reduce((sum, { opening }) => sum + opening.length + SAID_OF_LEFT, 0);
  const blocks = sections.flatMap(({ opening, items }) => {
    const kept: string[] = [];
    for (const item of items) {
      if (item.length + 1 > left) {
        break;
      }
      left -= item.length + 1;
      kept.push(item);
    }
    return [opening, ...listed(kept, items.length - kept.length)];
  });
  return `${blocks.join("\n\n")}\n`;
}

function listed(kept: readonly string[], more: number): readonly string[] {
  const lines = more === 0 ? kept : [...kept, `- … and ${more} more`];
  return lines.length === 0 ? [] : [lines.join("\n")];
}
