import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { LYING } from "./testing/archive-traps.js";
import { leadingTo, TROUBLES } from "./testing/code-host-troubles.js";
import { startFakeCodeHost, type Trouble } from "./testing/fake-code-host.js";
import type { HostedFiles, HostedGit } from "./testing/hosted-git.js";
import { aTeamOf } from "./testing/project.js";
import { hostedFiles, SHOP } from "./testing/repository-readers.js";
import { aShop, closeGate, type ScanningServer, scansBy, startScanning } from "./testing/scanning.js";
import { comparisonOf, ended, scanBody, scanned, scansOf } from "./testing/scans.js";
import { followBody, hosted, repositoriesOf, usesCodeHost } from "./testing/sources.js";

// Scans as the code host lets them: what it says, and where it leads, decides how they end.

let scanning: ScanningServer;
let projectId: string;
let repositoryId: string;
let commit: string;
let git: HostedGit;

beforeAll(async () => {
  scanning = await startScanning();
});
afterAll(() => scanning.stop());
beforeEach(async () => {
  scanning.host.hold = () => null;
  scanning.host.archivesAt = `${scanning.host.web.url}/codeload`;
  ({ projectId, repositoryId, commit, git } = await aShop(scanning));
});

const scan = (change = {}) => scanned(scanning.team.editor, projectId, repositoryId, change);
const REPO = "/repos/acme/shop";

/** More files than are asked for one by one, and that nobody read before. */
function manyFiles(): HostedFiles {
  const numbers = Array.from({ length: 80 }, (_, at) => at);
  const salt = Math.random();
  const more = numbers.map((at) => [
    `services/orders/src/part${at}.ts`,
    `export const part = "${at} ${salt}";\n`,
  ]);
  return { ...SHOP, ...Object.fromEntries(more) };
}

function hosts(files: HostedFiles, change: Parameters<typeof hostedFiles>[1] = {}): void {
  const shop = hostedFiles(files, change);
  ({ commit, git } = shop);
  scanning.host.repositories.set("acme/shop", shop.repository);
}

async function forgetFiles(): Promise<void> {
  await scanning.server.database.query("DELETE FROM source_extractions");
}

async function recorded() {
  return (await scanning.team.viewer.get(`${repositoriesOf(projectId)}/${repositoryId}`).expect(200)).body;
}

describe("the commit of a scan", () => {
  it("is the one that it began with, though the branch moves meanwhile", async () => {
    const { host, team } = scanning;
    host.hold = async (path) => {
      if (path.includes("/git/trees/")) {
        const moved = git.commit({ "compose.yaml": "services: {}\n" }, [commit]);
        host.repositories.set("acme/shop", hosted("Acme/Shop", { git, commits: { "heads/main": moved } }));
      }
    };
    const found = await scan();
    expect(found).toMatchObject({ commit, state: "completed", counts: { services: 3 } });
    const { body } = await team.viewer.get(`${scansOf(projectId)}/${found.id}/services`).expect(200);
    for (const { sources } of body.items) {
      expect(sources.every((source: string) => source.includes(`@${commit}:`))).toBe(true);
    }
    host.hold = () => null;
    expect(await scan()).toMatchObject({ counts: { services: 0 } });
  });

  it("of a pull request of a fork is read through the repository, and held against where it left", async () => {
    const { host } = scanning;
    await scan();
    const { "services/shipping/main.go": _, ...rest } = SHOP;
    const head = git.commit(
      { ...rest, "services/new/package.json": '{"name":"new","scripts":{"start":"node ."}}' },
      [commit],
    );
    const tracked = git.commit({ ...SHOP, "docs/extra.txt": "x" }, [commit]);
    const pulls = { 12: { head: { sha: head, repo: { full_name: "mallory/shop" } } } };
    host.repositories.set(
      "acme/shop",
      hosted("Acme/Shop", { git, pulls, commits: { "heads/main": tracked } }),
    );
    await scan();
    host.forget();
    const found = await scan({ kind: "comparison", pullRequest: 12 });
    expect(found).toMatchObject({ state: "completed", commit: head, baseCommit: commit, pullRequest: 12 });
    expect(
      host.paths.filter((path) => !path.startsWith(REPO) && !path.startsWith("/codeload/acme/shop")),
    ).toEqual([]);
    expect(await recorded()).toMatchObject({ trackedCommit: tracked, latestCommit: head });
  });
});

