import { treePaths } from "../parsing/tree-paths.js";
import { occurrenceAt } from "../syntax/occurrence.js";
import type { Call } from "../syntax/value.js";
import type { FileView } from "./file-view.js";

const known = new WeakMap<FileView, Map<string, readonly Call[]>>();

/** All calls of a name in a file. */
export function callsNamed(view: FileView, name: string): readonly Call[] {
  const ofFile = known.get(view) ?? new Map<string, readonly Call[]>();
  known.set(view, ofFile);
  const calls = ofFile.get(name) ?? findCalls(view, name);
  ofFile.set(name, calls);
  return calls;
}

function findCalls(view: FileView, name: string): readonly Call[] {
  const pathTo = treePaths(view.tree, view.budget);
  const calls: Call[] = [];
  for (const hit of view.text.matchAll(new RegExp(`(?<![\\w$])${name}(?![\\w$])`, "g"))) {
    const path = pathTo(hit.index);
    const found = path === null ? null : occurrenceAt(view.syntax, path);
    if (found?.role === "call" || found?.role === "new") {
      calls.push(found.call);
    }
  }
  return calls;
}
