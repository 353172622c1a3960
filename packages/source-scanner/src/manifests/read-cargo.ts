import type { DataPlace } from "../reading/data-place.js";
import { readToml, TomlLines } from "../reading/read-toml.js";
import { frameworkOf } from "./frameworks.js";
import { type Manifest, type PackageUse, type ProjectReference, plainManifest } from "./manifest.js";

interface Dependency {
  readonly place: DataPlace;
  readonly conditions: readonly string[];
}

/** What a `Cargo.toml` says; null when it cannot be read, or is of neither a package nor a workspace. */
export function readCargo(text: string): Manifest | null {
  const root = readToml(text);
  const isOfCargo = root !== null && (root.at("package").isObject || root.at("workspace").isObject);
  return isOfCargo ? manifestOf(root, new TomlLines(text)) : null;
}

function manifestOf(root: DataPlace, lines: TomlLines): Manifest {
  const asked = [...dependenciesOf(root, []), ...ofTargets(root)];
  const shared = root.at("workspace", "dependencies").members.map((place) => ({ place, conditions: [] }));
  const packages = asked.map((dependency) => packageUse(dependency, lines));
  const bins = root.at("bin").entries;
  const line = lines.of(bins.length > 0 ? "[[bin]]" : "[package]");
  return {
    ...plainManifest("cargo"),
    name: root.at("package", "name").text,
    deployable: deployableOf(root),
    isWorkspaceRoot: !root.at("package").isObject,
    technology: frameworkOf("cargo", packages) ?? "Rust",
    packages,
    references: [...asked, ...shared].flatMap((dependency) => reference(dependency, lines)),
    lines: { first: line, last: line },
  };
}

/** A program of the default path is seen by its `src/main.rs`. */
function deployableOf(root: DataPlace): Manifest["deployable"] {
  if (!root.at("package").isObject) {
    return "no";
  }
  return root.at("bin").entries.length > 0 ? "yes" : "with-main";
}

function ofTargets(root: DataPlace): readonly Dependency[] {
  return root.at("target").members.flatMap((target) => dependenciesOf(target, [target.key]));
}

function dependenciesOf(holder: DataPlace, outer: readonly string[]): readonly Dependency[] {
  return holder.at("dependencies").members.map((place) => {
    const isOptional = place.at("optional").value === true;
    return { place, conditions: isOptional ? [...outer, `feature:${place.key}`] : outer };
  });
}

function packageUse({ place, conditions }: Dependency, lines: TomlLines): PackageUse {
  const line = lines.of(place.key);
  return { name: place.at("package").text ?? place.key, conditions, lines: { first: line, last: line } };
}

function reference({ place, conditions }: Dependency, lines: TomlLines): readonly ProjectReference[] {
  const path = place.at("path").text;
  const line = lines.of(place.key);
  return path === null ? [] : [{ path, conditions, lines: { first: line, last: line } }];
}
