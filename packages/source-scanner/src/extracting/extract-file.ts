import { assertNever } from "@plumbline/model-core";
import type { CodeExtraction } from "../code/code-extraction.js";
import type { Grammars } from "../code/grammars/load-grammars.js";
import { readCode } from "../code/read-code.js";
import { readProto } from "../contracts/read-proto.js";
import { readAppConfig } from "../infrastructure/read-app-config.js";
import { readCompose } from "../infrastructure/read-compose.js";
import { readDockerfile } from "../infrastructure/read-dockerfile.js";
import { readChart, readValues } from "../infrastructure/read-helm.js";
import { readSql } from "../infrastructure/read-sql.js";
import { SCAN_LIMITS } from "../limits.js";
import { readCargo } from "../manifests/read-cargo.js";
import { readDotnet } from "../manifests/read-dotnet.js";
import { readGoModule } from "../manifests/read-go-module.js";
import { readGradle } from "../manifests/read-gradle.js";
import { readGradleCatalog } from "../manifests/read-gradle-catalog.js";
import { readMaven } from "../manifests/read-maven.js";
import { readNpm } from "../manifests/read-npm.js";
import { readPyproject, readRequirements } from "../manifests/read-python.js";
import { decodeSource } from "../reading/decode-source.js";
import { type FileClass, mayBeEmpty } from "../selecting/file-class.js";
import type { FileContent, FileExtraction } from "./file-extraction.js";
import { outboxRouterIn } from "./outbox-router.js";
import { readDocument, readTemplate } from "./read-document.js";

/** A file by all that its extraction hangs on: a cache may keep the extraction by these. */
export interface FileBytes {
  readonly class: FileClass;
  /** Lower case, without its dot. */
  readonly extension: string;
  readonly bytes: Uint8Array;
}

/** What one file says. It is never refused: what cannot be read says so. Equal files give equal extractions. */
export function extractFile(file: FileBytes, grammars: Grammars): FileExtraction {
  const decoded = decodeSource(file.bytes);
  if ("unread" in decoded) {
    return unread(decoded.unread);
  }
  if (isTooLong(file.class, decoded.text)) {
    return unread("not-readable");
  }
  if (!mayBeEmpty(file.class) && decoded.text.trim() === "") {
    return unread("empty");
  }
  const outboxRouter = isConfiguration(file.class) ? outboxRouterIn(decoded.text) : null;
  return { content: contentOf(file, decoded.text, grammars), outboxRouter };
}

/** Code says by itself that it is. */
function isTooLong(fileClass: FileClass, text: string): boolean {
  return !["source", "json", "yaml"].includes(fileClass) && text.length > SCAN_LIMITS.readLength;
}

function unread(reason: Extract<FileContent, { kind: "unread" }>["reason"]): FileExtraction {
  return { content: { kind: "unread", reason }, outboxRouter: null };
}

function isConfiguration(fileClass: FileClass): boolean {
  return ["yaml", "json", "compose", "app-config", "helm-template", "helm-values"].includes(fileClass);
}

function contentOf(
  { class: fileClass, extension, bytes }: FileBytes,
  text: string,
  grammars: Grammars,
): FileContent {
  switch (fileClass) {
    case "source":
      return sourceOf(readCode(extension, bytes, grammars));
    case "compose":
      return held(readCompose(text), (services) => ({ kind: "compose", services }));
    case "dockerfile":
      return held(readDockerfile(text), (dockerfile) => ({ kind: "dockerfile", dockerfile }));
    case "helm-chart":
      return held(readChart(text), (helm) => ({ kind: "helm", helm }));
    case "helm-values":
      return held(readValues(text), (helm) => ({ kind: "helm", helm }));
    case "helm-template":
    case "yaml":
      return text.includes("{{") ? readTemplate(text) : readDocument(text, "yaml");
    case "json":
      return readDocument(text, "json");
    case "app-config":
      return held(readAppConfig(text, extension), (settings) => ({ kind: "settings", settings }));
    case "proto":
      return held(readProto(text), (contract) => ({ kind: "contract", contract }));
    case "gradle-catalog":
      return held(readGradleCatalog(text), (catalog) => ({ kind: "gradle-catalog", catalog }));
    case "sql":
      return { kind: "sql", tables: readSql(text) };
    case "gradle-settings":
    case "dotnet-solution":
      return { kind: "nothing" };
    default:
      return held(manifestOf(fileClass, text), (manifest) => ({ kind: "manifest", manifest }));
  }
}

function sourceOf(code: CodeExtraction | null): FileContent {
  return code === null ? { kind: "nothing" } : { kind: "source", code };
}

type ManifestClass = Extract<
  FileClass,
  | "npm"
  | "dotnet-project"
  | "dotnet-props"
  | "maven"
  | "gradle"
  | "go-module"
  | "python-project"
  | "python-requirements"
  | "cargo"
>;

function manifestOf(fileClass: ManifestClass, text: string) {
  switch (fileClass) {
    case "npm":
      return readNpm(text);
    case "dotnet-project":
    case "dotnet-props":
      return readDotnet(text);
    case "maven":
      return readMaven(text);
    case "gradle":
      return readGradle(text);
    case "go-module":
      return readGoModule(text);
    case "python-project":
      return readPyproject(text);
    case "python-requirements":
      return readRequirements(text);
    case "cargo":
      return readCargo(text);
    default:
      return assertNever(fileClass);
  }
}

function held<Read>(read: Read | null, content: (read: Read) => FileContent): FileContent {
  return read === null ? { kind: "unread", reason: "not-readable" } : content(read);
}
