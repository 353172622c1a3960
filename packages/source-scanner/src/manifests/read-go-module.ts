import { frameworkOf } from "./frameworks.js";
import { type Manifest, type PackageUse, plainManifest } from "./manifest.js";

/** What a `go.mod` says: which folders have programs is said by the source. Null when it names no module. */
export function readGoModule(text: string): Manifest | null {
  const packages: PackageUse[] = [];
  let name: string | null = null;
  let block = "";
  for (const [index, line] of text.split("\n").entries()) {
    const words = line
      .replace(/\/\/.*$/, "")
      .trim()
      .split(/\s+/);
    const first = String(words[0]);
    const lines = { first: index + 1, last: index + 1 };
    if (first === ")") {
      block = "";
    } else if (words[1] === "(") {
      block = first;
    } else {
      const verb = block === "" ? first : block;
      const rest = block === "" ? words.slice(1) : words;
      const path = unquoted(rest[0] ?? "");
      name = verb === "module" && path !== "" ? path : name;
      if (verb === "require" && path !== "") {
        packages.push({ name: path, conditions: [], lines });
      }
    }
  }
  const technology = frameworkOf("go", packages) ?? "Go";
  return name === null
    ? null
    : { ...plainManifest("go"), name, deployable: "with-main", technology, packages };
}

function unquoted(word: string): string {
  return word.replace(/^["`]|["`]$/g, "");
}
