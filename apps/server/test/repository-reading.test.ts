import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { sendJson } from "./testing/code-host-json.js";
import { leadingTo, TROUBLES } from "./testing/code-host-troubles.js";
import { type FakeCodeHost, startFakeCodeHost, type Trouble } from "./testing/fake-code-host.js";
import { HostedGit } from "./testing/hosted-git.js";
import {
  accessTo,
  asking,
  bytesIn,
  bytesOf,
  type HastyReader,
  hastyReader,
  hereUntil,
  hostedFiles,
  outcomeOf,
  SHOP,
  treeOf,
  wantedOf,
} from "./testing/repository-readers.js";
import { hosted } from "./testing/sources.js";

let host: FakeCodeHost;
let reading: HastyReader;
let git: HostedGit;
let commit: string;
const signal = new AbortController().signal;
const REPOSITORY = "127.0.0.1/acme/shop";

beforeAll(async () => {
  host = await startFakeCodeHost();
});
afterAll(() => host.stop());
beforeEach(() => {
  const shop = hostedFiles(SHOP);
  ({ git, commit } = shop);
  reading = hastyReader();
  host.instead.clear();
  host.renamed.clear();
  host.repositories.clear();
  host.repositories.set("acme/shop", shop.repository);
  host.forget();
});

const pin = (change: Parameters<typeof asking>[0] = {}) =>
  outcomeOf(reading.reader.pin(accessTo(host), asking(change), hereUntil(signal)));
const tree = (sha = commit) =>
  treeOf(reading.reader, accessTo(host), { repository: REPOSITORY, commit: sha }, signal);

it("objects of the fake code host have the SHAs that git gives them", () => {
  const other = new HostedGit();
  const made = other.commit({
    "a/b/x.txt": "hi\n",
    "a/link": { link: "../a.txt" },
    "a.txt": "yo\n",
    ab: "z\n",
  });
  expect(other.commits.get(made)?.tree).toBe("f115b333790f42d17f4e64542c4458f1dedee15b");
});

