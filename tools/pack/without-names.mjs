/**
 * Files of ours that load a library in the old form when they need it: packed, it has nothing there but `default`. A file of
 * ours that imports it, and is loaded in its place, has its names.
 * @param {import("esbuild").Metafile} packed
 */
export function withoutNames({ inputs }) {
  return Object.entries(inputs)
    .filter(([file]) => !file.includes("node_modules"))
    .flatMap(([file, { imports }]) =>
      imports
        .filter(({ kind, path }) => kind === "dynamic-import" && inputs[path]?.format === "cjs")
        .map(({ path }) => `${file} loads ${path}, which would have no names`),
    );
}
