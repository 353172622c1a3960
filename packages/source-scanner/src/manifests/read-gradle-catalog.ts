import type { DataPlace } from "../reading/data-place.js";
import { readToml } from "../reading/read-toml.js";

/** What a build takes from a catalog of versions, by the aliases that its scripts write (`libs.spring.boot` is `spring.boot`). */
export interface GradleCatalog {
  readonly libraries: readonly { readonly alias: string; readonly name: string }[];
  readonly bundles: readonly { readonly alias: string; readonly libraries: readonly string[] }[];
  readonly plugins: readonly { readonly alias: string; readonly name: string }[];
}

/** What a `*.versions.toml` says; null when it cannot be read. */
export function readGradleCatalog(text: string): GradleCatalog | null {
  const root = readToml(text);
  return root === null
    ? null
    : {
        libraries: named(root.at("libraries"), artifactOf),
        bundles: root.at("bundles").members.map((place) => ({
          alias: accessor(place.key),
          libraries: place.entries.map(({ textOrNone }) => accessor(textOrNone)),
        })),
        plugins: named(root.at("plugins"), pluginOf),
      };
}

function named(table: DataPlace, nameOf: (place: DataPlace) => string | null): GradleCatalog["libraries"] {
  return table.members.flatMap((place) => {
    const name = nameOf(place);
    return name === null ? [] : [{ alias: accessor(place.key), name }];
  });
}

/** `"group:name:version"`, `{ module = "group:name" }` or `{ group = "…", name = "…" }`. */
function artifactOf(place: DataPlace): string | null {
  const module = place.text ?? place.at("module").text;
  return module === null ? place.at("name").text : (module.split(":")[1] ?? null);
}

function pluginOf(place: DataPlace): string | null {
  return place.text?.split(":")[0] ?? place.at("id").text;
}

/** Scripts write a point for each `-` and `_` of an alias. */
function accessor(alias: string): string {
  return alias.replace(/[-_]/g, ".");
}
