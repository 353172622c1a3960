import { treePaths } from "../parsing/tree-paths.js";
import { occurrenceAt } from "../syntax/occurrence.js";
import type { Call } from "../syntax/value.js";
import type { FileView } from "./file-view.js";
import type { Use } from "./use.js";

export interface PlacedCall {
  readonly call: Call;
  readonly index: number;
}

const known = new WeakMap<FileView, Map<string, readonly Use[]>>();

/** All calls of a name in a file. */
export function callsNamed(view: FileView, name: string): readonly Call[] {
  return usesNamed(view, name).map(({ call }) => call);
}

/** The same with the places where their names begin. */
export function placedCalls(view: FileView, name: string): readonly PlacedCall[] {
  return usesNamed(view, name).map(({ call, leaf }) => ({ call, index: leaf.startIndex }));
}

/** The same as uses: with what they stand in. */
export function usesNamed(view: FileView, name: string): readonly Use[] {
  const ofFile = known.get(view) ?? new Map<string, readonly Use[]>();
  known.set(view, ofFile);
  const uses = ofFile.get(name) ?? findCalls(view, name);
  ofFile.set(name, uses);
  return uses;
}

function findCalls(view: FileView, name: string): readonly Use[] {
  const pathTo = treePaths(view.tree, view.budget);
  const calls: Use[] = [];
  const pattern = new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`, "g");
  for (const hit of view.text.matchAll(pattern)) {
    const path = pathTo(hit.index);
    const found = path === null ? null : occurrenceAt(view.syntax, path, { text: hit[0], index: hit.index });
    if (found?.role === "call" || found?.role === "new") {
      calls.push({ ...found, view });
    }
  }
  return calls;
}