describe("what a scan finds", () => {
  it("is the same whether its files come one by one, as an archive, or from one that lies", async () => {
    const { host } = scanning;
    hosts(manyFiles());
    host.forget();
    const archived = await scan();
    expect(host.paths.some((path) => path.startsWith("/codeload/"))).toBe(true);
    await forgetFiles();
    const repository = host.repositories.get("acme/shop") ?? hosted("Acme/Shop");
    for (const [, spoil] of LYING.filter(([what]) =>
      /^(a link in|another content|no file|names that)/.test(what),
    )) {
      host.repositories.set("acme/shop", { ...repository, spoil });
      expect(await scan()).toMatchObject({ complete: true, snapshotHash: archived.snapshotHash });
      await forgetFiles();
    }
    host.repositories.set("acme/shop", repository);
    // Most of it is known already: what is left comes one by one.
    await scan();
    await scanning.server.database.query(
      "DELETE FROM source_extractions WHERE ctid IN (SELECT ctid FROM source_extractions LIMIT 30)",
    );
    host.forget();
    const oneByOne = await scan();
    expect(host.paths.filter((path) => path.includes("/git/blobs/")).length).toBe(30);
    expect(oneByOne.snapshotHash).toBe(archived.snapshotHash);
  });

  it("is the same in a workspace without a token, for which everything comes as an archive", async () => {
    const { host, team } = scanning;
    const found = await scan();
    const { owner, editor, viewer, outsider } = team;
    const elsewhere = await aTeamOf({ owner, editor, viewer, outsider });
    await usesCodeHost(elsewhere, host, { token: null });
    const path = repositoriesOf(elsewhere.projectId);
    const { body: record } = await elsewhere.editor.post(path, followBody()).expect(201);
    host.forget();
    const before = host.web.asked.length;
    const again = await scanned(elsewhere.editor, elsewhere.projectId, record.id);
    expect(again).toMatchObject({ state: "completed", snapshotHash: found.snapshotHash });
    expect(host.paths.some((one) => one.startsWith("/codeload/"))).toBe(true);
    expect(host.web.asked.slice(before).every(({ headers }) => headers.authorization === undefined)).toBe(
      true,
    );
  });

  it("is whole where the tree is too large for one answer", async () => {
    const found = await scan();
    scanning.host.repositories.set(
      "acme/shop",
      hosted("Acme/Shop", { git, commits: { "heads/main": commit }, mostEntries: 4 }),
    );
    expect(await scan()).toMatchObject({ complete: true, snapshotHash: found.snapshotHash });
  });

  it("says that it is not complete where the code host does not list every file", async () => {
    scanning.host.repositories.set(
      "acme/shop",
      hosted("Acme/Shop", { git, commits: { "heads/main": commit }, mostEntries: 2 }),
    );
    const found = await scan();
    expect(found).toMatchObject({ state: "completed", complete: false });
    expect(found.incomplete).toEqual([{ code: "tree-truncated", count: 1, paths: [], setting: null }]);
    const { body } = await scanning.team.viewer.get(`${scansOf(projectId)}/${found.id}/coverage`).expect(200);
    expect(body.items[0]).toMatchObject({ serviceKey: null, looked: false });
  });

  it("says that it is not complete where a file is not what its tree says", async () => {
    await forgetFiles();
    const wrong = git
      .below(git.commits.get(commit)?.tree ?? "")
      .find(({ path }) => path.endsWith("placed.ts"));
    scanning.host.instead.set(`${REPO}/git/blobs/${wrong?.entry.sha}`, (response) =>
      response.writeHead(200).end("evil()"),
    );
    const found = await scan();
    expect(found).toMatchObject({ state: "completed", complete: false });
    expect(found.incomplete).toEqual([
      { code: "read-failed", count: 1, paths: ["services/orders/src/placed.ts"], setting: null },
    ]);
    scanning.host.instead.clear();
    expect(await scan()).toMatchObject({ complete: true });
  });
});

