import { isCodeExtension } from "../code/read-code.js";
import type { FileClass } from "./file-class.js";
import { baseName, extensionOf } from "./file-path.js";

const BY_NAME: ReadonlyMap<string, FileClass> = new Map([
  ["package.json", "npm"],
  ["pom.xml", "maven"],
  ["build.gradle", "gradle"],
  ["build.gradle.kts", "gradle"],
  ["settings.gradle", "gradle-settings"],
  ["settings.gradle.kts", "gradle-settings"],
  ["libs.versions.toml", "gradle-catalog"],
  ["go.mod", "go-module"],
  ["pyproject.toml", "python-project"],
  ["Cargo.toml", "cargo"],
  ["Chart.yaml", "helm-chart"],
  ["Chart.yml", "helm-chart"],
]);

/** The first that matches. */
const BY_SHAPE: readonly (readonly [RegExp, FileClass])[] = [
  [/^(?:docker-)?compose[^/]*\.ya?ml$/i, "compose"],
  [/^(?:Dockerfile(?!.*\.dockerignore$).*|.*\.Dockerfile|Containerfile)$/i, "dockerfile"],
  [/^values[^/]*\.ya?ml$/, "helm-values"],
  [/\.(?:cs|fs)proj$/i, "dotnet-project"],
  [/\.slnx?$/i, "dotnet-solution"],
  [/^Directory\.[^/]+\.props$/i, "dotnet-props"],
  [/^(?:application|bootstrap)[^/]*\.(?:ya?ml|properties)$/, "app-config"],
  [/^requirements[^/]*\.txt$/, "python-requirements"],
  [/\.ya?ml$/i, "yaml"],
  [/\.proto$/, "proto"],
];

/** JSON that tools write or read and that is no contract. */
const JSON_OF_TOOLS =
  /^(?:package-lock|npm-shrinkwrap|composer|bower|lerna|nx|turbo|angular|deno|renovate|cdk|vercel|global|launchSettings|project|workspace|tsconfig.*|jsconfig.*|appsettings.*|\..*)\.json$/i;

/** SQL that makes tables, by where it is or how it is called; what only fills or keeps them is large and says nothing. */
const TABLES =
  /(?:^|\/)(?:migrations?|flyway|liquibase|schemas?|ddl|db|database|sql|[\w.-]*initdb[\w.-]*)\/(?:.*\/)?[^/]+\.sql$|(?:^|\/)(?:[VvUu]\d[\w.]*__[^/]*|[^/]*(?:outbox|schema|init|create|tables?|migration|ddl)[^/]*)\.sql$/i;
const CONTENT = /(?:seed|dump|data(?!base)|backup|insert|populate)[^/]*\.sql$/i;

/** What a file is read as; null when it is of no known class. */
export function classOfPath(path: string): FileClass | null {
  const name = baseName(path);
  const named = BY_NAME.get(name);
  if (named !== undefined) {
    return named;
  }
  if (/(?:^|\/)templates\/(?:.*\/)?[^/]+\.(?:ya?ml)$/.test(path)) {
    return "helm-template";
  }
  if (/^pnpm-lock\.ya?ml$/.test(name)) {
    return null;
  }
  const shaped = BY_SHAPE.find(([shape]) => shape.test(name));
  if (shaped !== undefined) {
    return shaped[1];
  }
  if (/\.json$/i.test(name)) {
    return JSON_OF_TOOLS.test(name) ? null : "json";
  }
  if (/\.sql$/i.test(name)) {
    return TABLES.test(path) && !CONTENT.test(path) ? "sql" : null;
  }
  return isCodeExtension(extensionOf(path)) ? "source" : null;
}
