import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** What is worth packing; fonts are packed already. */
const PACKED = /\.(js|css|svg|json)$/;

/**
 * Writes each file that is built once more in two packed forms, so that no answer waits for a compressor.
 * @returns {import("vite").Plugin}
 */
export function packedPlugin() {
  return {
    name: "plumbline-packed",
    apply: "build",
    enforce: "post",
    writeBundle({ dir = "" }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: "utf8" })) {
        if (PACKED.test(name)) {
          writePacked(join(dir, name));
        }
      }
    },
  };
}

/** @param {string} path */
function writePacked(path) {
  const bytes = readFileSync(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
