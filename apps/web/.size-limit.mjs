import { readFileSync } from "node:fs";

const CLIENT = "dist/client";

/** @typedef {{file: string, imports?: string[], css?: string[], isEntry?: boolean}} Chunk */
/** @type {Readonly<Record<string, Chunk>>} */
const CHUNKS = JSON.parse(readFileSync(new URL(`${CLIENT}/.vite/manifest.json`, import.meta.url), "utf8"));

/**
 * The scripts that a page loads before it shows a screen: those of its parts, and all that these need at once.
 * @param {readonly string[]} sources
 */
function scriptsOf(...sources) {
  const found = new Set();
  const visit = (/** @type {string} */ source) => {
    const chunk = CHUNKS[source];
    if (chunk === undefined) {
      throw new Error(`The build has no ${source}`);
    }
    if (!found.has(chunk.file)) {
      found.add(chunk.file);
      chunk.imports?.forEach(visit);
    }
  };
  sources.forEach(visit);
  return [...found].map((file) => `${CLIENT}/${file}`);
}

const FIRST = ["index.html", "src/frame/app-frame.tsx"];
const HOME = [...FIRST, "src/sections/home/home-screen.tsx"];
const MODEL = [...HOME, "src/frame/project-frame.tsx", "src/sections/model/model-screen.tsx"];

const limits = [
  {
    name: "sign-in",
    path: scriptsOf("index.html", "src/sections/access/sign-in-screen.tsx"),
    limit: "160 KB",
  },
  { name: "home", path: scriptsOf(...HOME), limit: "160 KB" },
  { name: "home and the canvas", path: scriptsOf(...MODEL), limit: "420 KB" },
];

export default limits.map((entry) => ({ ...entry, gzip: true }));
