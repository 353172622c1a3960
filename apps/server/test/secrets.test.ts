import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { answeringFor } from "./testing/name-service.js";
import type { Person } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { apiKeyOf, aSecretsWorkspace, CODEHOST, secretsOf, WEBHOOK } from "./testing/secrets.js";
import {
  aPolicy,
  aProvider,
  INSTANCE_SETTINGS,
  OTHER_PROVIDER,
  PROVIDER,
  save,
  settingsOf,
} from "./testing/settings.js";
import { startTeamServer } from "./testing/team-server.js";
import type { TestServer } from "./testing/test-server.js";

const VALUE = "a-value-that-nobody-guesses";
const API_KEY = apiKeyOf(PROVIDER);
const WITH_ALL = {
  ai: { providers: [aProvider()] },
  codehost: { apiBaseUrl: "https://code.example.org/api" },
  notifications: { webhookUrl: "https://hooks.example.org:8443/in" },
};

let server: TestServer;
let team: Team;
let owner: Person;

beforeAll(async () => {
  ({ server, team } = await startTeamServer(answeringFor({ "inside.example": ["10.1.2.3"] })));
  owner = team.owner;
});
afterAll(() => server.stop());

async function rowsOf(workspaceId: string) {
  const { rows } = await server.database.query(
    "SELECT * FROM secrets WHERE workspace_id = $1 ORDER BY name",
    [workspaceId],
  );
  return rows;
}

async function auditOf(workspaceId: string) {
  const { body } = await owner.get(`/api/workspaces/${workspaceId}/audit`).expect(200);
  return (body as { action: string; target: string; details: object }[])
    .filter(({ action }) => action.startsWith("secret."))
    .map(({ action, target, details }) => ({ action, target, details }));
}

