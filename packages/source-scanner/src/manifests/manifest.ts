import type { Lines } from "../code/code-extraction.js";

export const ECOSYSTEMS = ["npm", "dotnet", "maven", "gradle", "go", "python", "cargo"] as const;
export type Ecosystem = (typeof ECOSYSTEMS)[number];

/** A package that a manifest asks for. */
export interface PackageUse {
  readonly name: string;
  /** Under which it is there at all, from the outermost in; none = always. */
  readonly conditions: readonly string[];
  readonly lines: Lines;
}

/** A project of the same repository that a manifest refers to, by a path from its own folder. */
export interface ProjectReference {
  readonly path: string;
  readonly conditions: readonly string[];
  readonly lines: Lines;
}

/** A file that is compiled under conditions, by a path from the manifest's folder; of what is taken out, a pattern. */
export interface ConditionalFile {
  readonly path: string;
  readonly conditions: readonly string[];
}

/** What a manifest says of the project in its folder. */
export interface Manifest {
  readonly ecosystem: Ecosystem;
  /** By which others of the repository ask for it; null when its file name is its name, or it has none. */
  readonly name: string | null;
  /** `with-main`: when source of its folder has a main function or class. */
  readonly deployable: "yes" | "with-main" | "no";
  /** A workspace: its folder holds projects and is none itself. */
  readonly isWorkspaceRoot: boolean;
  /** The framework that it names; null when it names none that is known. */
  readonly technology: string | null;
  readonly packages: readonly PackageUse[];
  readonly references: readonly ProjectReference[];
  readonly conditionalFiles: readonly ConditionalFile[];
  /** What of its folder is not compiled. */
  readonly removedFiles: readonly ConditionalFile[];
  /** Plugins that it names as a catalog of the build does (`libs.plugins.boot`). */
  readonly pluginAliases: readonly { readonly name: string; readonly lines: Lines }[];
  /** Where it says that there is a service. */
  readonly lines: Lines;
}

/** One that says nothing yet. */
export function plainManifest(ecosystem: Ecosystem): Manifest {
  return {
    ecosystem,
    name: null,
    deployable: "no",
    isWorkspaceRoot: false,
    technology: null,
    packages: [],
    references: [],
    conditionalFiles: [],
    removedFiles: [],
    pluginAliases: [],
    lines: { first: 1, last: 1 },
  };
}
