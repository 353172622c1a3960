import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { leadingTo, TROUBLES } from "./testing/code-host-troubles.js";
import { type FakeCodeHost, startFakeCodeHost, type Trouble } from "./testing/fake-code-host.js";
import { aProject, type Team } from "./testing/project.js";
import { aPolicy, INSTANCE_SETTINGS, save } from "./testing/settings.js";
import {
  aFollowedRow,
  followBody,
  followed,
  hosted,
  OTHER_HEAD,
  repositoriesOf,
  usesCodeHost,
} from "./testing/sources.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let host: FakeCodeHost;
let projectId: string;
let path: string;

beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__Profile: "local" }));
  host = await startFakeCodeHost();
  await usesCodeHost(team, host);
});
afterAll(async () => {
  await server.stop();
  await host.stop();
});
beforeEach(async () => {
  projectId = await aProject(team.owner, team.workspaceId);
  path = repositoriesOf(projectId);
  host.instead.clear();
  host.renamed.clear();
  host.repositories.clear();
  host.repositories.set("acme/shop", hosted("Acme/Shop"));
  host.forget();
});

describe("following a repository", () => {
  it("reads it once, with the token of the workspace, and keeps what it is", async () => {
    const id = randomUUID();
    const before = host.web.asked.length;
    const body = { id, repository: "ACME/Shop", trackedRef: null };
    const { body: record } = await team.editor.post(path, body).expect(201);
    expect(record).toEqual({
      id,
      repository: "127.0.0.1/acme/shop",
      webUrl: "https://127.0.0.1/Acme/Shop",
      private: false,
      defaultBranch: "main",
      trackedRef: "main",
      trackedCommit: null,
      trackedScan: null,
      latestCommit: null,
      latestScan: null,
      imported: false,
      lastFailure: null,
      createdBy: `user:${team.editor.id}`,
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await team.viewer.get(`${path}/${id}`).expect(200)).body).toEqual(record);
    expect(host.paths).toEqual(["/repos/acme/shop"]);
    expect(host.web.asked[before]?.headers).toMatchObject({
      authorization: `Bearer ${host.token}`,
      accept: "application/vnd.github+json",
      "x-github-api-version": "2022-11-28",
    });
  });

  it("counts what an organisation alone may see as private, and leads people nowhere else", async () => {
    const said = { visibility: "internal", html_url: "javascript:alert(1)//127.0.0.1" };
    host.repositories.set("acme/shop", hosted("acme/shop", {}, said));
    const record = await followed(team.editor, projectId);
    expect([record.private, record.webUrl]).toEqual([true, "https://127.0.0.1/acme/shop"]);
    host.repositories.set(
      "acme/other",
      hosted("acme/other", {}, { html_url: "https://evil.example/acme/other" }),
    );
    const other = await followed(team.editor, projectId, { repository: "acme/other" });
    expect(other.webUrl).toBe("https://127.0.0.1/acme/other");
  });

  it("stands in the audit list of the workspace, as its end does", async () => {
    const { id } = await followed(team.editor, projectId, { trackedRef: "release/1" });
    await team.editor.delete(`${path}/${id}`).expect(204);
    const { body } = await team.owner.get(`/api/workspaces/${team.workspaceId}/audit`).expect(200);
    const repository = "127.0.0.1/acme/shop";
    expect(body.slice(0, 2)).toMatchObject([
      { action: "repository.unfollowed", target: id, details: { projectId, repository } },
      {
        action: "repository.followed",
        target: id,
        details: { projectId, repository, trackedRef: "release/1" },
      },
    ]);
  });

  it("takes the ref of the settings where none is named", async () => {
    await usesCodeHost(team, host, { defaultRef: "develop" });
    const { id, trackedRef } = await followed(team.editor, projectId);
    expect(trackedRef).toBe("develop");
    await team.editor.patch(`${path}/${id}`, { trackedRef: "v1" }).expect(200);
    expect((await team.editor.patch(`${path}/${id}`, { trackedRef: null }).expect(200)).body.trackedRef).toBe(
      "develop",
    );
    await usesCodeHost(team, host, { defaultRef: OTHER_HEAD });
    const { body } = await team.editor.patch(`${path}/${id}`, { trackedRef: null }).expect(400);
    expect(body.errors).toEqual([
      {
        field: "trackedRef",
        message: `would be ${OTHER_HEAD}, which must be a branch or a tag: a commit does not move`,
      },
    ]);
    await usesCodeHost(team, host);
  });

  it.each([
    ["id", { id: "x" }],
    ["repository", { repository: "shop" }],
    ["repository", { repository: "acme/.." }],
    ["repository", { repository: "acme/shop/more" }],
    ["repository", { repository: "acme/s?op" }],
    ["repository", { repository: "acme/\u{212a}it" }],
    ["repository", { repository: "-acme/shop" }],
    ["repository", { repository: `acme/${"x".repeat(101)}` }],
    ["repository", { repository: 1 }],
    ["repository", { repository: undefined }],
    ["trackedRef", { trackedRef: undefined }],
    ["trackedRef", { trackedRef: "" }],
    ["trackedRef", { trackedRef: "a b" }],
    ["trackedRef", { trackedRef: "a\u0007" }],
    ["trackedRef", { trackedRef: "refs/heads/main" }],
    ["trackedRef", { trackedRef: "../../user" }],
    ["trackedRef", { trackedRef: "x".repeat(256) }],
    ["trackedRef", { trackedRef: OTHER_HEAD }],
    ["trackedRef", { trackedRef: OTHER_HEAD.toUpperCase() }],
    ["trackedRef", { trackedRef: "c".repeat(64) }],
  ])("is refused at %s: %j", async (field, change) => {
    const { body } = await team.editor.post(path, followBody(change)).expect(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect(host.paths).toEqual([]);
  });

  it("takes an ID once for ever, and a repository once at a time", async () => {
    const { id } = await followed(team.editor, projectId);
    host.forget();
    const again = await team.editor.post(path, followBody()).expect(409);
    expect([again.body.type, host.paths]).toEqual(["conflict", []]);
    await team.editor.delete(`${path}/${id}`).expect(204);
    const { body } = await team.editor.post(path, followBody({ id })).expect(409);
    expect(body.errors).toEqual([{ field: "id", message: "is in use" }]);
    const anew = await followed(team.editor, projectId);
    expect(anew.id).not.toBe(id);
    await team.editor.get(`${path}/${id}`).expect(404);
  });

  it("stops at fifty", async () => {
    for (let number = 0; number < 50; number += 1) {
      await aFollowedRow(server, projectId);
    }
    const { body } = await team.editor.post(path, followBody()).expect(409);
    expect([body.type, body.title, host.paths]).toEqual([
      "conflict",
      "A project follows at most 50 repositories",
      [],
    ]);
  });

  it("of many at the same moment goes well once", async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => team.editor.post(path, followBody())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });
});

