import { linesOfOffsets } from "./lines-of-offsets.js";
import { offsetsInJson } from "./offsets-in-json.js";
import { offsetsInYaml } from "./offsets-in-yaml.js";
import { PlaceTree, type Step } from "./place-tree.js";

/**
 * The lines, from 1, on which values of a text stand: of a JSON text, or of a YAML text as `readYamlStream` reads it.
 * Each way leads from the list of the documents of the text to a value, so its first step is the index of a document,
 * 0 in JSON. Where a value stands in what an alias or a merge key brings, the line is that of the alias. The text is
 * walked once, whatever the number of ways; one that was refused gives null.
 */
export function linesOfValues(
  text: string,
  spelling: "json" | "yaml",
  ways: readonly (readonly Step[])[],
): readonly (number | null)[] {
  const tree = new PlaceTree(ways);
  if (spelling === "json") {
    offsetsInJson(text, tree);
  } else {
    offsetsInYaml(text, tree);
  }
  return linesOfOffsets(
    text,
    ways.map((way) => tree.offsetOf(way)),
  );
}