describe("the commit of a scan", () => {
  it("is that of the branch that is followed, with what the repository is now", async () => {
    expect(await pin()).toEqual({
      commit,
      baseCommit: null,
      private: false,
      defaultBranch: "main",
      webUrl: "https://127.0.0.1/Acme/Shop",
    });
    expect(host.paths).toEqual(["/repos/acme/shop", "/repos/acme/shop/commits/heads/main"]);
    expect(host.web.asked.at(-1)?.headers.accept).toBe("application/vnd.github.sha");
  });

  it("is that of a tag where no branch has the name", async () => {
    host.repositories.set("acme/shop", hosted("acme/shop", { git, commits: { "tags/v1/a+b": commit } }));
    expect(await pin({ trackedRef: "v1/a+b" })).toMatchObject({ commit });
    expect(host.paths.slice(1)).toEqual([
      "/repos/acme/shop/commits/heads/v1/a%2Bb",
      "/repos/acme/shop/commits/tags/v1/a%2Bb",
    ]);
    expect(await pin({ trackedRef: "v2" })).toBe("ref-not-found");
  });

  it("stays the same while the branch moves", async () => {
    const before = await pin();
    const moved = git.commit({ "README.md": "new" }, [commit]);
    host.repositories.set("acme/shop", hosted("acme/shop", { git, commits: { "heads/main": moved } }));
    const { entries } = await tree((before as { commit: string }).commit);
    expect(entries.map(({ path }) => path).sort()).toEqual(Object.keys(SHOP).sort());
  });

  it.each([
    ["a branch", { ref: "next" }],
    ["a tag", { ref: "v2" }],
    ["a SHA", { ref: "HEAD SHA" }],
    ["a SHA in capitals", { ref: "head sha" }],
    ["a pull request of a fork", { pullRequest: 7 }],
  ])("of a comparison is %s, with where it left what is tracked", async (_, asked) => {
    const base = git.commit({ "a.txt": "1" }, [commit]);
    const tracked = git.commit({ "a.txt": "2" }, [base]);
    const head = git.commit({ "a.txt": "3" }, [base]);
    const pulls = { 7: { number: 7, head: { sha: head, repo: { full_name: "mallory/shop" } } } };
    const commits = { "heads/main": tracked, "heads/next": head, "tags/v2": head };
    host.repositories.set("acme/shop", hosted("acme/shop", { git, commits, pulls }));
    const ref =
      "ref" in asked ? asked.ref.replace("HEAD SHA", head).replace("head sha", head.toUpperCase()) : null;
    const found = await pin({ kind: "comparison", trackedCommit: tracked, pullRequest: null, ...asked, ref });
    expect(found).toMatchObject({ commit: head, baseCommit: base });
    expect(host.paths.at(-1)).toBe(`/repos/acme/shop/compare/${tracked}...${head}?per_page=1`);
    expect(host.paths.filter((path) => path.includes("mallory"))).toEqual([]);
  });

  it("leaves the answer that compares to whoever reads it, whatever its size", async () => {
    const tracked = git.commit({ "a.txt": "2" }, [commit]);
    const head = git.commit({ "a.txt": "3" }, [commit]);
    const answer = Buffer.from(`{"files":"${"x".repeat(5 * 1024 * 1024)}`);
    host.instead.set(`/repos/acme/shop/compare/${tracked}...${head}`, (response) => response.end(answer));
    const asked = asking({ kind: "comparison", ref: head, trackedCommit: tracked });
    const pinned = (said: string | null) => {
      const mergeBase = async (bytes: Uint8Array) => (answer.equals(bytes) ? said : "another answer");
      return outcomeOf(reading.reader.pin(accessTo(host), asked, { signal, mergeBase }));
    };
    expect(await pinned(commit)).toMatchObject({ commit: head, baseCommit: commit });
    expect(await pinned("no SHA")).toBe("codehost-unavailable");
    expect(await pinned(null)).toBe("codehost-unavailable");
  });

  it("of a comparison with nothing in common is compared as it is", async () => {
    const head = git.commit({ "a.txt": "3" });
    const asked = { kind: "comparison", ref: head, trackedCommit: commit } as const;
    expect(await pin(asked)).toMatchObject({ commit: head, baseCommit: commit });
  });

  it("of a comparison with itself asks for no base, and one with nothing has none", async () => {
    const asked = { kind: "comparison", ref: "main" } as const;
    expect(await pin({ ...asked, trackedCommit: commit })).toMatchObject({ commit, baseCommit: commit });
    expect(await pin(asked)).toMatchObject({ commit, baseCommit: null });
    expect(host.paths.some((path) => path.includes("compare"))).toBe(false);
  });

  it.each([
    ["a SHA that is not there", { ref: "f".repeat(40) }],
    ["a branch that is not there", { ref: "next" }],
    ["a pull request that is not there", { pullRequest: 9 }],
  ])("of a comparison is not found: %s", async (_, asked) => {
    expect(await pin({ kind: "comparison", trackedCommit: commit, ...asked })).toBe("ref-not-found");
  });

  it("is not found in a repository without one", async () => {
    for (const name of ["heads/main", "tags/main"]) {
      host.instead.set(`/repos/acme/shop/commits/${name}`, (response) =>
        sendJson(response, { message: "Git Repository is empty." }, 409),
      );
    }
    expect(await pin()).toBe("ref-not-found");
  });

  it("may be of a repository that the members of an organisation see", async () => {
    const said = { visibility: "internal", html_url: "https://evil.example/x" };
    host.repositories.set("acme/shop", hosted("acme/shop", { git, commits: { "heads/main": commit } }, said));
    expect(await pin()).toMatchObject({ private: true, webUrl: `https://${REPOSITORY}` });
  });
});