describe("a code host that does not show it", () => {
  const cases: readonly (readonly [string, Trouble, number, string])[] = [
    ["not found", TROUBLES["not found"], 400, "validation_error"],
    ["gone", TROUBLES.gone, 400, "validation_error"],
    ["unauthorized", TROUBLES.unauthorized, 409, "codehost_access_refused"],
    ["forbidden", TROUBLES.forbidden, 409, "codehost_access_refused"],
    ["a server error", TROUBLES["a server error"], 502, "codehost_unavailable"],
    ["unprocessable", TROUBLES.unprocessable, 502, "codehost_unavailable"],
    ["a page", TROUBLES["a page"], 502, "codehost_unavailable"],
    ["half an answer", TROUBLES["half an answer"], 502, "codehost_unavailable"],
    ["no answer", TROUBLES["no answer"], 502, "codehost_unavailable"],
    ["too large an answer", TROUBLES["too large an answer"], 502, "codehost_unavailable"],
    ["another redirect", leadingTo("/api/v3/repos/acme/other"), 502, "codehost_unavailable"],
  ];

  it.each(cases)("%s", async (_, trouble, status, type) => {
    host.instead.set("/repos/acme/shop", trouble);
    const { body } = await team.editor.post(path, followBody()).expect(status);
    expect(body.type).toBe(type);
    expect((await team.viewer.get(path).expect(200)).body.items).toEqual([]);
    expect(host.paths).toEqual(["/repos/acme/shop"]);
  });

  it.each([
    ["too many requests", "30"],
    ["a secondary limit", "7"],
    ["none left", expect.stringMatching(/^(59\d|600)$/)],
  ] as const)("%s: says when to come back", async (trouble, seconds) => {
    host.instead.set("/repos/acme/shop", TROUBLES[trouble]);
    const { body, headers } = await team.editor.post(path, followBody()).expect(429);
    expect([body.type, headers["retry-after"]]).toEqual(["rate_limited", seconds]);
  });

  it.each([
    ["a redirect", () => host.renamed.set("acme/shop", "acme/market")],
    ["another name in the answer", () => host.repositories.set("acme/shop", hosted("acme/market"))],
  ])("has it under another name: %s", async (_, rename) => {
    rename();
    const { body } = await team.editor.post(path, followBody()).expect(400);
    expect(body.errors).toEqual([
      { field: "repository", message: "has another name by now: look it up at the code host" },
    ]);
    expect(host.paths).toEqual(["/repos/acme/shop"]);
  });

  it("never sees the token of the workspace at another address", async () => {
    const other = await startFakeCodeHost();
    for (const status of [301, 302, 307, 308]) {
      host.instead.set("/repos/acme/shop", leadingTo(`${other.apiBaseUrl}/repos/acme/shop`, status));
      expect((await team.editor.post(path, followBody())).status).toBeGreaterThanOrEqual(400);
    }
    expect(other.web.asked).toEqual([]);
    await other.stop();
  });
});

