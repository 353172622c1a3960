import { type FSWatcher, watch } from "node:fs";
import { basename, dirname } from "node:path";

/** Editors write a file in several steps; what comes within this time is one change. */
const SETTLES_MS = 120;

/**
 * Calls back when one of some files, by their absolute paths, was written or replaced. Their folders are watched, since editors put a new file in
 * the place of the old one.
 */
export function watchFiles(paths: readonly string[], changed: () => void): { close(): void } {
  let timer: NodeJS.Timeout | null = null;
  const settle = (): void => {
    clearTimeout(timer ?? undefined);
    timer = setTimeout(changed, SETTLES_MS);
  };
  const byFolder = Map.groupBy(paths, dirname);
  const watchers = [...byFolder].map(([folder, files]) =>
    watchFolder(folder, new Set(files.map((path) => basename(path))), settle),
  );
  return {
    close() {
      clearTimeout(timer ?? undefined);
      for (const watcher of watchers) {
        watcher.close();
      }
    },
  };
}

function watchFolder(folder: string, names: ReadonlySet<string>, changed: () => void): FSWatcher {
  const watcher = watch(folder, (_, name) => {
    if (name === null || names.has(name)) {
      changed();
    }
  });
  // A folder that goes away takes its files along, which is a change; the page says what is missing.
  watcher.on("error", changed);
  return watcher;
}
