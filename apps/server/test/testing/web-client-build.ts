import { readdirSync, readFileSync } from "node:fs";

/** The web client as `npm test` built it before the tests. */
const FOLDER = new URL("../../../web/dist/client/", import.meta.url);

/** A file of the build, by its path in an address. */
export function builtFile(path: string): Buffer {
  return readFileSync(new URL(path.slice(1), FOLDER));
}

/** The paths of all files of the build, but for its page and what the build wrote for itself. */
export function builtPaths(): readonly string[] {
  const names = readdirSync(FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll("//", "/"));
  return names
    .map((name) => `/${name.slice(FOLDER.pathname.length)}`)
    .filter((path) => path !== "/index.html" && !path.includes("/."))
    .sort();
}
