import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { compiledAtOnce } from "./compiled-at-once.mjs";
import { COMPILED } from "./folders.mjs";

/**
 * A file of ours that asks where it stands is told where it would stand if each were packed by itself, wherever its code
 * went: what it names from there is found.
 * @type {import("esbuild").Plugin}
 */
export const ownAddresses = {
  name: "own addresses",
  setup: (building) => {
    building.onLoad({ filter: /apps[\\/]server[\\/]dist[\\/].*\.js$/ }, ({ path }) => {
      const name = relative(COMPILED, path).replaceAll("\\", "/");
      const text = readFileSync(path, "utf8");
      return { contents: text.replaceAll("import.meta.url", `import.meta.resolve("#packed/${name}")`) };
    });
  },
};

/**
 * Nest's packages ask for others by a function of their own, which nothing looks through: by the usual one what they ask for
 * is packed too, and is not there a second time.
 * @type {import("esbuild").Plugin}
 */
export const plainRequires = {
  name: "plain requires",
  setup: (building) => {
    building.onLoad({ filter: /node_modules[\\/]@nestjs[\\/].*\.js$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      return { contents: text.replace("const require = createRequire(import.meta.url);", "") };
    });
  },
};

/** @type {import("esbuild").Plugin} */
export const layoutAtOnce = {
  name: "layout at once",
  setup: (building) => {
    building.onLoad({ filter: /node_modules[\\/]elkjs[\\/]lib[\\/]elk\.bundled\.js$/ }, ({ path }) => ({
      contents: compiledAtOnce(readFileSync(path, "utf8")),
    }));
  },
};