describe("a repository that is elsewhere", () => {
  it("has moved where it is called by another name, whatever the letters", async () => {
    host.repositories.set("acme/shop", hosted("ACME/SHOP", { git, commits: { "heads/main": commit } }));
    expect(await pin()).toMatchObject({ commit });
    host.repositories.set("acme/shop", hosted("acme/market", { git }));
    expect(await pin()).toBe("repository-moved");
  });

  it.each([301, 307, 308])("has moved where the first answer is %i", async (status) => {
    host.instead.set("/repos/acme/shop", leadingTo("/api/v3/repositories/5", status));
    expect(await pin()).toBe("repository-moved");
    expect(host.paths).toEqual(["/repos/acme/shop"]);
  });

  it("is not found where it is not there", async () => {
    host.repositories.clear();
    expect(await pin()).toBe("repository-not-found");
  });

  it("is not asked for where the workspace has another code host by now", async () => {
    expect(await pin({ repository: "github.com/acme/shop" })).toBe("codehost-not-configured");
    expect(host.paths).toEqual([]);
  });

  it("is not asked for at an address that the policy does not allow", async () => {
    const strict = hastyReader(() => false).reader;
    const access = accessTo(host, { allowPrivate: false });
    expect(await outcomeOf(strict.pin(access, asking(), hereUntil(signal)))).toBe("codehost-not-configured");
    expect(host.paths).toEqual([]);
  });
});

describe("a code host that does not answer", () => {
  const REPO = "/repos/acme/shop";
  const unavailable: readonly (readonly [string, Trouble])[] = [
    ["a server error", TROUBLES["a server error"]],
    ["no answer", TROUBLES["no answer"]],
    ["half an answer", TROUBLES["half an answer"]],
  ];

  it.each(unavailable)("is asked three times more: %s", async (_, trouble) => {
    host.instead.set(REPO, trouble);
    expect(await pin()).toBe("codehost-unavailable");
    expect([reading.waited, host.paths.length]).toEqual([[1_000, 4_000, 10_000], 4]);
  });

  it("is believed as soon as it answers", async () => {
    let left = 3;
    host.instead.set(REPO, (response) => {
      left -= 1;
      if (left === 0) {
        host.instead.clear();
      }
      return TROUBLES["a server error"](response);
    });
    expect(await pin()).toMatchObject({ commit });
    expect(reading.waited).toEqual([1_000, 4_000, 10_000]);
  });

  it.each<[string, Trouble, string]>([
    ["unauthorized", TROUBLES.unauthorized, "codehost-access-refused"],
    ["forbidden", TROUBLES.forbidden, "codehost-access-refused"],
    ["a page", TROUBLES["a page"], "codehost-unavailable"],
    ["another redirect", leadingTo("/api/v3/repos/acme/other"), "codehost-unavailable"],
    ["no repository", (response) => sendJson(response, { full_name: 5 }), "codehost-unavailable"],
    ["a teapot", (response) => sendJson(response, {}, 418), "codehost-unavailable"],
  ])("is not asked again: %s", async (_, trouble, code) => {
    host.instead.set(REPO, trouble);
    expect(await pin()).toBe(code);
    expect([reading.waited, host.paths.length]).toEqual([[], 1]);
  });

  it("leads to no other name after the first answer", async () => {
    host.instead.set(`${REPO}/commits/heads/main`, leadingTo("/api/v3/repositories/5", 301));
    expect(await pin()).toBe("codehost-unavailable");
  });

  it.each([
    ["no SHA", "zzz"],
    ["half a SHA", "abc123"],
    ["two of them", `${"a".repeat(40)} ${"b".repeat(40)}`],
  ])("says nothing of a commit: %s", async (_, said) => {
    host.instead.set(`${REPO}/commits/heads/main`, (response) => response.writeHead(200).end(said));
    expect(await pin()).toBe("codehost-unavailable");
  });
});

