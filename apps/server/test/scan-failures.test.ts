import { afterAll, afterEach, beforeAll, expect, it } from "@jest/globals";
import { leadingTo, TROUBLES } from "./testing/code-host-troubles.js";
import type { FakeCodeHost } from "./testing/fake-code-host.js";
import type { Team } from "./testing/project.js";
import { aShop, type ScanningServer, scansBy, startScanning } from "./testing/scanning.js";
import { comparisonOf, scanned } from "./testing/scans.js";
import { CODEHOST, secretsOf } from "./testing/secrets.js";
import { aPolicy, INSTANCE_SETTINGS, save, settingsOf } from "./testing/settings.js";
import { repositoriesOf, usesCodeHost } from "./testing/sources.js";

let scanning: ScanningServer;

beforeAll(async () => {
  scanning = await startScanning();
});
afterAll(() => scanning.stop());
afterEach(async () => {
  await usesCodeHost(scanning.team, scanning.host);
  await scansBy(scanning.team, scanning.host);
});

type Spoil = (host: FakeCodeHost, team: Team) => unknown;
const instead =
  (trouble: keyof typeof TROUBLES, path = ""): Spoil =>
  (host) =>
    host.instead.set(`/repos/acme/shop${path}`, TROUBLES[trouble]);

const FAILURES: readonly (readonly [string, string, Spoil, (object | undefined)?])[] = [
  ["codehost-access-refused", "a refusal", instead("forbidden")],
  ["codehost-access-refused", "a token that is not known", instead("unauthorized")],
  ["codehost-unavailable", "a page in place of an answer", instead("a page")],
  ["codehost-unavailable", "a redirect", (host) => host.instead.set("/repos/acme/shop", leadingTo("/"))],
  ["repository-not-found", "a repository that went", (host) => host.repositories.clear()],
  ["repository-moved", "another name", (host) => host.renamed.set("acme/shop", "acme/store")],
  [
    "ref-not-found",
    "a branch that went",
    (host) => {
      const repository = host.repositories.get("acme/shop");
      host.repositories.set("acme/shop", { ...repository, commits: {} } as never);
    },
  ],
  [
    "codehost-not-configured",
    "a token of another address",
    async (_, { owner, workspaceId }) => {
      const codehost = { apiBaseUrl: "https://code.example.org/api/v3" };
      await save(owner, settingsOf(workspaceId), { codehost, usage: { maxScansPerDay: 10_000 } });
    },
  ],
  [
    "codehost-not-configured",
    "a code host where the repository is not",
    async (_, { owner, workspaceId }) => {
      const codehost = { apiBaseUrl: "https://code.example.org/api/v3" };
      await owner.delete(`${secretsOf(workspaceId)}/${CODEHOST}`).expect(204);
      await save(owner, settingsOf(workspaceId), { codehost, usage: { maxScansPerDay: 10_000 } });
    },
  ],
];

it.each(FAILURES)("%s: %s", async (code, _, spoil) => {
  const { team, host } = scanning;
  const { projectId, repositoryId } = await aShop(scanning);
  const before = await scanned(team.editor, projectId, repositoryId);
  await spoil(host, team);
  const scan = await scanned(team.editor, projectId, repositoryId);
  expect(scan).toMatchObject({
    state: "failed",
    hasSnapshot: false,
    failure: { code, message: expect.stringMatching(/^[A-Z].{20,}/), retryAt: null },
    finishedAt: expect.any(String),
  });
  const { body } = await team.viewer.get(`${repositoriesOf(projectId)}/${repositoryId}`).expect(200);
  expect(body).toMatchObject({
    trackedCommit: before.commit,
    trackedScan: before.id,
    latestScan: before.id,
    lastFailure: { scanId: scan.id, code, at: scan.finishedAt },
  });
});

it.each([
  [429, { "retry-after": "600" }],
  [403, { "x-ratelimit-remaining": "0", "retry-after": "600" }],
])("codehost-rate-limited: %i with %j", async (status, headers) => {
  const { team, host } = scanning;
  const { projectId, repositoryId } = await aShop(scanning);
  host.instead.set("/repos/acme/shop", (response) => response.writeHead(status, headers).end("{}"));
  const scan = await scanned(team.editor, projectId, repositoryId);
  expect(scan.failure).toMatchObject({ code: "codehost-rate-limited" });
  const rest = Date.parse(scan.failure.retryAt) - Date.now();
  expect(rest).toBeGreaterThan(500_000);
  expect(rest).toBeLessThan(601_000);
});

it("codehost-unavailable: no answer, however often it is asked", async () => {
  const { team, host } = scanning;
  const { projectId, repositoryId } = await aShop(scanning);
  host.instead.set("/repos/acme/shop", TROUBLES["a server error"]);
  const scan = await scanned(team.editor, projectId, repositoryId);
  expect([scan.failure.code, host.paths.length]).toEqual(["codehost-unavailable", 4]);
});

it("ref-not-found: what is compared is not there", async () => {
  const { team } = scanning;
  const { projectId, repositoryId } = await aShop(scanning);
  await scanned(team.editor, projectId, repositoryId);
  for (const wanted of [
    comparisonOf("nowhere"),
    comparisonOf("d".repeat(40)),
    { kind: "comparison", pullRequest: 9 },
  ]) {
    const scan = await scanned(team.editor, projectId, repositoryId, wanted);
    expect(scan.failure?.code).toBe("ref-not-found");
  }
});

it("codehost-not-configured: a policy that blocks its address", async () => {
  const { team } = scanning;
  const { projectId, repositoryId } = await aShop(scanning);
  const allow = async (allowPrivateNetworkUrls: boolean) => {
    const policy = aPolicy({ allowPrivateNetworkUrls });
    expect((await save(team.owner, INSTANCE_SETTINGS, { policy, defaults: {} })).status).toBe(200);
  };
  await allow(false);
  const scan = await scanned(team.editor, projectId, repositoryId);
  await allow(true);
  expect(scan.failure?.code).toBe("codehost-not-configured");
});

it("a repository without a commit has nothing to be read", async () => {
  const { team, host } = scanning;
  const { projectId, repositoryId } = await aShop(scanning);
  host.instead.set("/repos/acme/shop/commits/heads/main", (response) => response.writeHead(409).end("{}"));
  const scan = await scanned(team.editor, projectId, repositoryId);
  expect([scan.state, scan.failure?.code]).toEqual(["failed", "ref-not-found"]);
});
