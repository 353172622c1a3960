import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";
import { generateRepository } from "../../../packages/source-scanner/bench/generate-repository.mjs";

/**
 * A code host of one large repository, in a thread of its own: `acme/large`, whose branches `main` and `next` differ in one
 * file of a hundred.
 */
export function startCodeHost() {
  const worker = new Worker(new URL(import.meta.url), { workerData: { isCodeHost: true } });
  return new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (ready) => resolve({ ...ready, stop: () => worker.terminate() }));
  });
}

const ROOTS = { main: "a".repeat(40), next: "b".repeat(40) };

/** One file of a hundred says another thing on `next`. */
function filesOf(branch) {
  return [...generateRepository()].map(([path, text], at) => {
    const content = Buffer.from(branch === "next" && at % 100 === 0 ? `${text}\n\n` : text);
    const sha = createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
    return { path, content, sha };
  });
}

async function packed(files) {
  const archive = pack();
  const zipped = buffer(archive.pipe(createGzip({ level: 1 })));
  for (const { path, content } of files) {
    archive.entry({ name: `acme-large/${path}` }, content);
  }
  archive.finalize();
  return zipped;
}

async function serve() {
  const branches = {};
  for (const [branch, sha] of Object.entries(ROOTS)) {
    const files = filesOf(branch);
    const tree = files.map(({ path, content, sha: blob }) => ({
      path,
      mode: "100644",
      type: "blob",
      sha: blob,
      size: content.length,
      url: `https://code.example.org/api/v3/repos/acme/large/git/blobs/${blob}`,
    }));
    branches[sha] = { archive: await packed(files), tree: JSON.stringify({ sha, tree, truncated: false }) };
  }
  const server = createServer((request, response) => response.end(answer(request.url, response)));
  const url = () => `http://127.0.0.1:${server.address().port}`;

  function answer(path, response) {
    const sha = Object.keys(branches).find((one) => path.includes(one)) ?? "";
    if (path.includes("/commits/heads/")) {
      return ROOTS[path.slice(path.lastIndexOf("/") + 1)];
    }
    if (path.includes("/git/commits/")) {
      return JSON.stringify({ sha, tree: { sha } });
    }
    if (path.includes("/git/trees/")) {
      return branches[sha].tree;
    }
    if (path.includes("/tarball/")) {
      response.writeHead(302, { location: `${url()}/archive/${sha}` });
      return "";
    }
    if (path.startsWith("/archive/")) {
      return branches[sha].archive;
    }
    return JSON.stringify({ full_name: "acme/large", private: false, default_branch: "main" });
  }

  server.listen(0, "127.0.0.1", () => parentPort.postMessage({ apiBaseUrl: `${url()}/api/v3` }));
}

if (!isMainThread && workerData?.isCodeHost) {
  await serve();
}
