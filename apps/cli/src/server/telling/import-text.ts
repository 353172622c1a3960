import type { Schemas } from "@plumbline/api-client";
import { clean } from "../../output/clean-text.js";
import type { Colours } from "../../output/colours.js";

/** Facts that are told one by one; --json has all of them. */
const TOLD = 50;

/** What an import changed, or would change, as text. */
export function importText(
  { items, added, changed, unchanged, applied, modelVersion }: Schemas["ImportResultResponse"],
  colours: Colours,
): string {
  const moved = items.filter(({ change }) => change === "added" || change === "changed");
  const lines = moved.slice(0, TOLD).map(({ change, kind, name, id }) => {
    const mark = change === "added" ? colours.good("+ added") : colours.odd("~ changed");
    return `${mark} ${kind} ${clean(name ?? id)}  ${colours.dim(id)}`;
  });
  const more = moved.length > TOLD ? [`… and ${moved.length - TOLD} more`] : [];
  const counts = `${added} added, ${changed} changed, ${unchanged} as they were`;
  const end = applied
    ? colours.good(`Written, over version ${modelVersion} of the model.`)
    : `Nothing was written: --write does it. The model is at version ${modelVersion}.`;
  return [...lines, ...more, counts, end].join("\n");
}
