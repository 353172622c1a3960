import type { PromiseState } from "@plumbline/promise-core";
import type { BundleFile } from "../bundle-file.js";
import type { Design } from "../design/design.js";
import { fileJson } from "./file-json.js";
import { promiseJson } from "./promise-json.js";

/** Where a promise stands, by its state: only what is approved is a requirement. */
const FOLDERS = {
  approved: "promises",
  draft: "promises-not-approved",
  retired: "promises-retired",
} as const satisfies { readonly [State in PromiseState]: string };

/** The file of every promise. */
export function* promiseFiles({ promises }: Pick<Design, "promises">): Generator<BundleFile> {
  for (const promise of promises) {
    const { requirementId } = promise.promise;
    yield { path: promisePath(promise.state, requirementId), text: fileJson(promiseJson(promise)) };
  }
}

/** The path of the file of a promise. */
export function promisePath(state: PromiseState, requirementId: string): string {
  return `${FOLDERS[state]}/${requirementId}.json`;
}