describe("the list of credentials", () => {
  it("has what the settings could use, not set at first", async () => {
    const workspace = await aSecretsWorkspace(owner);
    const notSet = { isSet: false, updatedAt: null, updatedBy: null, fingerprint: null, boundOrigin: null };
    expect(await workspace.list()).toEqual([{ name: CODEHOST, ...notSet, matchesCurrentUrl: false }]);
    await workspace.save(WITH_ALL);
    const names = (await workspace.list()).map(({ name }) => name);
    expect(names).toEqual([CODEHOST, API_KEY, WEBHOOK]);
  });

  it("tells who set one, when, and for which origin, and never its value", async () => {
    const workspace = await aSecretsWorkspace(owner, WITH_ALL);
    const before = Date.now();
    for (const name of [CODEHOST, API_KEY, WEBHOOK]) {
      await workspace.set(name, VALUE).expect(204);
    }
    const list = await workspace.list();
    expect(list.map(({ name, boundOrigin }) => [name, boundOrigin])).toEqual([
      [CODEHOST, "https://code.example.org"],
      [API_KEY, expect.stringMatching(/^https:\/\/[a-z.]+$/)],
      [WEBHOOK, "https://hooks.example.org:8443"],
    ]);
    for (const status of list) {
      expect(status).toMatchObject({ isSet: true, updatedBy: `user:${owner.id}`, matchesCurrentUrl: true });
      expect(status.fingerprint).toMatch(/^[0-9a-f]{12}$/);
      expect(status.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(Date.parse(status.updatedAt ?? "")).toBeGreaterThanOrEqual(before - 1_000);
    }
    expect(JSON.stringify(list)).not.toContain(VALUE);
  });

  it("keeps one that has no use now", async () => {
    const workspace = await aSecretsWorkspace(owner, WITH_ALL);
    await workspace.set(WEBHOOK, VALUE).expect(204);
    await workspace.save({});
    expect(await workspace.status(WEBHOOK)).toMatchObject({
      isSet: true,
      boundOrigin: "https://hooks.example.org:8443",
      matchesCurrentUrl: false,
    });
  });
});

describe("the fingerprint", () => {
  it("changes with the value alone", async () => {
    const workspace = await aSecretsWorkspace(owner);
    const seen: (string | null)[] = [];
    for (const value of [VALUE, VALUE, `${VALUE}-2`, VALUE]) {
      await workspace.set(CODEHOST, value).expect(204);
      seen.push((await workspace.status(CODEHOST)).fingerprint);
    }
    expect(seen[1]).toBe(seen[0]);
    expect(seen[2]).not.toBe(seen[0]);
    expect(seen[3]).toBe(seen[0]);
  });

  it("does not show equal values of two workspaces or names", async () => {
    const [one, two] = [await aSecretsWorkspace(owner, WITH_ALL), await aSecretsWorkspace(owner, WITH_ALL)];
    await one.set(CODEHOST, VALUE).expect(204);
    await one.set(API_KEY, VALUE).expect(204);
    await two.set(CODEHOST, VALUE).expect(204);
    const prints = [await one.status(CODEHOST), await one.status(API_KEY), await two.status(CODEHOST)];
    expect(new Set(prints.map(({ fingerprint }) => fingerprint)).size).toBe(3);
  });
});

describe("a credential is bound to the origin it was saved for", () => {
  it("and is not sent while the settings point elsewhere", async () => {
    const workspace = await aSecretsWorkspace(owner, WITH_ALL);
    await workspace.set(CODEHOST, VALUE).expect(204);
    const matches = async (apiBaseUrl: string) => {
      await workspace.save({ ...WITH_ALL, codehost: { apiBaseUrl } });
      const { boundOrigin, matchesCurrentUrl } = await workspace.status(CODEHOST);
      expect(boundOrigin).toBe("https://code.example.org");
      return matchesCurrentUrl;
    };
    expect(await matches("https://code.example.org/other/path")).toBe(true);
    expect(await matches("https://code.example.org:443/")).toBe(true);
    expect(await matches("https://code.example.org:444/")).toBe(false);
    expect(await matches("https://www.code.example.org/")).toBe(false);
    expect(await matches("https://CODE.example.org/")).toBe(true);
  });

  it("anew with each value", async () => {
    const workspace = await aSecretsWorkspace(owner, WITH_ALL);
    await workspace.set(CODEHOST, VALUE).expect(204);
    await workspace.save({ ...WITH_ALL, codehost: { apiBaseUrl: "https://other.example.org" } });
    await workspace.set(CODEHOST, VALUE).expect(204);
    expect(await workspace.status(CODEHOST)).toMatchObject({
      boundOrigin: "https://other.example.org",
      matchesCurrentUrl: true,
    });
  });

  const policy = (allow: boolean) =>
    save(owner, INSTANCE_SETTINGS, { policy: aPolicy({ allowPrivateNetworkUrls: allow }), defaults: {} });

  it("and is not saved for a host whose addresses the policy blocks", async () => {
    await policy(true);
    const workspace = await aSecretsWorkspace(owner, { codehost: { apiBaseUrl: "https://inside.example" } });
    await policy(false);
    expect(problem(await workspace.set(CODEHOST, VALUE))).toMatchObject({ status: 400, fields: ["name"] });
    expect(await rowsOf(workspace.id)).toEqual([]);
  });

  it.each([
    [WEBHOOK, { notifications: { webhookUrl: "http://10.0.0.7/in" } }],
    [CODEHOST, { codehost: { apiBaseUrl: "http://10.0.0.7/api" } }],
    [API_KEY, { ai: { providers: [aProvider({ baseUrl: "http://10.0.0.7/v1" })] } }],
  ])("and %s is neither sent nor saved while the policy blocks the URL", async (name, overrides) => {
    await policy(true);
    const workspace = await aSecretsWorkspace(owner, overrides);
    await workspace.set(name, VALUE).expect(204);
    expect((await workspace.status(name)).matchesCurrentUrl).toBe(true);
    await policy(false);
    const blocked = { isSet: true, boundOrigin: "http://10.0.0.7", matchesCurrentUrl: false };
    expect(await workspace.status(name)).toMatchObject(blocked);
    const refused = await workspace.set(name, `${VALUE}-2`);
    expect(problem(refused)).toEqual({ status: 400, type: "validation_error", fields: ["name"] });
    expect(await workspace.status(name)).toMatchObject(blocked);
    await policy(true);
    expect((await workspace.status(name)).matchesCurrentUrl).toBe(true);
    await policy(false);
  });
});

describe("a credential is refused", () => {
  it.each([
    ["for a provider that is not there", apiKeyOf(OTHER_PROVIDER)],
    ["for a webhook that is not set", WEBHOOK],
  ])("%s", async (_what, name) => {
    const workspace = await aSecretsWorkspace(owner, { ai: { providers: [aProvider()] } });
    expect(problem(await workspace.set(name, VALUE))).toEqual({
      status: 400,
      type: "validation_error",
      fields: ["name"],
    });
    await workspace.delete(name).expect(204);
    expect(await rowsOf(workspace.id)).toEqual([]);
    expect(await auditOf(workspace.id)).toEqual([]);
  });

  const names = [
    "codehost",
    "codehost:Token",
    "codehost:token%20",
    "codehost%2Ftoken",
    "notifications:webhooksecret",
    `ai:${PROVIDER.replace("1111", "ABCD")}:apiKey`,
    `ai:${PROVIDER.replaceAll("-", "")}:apiKey`,
    `ai:{${PROVIDER}}:apiKey`,
    "ai::apiKey",
    "ai:x:apiKey",
    "__proto__",
    "constructor",
    "%00",
    `codehost:token${"x".repeat(3_000)}`,
  ];
  it.each(names.map((name) => [name.slice(0, 60), name]))("by the name %s", async (_shown, name) => {
    const workspace = secretsOf(team.workspaceId);
    for (const answer of [
      await owner.put(`${workspace}/${name}`, { value: VALUE }),
      await owner.delete(`${workspace}/${name}`),
    ]) {
      expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["name"] });
    }
  });

  it("not by a name with its colons escaped", async () => {
    const workspace = await aSecretsWorkspace(owner);
    await workspace.set("codehost%3Atoken", VALUE).expect(204);
    expect((await workspace.status(CODEHOST)).isSet).toBe(true);
  });

  const long = "x".repeat(4096);
  it.each([
    [CODEHOST, "null", null, "validation_error"],
    [CODEHOST, "nothing", "", "validation_error"],
    [CODEHOST, "4,097 characters", `${long}x`, "validation_error"],
    [CODEHOST, "a letter of no ASCII", "é", "validation_error"],
    [CODEHOST, "a line break", "a\nb", "validation_error"],
    [CODEHOST, "a space at the end", "a ", "validation_error"],
    [CODEHOST, "U+0000", "a\0b", "validation_error"],
    [API_KEY, "DEL", "a\u007fb", "validation_error"],
    [API_KEY, "a space at the beginning", " a", "validation_error"],
    [WEBHOOK, "a control character", "a\tb", "validation_error"],
    [WEBHOOK, "a control character of Latin 1", "a\u0085b", "validation_error"],
    [CODEHOST, "a number", 5, "invalid_body"],
    [CODEHOST, "a list", [VALUE], "invalid_body"],
    [CODEHOST, "no value", undefined, "invalid_body"],
  ])("%s with the value %s", async (name, _what, value, type) => {
    const workspace = await aSecretsWorkspace(owner, WITH_ALL);
    await workspace.set(name, VALUE).expect(204);
    const [before] = await rowsOf(workspace.id);
    const answer = await workspace.set(name, value);
    expect(problem(answer)).toEqual({ status: 400, type, fields: ["value"] });
    expect(await rowsOf(workspace.id)).toEqual([before]);
  });

  it("with fields that it does not have, each named", async () => {
    const workspace = await aSecretsWorkspace(owner, WITH_ALL);
    const body = { value: VALUE, values: [], origin: "https://example.org" };
    const answer = await owner.put(`${secretsOf(workspace.id)}/${CODEHOST}`, body);
    expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: ["values", "origin"] });
    expect(await rowsOf(workspace.id)).toEqual([]);
  });

  it.each([
    ["a list", "[]"],
    ["no JSON", "{"],
    ["a repeated key", '{"value": "a", "value": "b"}'],
    ["half a surrogate pair", '{"value": "\\ud800"}'],
  ])("with a body that is %s", async (_what, body) => {
    const answer = await owner.put(`${secretsOf(team.workspaceId)}/${CODEHOST}`, body);
    expect(problem(answer)).toMatchObject({ status: 400, type: "invalid_body" });
  });

  it.each([
    [CODEHOST, "1 character", "x"],
    [CODEHOST, "4,096 characters", long],
    [
      API_KEY,
      "every printable character",
      Array.from({ length: 95 }, (_, n) => String.fromCharCode(32 + n))
        .join("")
        .trim(),
    ],
    [WEBHOOK, "letters of any script, and spaces around them", " gehëim 🔑 "],
  ])("not: %s with %s", async (name, _what, value) => {
    const workspace = await aSecretsWorkspace(owner, WITH_ALL);
    await workspace.set(name, value).expect(204);
    expect((await workspace.status(name)).isSet).toBe(true);
  });

  it("over 32,768 bytes before it is read, stated or not", async () => {
    const path = `${secretsOf(team.workspaceId)}/${CODEHOST}`;
    const body = (bytes: number) => `{"value":"x"}${" ".repeat(bytes - 13)}`;
    await owner.put(path, body(32_768)).expect(204);
    expect((await owner.put(path, body(32_769)).expect(413)).body.type).toBe("payload_too_large");
    expect(await chunked(path, body(40_000))).toBe(413);
    await owner.delete(path).expect(204);
  });

  function chunked(path: string, body: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const headers = { cookie: owner.cookie ?? "", "content-type": "application/json" };
      const call = httpRequest(`${server.url}${path}`, { method: "PUT", headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      call.once("error", reject);
      call.write(body.slice(0, 20_000));
      call.end(body.slice(20_000));
    });
  }
});

