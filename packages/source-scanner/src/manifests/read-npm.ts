import type { DataPlace } from "../reading/data-place.js";
import { readData } from "../reading/read-data.js";
import { frameworkOf } from "./frameworks.js";
import { type Manifest, type PackageUse, plainManifest } from "./manifest.js";

/** What a `package.json` says; null when it cannot be read. */
export function readNpm(text: string): Manifest | null {
  return readData(text, "json", ([root]) =>
    root?.isObject === true && TABLES.every((table) => isTable(root.at(table))) ? manifestOf(root) : null,
  );
}

const TABLES = ["dependencies", "optionalDependencies", "scripts"] as const;

function isTable(place: DataPlace): boolean {
  return place.value === undefined || place.isObject;
}

function manifestOf(root: DataPlace): Manifest {
  const packages = [...root.at("dependencies").members, ...root.at("optionalDependencies").members].map(
    packageUse,
  );
  const technology = frameworkOf("npm", packages);
  const start = root.at("scripts", "start");
  const bin = root.at("bin");
  const says = [start, bin].find(({ value }) => value !== undefined);
  const isWorkspaceRoot = root.at("workspaces").value !== undefined;
  const isService = (says !== undefined || technology !== null) && !isWorkspaceRoot;
  return {
    ...plainManifest("npm"),
    name: root.at("name").text,
    deployable: isService ? "yes" : "no",
    isWorkspaceRoot,
    technology: technology ?? "Node.js",
    packages,
    lines: (says ?? root.at("name")).lines,
  };
}

function packageUse(place: DataPlace): PackageUse {
  return { name: place.key, conditions: [], lines: place.lines };
}