describe("a scan that the code host ends", () => {
  const cases: readonly (readonly [string, string, Trouble, string])[] = [
    ["that is not there", REPO, TROUBLES["not found"], "repository-not-found"],
    ["that has another name", REPO, leadingTo("/api/v3/repositories/1", 301), "repository-moved"],
    ["without the ref", `${REPO}/commits/heads/main`, TROUBLES.unprocessable, "ref-not-found"],
    ["that is refused", REPO, TROUBLES.forbidden, "codehost-access-refused"],
    ["with a token that is none", REPO, TROUBLES.unauthorized, "codehost-access-refused"],
    ["that was asked for too often", REPO, TROUBLES["none left"], "codehost-rate-limited"],
    ["that leads elsewhere", REPO, leadingTo("http://127.0.0.1:9/"), "codehost-unavailable"],
    ["that is no repository", REPO, TROUBLES["a page"], "codehost-unavailable"],
  ];

  it.each(cases)("of a repository %s", async (_, path, trouble, code) => {
    scanning.host.instead.set(path, trouble);
    const found = await scan();
    const isLimited = code === "codehost-rate-limited";
    expect(found).toMatchObject({ state: "failed", hasSnapshot: false, snapshotHash: null });
    expect(found.failure).toEqual({
      code,
      message: expect.stringMatching(/\w/),
      retryAt: isLimited ? expect.stringMatching(/Z$/) : null,
    });
    expect(await recorded()).toMatchObject({
      trackedCommit: null,
      lastFailure: { scanId: found.id, code },
    });
  });

  it("leaves what is tracked where it was", async () => {
    const whole = await scan();
    scanning.host.instead.set(REPO, TROUBLES.forbidden);
    const failed = await scan();
    expect(await recorded()).toMatchObject({
      trackedScan: whole.id,
      trackedCommit: commit,
      latestScan: whole.id,
      lastFailure: { scanId: failed.id },
    });
    const { body } = await scanning.team.viewer.get(`${scansOf(projectId)}/${failed.id}/facts`).expect(409);
    expect(body.type).toBe("no_snapshot");
  });

  it("goes on after a rest where the code host wants one", async () => {
    let left = 2;
    scanning.host.instead.set(`${REPO}/commits/heads/main`, (response) => {
      left -= 1;
      if (left === 0) {
        scanning.host.instead.clear();
      }
      response.writeHead(429, { "retry-after": "1" }).end("{}");
    });
    expect(await scan()).toMatchObject({ state: "completed", complete: true });
  });

  it("is unavailable where there is no answer, however often it is asked for", async () => {
    scanning.host.instead.set(REPO, TROUBLES["no answer"]);
    expect((await scan()).failure).toMatchObject({ code: "codehost-unavailable" });
    expect(scanning.host.paths.filter((path) => path === REPO).length).toBe(4);
  });

  it.each([
    ["a branch that is not there", comparisonOf("next")],
    ["a commit that is not there", comparisonOf("f".repeat(40))],
    ["a pull request that is not there", scanBody({ kind: "comparison", pullRequest: 77 })],
  ])("of %s", async (_, body) => {
    await scan();
    expect((await scan(body)).failure).toMatchObject({ code: "ref-not-found" });
    expect(await recorded()).toMatchObject({ trackedCommit: commit });
  });

  it("of a workspace whose token was saved for another address asks nothing", async () => {
    const { host, server, team } = scanning;
    const bound = "UPDATE secrets SET bound_origin = $2 WHERE workspace_id = $1";
    host.forget();
    const gate = closeGate(host);
    gate.open();
    await server.database.query(bound, [team.workspaceId, "https://code.example.org"]);
    expect((await scan()).failure).toMatchObject({ code: "codehost-not-configured" });
    expect(host.paths).toEqual([]);
    await usesCodeHost(team, host);
    await scansBy(team, host);
  });
});

describe("the way to an archive", () => {
  it("leads to no other host, and the token nowhere", async () => {
    const { host } = scanning;
    const other = await startFakeCodeHost();
    other.repositories.set("acme/shop", hostedFiles(SHOP).repository);
    hosts(manyFiles());
    host.archivesAt = `${other.web.url}/codeload`;
    expect((await scan()).failure).toMatchObject({ code: "codehost-unavailable" });
    expect(other.web.asked).toEqual([]);
    await other.stop();
    host.archivesAt = `${host.web.url}/codeload`;
    const before = host.web.asked.length;
    expect(await scan()).toMatchObject({ state: "completed" });
    const archives = host.web.asked.slice(before).filter(({ url }) => url.startsWith("/codeload/"));
    expect(archives.length).toBe(1);
    expect(JSON.stringify(archives)).not.toContain(host.token);
  });

  it("may be walked for as long as an archive lasts, and left with its scan", async () => {
    const { host, team } = scanning;
    const { aborted, spoil } = stuck();
    hosts(manyFiles(), { spoil });
    const { body } = await team.editor
      .post(`${repositoriesOf(projectId)}/${repositoryId}/scans`, scanBody())
      .expect(201);
    await aborted.begun;
    await team.editor.post(`${scansOf(projectId)}/${body.id}/cancel`, {}).expect(200);
    expect(await ended(team.editor, projectId, body.id)).toMatchObject({ state: "cancelled" });
    await aborted.closed;
    expect(host.paths.some((path) => path.startsWith("/codeload/"))).toBe(true);
  });

  /** An archive of which only the beginning comes. */
  function stuck() {
    let begin: () => void = () => undefined;
    let close: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const closed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const spoil: NonNullable<Parameters<typeof hostedFiles>[1]>["spoil"] = (_, response) => {
      response.on("close", () => close());
      response.writeHead(200, { "content-type": "application/x-gzip" });
      response.write(Buffer.from("1f8b0800", "hex"), () => begin());
      return null;
    };
    return { aborted: { begun, closed }, spoil };
  }
});
