import fc from "fast-check";
import MarkdownIt from "markdown-it";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";
import { anyText } from "../../../model-core/src/testing/any-text.js";

/** Texts that code hosts may take for more than text. */
export const HOSTILE_TEXTS = [
  "# a",
  "a\n===",
  "\n```\n# out\n```\n",
  "~~~~",
  "- [x] a",
  "1. a",
  "> a",
  "| a | b |\n|---|---|\n| c | d |",
  "<script>alert(1)</script>",
  "<!--",
  "</code></pre><h1>a</h1>",
  "<http://x.example>",
  "[a](https://x.example)",
  "![a](https://x.example/a.png)",
  "[a]: /b 'c'",
  "[^1]: a",
  "https://x.example/a_b_",
  "www.x.example",
  "a@b.example",
  "@somebody",
  "#12",
  "*a* __b__ ~~c~~ `d`",
  "``",
  "&lt;b&gt; &#60;",
  "a\\",
  "\u202ea\u0000",
] as const;

/** Any text, of the signs that Markdown goes by. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  anyText(),
  fc.string({
    unit: fc.constantFrom(
      "#",
      "*",
      "_",
      "`",
      "[",
      "]",
      "(",
      ")",
      "<",
      ">",
      "|",
      "-",
      "\n",
      " ",
      "a",
      "@",
      ":",
      "/",
      ".",
    ),
  }),
);

const markdownIt = new MarkdownIt({ html: true, linkify: true, typographer: true });
const PLAIN: ReadonlySet<string> = new Set(["text", "text_special", "code_inline", "softbreak"]);

/** The blocks of a document and what its lines form, as one reader has them: no texts. */
export function markdownItForm(document: string): readonly string[] {
  return markdownIt.parse(document, {}).flatMap(({ type, tag, info, children }) => {
    const inside = (children ?? []).map((child) => child.type).filter((inner) => !PLAIN.has(inner));
    return [`${type} ${tag} ${info}`, ...inside];
  });
}

/** The same as another reader has it, with what code hosts add: tags, but code in a line. */
export function micromarkForm(document: string): readonly string[] {
  const html = micromark(document, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  return (html.match(/<[^>]*>/gu) ?? []).filter((tag) => tag !== "<code>" && tag !== "</code>");
}
