// Packs the compiled service and what it uses into a few files beside it: a start loads a hundred where it loaded 4,400, in
// half of the time, and keeps 25 MiB less of them. See docs/adr/0012-the-service-is-packed.md.
import { globSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { COMPILED, PACKED } from "./folders.mjs";
import { isOfUse } from "./maps-of-use.mjs";
import { withNamesOfClasses } from "./names-of-classes.mjs";
import { layoutAtOnce, ownAddresses, plainRequires } from "./plugins.mjs";
import { withoutNames } from "./without-names.mjs";
import { withWrappersAtOnce } from "./wrappers-at-once.mjs";
import { writeFiles } from "./write-files.mjs";

/**
 * What stays a package of its own: what has compiled parts or files beside it, what others change before the service loads
 * it, what is one large file anyway, and what is not installed and only asked for in vain.
 */
const LEFT_OUT = [
  ...["bcrypt", "pg", "pg-copy-streams", "@opentelemetry/*", "swagger-ui-dist", "web-tree-sitter"],
  "gpt-tokenizer",
  ...["@fastify/static", "@nestjs/microservices", "@nestjs/websockets", "class-transformer/storage"],
];

/** What runs in threads begins in files of its own. */
function threads() {
  const files = globSync("**/*.worker.js", { cwd: COMPILED }).sort();
  return files.map((file) => ({ in: join(COMPILED, file), out: file.replace(/\.js$/, "") }));
}

const { metafile, outputFiles } = await build({
  entryPoints: [{ in: join(COMPILED, "packed-main.js"), out: "main" }, ...threads()],
  outdir: PACKED,
  chunkNames: "parts/[hash]",
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
  plugins: [ownAddresses, plainRequires, layoutAtOnce],
  metafile: true,
  write: false,
});

const nameless = withoutNames(metafile);
if (nameless.length > 0) {
  throw new Error(nameless.join("\n"));
}
writeFiles(withWrappersAtOnce(withNamesOfClasses(outputFiles.filter(isOfUse))));
