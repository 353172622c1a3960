import MarkdownIt, { type Token } from "markdown-it";

/** One reader alone, which runs in a browser as well. */
const markdownIt = new MarkdownIt({ html: true, linkify: true, typographer: true });

/** A heading as a reader has it. */
export interface ReadHeading {
  readonly level: number;
  readonly text: string;
}

/** The headings of a document, with their texts as they are read. */
export function headingsOf(document: string): readonly ReadHeading[] {
  const tokens = markdownIt.parse(document, {});
  return tokens.flatMap(({ type, tag }, at) =>
    type === "heading_open" ? [{ level: Number(tag.slice(1)), text: textOf(tokens[at + 1]) }] : [],
  );
}

function textOf(inline: Token | undefined): string {
  return (inline?.children ?? []).map(({ content }) => content).join("");
}

/** What stands in the data blocks of a document, in order. */
export function dataOf(document: string): readonly string[] {
  return markdownIt
    .parse(document, {})
    .flatMap(({ type, info, content }) => (type === "fence" && info === "data" ? [content] : []));
}
