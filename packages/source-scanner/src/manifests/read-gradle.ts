import { blank } from "../code/lexing/blanked.js";
import { frameworkOf } from "./frameworks.js";
import { type Manifest, type PackageUse, type ProjectReference, plainManifest } from "./manifest.js";

const SERVICE_PLUGINS: readonly (readonly [RegExp, string | null])[] = [
  [/^org\.springframework\.boot$|^spring[.-]?boot$/i, "Spring Boot"],
  [/^io\.quarkus$|^quarkus$/, "Quarkus"],
  [/^io\.micronaut\.(?:minimal\.)?application$|^micronaut(?:[.-]application)?$/, "Micronaut"],
  [/^application$/, null],
];

const PLUGIN =
  /\bid\s*\(?\s*["']([\w.-]+)["']|\bapply\s*\(?\s*plugin\s*[:=]\s*["']([\w.-]+)["']|\balias\s*\(?\s*libs\.plugins\.([\w.]+)|^\s*(application)\s*$/;

const DEPENDENCY =
  /^\s*(?:implementation|api|compile|runtimeOnly|runtime|compileOnly|annotationProcessor|kapt|developmentOnly)\b\s*\(?\s*(.*)$/;

/** What a `build.gradle` or `build.gradle.kts` says, line by line: a build script is a program, and is not run. */
export function readGradle(text: string): Manifest {
  const packages: PackageUse[] = [];
  const references: ProjectReference[] = [];
  const pluginAliases: Manifest["pluginAliases"][number][] = [];
  let service: { readonly technology: string | null; readonly line: number } | null = null;
  for (const [index, line] of withoutComments(text).split("\n").entries()) {
    const lines = { first: index + 1, last: index + 1 };
    const declared = DEPENDENCY.exec(line)?.[1] ?? null;
    if (declared !== null) {
      takeDependency(declared, lines, packages, references);
    }
    const plugin = pluginOf(line);
    const found = plugin === null ? null : serviceOfPlugin(plugin.name);
    service ??= found === null ? null : { ...found, line: index + 1 };
    if (plugin?.isAlias === true) {
      pluginAliases.push({ name: `libs.plugins.${plugin.name}`, lines });
    }
  }
  const lines = { first: service?.line ?? 1, last: service?.line ?? 1 };
  const technology = service?.technology ?? frameworkOf("gradle", packages) ?? "JVM";
  const deployable = service === null ? "with-main" : "yes";
  return { ...plainManifest("gradle"), deployable, technology, packages, references, pluginAliases, lines };
}

/** The plugin that a line puts to use. */
function pluginOf(line: string): { readonly name: string; readonly isAlias: boolean } | null {
  const [, id, applied, alias, word] = PLUGIN.exec(line) ?? [];
  const name = id ?? applied ?? alias ?? word;
  const isLeft = /\bapply\s*\(?\s*false/.test(line);
  return name === undefined || isLeft ? null : { name, isAlias: alias !== undefined };
}

/** What a plugin makes of a project; null when that is no service. */
export function serviceOfPlugin(name: string): { readonly technology: string | null } | null {
  const found = SERVICE_PLUGINS.find(([shape]) => shape.test(name));
  return found === undefined ? null : { technology: found[1] };
}

function takeDependency(
  declared: string,
  lines: PackageUse["lines"],
  packages: PackageUse[],
  references: ProjectReference[],
): void {
  const project = /project\s*\(\s*(?:path\s*[:=]\s*)?["'](:[\w:.-]+)["']/.exec(declared)?.[1];
  if (project !== undefined) {
    references.push({ path: project, conditions: [], lines });
    return;
  }
  const [, artifact] = /["'][\w.-]+:([\w.-]+)(?::[^"']*)?["']/.exec(declared) ?? [];
  const [, alias] = /^(libs\.[\w.]+)/.exec(declared) ?? [];
  const name = artifact ?? /\bname\s*[:=]\s*["']([\w.-]+)["']/.exec(declared)?.[1] ?? alias;
  if (name !== undefined) {
    packages.push({ name, conditions: [], lines });
  }
}

/** Comments as blanks, lines where they were; `//` of an address stays. */
function withoutComments(text: string): string {
  return withoutBlocks(text).replace(/(^|[^:"'\w])\/\/[^\n]*/g, "$1");
}

/** What begins as a comment and has no end is none: it stands in the pattern of a path. */
function withoutBlocks(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (let open = text.indexOf("/*"); open !== -1; open = text.indexOf("/*", from)) {
    const close = text.indexOf("*/", open + 2);
    if (close === -1) {
      break;
    }
    parts.push(text.slice(from, open), blank(text.slice(open, close + 2)));
    from = close + 2;
  }
  return parts.join("") + text.slice(from);
}
