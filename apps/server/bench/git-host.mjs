import { createServer } from "node:http";

const ASKED = /^\/(git\/commits|git\/trees|git\/blobs|compare|tarball|archive|commits)\/(.+)$/;

/**
 * A code host with one repository: its branches by name, and the archive of each commit, packed before anybody asks.
 * `hosted` is read anew for each request: `{ git, heads, archives }`, heads with `main` among them.
 */
export async function startGitHost(name, hosted) {
  const server = createServer((request, response) => {
    const path = request.url.split("?")[0].replace(`/api/v3/repos/${name}`, "");
    const json = (body) => response.end(JSON.stringify(body));
    const [, kind, what = ""] = ASKED.exec(path) ?? [];
    const { git, heads, archives } = hosted;
    switch (kind) {
      case undefined:
        return json({
          ...{ full_name: name, private: false, default_branch: "main" },
          html_url: `http://127.0.0.1/${name}`,
        });
      case "commits":
        return response.end(heads[decodeURIComponent(what).replace(/^heads\//, "")] ?? what);
      case "compare":
        return json(compared(git, what));
      case "git/commits":
        return json({ sha: what, tree: { sha: git.commits.get(what).tree } });
      case "git/trees":
        return json({ sha: what, tree: git.below(what).map((one) => listed(git, one)), truncated: false });
      case "git/blobs":
        return response.end(git.blobs.get(what));
      case "tarball":
        return response.writeHead(302, { location: `${url}/repos/${name}/archive/${what}` }).end();
      default:
        return response.end(archives.get(what));
    }
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${server.address().port}/api/v3`;
  return { url, stop: () => server.close() && server.closeAllConnections() };
}

function compared(git, names) {
  const [base, head] = names.split("...");
  return { merge_base_commit: { sha: git.mergeBase(base, head) }, files: [], commits: [] };
}

function listed(git, { path, entry: { mode, sha } }) {
  return mode === "040000"
    ? { path, mode, type: "tree", sha }
    : { path, mode, type: "blob", sha, size: git.blobs.get(sha).length };
}