describe("deleting a credential", () => {
  it("answers 204 whether it was there or not, and is recorded when it was", async () => {
    const workspace = await aSecretsWorkspace(owner);
    await workspace.set(CODEHOST, VALUE).expect(204);
    await workspace.delete(CODEHOST).expect(204);
    await workspace.delete(CODEHOST).expect(204);
    expect((await workspace.status(CODEHOST)).isSet).toBe(false);
    expect(await auditOf(workspace.id)).toEqual([
      { action: "secret.deleted", target: CODEHOST, details: {} },
      { action: "secret.set", target: CODEHOST, details: { boundOrigin: expect.stringMatching(/^https:/) } },
    ]);
  });

  it("happens when its provider goes, in whatever order a save and a set arrive", async () => {
    const workspace = await aSecretsWorkspace(owner, { ai: { providers: [aProvider()] } });
    await workspace.set(API_KEY, VALUE).expect(204);
    await workspace.save({});
    expect(await rowsOf(workspace.id)).toEqual([]);
    for (let round = 0; round < 10; round += 1) {
      await workspace.save({ ai: { providers: [aProvider()] } });
      await Promise.all([workspace.set(API_KEY, VALUE), save(owner, settingsOf(workspace.id), {})]);
      expect(await rowsOf(workspace.id)).toEqual([]);
    }
  });

  it("happens with its workspace's rows alone", async () => {
    const [one, two] = [await aSecretsWorkspace(owner), await aSecretsWorkspace(owner)];
    for (const workspace of [one, two]) {
      await workspace.set(CODEHOST, VALUE).expect(204);
    }
    await one.delete(CODEHOST).expect(204);
    expect((await two.status(CODEHOST)).isSet).toBe(true);
  });
});

