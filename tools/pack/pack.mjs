// Packs the compiled service and what it uses into a few files beside it: a start loads a hundred where it loaded 4,400, in
// half of the time, and keeps 25 MiB less of them. See docs/adr/0012-the-service-is-packed.md.
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { build } from "esbuild";
import { ROOT } from "../setup/repository.mjs";

const SERVER = join(ROOT, "apps/server");
const COMPILED = join(SERVER, "dist");
const PACKED = join(SERVER, "packed");

/** What is packed now, beside what was before. */
const LIST = join(PACKED, "files.json");

/**
 * What stays a package of its own: what has compiled parts or files beside it, what others change before the service loads
 * it, what is one large file anyway, and what is not installed and only asked for in vain.
 */
const LEFT_OUT = [
  ...["bcrypt", "pg", "pg-copy-streams", "@opentelemetry/*", "swagger-ui-dist", "web-tree-sitter"],
  "gpt-tokenizer",
  ...["@fastify/static", "@nestjs/microservices", "@nestjs/websockets", "class-transformer/storage"],
];

/** Of these what is wanted is `default`. */
const BY_DEFAULT = /\/elk\.bundled\.js$/;

/** A map that is larger is not read by the service (`places-in-sources.ts`). */
const MAX_MAP_BYTES = 2 * 1024 * 1024;

const DAY_MS = 24 * 60 * 60 * 1000;

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

/**
 * Files of ours that load a library in the old form when they need it: packed, it has nothing there but `default`. A file of
 * ours that imports it, and is loaded in its place, has its names.
 * @param {import("esbuild").Metafile} packed
 */
function withoutNames({ inputs }) {
  return Object.entries(inputs)
    .filter(([file]) => !file.includes("node_modules"))
    .flatMap(([file, { imports }]) =>
      imports
        .filter(({ kind, path }) => kind === "dynamic-import" && inputs[path]?.format === "cjs")
        .filter(({ path }) => !BY_DEFAULT.test(path))
        .map(({ path }) => `${file} loads ${path}, which would have no names`),
    );
}

/** How esbuild gives a class or a function its name again. */
const NAMES = /\((\w),(\w)\)=>([\w$]+)\(\1,"name",\{value:\2,configurable:!0\}\)/;

/**
 * Names are given to what has a prototype alone: to classes, and to functions that are made once. An arrow is made anew each time
 * that its line runs, and a name takes twenty times as long as making it.
 * @param {readonly import("esbuild").OutputFile[]} files
 */
function withoutNamesOfArrows(files) {
  const namers = files.filter(({ path, text }) => path.endsWith(".js") && NAMES.test(text));
  if (namers.length !== 1) {
    throw new Error(`${namers.length} files give names where one should: see NAMES in tools/pack/pack.mjs`);
  }
  const cheap = (/** @type {string} */ text) =>
    text.replace(NAMES, '($1,$2)=>$1.prototype?$3($1,"name",{value:$2,configurable:!0}):$1');
  return files.map(({ path, contents, text }) => ({
    path,
    contents: namers[0]?.path === path ? Buffer.from(cheap(text)) : contents,
  }));
}

/**
 * Whether a file is of use: a map is, of a file in which code of ours is.
 * @param {import("esbuild").OutputFile} file
 */
function isOfUse({ path, contents, text }) {
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

/**
 * Writes what is new. A service that runs of what was packed before may still ask for a part of it: that stays for a day.
 * @param {readonly {readonly path: string, readonly contents: Uint8Array}[]} files
 */
function write(files) {
  for (const { path, contents } of files) {
    if (!existsSync(path) || !readFileSync(path).equals(contents)) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, contents);
    }
  }
  const names = files.map(({ path }) => relative(PACKED, path).replaceAll("\\", "/"));
  dropOld(new Set(names));
  writeFileSync(LIST, JSON.stringify(names.sort(), null, 1));
}

/** @param {ReadonlySet<string>} current */
function dropOld(current) {
  const before = existsSync(LIST) ? new Set(JSON.parse(readFileSync(LIST, "utf8"))) : new Set();
  const now = new Date();
  for (const name of globSync("**/*.{js,map}", { cwd: PACKED }).map((one) => one.replaceAll("\\", "/"))) {
    const path = join(PACKED, name);
    if (!current.has(name) && before.has(name)) {
      utimesSync(path, now, now);
    } else if (!current.has(name) && statSync(path).mtimeMs < now.getTime() - DAY_MS) {
      rmSync(path);
    }
  }
}

const { metafile, outputFiles } = await build({
  entryPoints: [{ in: join(COMPILED, "packed-main.js"), out: "main" }, ...threads()],
  outdir: PACKED,
  chunkNames: "chunks/[hash]",
  bundle: true,
  splitting: true,
  platform: "node",
  target: "node24",
  format: "esm",
  minify: true,
  // Names of classes are in the OpenAPI document and in logs, and Nest tells its parts by them.
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
  metafile: true,
  write: false,
});

const nameless = withoutNames(metafile);
if (nameless.length > 0) {
  throw new Error(nameless.join("\n"));
}
write(withoutNamesOfArrows(outputFiles.filter(isOfUse)));
