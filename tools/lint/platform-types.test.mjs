import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import ts from "typescript";

const PACKAGE = fileURLToPath(new URL("../../packages/model-core", import.meta.url));
const SOURCE = `${PACKAGE}/src/assert-never.ts`;

/** What the compiler would say of a source file of a package with this text. */
function complaints(text) {
  const { config } = ts.readConfigFile(`${PACKAGE}/tsconfig.json`, ts.sys.readFile);
  const files = { files: ["src/assert-never.ts", "../../types/platform.d.ts"], include: [] };
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, ...files }, ts.sys, PACKAGE);
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile;
  host.getSourceFile = (path, ...rest) =>
    path === SOURCE ? ts.createSourceFile(path, text, ...rest) : read(path, ...rest);
  const program = ts.createProgram(fileNames, { ...options, composite: false, noEmit: true }, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " "));
}

describe("the types that a package compiles with", () => {
  it.each([
    ["Buffer", "export const bytes = Buffer.from([1]);"],
    ["process", "export const env = process.env;"],
    ["document", "export const title = document.title;"],
    ["node:fs", 'export { readFileSync } from "node:fs";'],
  ])("do not have %s", (name, text) => {
    expect(complaints(text)).toEqual([expect.stringContaining(name)]);
  });

  it("have what every browser and Node have alike", () => {
    const text =
      'export const a = new TextEncoder().encode("a"), b = new TextDecoder("utf-8", { fatal: true }).decode(a), c = URL.parse(b);';
    expect(complaints(text)).toEqual([]);
  });
});
