import MarkdownIt, { type Token } from "markdown-it";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

/** As ready to see something in a text as it can be: HTML, bare addresses, tables, emphasis. */
const markdownIt = new MarkdownIt({ html: true, linkify: true, typographer: true });

/** What may stand inside a line without forming anything. */
const PLAIN = new Set(["text", "text_special", "code_inline", "softbreak"]);

function typesOf({ type, tag, info, children }: Token): readonly string[] {
  const inside = (children ?? []).map((child) => child.type).filter((inner) => !PLAIN.has(inner));
  return [`${type} ${tag} ${info}`, ...inside];
}

/** The blocks of a document and what its lines form, as one reader has them: no texts. */
export function markdownItForm(document: string): readonly string[] {
  return markdownIt.parse(document, {}).flatMap(typesOf);
}

/** The same as another reader has it, with tables, footnotes, tasks and bare addresses of GFM: tags, but code in a line. */
export function micromarkForm(document: string): readonly string[] {
  const html = micromark(document, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  return (html.match(/<[^>]*>/gu) ?? []).filter((tag) => tag !== "<code>" && tag !== "</code>");
}