describe("a code host that was asked too often", () => {
  const path = "/repos/acme/shop/commits/heads/main";
  const limited =
    (headers: Readonly<Record<string, string>>, status = 429): Trouble =>
    (response) =>
      response.writeHead(status, headers).end("{}");

  it("is waited for twice, a minute each time at most", async () => {
    let times = 0;
    host.instead.set(path, (response, asked) => {
      times += 1;
      if (times === 2) {
        host.instead.clear();
      }
      return limited({ "retry-after": "60" })(response, asked);
    });
    expect(await pin()).toMatchObject({ commit });
    expect(reading.waited).toEqual([60_000, 60_000]);
  });

  it("is not waited for a third time", async () => {
    host.instead.set(path, limited({ "retry-after": "2" }));
    const begun = Date.now();
    const failed = await reading.reader
      .pin(accessTo(host), asking(), hereUntil(signal))
      .catch((thrown) => thrown);
    expect([failed.code, reading.waited]).toEqual(["codehost-rate-limited", [2_000, 2_000]]);
    expect(failed.retryAt.getTime()).toBeGreaterThanOrEqual(begun + 2_000);
  });

  it.each<[string, Trouble, number]>([
    ["a minute and a second", limited({ "retry-after": "61" }), 61],
    ["none left", noneLeft, 600],
    ["a secondary limit", limited({ "retry-after": "900" }, 403), 900],
  ])("is not waited for: %s", async (_, trouble, seconds) => {
    host.instead.set(path, trouble);
    const failed = await reading.reader
      .pin(accessTo(host), asking(), hereUntil(signal))
      .catch((thrown) => thrown);
    expect([failed.code, reading.waited]).toEqual(["codehost-rate-limited", []]);
    const rest = failed.retryAt.getTime() - Date.now();
    expect(Math.abs(rest / 1000 - seconds)).toBeLessThan(60);
  });

  function noneLeft(...asked: Parameters<Trouble>): void {
    const inTenMinutes = String(Math.floor(Date.now() / 1000) + 600);
    limited({ "x-ratelimit-remaining": "0", "x-ratelimit-reset": inTenMinutes }, 403)(...asked);
  }
});

