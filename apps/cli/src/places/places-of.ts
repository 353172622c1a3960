import type { Step, TextPlace } from "@plumbline/model-core";
import { stepsOfPath } from "./steps-of-path.js";

/** How a text is spelled. */
export type TextFormat = "json" | "yaml";

/**
 * Where values stand in a text, by their paths. What is not there has the place of what would hold it; nothing has one
 * in a text that cannot be read.
 */
export async function placesOf(
  text: string,
  format: TextFormat,
  paths: readonly string[],
): Promise<(path: string) => TextPlace | null> {
  const { placesOfValues } = await import("@plumbline/model-core");
  const ways = paths.map((path): readonly Step[] => [0, ...stepsOfPath(path)]);
  const places = placesOfValues(text, format, ways);
  const found = new Map(paths.map((path, at) => [path, places[at] ?? null]));
  return (path) => found.get(path) ?? null;
}
