import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { hostedFiles, SHOP } from "./testing/repository-readers.js";
import { aShop, type ScanningServer, scansBy, startScanning } from "./testing/scanning.js";
import { comparisonOf, scanBody, scanned, scansOf } from "./testing/scans.js";
import { hosted, repositoriesOf } from "./testing/sources.js";

let scanning: ScanningServer;

beforeAll(async () => {
  scanning = await startScanning();
});
afterAll(() => scanning.stop());

const REPOSITORY = "127.0.0.1/acme/shop";

/** Everything of a list, in pages of a few. */
// biome-ignore lint/suspicious/noExplicitAny: an answer is looked at loosely
async function all(path: string, query = ""): Promise<any[]> {
  const items = [];
  for (let cursor: string | null = ""; cursor !== null; ) {
    const after: string = cursor === "" ? "" : `&cursor=${cursor}`;
    const { body } = await scanning.team.viewer.get(`${path}?limit=7${query}${after}`).expect(200);
    items.push(...body.items);
    cursor = body.nextCursor;
  }
  return items;
}

describe("a tracking scan", () => {
  it("says which commit it read, by which settings, for whom, and moves the repository", async () => {
    const { team } = scanning;
    const { projectId, repositoryId, commit } = await aShop(scanning);
    const path = `${repositoriesOf(projectId)}/${repositoryId}`;
    const { body: queued } = await team.editor.post(`${path}/scans`, scanBody()).expect(201);
    expect(queued).toMatchObject({ state: "queued", commit: null, startedAt: null, hasSnapshot: false });
    const scan = await scanned(team.editor, projectId, repositoryId);
    expect(scan).toEqual({
      id: expect.any(String),
      repositoryId,
      repository: REPOSITORY,
      kind: "tracking",
      ref: null,
      pullRequest: null,
      commit,
      baseCommit: null,
      state: "completed",
      complete: true,
      incomplete: [],
      counts: {
        filesListed: 13,
        filesSelected: 11,
        filesRead: 11,
        bytesRead: expect.any(Number),
        services: 3,
        facts: expect.any(Number),
        patterns: 1,
      },
      limits: {
        maxFiles: 2000,
        maxFileBytes: 262_144,
        maxTotalBytes: 20_971_520,
        excludeGlobs: expect.arrayContaining(["**/vendor/**"]),
      },
      extractorVersion: "source-extract/1",
      private: false,
      hasSnapshot: true,
      snapshotHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      failure: null,
      requestedBy: `user:${team.editor.id}`,
      createdAt: expect.stringMatching(/Z$/),
      startedAt: expect.stringMatching(/Z$/),
      finishedAt: expect.stringMatching(/Z$/),
    });
    expect((await team.viewer.get(path).expect(200)).body).toMatchObject({
      trackedCommit: commit,
      trackedScan: scan.id,
      latestCommit: commit,
      latestScan: scan.id,
      imported: false,
      lastFailure: null,
    });
  });

  it("lists what it found, page by page", async () => {
    const { projectId, repositoryId, commit } = await aShop(scanning);
    const scan = await scanned(scanning.team.editor, projectId, repositoryId);
    const path = `${scansOf(projectId)}/${scan.id}`;
    const services = await all(`${path}/services`);
    expect(services.map(({ serviceKey, linkedElementId }) => [serviceKey, linkedElementId])).toEqual([
      ["services/billing", null],
      ["services/orders", null],
      ["services/shipping", null],
    ]);
    const facts = await all(`${path}/facts`);
    expect(facts).toHaveLength(scan.counts.facts);
    const keys = facts.map(({ factKey }) => factKey);
    expect(keys).toEqual([...keys].sort());
    expect(facts[0]).toEqual({
      factKey: "broker|broker",
      kind: "broker",
      name: "broker",
      serviceKey: null,
      attributes: { technology: "RabbitMQ", image: "rabbitmq:4" },
      sources: [`${REPOSITORY}@${commit}:compose.yaml#L15-L16`],
      grounds: [],
      condition: null,
      notes: [],
    });
    const ofBilling = facts.filter(({ serviceKey }) => serviceKey === "services/billing");
    expect(await all(`${path}/facts`, "&serviceKey=services/billing")).toEqual(ofBilling);
    expect(await all(`${path}/facts`, "&kind=publish")).toEqual(
      facts.filter(({ kind }) => kind === "publish"),
    );
    expect(await all(`${path}/facts`, "&kind=publish&serviceKey=nobody")).toEqual([]);
    expect(await all(`${path}/patterns`)).toMatchObject([
      { pattern: "transactional-outbox", serviceKey: "services/billing", established: true },
    ]);
    const coverage = await all(`${path}/coverage`);
    expect(coverage.map(({ serviceKey, looked }) => [serviceKey, looked])).toEqual([
      [null, true],
      ...services.map(({ serviceKey }) => [serviceKey, true]),
    ]);
    const files = await all(`${path}/files`);
    expect(files.map((file) => file.path)).toEqual(Object.keys(SHOP).sort());
    expect(await all(`${path}/files`, "&status=unknown-class")).toEqual(
      files.filter(({ status }) => status === "unknown-class"),
    );
  });

  it("finds the same again, elsewhere, and of files that were read before", async () => {
    const { team, host } = scanning;
    const first = await aShop(scanning, { ...SHOP, "notes.txt": String(Math.random()) });
    const one = await scanned(team.editor, first.projectId, first.repositoryId);
    host.forget();
    const again = await scanned(team.editor, first.projectId, first.repositoryId);
    const isOfContent = (path: string) => /tarball|blobs/.test(path);
    expect([again.snapshotHash, host.paths.filter(isOfContent)]).toEqual([one.snapshotHash, []]);
    await scanning.server.database.query("DELETE FROM source_extractions");
    const anew = await scanned(team.editor, first.projectId, first.repositoryId);
    expect([anew.snapshotHash, host.paths.some(isOfContent)]).toEqual([one.snapshotHash, true]);
  });

  it("reads files anew that an older form of the scanner kept otherwise", async () => {
    const { team, server } = scanning;
    const { projectId, repositoryId } = await aShop(scanning);
    const { snapshotHash } = await scanned(team.editor, projectId, repositoryId);
    await server.database.query(
      `UPDATE source_extractions
          SET extractor_version = 'source-extract/1', extraction = '{"content":{"kind":"nothing"},"outboxRouter":null}'`,
    );
    expect(await scanned(team.editor, projectId, repositoryId)).toMatchObject({ snapshotHash });
  });

  it("finds of a commit with one new file what it finds of all its files anew", async () => {
    const { team, host } = scanning;
    const { projectId, repositoryId, commit, git } = await aShop(scanning);
    const scan = () => scanned(team.editor, projectId, repositoryId);
    const before = await scan();
    const extra = '{ "name": "extra", "scripts": { "start": "node ." } }';
    const moved = git.commit({ ...SHOP, "extra/package.json": extra }, [commit]);
    host.repositories.set("acme/shop", hosted("Acme/Shop", { git, commits: { "heads/main": moved } }));
    host.forget();
    const after = await scan();
    expect(after.counts).toMatchObject({ filesRead: 12, services: before.counts.services + 1 });
    expect(host.paths.filter((path) => path.includes("/git/blobs/"))).toHaveLength(1);
    await scanning.server.database.query("DELETE FROM source_extractions");
    const { snapshotHash, counts } = await scan();
    expect([after.snapshotHash, after.counts.facts]).toEqual([snapshotHash, counts.facts]);
    expect(snapshotHash).not.toBe(before.snapshotHash);
  });

  it("reads what the code host says of the repository anew", async () => {
    const { team, host } = scanning;
    const { projectId, repositoryId } = await aShop(scanning);
    const repository = host.repositories.get("acme/shop");
    const said = { private: true, visibility: "private", default_branch: "trunk" };
    host.repositories.set("acme/shop", hosted("Acme/Shop", repository, { ...said }));
    const changed = host.repositories.get("acme/shop");
    host.repositories.set("acme/shop", {
      ...hosted("Acme/Shop"),
      ...repository,
      said: { ...changed?.said, ...said },
    });
    const scan = await scanned(team.editor, projectId, repositoryId);
    const { body } = await team.viewer.get(`${repositoriesOf(projectId)}/${repositoryId}`).expect(200);
    expect([scan.private, body.private, body.defaultBranch, body.trackedRef]).toEqual([
      true,
      true,
      "trunk",
      "main",
    ]);
  });

  it("says why it is not complete, and which setting would mend it", async () => {
    const { team, host } = scanning;
    const { projectId, repositoryId, commit } = await aShop(scanning, {
      ...SHOP,
      "services/orders/src/large.ts": `// ${"x".repeat(2_000)}`,
      "services/orders/assets.json": "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n",
      "lib/other": { submodule: "c".repeat(40) },
    });
    await scansBy(team, host, { import: { maxFileBytes: 1_500, maxTotalBytes: 1_000_000 } });
    const scan = await scanned(team.editor, projectId, repositoryId);
    await scansBy(team, host);
    expect([scan.state, scan.complete, scan.commit]).toEqual(["completed", false, commit]);
    expect(scan.incomplete).toEqual([
      { code: "submodule", count: 1, paths: ["lib/other"], setting: "import.excludeGlobs" },
      {
        code: "file-too-large",
        count: 1,
        paths: ["services/orders/src/large.ts"],
        setting: "import.maxFileBytes",
      },
      {
        code: "lfs-pointer",
        count: 1,
        paths: ["services/orders/assets.json"],
        setting: "import.excludeGlobs",
      },
    ]);
    expect(scan.limits).toMatchObject({ maxFileBytes: 1_500, maxTotalBytes: 1_000_000 });
    const { body } = await team.viewer.get(`${repositoriesOf(projectId)}/${repositoryId}`).expect(200);
    expect(body.trackedCommit).toBe(commit);
    const [whole] = await all(`${scansOf(projectId)}/${scan.id}/coverage`);
    expect(whole).toEqual({
      serviceKey: null,
      looked: false,
      reasons: expect.arrayContaining(["scan-incomplete"]),
    });
  });
});

