import { offsetsInJson } from "./offsets-in-json.js";
import { offsetsInYaml } from "./offsets-in-yaml.js";
import { PlaceTree, type Step } from "./place-tree.js";
import { placesOfOffsets, type TextPlace } from "./places-of-offsets.js";

/**
 * Where values of a text stand: of a JSON text, or of a YAML text as `readYamlStream` reads it. A value of an object
 * stands where its key does. Each way leads from the list of the documents of the text to a value, so its first step is
 * the index of a document, 0 in JSON. What is not there has the place of what is around it; where a value stands in what
 * an alias or a merge key brings, the place is that of the alias. The text is walked once, whatever the number of ways;
 * one that was refused gives null.
 */
export function placesOfValues(
  text: string,
  spelling: "json" | "yaml",
  ways: readonly (readonly Step[])[],
): readonly (TextPlace | null)[] {
  const tree = new PlaceTree(ways);
  if (spelling === "json") {
    offsetsInJson(text, tree);
  } else {
    offsetsInYaml(text, tree);
  }
  return placesOfOffsets(
    text,
    ways.map((way) => tree.offsetOf(way)),
  );
}
