import type { CodeExtraction, CodeSite } from "../code/code-extraction.js";
import { joinSnapshot } from "../joining/join-snapshot.js";
import { selectFiles } from "../selecting/select-files.js";
import type { Snapshot } from "../snapshot.js";
import {
  COMMIT,
  extractionsOf,
  type Files,
  REPOSITORY,
  type ScanOptions,
  SETTINGS,
  treeOf,
} from "./scan-files.js";

/** A file of source as it is read, with what a test says of it. */
export function aCode(said: Partial<CodeExtraction> = {}): CodeExtraction {
  return {
    language: "c-sharp",
    reading: "parsed",
    reason: null,
    hasErrors: false,
    hasPatternToken: false,
    package: null,
    imports: [],
    constants: [],
    modules: [],
    isMain: false,
    conditionalMethods: [],
    types: [],
    sites: [],
    ...said,
  };
}

/** A place of source, on its first line. */
export function aSite(said: Partial<CodeSite> & Pick<CodeSite, "kind">): CodeSite {
  return {
    library: "masstransit",
    name: null,
    detail: {},
    lines: { first: 1, last: 1 },
    conditions: [],
    notes: [],
    calls: [],
    needsPackage: null,
    ...said,
  };
}

/** The part of a library's pattern. */
export function aToken(library: string, token: string, ...conditions: readonly string[]): CodeSite {
  return aSite({ kind: "signature", library, detail: { token }, conditions });
}

export function aRole(role: "storage" | "write" | "relay", ...conditions: readonly string[]): CodeSite {
  return aSite({ kind: "role", library: "hand-written", detail: { role }, conditions });
}

/** The snapshot of files, of which those of source say what the test says. */
export function joinCode(
  sources: Readonly<Record<string, CodeExtraction>>,
  others: Files = {},
  options: ScanOptions = {},
): Snapshot {
  const paths = Object.fromEntries(Object.keys(sources).map((path) => [path, ""]));
  const files = { ...others, ...paths };
  const selection = selectFiles(treeOf(files), SETTINGS);
  const extractions = new Map(extractionsOf(files, selection, options));
  for (const [path, code] of Object.entries(sources)) {
    extractions.set(path, { content: { kind: "source", code }, outboxRouter: null });
  }
  return joinSnapshot({ repository: REPOSITORY, commit: COMMIT, selection, extractions, codes: [] });
}

/** A service of .NET in a folder, with packages. */
export function aProject(folder: string, inner = ""): Files {
  return { [`${folder}/App.csproj`]: `<Project Sdk="Microsoft.NET.Sdk.Web">${inner}</Project>` };
}