describe("the code host of a workspace", () => {
  it("is asked without a token where none is kept, and then shows what everybody may see", async () => {
    await usesCodeHost(team, host, { token: null });
    const before = host.web.asked.length;
    await followed(team.editor, projectId);
    expect(host.web.asked[before]?.headers.authorization).toBeUndefined();
    host.repositories.set("acme/hidden", hosted("acme/hidden", {}, { private: true }));
    const { body } = await team.editor.post(path, followBody({ repository: "acme/hidden" })).expect(400);
    expect(body.errors[0].field).toBe("repository");
    await usesCodeHost(team, host);
    expect((await followed(team.editor, projectId, { repository: "acme/hidden" })).private).toBe(true);
  });

  it("is not asked at all where the token was saved for another address", async () => {
    const other = await startFakeCodeHost();
    await usesCodeHost(team, host);
    await server.database.query("UPDATE secrets SET bound_origin = $2 WHERE workspace_id = $1", [
      team.workspaceId,
      "https://code.example.org",
    ]);
    const { body } = await team.editor.post(path, followBody()).expect(409);
    expect([body.type, host.paths, other.paths]).toEqual(["codehost_not_configured", [], []]);
    await usesCodeHost(team, host);
    await other.stop();
  });
});

describe("a policy that refuses the address of the code host", () => {
  const allows = async (allowPrivateNetworkUrls: boolean) => {
    const policy = aPolicy({ allowPrivateNetworkUrls });
    expect((await save(team.owner, INSTANCE_SETTINGS, { policy, defaults: {} })).status).toBe(200);
  };
  afterAll(() => allows(true));

  it("leaves the workspace without one", async () => {
    await allows(false);
    const { body } = await team.editor.post(path, followBody()).expect(409);
    expect([body.type, host.paths]).toEqual(["codehost_not_configured", []]);
  });
});

describe("followed repositories", () => {
  it("are listed in the order of their names, page by page", async () => {
    for (const name of ["zeta", "a-b", "a.b", "a_b"]) {
      host.repositories.set(`acme/${name}`, hosted(`acme/${name}`));
      await followed(team.editor, projectId, { repository: `acme/${name}` });
    }
    const first = (await team.viewer.get(`${path}?limit=3`).expect(200)).body;
    const second = (await team.viewer.get(`${path}?limit=3&cursor=${first.nextCursor}`).expect(200)).body;
    const names = [...first.items, ...second.items].map(({ repository }) =>
      repository.slice("127.0.0.1/acme/".length),
    );
    expect([names, second.nextCursor]).toEqual([["a-b", "a.b", "a_b", "zeta"], null]);
    for (const query of ["cursor=x", "limit=0", "limit=201"]) {
      await team.viewer.get(`${path}?${query}`).expect(400);
    }
  });

  it("forget the commit of the ref before when another one is followed", async () => {
    const { id } = await followed(team.editor, projectId);
    const scanned = "UPDATE source_repositories SET tracked_commit = $2, tracked_scan = $3 WHERE id = $1";
    await server.database.query(scanned, [id, OTHER_HEAD, randomUUID()]);
    const same = (await team.editor.patch(`${path}/${id}`, { trackedRef: "main" }).expect(200)).body;
    expect(same.trackedCommit).toBe(OTHER_HEAD);
    const other = (await team.editor.patch(`${path}/${id}`, { trackedRef: "next" }).expect(200)).body;
    expect([other.trackedRef, other.trackedCommit, other.trackedScan]).toEqual(["next", null, null]);
    expect((await team.viewer.get(`${path}/${id}`).expect(200)).body).toEqual(other);
    await team.editor.patch(`${path}/${id}`, { trackedRef: "a b" }).expect(400);
    await team.editor.patch(`${path}/${id}`, {}).expect(400);
  });

  it("move the stamp of their project, and count as bytes that it keeps", async () => {
    const look = async () => {
      const { body } = await team.viewer.get(`/api/projects/${projectId}/stamp`).expect(200);
      const kept = "SELECT kept_bytes::int AS bytes FROM projects WHERE id = $1";
      const { rows } = await server.database.query<{ bytes: number }>(kept, [projectId]);
      return [body.sources, rows[0]?.bytes];
    };
    const seen = [await look()];
    const { id } = await followed(team.editor, projectId);
    seen.push(await look());
    await team.editor.patch(`${path}/${id}`, { trackedRef: "mainly" }).expect(200);
    seen.push(await look());
    await team.editor.delete(`${path}/${id}`).expect(204);
    seen.push(await look());
    const bytes = ["127.0.0.1/acme/shop", "https://127.0.0.1/Acme/Shop", "main", "main"].join("").length;
    expect(seen).toEqual([
      [0, 0],
      [1, bytes],
      [2, bytes + 2],
      [3, 0],
    ]);
  });

  it("are those of their project alone", async () => {
    const { id } = await followed(team.editor, projectId);
    const elsewhere = repositoriesOf(await aProject(team.owner, team.workspaceId));
    await team.editor.get(`${elsewhere}/${id}`).expect(404);
    await team.editor.patch(`${elsewhere}/${id}`, { trackedRef: "x" }).expect(404);
    await team.editor.delete(`${elsewhere}/${id}`).expect(404);
    await team.outsider.get(`${path}/${id}`).expect(404);
    await team.viewer.patch(`${path}/${id}`, { trackedRef: "x" }).expect(403);
    await team.viewer.delete(`${path}/${id}`).expect(403);
    await team.viewer.get(`${path}/${randomUUID()}`).expect(404);
  });
});
