import { type Place, placeOfIndex } from "./place.js";

/** How a text is spelled. */
export type TextFormat = "json" | "yaml";

const LAST_PART = /(?:\.[^.[\]]+|\[(?:\d+|"(?:[^"\\]|\\.)*")\]|^[^.[\]]+)$/;

/** A path and what holds it, the longest first: `a[0].b`, `a[0]`, `a`, the whole. */
function withAncestors(path: string): readonly string[] {
  const paths = [path];
  for (let rest = path; rest !== ""; ) {
    const shorter = rest.replace(LAST_PART, "");
    rest = shorter === rest ? "" : shorter;
    paths.push(rest);
  }
  return paths;
}

/**
 * Where values stand in a text, by their paths. What is not there has the place of what would hold it; nothing has one
 * in a text that cannot be read.
 */
export async function placesOf(
  text: string,
  format: TextFormat,
  paths: readonly string[],
): Promise<(path: string) => Place | null> {
  const wanted = new Set(paths.flatMap(withAncestors));
  const found = new Map<string, number>();
  try {
    for (const [path, offset] of await offsetsIn(text, format)) {
      if (wanted.has(path)) {
        found.set(path, offset);
      }
    }
  } catch {
    // A text that is not well formed has its place in the message of its reader.
  }
  return (path) => {
    const nearest = withAncestors(path).find((ancestor) => found.has(ancestor));
    return nearest === undefined ? null : placeOfIndex(text, found.get(nearest) ?? 0);
  };
}

async function offsetsIn(text: string, format: TextFormat): Promise<Iterable<readonly [string, number]>> {
  if (format === "yaml") {
    const { yamlOffsets } = await import("./yaml-offsets.js");
    return yamlOffsets(text);
  }
  const { jsonOffsets } = await import("./json-offsets.js");
  return jsonOffsets(text);
}
