import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The files of the sections of an app that other sections may use: each module, the files of what it exports, and
 * what is offered to threads.
 * @param {string} root
 * @param {string} sections path of the folder that holds the sections, from the root, with `/`
 * @returns {string[]}
 */
export function exportedFiles(root, sections) {
  if (!existsSync(join(root, sections))) {
    return [];
  }
  return readdirSync(join(root, sections), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap((entry) => exportsOf(root, `${sections}/${entry.name}`));
}

/**
 * @param {string} root
 * @param {string} section
 */
function exportsOf(root, section) {
  const files = readdirSync(join(root, section));
  const forThreads = files.filter((file) => file === "for-threads.ts").map((file) => `${section}/${file}`);
  return files
    .filter((file) => file.endsWith(".module.ts"))
    .flatMap((file) => {
      const module = readFileSync(join(root, section, file), "utf8");
      return [`${section}/${file}`, ...filesExportedBy(module).map((path) => `${section}/${path}`)];
    })
    .concat(forThreads);
}

/**
 * The files a module takes its exports from: those of the providers it exports to the framework, and those it hands
 * on with `export … from`, as plain functions are.
 * @param {string} module text of the module
 * @returns {string[]}
 */
export function filesExportedBy(module) {
  const exported = new Set(/\bexports:\s*\[([^\]]*)\]/.exec(module)?.[1]?.match(/[A-Za-z_$][\w$]*/g) ?? []);
  const files = new Set();
  for (const [, word, names = "", path] of module.matchAll(
    /^(import|export)\s+\{([^}]*)\}\s+from\s+"\.\/([^"]+)\.js"/gm,
  )) {
    const taken = names.split(",").map((name) => name.trim().replace(/^type\s+/, ""));
    if (word === "export" || taken.some((name) => exported.has(name))) {
      files.add(`${path}.ts`);
    }
  }
  return [...files];
}
