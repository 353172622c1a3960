import { treePaths } from "../parsing/tree-paths.js";
import { occurrenceAt } from "../syntax/occurrence.js";
import type { Call } from "../syntax/value.js";
import type { FileView } from "./file-view.js";

export interface PlacedCall {
  readonly call: Call;
  readonly index: number;
}

const known = new WeakMap<FileView, Map<string, readonly PlacedCall[]>>();

/** All calls of a name in a file. */
export function callsNamed(view: FileView, name: string): readonly Call[] {
  return placedCalls(view, name).map(({ call }) => call);
}

/** The same with the places where their names begin. */
export function placedCalls(view: FileView, name: string): readonly PlacedCall[] {
  const ofFile = known.get(view) ?? new Map<string, readonly PlacedCall[]>();
  known.set(view, ofFile);
  const calls = ofFile.get(name) ?? findCalls(view, name);
  ofFile.set(name, calls);
  return calls;
}

function findCalls(view: FileView, name: string): readonly PlacedCall[] {
  const pathTo = treePaths(view.tree, view.budget);
  const calls: PlacedCall[] = [];
  const pattern = new RegExp(`(?<![\\w$])${name.replaceAll("$", "\\$")}(?![\\w$])`, "g");
  for (const hit of view.text.matchAll(pattern)) {
    const path = pathTo(hit.index);
    const found = path === null ? null : occurrenceAt(view.syntax, path, { text: hit[0], index: hit.index });
    if (found?.role === "call" || found?.role === "new") {
      calls.push({ call: found.call, index: hit.index });
    }
  }
  return calls;
}