describe("a comparison scan", () => {
  it("reads another branch beside the commit that it left, and moves nothing that is tracked", async () => {
    const { team, host, server } = scanning;
    const { projectId, repositoryId, commit, git } = await aShop(scanning);
    const tracked = await scanned(team.editor, projectId, repositoryId);
    const { "services/shipping/main.go": _, ...without } = SHOP;
    const branch = git.commit(without, [commit]);
    const { repository } = hostedFiles(SHOP, { git });
    host.repositories.set("acme/shop", {
      ...repository,
      commits: { "heads/main": commit, "heads/less": branch },
    });
    for (const ref of ["less", branch]) {
      const scan = await scanned(team.editor, projectId, repositoryId, comparisonOf(ref));
      expect(scan).toMatchObject({
        kind: "comparison",
        ref,
        commit: branch,
        baseCommit: commit,
        complete: true,
      });
      expect(scan.counts.filesListed).toBe(12);
      const { body } = await team.viewer.get(`${repositoriesOf(projectId)}/${repositoryId}`).expect(200);
      expect(body).toMatchObject({
        trackedCommit: commit,
        trackedScan: tracked.id,
        latestCommit: branch,
        latestScan: scan.id,
      });
      const { rows } = await server.database.query(
        `SELECT compared.base = tracked.snapshot AS same
           FROM source_snapshots compared JOIN source_snapshots tracked ON tracked.project_id = compared.project_id
          WHERE compared.project_id = $1 AND compared.scan_id = $2 AND tracked.scan_id = $3`,
        [projectId, scan.id, tracked.id],
      );
      expect(rows).toEqual([{ same: true }]);
    }
  });

  it("reads what it compares with anew where an older form of the scanner found it", async () => {
    const { team, host, server } = scanning;
    const { projectId, repositoryId, commit, git } = await aShop(scanning);
    const tracked = await scanned(team.editor, projectId, repositoryId);
    const branch = git.commit({ ...SHOP, "README.md": "Proposed" }, [commit]);
    const treesRead = async () => {
      host.forget();
      await scanned(team.editor, projectId, repositoryId, comparisonOf(branch));
      return host.paths.filter((path) => path.includes("/git/trees/")).length;
    };
    expect(await treesRead()).toBe(1);
    const older = "UPDATE source_scans SET extractor_version = 'source-extract/1' WHERE id = $1";
    await server.database.query(older, [tracked.id]);
    expect(await treesRead()).toBe(2);
  });

  it("reads a pull request, and what it compares with where no scan of that has it", async () => {
    const { team, host, server } = scanning;
    const { projectId, repositoryId, commit, git } = await aShop(scanning);
    await scanned(team.editor, projectId, repositoryId);
    const old = git.commit({ ...SHOP, "README.md": "Before" });
    const next = git.commit({ ...SHOP, "README.md": "After" }, [old]);
    const head = git.commit({ ...SHOP, "README.md": "Proposed" }, [old]);
    const { repository } = hostedFiles(SHOP, { git });
    const pulls = { "7": { number: 7, head: { sha: head } } };
    host.repositories.set("acme/shop", { ...repository, commits: { "heads/main": next }, pulls });
    const tracked = await scanned(team.editor, projectId, repositoryId);
    expect([tracked.commit, tracked.commit === commit]).toEqual([next, false]);
    const scan = await scanned(team.editor, projectId, repositoryId, {
      kind: "comparison",
      pullRequest: 7,
    });
    expect(scan).toMatchObject({ ref: null, pullRequest: 7, commit: head, baseCommit: old });
    const { rows } = await server.database.query(
      "SELECT base IS NOT NULL AS has_base FROM source_snapshots WHERE scan_id = $1",
      [scan.id],
    );
    expect(rows).toEqual([{ has_base: true }]);
  });
});

