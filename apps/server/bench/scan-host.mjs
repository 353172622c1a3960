import { createServer } from "node:http";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { generateRepository } from "../../../packages/source-scanner/bench/generate-repository.mjs";
import { archivedEntries, packed } from "../test/testing/hosted-archive.ts";
import { HostedGit } from "../test/testing/hosted-git.ts";

/** A code host in a thread of its own with one large repository, whose archives are packed before anybody asks. */
export async function startScanHost() {
  const worker = new Worker(new URL(import.meta.url), { workerData: { isScanHost: true } });
  const said = () => new Promise((resolve) => worker.once("message", resolve));
  const { url, commit, archive, files } = await said();
  return {
    apiBaseUrl: url,
    commit,
    archive,
    files,
    /** Changes a file in a hundred and gives the commit. */
    change: () => {
      worker.postMessage("change");
      return said();
    },
    stop: () => worker.terminate(),
  };
}

async function serve() {
  const files = Object.fromEntries(generateRepository());
  const git = new HostedGit();
  let commit = git.commit(files);
  const pack = async () => gzipSync(await plain(git, commit), { level: 1 });
  let archive = await pack();
  const server = createServer((request, response) => {
    const path = request.url.split("?")[0].replace("/api/v3/repos/acme/large", "");
    const json = (body) => response.end(JSON.stringify(body));
    const [, kind, sha] =
      /^\/(git\/commits|git\/trees|git\/blobs|tarball|archive|commits)\/(.+)$/.exec(path) ?? [];
    switch (kind) {
      case undefined:
        return json({
          full_name: "acme/large",
          private: false,
          default_branch: "main",
          html_url: "http://127.0.0.1/acme/large",
        });
      case "commits":
        return response.end(commit);
      case "git/commits":
        return json({ sha, tree: { sha: git.commits.get(sha).tree } });
      case "git/trees":
        return json({ sha, tree: git.below(sha).map((one) => listed(git, one)), truncated: false });
      case "git/blobs":
        return response.end(git.blobs.get(sha));
      case "tarball":
        return response.writeHead(302, { location: `${url}/repos/acme/large/archive/${sha}` }).end();
      default:
        return response.end(archive);
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}/api/v3`;
  const bytes = Object.values(files).map((text) => Buffer.from(text));
  parentPort.on("message", async () => {
    for (const path of Object.keys(files).filter((_, at) => at % 100 === 0)) {
      files[path] = `${files[path]}\n`;
    }
    commit = git.commit(files);
    archive = await pack();
    parentPort.postMessage(commit);
  });
  parentPort.postMessage({ url, commit, archive, files: bytes });
}

async function plain(git, commit) {
  const { gunzipSync } = await import("node:zlib");
  return gunzipSync(await packed(archivedEntries(git, commit, `acme-large-${commit.slice(0, 7)}`)));
}

function listed(git, { path, entry: { mode, sha } }) {
  return mode === "040000"
    ? { path, mode, type: "tree", sha }
    : { path, mode, type: "blob", sha, size: git.blobs.get(sha).length };
}

if (!isMainThread && workerData?.isScanHost) {
  await serve();
}
