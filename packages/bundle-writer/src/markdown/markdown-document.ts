/** Blocks as a document: an empty line between them, one line feed at the end; empty ones are left out. */
export function markdownDocument(blocks: readonly string[]): string {
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}
