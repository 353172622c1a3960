import { describe, expect, it } from "@jest/globals";
import { SCAN_LIMITS } from "../limits.js";
import type { FileClass } from "../selecting/file-class.js";
import { installedGrammars } from "../testing/grammar-files.js";
import { extractFile } from "./extract-file.js";

const grammars = await installedGrammars();

function contentOf(fileClass: FileClass, extension: string, text: string) {
  const file = { class: fileClass, extension, bytes: new TextEncoder().encode(text) };
  return extractFile(file, grammars).content;
}

describe("what a file says", () => {
  it("is nothing where it is code of a language that is not read", () => {
    expect(contentOf("source", "md", "# A")).toEqual({ kind: "nothing" });
  });

  it("is nothing of a dependency that a build script makes of files", () => {
    const read = contentOf("gradle", "gradle", 'implementation(files("libs/a.jar"))\n');
    expect(read).toMatchObject({ kind: "manifest", manifest: { packages: [], references: [] } });
  });

  it("is not read where it is longer than expressions can always take, but as JSON and YAML", () => {
    const long = "#".repeat(SCAN_LIMITS.readLength + 1);
    const unread = { kind: "unread", reason: "not-readable" };
    expect(contentOf("python-requirements", "txt", long)).toEqual(unread);
    expect(contentOf("python-requirements", "txt", long.slice(1))).not.toEqual(unread);
    expect(contentOf("yaml", "yaml", `a: ${"b".repeat(SCAN_LIMITS.readLength)}`)).not.toEqual(unread);
  });
});
