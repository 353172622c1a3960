import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT } from "../setup/repository.mjs";

const FIXTURE = join(ROOT, "packages/change-impact/golden/eshop");
const SETTINGS = { maxFiles: 100, maxFileBytes: 10_000, maxTotalBytes: 100_000, excludeGlobs: [] };

/** Commits of nobody: the repository is in files beside this program. */
const COMMITS = { base: "b".repeat(40), head: "c".repeat(40) };

/** @typedef {import("./api.mjs").Api} Api */
/** @typedef {{id: string, name: string}} Scenario */

/**
 * What a pull request to a small eShop touches in the design of the demo. It is read from files, without any network: two
 * commits as texts, and which parts of them are which parts of the model.
 * @param {Api} api
 * @param {{id: string}} project
 * @param {Scenario[]} scenarios
 * @returns {Promise<any>}
 */
export async function compareSource(api, project, scenarios) {
  const { changeImpact } = await import(join(ROOT, "packages/change-impact/dist/index.js"));
  const { repository, ...links } = JSON.parse(textOf("links.json"));
  const { model, modelVersion } = await api.call("GET", `/api/projects/${project.id}/model`);
  const scan = await scanner(repository);
  return changeImpact({
    scanId: project.id,
    ...{ base: scan("base"), head: scan("head"), model, modelVersion, ...links, followed: [repository] },
    scenarios: await storedScenarios(api, project, scenarios),
    promises: await promisesOf(api, project),
  });
}

/**
 * Scenarios with the IDs that they are stored under.
 * @param {Api} api
 * @param {{id: string}} project
 * @param {Scenario[]} scenarios
 */
async function storedScenarios(api, project, scenarios) {
  /** @type {{items: Scenario[]}} */
  const { items } = await api.call("GET", `/api/projects/${project.id}/scenarios`);
  return scenarios.flatMap((document) =>
    items.filter(({ name }) => name === document.name).map(({ id }) => ({ id, document })),
  );
}

/**
 * @param {string} repository
 * @returns {Promise<(side: "base" | "head") => object>}
 */
async function scanner(repository) {
  const { extractFile, joinSnapshot, loadGrammars, selectFiles } = await import(
    join(ROOT, "packages/source-scanner/dist/index.js")
  );
  const { resolve } = createRequire(join(ROOT, "packages/source-scanner/package.json"));
  const grammars = await loadGrammars({
    runtime: readFileSync(resolve("web-tree-sitter/web-tree-sitter.wasm")),
    grammars: { "c-sharp": readFileSync(resolve("@vscode/tree-sitter-wasm/wasm/tree-sitter-c-sharp.wasm")) },
  });
  return (side) => {
    const files = filesOf(textOf(`${side}.txt`));
    const tree = [...files].map(([path, bytes]) => ({
      path,
      mode: "100644",
      size: bytes.length,
      blobSha: shaOf(bytes),
    }));
    const selection = selectFiles(tree, SETTINGS);
    const extractions = new Map(
      selection.selected.map((/** @type {any} */ { path, ...file }) => [
        path,
        extractFile({ ...file, bytes: files.get(path) }, grammars),
      ]),
    );
    return joinSnapshot({ repository, commit: COMMITS[side], selection, extractions, codes: [] });
  };
}

/**
 * The files of a text, in which `>>> path` begins each.
 * @param {string} text
 * @returns {Map<string, Buffer>}
 */
function filesOf(text) {
  const parts = text.split(/^>>> /m).slice(1);
  return new Map(
    parts.map((part) => {
      const end = part.indexOf("\n");
      return [part.slice(0, end), Buffer.from(part.slice(end + 1))];
    }),
  );
}

/**
 * The promises of the project, with what is in force of each.
 * @param {Api} api
 * @param {{id: string}} project
 */
async function promisesOf(api, project) {
  const path = `/api/projects/${project.id}/promises`;
  const { items } = await api.call("GET", path);
  const records = await Promise.all(
    items.map((/** @type {{id: string}} */ { id }) => api.call("GET", `${path}/${id}`)),
  );
  return records.map(({ id, requirementId, inForce }) => ({
    ...{ id, requirementId },
    revisions: inForce === null ? [] : [{ ...inForce, content: inForce, retire: false, approval: {} }],
  }));
}

/** @param {Buffer} bytes */
function shaOf(bytes) {
  return createHash("sha1").update(bytes).digest("hex");
}

/** @param {string} name */
function textOf(name) {
  return readFileSync(join(FIXTURE, name), "utf8");
}
