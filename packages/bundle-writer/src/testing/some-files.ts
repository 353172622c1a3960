import type { BundleContent } from "../zip/writing/zip-entries.js";

/** A file of a bundle with a text in it. */
export function fileOfText(path: string, text: string): BundleContent {
  return { path, content: new TextEncoder().encode(text) };
}

/** Files as a bundle may have them, in no order. */
export const SOME_FILES: readonly BundleContent[] = [
  fileOfText("promises/SHOP-001.json", '{\n  "a": 1\n}\n'),
  fileOfText("SDD.md", "# Shop\n\nA shop, a shop, a shop, a shop, a shop, a shop.\n"),
  fileOfText("architecture.json", "{}\n"),
  fileOfText("asyncapi.yaml", ""),
];