describe("a stored row", () => {
  it("holds the value in no column", async () => {
    const workspace = await aSecretsWorkspace(owner, WITH_ALL);
    for (const name of [CODEHOST, API_KEY, WEBHOOK]) {
      await workspace.set(name, VALUE).expect(204);
    }
    const rows = await rowsOf(workspace.id);
    expect(rows).toHaveLength(3);
    for (const row of rows) {
      expect(row.sealed.includes(VALUE)).toBe(false);
      expect(JSON.stringify({ ...row, sealed: "" })).not.toContain(VALUE);
    }
  });

  const unverified = { isSet: true, fingerprint: null, boundOrigin: null, matchesCurrentUrl: false };
  it.each([
    ["changed by a bit", "sealed = set_bit(sealed, 100, 1 - get_bit(sealed, 100))"],
    ["cut", "sealed = substring(sealed for 20)"],
    ["emptied", "sealed = ''"],
    ["moved to another origin", "bound_origin = 'https://evil.example.org'"],
    ["said to be under another key", "key_id = '0000000000000000'"],
  ])("that was %s is not verified, not used, and can be replaced", async (_what, change) => {
    const workspace = await aSecretsWorkspace(owner, WITH_ALL);
    await workspace.set(CODEHOST, VALUE).expect(204);
    await server.database.query(`UPDATE secrets SET ${change} WHERE workspace_id = $1`, [workspace.id]);
    expect(await workspace.status(CODEHOST)).toMatchObject({ ...unverified, updatedBy: `user:${owner.id}` });
    await workspace.set(CODEHOST, VALUE).expect(204);
    expect((await workspace.status(CODEHOST)).matchesCurrentUrl).toBe(true);
  });

  it("does not open in another workspace or under another name", async () => {
    const [one, two] = [await aSecretsWorkspace(owner, WITH_ALL), await aSecretsWorkspace(owner, WITH_ALL)];
    for (const workspace of [one, two]) {
      await workspace.set(CODEHOST, VALUE).expect(204);
      await workspace.set(WEBHOOK, VALUE).expect(204);
    }
    const swap = `UPDATE secrets AS a SET sealed = b.sealed, bound_origin = b.bound_origin FROM secrets AS b
      WHERE a.workspace_id = $1 AND b.workspace_id = $2 AND a.name = $3 AND b.name = $4`;
    await server.database.query(swap, [one.id, two.id, CODEHOST, CODEHOST]);
    await server.database.query(swap, [one.id, two.id, WEBHOOK, CODEHOST]);
    expect(await one.status(CODEHOST)).toMatchObject(unverified);
    expect(await one.status(WEBHOOK)).toMatchObject(unverified);
    expect(await two.status(CODEHOST)).toMatchObject({ matchesCurrentUrl: true });
  });

  it("goes with its workspace", async () => {
    const workspace = await aSecretsWorkspace(owner);
    await workspace.set(CODEHOST, VALUE).expect(204);
    await server.database.query("DELETE FROM workspaces WHERE id = $1", [workspace.id]);
    expect(await rowsOf(workspace.id)).toEqual([]);
  });
});

it("hides the credentials of a workspace from those outside", async () => {
  const path = secretsOf(team.workspaceId);
  await team.outsider.get(path).expect(404);
  await team.outsider.put(`${path}/${CODEHOST}`, { value: VALUE }).expect(404);
  await team.editor.get(path).expect(403);
  await owner.get(secretsOf(randomUUID())).expect(404);
});

it("no value is in a log line", () => {
  expect(JSON.stringify(server.log)).not.toContain(VALUE);
});
