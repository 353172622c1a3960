import type { SnapshotFile } from "@plumbline/source-scanner";

const DOCUMENTATION = /\.(?:md|mdx|markdown|rst|adoc|asciidoc)$/i;
const NAMED =
  /(?:^|\/)(?:licen[cs]e|notice|copying|authors|contributors|codeowners|readme|changelog)(?:\.txt)?$/i;
const IMAGE = /\.(?:png|jpe?g|gif|svg|ico|webp|avif|bmp|tiff?)$/i;

/** Whether a file is documentation, a test or an image: a change of it changes no service. */
export function saysNothing({ path, class: fileClass, reason }: SnapshotFile): boolean {
  if (reason === "test") {
    return true;
  }
  return fileClass === null && [DOCUMENTATION, NAMED, IMAGE].some((form) => form.test(path));
}
