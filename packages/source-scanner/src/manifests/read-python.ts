import type { DataPlace } from "../reading/data-place.js";
import { readToml, TomlLines } from "../reading/read-toml.js";
import { frameworkOf } from "./frameworks.js";
import { type Manifest, type PackageUse, type ProjectReference, plainManifest } from "./manifest.js";

/** What a `pyproject.toml` says; null when it cannot be read. */
export function readPyproject(text: string): Manifest | null {
  const root = readToml(text);
  return root === null ? null : manifestOf(root, new TomlLines(text));
}

function manifestOf(root: DataPlace, lines: TomlLines): Manifest {
  const project = root.at("project");
  const poetry = root.at("tool", "poetry");
  const stated = project.at("dependencies").entries.map(({ textOrNone }) => requirementName(textOrNone));
  const named = poetry.at("dependencies").members.map(({ key }) => normalName(key));
  const packages = packagesOf([...stated, ...named.filter((name) => name !== "python")], lines);
  const scripts = [project.at("scripts"), poetry.at("scripts")].some(({ members }) => members.length > 0);
  const technology = frameworkOf("python", packages);
  const line = lines.of(project.isObject ? "[project]" : "[tool.poetry]");
  return {
    ...plainManifest("python"),
    name: project.at("name").text ?? poetry.at("name").text,
    deployable: technology !== null || scripts ? "yes" : "no",
    technology: technology ?? "Python",
    packages,
    references: pathsOf(
      [...poetry.at("dependencies").members, ...root.at("tool", "uv", "sources").members],
      lines,
    ),
    lines: { first: line, last: line },
  };
}

function pathsOf(places: readonly DataPlace[], lines: TomlLines): readonly ProjectReference[] {
  return places.flatMap((place) => {
    const path = place.at("path").text;
    const line = lines.of(place.key);
    return path === null ? [] : [{ path, conditions: [], lines: { first: line, last: line } }];
  });
}

/** What a `requirements*.txt` says. */
export function readRequirements(text: string): Manifest {
  const lines = text.split("\n").map((line) => line.replace(/(?:^|\s)#.*$/, "").trim());
  const names = lines.map((line) => (line.startsWith("-") ? "" : requirementName(line)));
  const packages = names.flatMap((name, index) =>
    name === "" ? [] : [{ name, conditions: [], lines: { first: index + 1, last: index + 1 } }],
  );
  const references = lines.flatMap((line, index) => {
    const path = /^(?:-e\s+|--editable[ =])?(?:file:)?(\.{1,2}\/[^\s;#[]+)/.exec(line)?.[1];
    return path === undefined ? [] : [{ path, conditions: [], lines: { first: index + 1, last: index + 1 } }];
  });
  const technology = frameworkOf("python", packages);
  const first = packages[0]?.lines ?? { first: 1, last: 1 };
  const deployable = technology === null ? "no" : "yes";
  return {
    ...plainManifest("python"),
    deployable,
    technology: technology ?? "Python",
    packages,
    references,
    lines: first,
  };
}

function packagesOf(names: readonly string[], lines: TomlLines): readonly PackageUse[] {
  return [...new Set(names)]
    .filter((name) => name !== "")
    .map((name) => {
      const line = lines.of(name);
      return { name, conditions: [], lines: { first: line, last: line } };
    });
}

function requirementName(requirement: string): string {
  return normalName(/^[A-Za-z0-9][\w.-]*/.exec(requirement.trim())?.[0] ?? "");
}

function normalName(name: string): string {
  return name.toLowerCase().replace(/[_.]+/g, "-");
}