describe("what a code host says of a comparison", () => {
  const compared = async (answer: (commit: string) => string) => {
    const { team, host } = scanning;
    const { projectId, repositoryId, commit, git } = await aShop(scanning);
    await scanned(team.editor, projectId, repositoryId);
    const branch = git.commit({ ...SHOP, "README.md": "Proposed" }, [commit]);
    host.instead.set(`/repos/acme/shop/compare/${commit}...${branch}`, (response) =>
      response.end(answer(commit)),
    );
    const scan = await scanned(team.editor, projectId, repositoryId, comparisonOf(branch));
    return { scan, commit };
  };

  it("is read where it is large", async () => {
    const filler = "x".repeat(8 * 1024 * 1024);
    const { scan, commit } = await compared((sha) =>
      JSON.stringify({ files: [{ patch: filler }], merge_base_commit: { sha } }),
    );
    expect(scan).toMatchObject({ state: "completed", baseCommit: commit });
  });

  it.each([
    ["short", "{"],
    ["long", `{"files":"${"x".repeat(100_000)}`],
  ])("is no answer where it is broken: a %s one", async (_, text) => {
    const { scan } = await compared(() => text);
    expect(scan).toMatchObject({ state: "failed", failure: { code: "codehost-unavailable" } });
  });
});

describe("scans", () => {
  it("are listed newest first, by repository, kind and state", async () => {
    const { team } = scanning;
    const { projectId, repositoryId, commit } = await aShop(scanning);
    const tracking = await scanned(team.editor, projectId, repositoryId);
    const comparison = await scanned(team.editor, projectId, repositoryId, comparisonOf(commit));
    const failed = await scanned(team.editor, projectId, repositoryId, comparisonOf("nowhere"));
    const ids = async (query: string) => (await all(scansOf(projectId), query)).map(({ id }) => id);
    expect(await ids("")).toEqual([failed.id, comparison.id, tracking.id]);
    expect(await ids("&kind=tracking")).toEqual([tracking.id]);
    expect(await ids("&state=failed")).toEqual([failed.id]);
    expect(await ids("&state=completed&kind=comparison")).toEqual([comparison.id]);
    expect(await ids(`&repositoryId=${repositoryId}`)).toEqual([failed.id, comparison.id, tracking.id]);
    expect(await ids(`&repositoryId=${projectId}`)).toEqual([]);
  });

  it("are told to be as they were to whoever asks again, until something moves", async () => {
    const { team } = scanning;
    const { projectId, repositoryId } = await aShop(scanning);
    const scan = await scanned(team.editor, projectId, repositoryId);
    for (const path of [scansOf(projectId), `${scansOf(projectId)}/${scan.id}`]) {
      const { headers } = await team.viewer.get(path).expect(200);
      const tag = headers["etag"] ?? "";
      expect(tag).toMatch(/^"[0-9a-f]{64}"$/);
      await team.viewer.get(path).set("If-None-Match", tag).expect(304);
      // What every fetch of a browser or of Node says as soon as it is given a tag.
      const asFetched = { "If-None-Match": tag, "Cache-Control": "no-cache", Pragma: "no-cache" };
      await team.viewer.get(path).set(asFetched).expect(304);
    }
    const { headers } = await team.viewer.get(scansOf(projectId)).expect(200);
    await scanned(team.editor, projectId, repositoryId);
    await team.viewer
      .get(scansOf(projectId))
      .set("If-None-Match", headers["etag"] ?? "")
      .expect(200);
  });

  it("of a repository that is followed again are those of before", async () => {
    const { team } = scanning;
    const { projectId, repositoryId } = await aShop(scanning);
    const scan = await scanned(team.editor, projectId, repositoryId);
    await team.editor.delete(`${repositoriesOf(projectId)}/${repositoryId}`).expect(204);
    expect(
      (await team.viewer.get(`${scansOf(projectId)}/${scan.id}/facts`).expect(200)).body.items,
    ).not.toEqual([]);
    const { body } = await team.editor
      .post(repositoriesOf(projectId), {
        id: "4d7a9d5c-0c42-4a0b-b6d4-0a4b0f1c9e01",
        repository: "acme/shop",
        trackedRef: null,
      })
      .expect(201);
    expect((await all(scansOf(projectId), `&repositoryId=${body.id}`)).map(({ id }) => id)).toEqual([
      scan.id,
    ]);
    expect(body.trackedCommit).toBeNull();
  });
});
