/** A map that is larger is not read by the service (`places-in-sources.ts`). */
const MAX_MAP_BYTES = 2 * 1024 * 1024;

/**
 * Whether a file is of use: a map is, of a file in which code of ours is.
 * @param {import("esbuild").OutputFile} file
 */
export function isOfUse({ path, contents, text }) {
  if (!path.endsWith(".map")) {
    return true;
  }
  const { sources } = JSON.parse(text);
  const isOurs = sources.some((/** @type {string} */ source) => !source.includes("node_modules/"));
  if (isOurs && contents.length > MAX_MAP_BYTES) {
    throw new Error(`${path} is too large to be read when an error is told`);
  }
  return isOurs;
}
