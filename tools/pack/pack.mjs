// Packs the compiled service and what it uses into a few files beside it: a start loads a hundred where it loaded 4,400, in
// half of the time, and keeps 25 MiB less of them. See docs/adr/0013-the-service-is-packed.md.
import { globSync, readFileSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { build } from "esbuild";
import { ROOT } from "../setup/repository.mjs";

const SERVER = join(ROOT, "apps/server");
const COMPILED = join(SERVER, "dist");
const PACKED = join(SERVER, "packed");

/**
 * What stays a package of its own: what has compiled parts or files beside it, what others change before the service loads
 * it, what is one large file anyway, and what is not installed and only asked for in vain.
 */
const LEFT_OUT = [
  ...["bcrypt", "pg", "pg-copy-streams", "@opentelemetry/*", "swagger-ui-dist", "web-tree-sitter"],
  "gpt-tokenizer",
  ...["@fastify/static", "@nestjs/microservices", "@nestjs/websockets", "class-transformer/storage"],
];

/** A map that is larger is read by nothing (`places-in-sources.ts` of the service): it is of one large package alone. */
const MAX_MAP_BYTES = 1024 * 1024;

/** What runs in threads begins in files of its own. */
function threads() {
  const files = globSync("**/*.worker.js", { cwd: COMPILED }).sort();
  return files.map((file) => ({ in: join(COMPILED, file), out: file.replace(/\.js$/, "") }));
}

/**
 * A file of ours that asks where it stands is told where it would stand if each were packed by itself, wherever its code
 * went: what it names from there is found.
 * @type {import("esbuild").Plugin}
 */
const ownAddresses = {
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
const plainRequires = {
  name: "plain requires",
  setup: (building) => {
    building.onLoad({ filter: /node_modules[\\/]@nestjs[\\/].*\.js$/ }, ({ path }) => {
      const text = readFileSync(path, "utf8");
      return { contents: text.replace("const require = createRequire(import.meta.url);", "") };
    });
  },
};

rmSync(PACKED, { recursive: true, force: true });
await build({
  entryPoints: [{ in: join(COMPILED, "packed-main.js"), out: "main" }, ...threads()],
  outdir: PACKED,
  chunkNames: "chunks/[hash]",
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node24",
  format: "esm",
  minify: true,
  // Names of classes and functions are in logs, and Nest tells its parts by them.
  keepNames: true,
  sourcemap: "linked",
  sourcesContent: false,
  legalComments: "none",
  logLevel: "warning",
  external: LEFT_OUT,
  banner: {
    js: 'import{createRequire as requireOfPacked}from"node:module";const require=requireOfPacked(import.meta.url);',
  },
  plugins: [ownAddresses, plainRequires],
});
for (const map of globSync("**/*.map", { cwd: PACKED }).map((name) => join(PACKED, name))) {
  if (statSync(map).size > MAX_MAP_BYTES) {
    rmSync(map);
  }
}
