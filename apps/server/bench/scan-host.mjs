import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { gzipSync } from "node:zlib";
import { generateRepository } from "../../../packages/source-scanner/bench/generate-repository.mjs";
import { archivedEntries, packed } from "../test/testing/hosted-archive.ts";
import { HostedGit } from "../test/testing/hosted-git.ts";
import { startGitHost } from "./git-host.mjs";

const REPOSITORY = "acme/large";

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
  const hosted = { git, heads: {}, archives: new Map() };
  const commit = await keep(hosted, files);
  const { url } = await startGitHost(REPOSITORY, hosted);
  const bytes = Object.values(files).map((text) => Buffer.from(text));
  parentPort.on("message", async () => {
    for (const path of Object.keys(files).filter((_, at) => at % 100 === 0)) {
      files[path] = `${files[path]}\n`;
    }
    parentPort.postMessage(await keep(hosted, files));
  });
  parentPort.postMessage({ url, commit, archive: hosted.archives.get(commit), files: bytes });
}

/** Main has these files from now on, and their archive is packed; gives the commit. */
async function keep(hosted, files) {
  const commit = hosted.git.commit(files);
  hosted.archives.clear();
  hosted.archives.set(commit, gzipSync(await plain(hosted.git, commit), { level: 1 }));
  hosted.heads.main = commit;
  return commit;
}

async function plain(git, commit) {
  const { gunzipSync } = await import("node:zlib");
  return gunzipSync(
    await packed(archivedEntries(git, commit, `${REPOSITORY.replace("/", "-")}-${commit.slice(0, 7)}`)),
  );
}

if (!isMainThread && workerData?.isScanHost) {
  await serve();
}
