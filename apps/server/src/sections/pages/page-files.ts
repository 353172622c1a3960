import { readdirSync, readFileSync } from "node:fs";

const FOLDER = new URL("../../../pages/", import.meta.url);
const TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  css: "text/css; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
};

/** A file as it is sent. */
export interface PageFile {
  readonly type: string;
  readonly text: string;
}

/** Every file of the small pages by its name, read once: nothing of a request ever becomes a path. */
export function readPageFiles(): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>();
  for (const name of readdirSync(FOLDER)) {
    const type = TYPES[name.slice(name.lastIndexOf(".") + 1)];
    if (type !== undefined) {
      files.set(name, { type, text: readFileSync(new URL(name, FOLDER), "utf8") });
    }
  }
  return files;
}
