import { existsSync, readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "@swc/core";
import "./quick-choice.mjs";

/**
 * Lets a process run the tests of packages as they are: TypeScript is compiled as Jest has it compiled, and what tests
 * take from Jest is given by Mocha. Unlike Jest, Mocha loads all files once and then runs any test again and again,
 * which a mutant asks for.
 */
const SHIMS = new Map([
  ["@jest/globals", new URL("./jest-on-mocha.mjs", import.meta.url).href],
  ["fast-check", new URL("./few-runs.mjs", import.meta.url).href],
]);

registerHooks({
  resolve(specifier, context, nextResolve) {
    const shim = SHIMS.get(specifier);
    if (shim !== undefined && context.parentURL !== shim) {
      return { url: shim, shortCircuit: true };
    }
    try {
      return nextResolve(asTypeScript(specifier, context.parentURL), context);
    } catch (error) {
      const url = sourceOf(error);
      if (url === null) {
        throw error;
      }
      return { url, shortCircuit: true };
    }
  },
  load(url, context, nextLoad) {
    if (!url.startsWith("file:") || !url.endsWith(".ts")) {
      return nextLoad(url, context);
    }
    return { format: "module", source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});

/**
 * A relative import says `.js` where the file is TypeScript.
 * @param {string} specifier
 * @param {string | undefined} parent
 */
function asTypeScript(specifier, parent) {
  if (!/^\.{1,2}\/.*\.js$/.test(specifier) || !parent?.endsWith(".ts")) {
    return specifier;
  }
  const typescript = specifier.replace(/\.js$/, ".ts");
  return existsSync(new URL(typescript, parent)) ? typescript : specifier;
}

/**
 * What a package imports of its own by a name, as `#digests`, is compiled; where it is not, there is its source.
 * @param {unknown} error
 */
function sourceOf(error) {
  const { url = "" } = /** @type {{url?: string}} */ (error);
  const source = url.replace("/dist/", "/src/").replace(/\.js$/, ".ts");
  return source !== url && existsSync(new URL(source)) ? source : null;
}

/**
 * Mutated code counts which test runs what, at every expression, and goes on counting for each mutant, where nobody asks:
 * five times slower. Once a mutant is active it does not count any more.
 */
const COUNTS = "var c = cov.static;";
const COUNTS_WHERE_ASKED = `if (ns.activeMutant !== undefined) { return; } ${COUNTS}`;

/** @param {string} filename */
function compiled(filename) {
  const { code } = transformSync(readFileSync(filename, "utf8").replace(COUNTS, COUNTS_WHERE_ASKED), {
    filename,
    jsc: { target: "es2023", keepClassNames: true, parser: { syntax: "typescript" } },
    module: { type: "es6" },
  });
  return code;
}