describe("the files of a commit", () => {
  it("are those of its tree, with the SHAs of git", async () => {
    const { entries, truncated } = await tree();
    expect([truncated, entries.length]).toEqual([false, Object.keys(SHOP).length]);
    const root = git.commits.get(commit)?.tree;
    expect(host.paths).toEqual([
      `/repos/acme/shop/git/commits/${commit}`,
      `/repos/acme/shop/git/trees/${root}?recursive=1`,
    ]);
  });

  it("have links and other repositories among them, which have no bytes here", async () => {
    const other = git.commit({
      "a.ts": "1",
      link: { link: "/etc/passwd" },
      lib: { submodule: "e".repeat(40) },
    });
    const { entries } = await tree(other);
    expect(entries.map(({ path, mode, size }) => [path, mode, size])).toEqual([
      ["a.ts", "100644", 1],
      ["lib", "160000", 0],
      ["link", "120000", 11],
    ]);
  });

  it("have SHAs of 64 digits where the repository has", async () => {
    const shop = hostedFiles(SHOP, { git: new HostedGit("sha256") });
    host.repositories.set("acme/shop", shop.repository);
    const found = await tree(shop.commit);
    expect(found.entries[0]?.blobSha).toMatch(/^[0-9a-f]{64}$/);
    const files = reading.reader.files(
      accessTo(host),
      { repository: REPOSITORY, commit: shop.commit },
      wantedOf(found),
      signal,
    );
    expect(await bytesOf(files)).toEqual(bytesIn(SHOP));
  });

  it.each([1, 2, 3, 5, 8])("are all read, folder by folder, where %i are listed at once", async (most) => {
    const { entries } = await tree();
    host.repositories.set("acme/shop", hosted("acme/shop", { git, mostEntries: Math.max(most, 4) }));
    const again = await tree();
    const inOrder = (found: typeof again) => [...found.entries].sort((a, b) => (a.path < b.path ? -1 : 1));
    expect([again.truncated, inOrder(again)]).toEqual([false, inOrder({ entries, truncated: false })]);
  });

  it("are not all known where a folder alone is too large", async () => {
    host.repositories.set("acme/shop", hosted("acme/shop", { git, mostEntries: 2 }));
    const found = await tree();
    expect(found.truncated).toBe(true);
    expect(found.entries.length).toBeGreaterThan(0);
  });

  it("are asked for with five hundred requests at most", async () => {
    const many = Object.fromEntries(Array.from({ length: 600 }, (_, at) => [`d${at}/a/b.ts`, `${at}`]));
    const large = git.commit(many);
    host.repositories.set("acme/shop", hosted("acme/shop", { git, mostEntries: 600 }));
    host.forget();
    const found = await tree(large);
    expect([found.truncated, host.paths.length]).toEqual([true, 501]);
    expect(found.entries.length).toBeGreaterThan(400);
  });

  it.each<[string, object]>([
    ["no path", { path: undefined }],
    ["an empty path", { path: "" }],
    ["a path that leads out", { path: "../../etc/passwd" }],
    ["a path within it that does", { path: "a/../../b" }],
    ["an absolute path", { path: "/etc/passwd" }],
    ["a NUL in it", { path: "a\0.ts" }],
    ["half a character in it", { path: "a\ud800.ts" }],
    ["an endless path", { path: "a".repeat(5_000) }],
    ["no mode", { mode: 644 }],
    ["another mode", { mode: "rwxr-xr-x" }],
    ["no SHA", { sha: "../../../user" }],
    ["no size", { size: undefined }],
    ["a size below zero", { size: -1 }],
    ["a size beyond numbers", { size: 1e300 }],
  ])("are not read of a tree with %s", async (_, change) => {
    await answersTree([{ ...ENTRY, ...change }]);
    expect(await outcomeOf(tree())).toBe("codehost-unavailable");
  });

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", [null]],
    ["a text", "tree"],
    [
      "a file twice",
      [
        { ...{ path: "a", mode: "100644", type: "blob", sha: "a".repeat(40), size: 1 } },
        { path: "a", mode: "100644", type: "blob", sha: "b".repeat(40), size: 1 },
      ],
    ],
  ])("are not read of a list that has %s", async (_, entries) => {
    await answersTree(entries);
    expect(await outcomeOf(tree())).toBe("codehost-unavailable");
  });

  it("are not read of a folder that lists more than is in it alone", async () => {
    const root = git.commits.get(commit)?.tree;
    host.instead.set(`/repos/acme/shop/git/trees/${root}`, (response, request) => {
      const isRecursive = request.url?.includes("recursive") === true;
      const entries = isRecursive ? [] : [{ ...ENTRY, path: "a/b.ts" }];
      sendJson(response, { sha: root, tree: entries, truncated: isRecursive });
    });
    expect(await outcomeOf(tree())).toBe("codehost-unavailable");
  });

  it("may have names that nobody types", async () => {
    const paths = ["a\u0007b.ts", "ü ñ.ts", "a#b%20?.ts", "🦆.ts", "-rf", "__proto__"];
    await answersTree(paths.map((path) => ({ ...ENTRY, path })));
    expect((await tree()).entries.map(({ path }) => path)).toEqual(paths);
  });

  it("are not found where the commit is gone", async () => {
    expect(await outcomeOf(tree("f".repeat(40)))).toBe("ref-not-found");
  });

  it.each([undefined, "", "../../../user", 5])("are not asked for under %j", async (sha) => {
    host.instead.set(`/repos/acme/shop/git/commits/${commit}`, (response) =>
      sendJson(response, { tree: { sha } }),
    );
    expect(await outcomeOf(tree())).toBe("codehost-unavailable");
    expect(host.paths.length).toBe(1);
  });

  const ENTRY = { path: "a.ts", mode: "100644", type: "blob", sha: "a".repeat(40), size: 1 };

  async function answersTree(entries: unknown): Promise<void> {
    const root = git.commits.get(commit)?.tree;
    host.instead.set(`/repos/acme/shop/git/trees/${root}`, (response) =>
      sendJson(response, { sha: root, tree: entries, truncated: false }),
    );
  }
});

describe("a scan that is called off", () => {
  it("ends with the reason of its signal, whatever it does", async () => {
    const ending = new AbortController();
    const reason = new Error("called off");
    host.instead.set("/repos/acme/shop", () => ending.abort(reason));
    const pinning = reading.reader.pin(accessTo(host), asking(), hereUntil(ending.signal));
    await expect(pinning).rejects.toBe(reason);
    const listing = treeOf(reading.reader, accessTo(host), { repository: REPOSITORY, commit }, ending.signal);
    await expect(listing).rejects.toBe(reason);
  });
});
