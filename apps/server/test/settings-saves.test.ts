import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { answeringFor } from "./testing/name-service.js";
import { type Person, personWith } from "./testing/people.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import {
  aPolicy,
  aProvider,
  INSTANCE_SETTINGS,
  OTHER_PROVIDER,
  PROVIDER,
  save,
  saveFor,
  settingsOf,
} from "./testing/settings.js";
import { startTeamServer } from "./testing/team-server.js";
import type { TestServer } from "./testing/test-server.js";
import { untilLogged } from "./testing/waiting.js";

const NAMES = {
  "public.example": ["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
  "once.example": ["93.184.215.14"],
  "inside.example": ["10.1.2.3"],
  "both.example": ["93.184.215.14", "fd00::1"],
  "mapped.example": ["::ffff:127.0.0.1"],
};

let server: TestServer;
let team: Team;
let admin: Person;

beforeAll(async () => {
  ({ server, team } = await startTeamServer(answeringFor(NAMES)));
  admin = team.owner;
});
afterAll(() => server.stop());

async function saveInstance(parts: { policy?: object; defaults?: object } = {}): Promise<void> {
  const answer = await save(admin, INSTANCE_SETTINGS, { policy: aPolicy(), defaults: {}, ...parts });
  expect(answer.status).toBe(200);
}

async function aWorkspace(): Promise<string> {
  const id = randomUUID();
  await admin.post("/api/workspaces", { id, name: "One" }).expect(200);
  return id;
}

/** Names that one test alone has looked up, or never. */
function lookedUp(): readonly unknown[] {
  const own: readonly unknown[] = ["once.example", "never.example"];
  return server.log.map((line) => line["lookedUp"]).filter((name) => own.includes(name));
}

describe("the hosts of a save", () => {
  const urls = (url: string) => ({
    ai: { providers: [aProvider({ kind: "vendor-a-compatible", baseUrl: url })] },
    codehost: { apiBaseUrl: url },
    notifications: { webhookUrl: url },
  });
  const FIELDS = ["ai.providers[0].baseUrl", "codehost.apiBaseUrl", "notifications.webhookUrl"];

  it.each(["https://public.example/x", "https://not-there.example", "https://93.184.215.14"])(
    "%s is taken",
    async (url) => {
      expect((await save(admin, settingsOf(await aWorkspace()), urls(url))).status).toBe(200);
    },
  );

  it.each([
    "https://inside.example",
    "https://both.example:8443/x",
    "https://MAPPED.example",
    "https://localhost",
    "https://[::1]",
    "http://public.example",
    "http://not-there.example",
  ])("%s is refused in every field, and nothing is kept", async (url) => {
    const path = settingsOf(await aWorkspace());
    const answer = await save(admin, path, urls(url));
    expect(problem(answer)).toMatchObject({ status: 400, type: "validation_error" });
    expect([...new Set(problem(answer).fields)].sort()).toEqual(FIELDS);
    expect((await admin.get(path).expect(200)).body.version).toBe(0);
    const body = { policy: aPolicy(), defaults: urls(url) };
    const refused = problem(await save(admin, INSTANCE_SETTINGS, body));
    expect([...new Set(refused.fields)].sort()).toEqual(FIELDS.map((field) => `defaults.${field}`));
  });

  it("are each looked up once, whatever the fields; that of the price catalogue never, nor any at a read", async () => {
    const path = settingsOf(await aWorkspace());
    const saved = await save(admin, path, {
      ...urls("https://once.example"),
      cost: { cloudPricesBaseUrl: "https://never.example/prices" },
    });
    await untilLogged(server, saved);
    expect(lookedUp()).toEqual(["once.example"]);
    const { body } = await admin.get(path).expect(200);
    expect(body).toMatchObject({ version: 1, policyViolations: [] });
    expect(lookedUp()).toEqual(["once.example"]);
  });

  it("may be private where the policy allows it, by plain http then alone", async () => {
    await saveInstance({ policy: aPolicy({ allowPrivateNetworkUrls: true }) });
    const path = settingsOf(await aWorkspace());
    for (const url of ["https://inside.example", "http://inside.example", "http://127.0.0.1:8080"]) {
      expect((await save(admin, path, urls(url))).status).toBe(200);
    }
    for (const url of ["http://public.example", "http://both.example", "http://not-there.example"]) {
      expect((await save(admin, path, urls(url))).status).toBe(400);
    }
    await saveInstance();
  });
});

describe("a provider that goes", () => {
  const KEY = `ai:${PROVIDER}:apiKey`;
  const OTHER_KEY = `ai:${OTHER_PROVIDER}:apiKey`;
  beforeEach(() => saveInstance());
  // Their master key is none: another process would refuse to start on them.
  afterAll(() => server.database.query("DELETE FROM secrets"));

  /** Rows of credentials, written past the service. */
  async function withKeys(id: string, names: readonly string[]): Promise<string> {
    for (const name of names) {
      await server.database.query(
        `INSERT INTO secrets (workspace_id, name, bound_origin, key_id, sealed, updated_at, updated_by)
         VALUES ($1, $2, 'https://x', 'k', 'x', now(), 'user:x')`,
        [id, name],
      );
    }
    return id;
  }

  async function keysOf(id: string): Promise<readonly string[]> {
    const { rows } = await server.database.query(
      "SELECT name FROM secrets WHERE workspace_id = $1 ORDER BY name",
      [id],
    );
    return rows.map(({ name }) => name);
  }

  async function deletions(id: string): Promise<readonly unknown[]> {
    const { body } = await admin.get(`/api/workspaces/${id}/audit`).expect(200);
    return (body as { action: string; target: string }[])
      .filter(({ action }) => action === "secret.deleted")
      .map(({ target }) => target);
  }

  it("takes its API key along; others stay; it is recorded", async () => {
    const id = await withKeys(await aWorkspace(), [KEY, OTHER_KEY, "codehost:token"]);
    const both = [aProvider(), aProvider({ id: OTHER_PROVIDER })];
    await save(admin, settingsOf(id), { ai: { providers: both } });
    expect(await keysOf(id)).toEqual([KEY, OTHER_KEY, "codehost:token"]);
    await save(admin, settingsOf(id), {
      ai: { providers: [aProvider({ id: OTHER_PROVIDER, enabled: false })] },
    });
    expect(await keysOf(id)).toEqual([OTHER_KEY, "codehost:token"]);
    expect(await deletions(id)).toEqual([KEY]);
  });

  it("keeps its API key when the save is refused", async () => {
    const id = await withKeys(await aWorkspace(), [KEY]);
    await save(admin, settingsOf(id), { ai: { providers: [aProvider()] } });
    await saveFor(admin, settingsOf(id), '"9"', {}).expect(409);
    await save(admin, settingsOf(id), { nope: 1 });
    expect(await keysOf(id)).toEqual([KEY]);
  });

  it("that is a default goes for a workspace that states a list without it", async () => {
    await saveInstance({ defaults: { ai: { providers: [aProvider()] } } });
    const id = await withKeys(await aWorkspace(), [KEY]);
    await save(admin, settingsOf(id), { cost: { region: "x" } });
    expect(await keysOf(id)).toEqual([KEY]);
    await save(admin, settingsOf(id), { ai: { providers: [] } });
    expect(await keysOf(id)).toEqual([]);
  });

  it("from the defaults takes its keys in every workspace that has no such provider itself", async () => {
    await saveInstance({ defaults: { ai: { providers: [aProvider(), aProvider({ id: OTHER_PROVIDER })] } } });
    const [plain, own, unrelated] = [await aWorkspace(), await aWorkspace(), await aWorkspace()];
    await save(admin, settingsOf(own), { ai: { providers: [aProvider()] } });
    for (const id of [plain, own]) {
      await withKeys(id, [KEY]);
    }
    await withKeys(plain, [OTHER_KEY]);
    await withKeys(unrelated, ["codehost:token"]);
    await saveInstance({ defaults: { ai: { providers: [aProvider({ id: OTHER_PROVIDER })] } } });
    expect(await keysOf(plain)).toEqual([OTHER_KEY]);
    expect(await keysOf(own)).toEqual([KEY]);
    expect(await keysOf(unrelated)).toEqual(["codehost:token"]);
    expect(await deletions(plain)).toEqual([KEY]);
    expect(await deletions(own)).toEqual([]);
  });

  it("that the policy refuses keeps its key: it may come back", async () => {
    const id = await withKeys(await aWorkspace(), [KEY]);
    await save(admin, settingsOf(id), { ai: { providers: [aProvider()] } });
    await saveInstance({ policy: aPolicy({ allowedAiProviderKinds: [] }) });
    expect(await keysOf(id)).toEqual([KEY]);
    await saveInstance();
    await save(admin, settingsOf(id), {});
    expect(await keysOf(id)).toEqual([]);
  });
});

describe("a key that is set while its provider goes", () => {
  it("is never left behind, whether the workspace or the instance takes the provider out", async () => {
    const second = await server.another();
    const elsewhere = personWith(second, admin);
    const outcomes: number[] = [];
    for (let round = 0; round < 12; round += 1) {
      const id = await aWorkspace();
      const byWorkspace = round % 2 === 0;
      const having = { ai: { providers: [aProvider()] } };
      await saveInstance({ defaults: byWorkspace ? {} : having });
      if (byWorkspace) {
        await save(admin, settingsOf(id), having);
      }
      const secret = `/api/workspaces/${id}/secrets/ai:${PROVIDER}:apiKey`;
      const [set] = await Promise.all([
        elsewhere.put(secret, { value: "key" }).then(({ status }) => status),
        byWorkspace ? saveFor(admin, settingsOf(id), '"1"', {}).expect(200) : saveInstance(),
      ]);
      outcomes.push(set);
      const { rows } = await server.database.query("SELECT name FROM secrets WHERE workspace_id = $1", [id]);
      expect(rows).toEqual([]);
    }
    expect(outcomes.filter((status) => status !== 204 && status !== 400)).toEqual([]);
    await second.stop();
  });
});

describe("saves of the instance and of workspaces at the same time", () => {
  it("leave no workspace with a value that the policy of its save refused, and lose no version", async () => {
    const flips = [aPolicy(), aPolicy({ allowPrivateNetworkUrls: true })];
    const paths = await Promise.all(Array.from({ length: 8 }, async () => settingsOf(await aWorkspace())));
    const first = (await admin.get(INSTANCE_SETTINGS).expect(200)).body.version as number;
    let version = first;
    const flipping = (async () => {
      for (let turn = 0; turn < 20; turn += 1) {
        const body = { policy: flips[turn % 2] ?? {}, defaults: {} };
        await saveFor(admin, INSTANCE_SETTINGS, `"${version}"`, body).expect(200);
        version += 1;
      }
    })();
    const body = { codehost: { apiBaseUrl: "https://inside.example" } };
    const statuses = await Promise.all(
      paths.map(async (path) => {
        const seen: number[] = [];
        for (let turn = 0; turn < 5; turn += 1) {
          seen.push((await save(admin, path, body)).status);
        }
        return seen;
      }),
    );
    await flipping;
    expect((await admin.get(INSTANCE_SETTINGS).expect(200)).body.version).toBe(first + 20);
    expect([...new Set(statuses.flat())].every((status) => [200, 400, 409].includes(status))).toBe(true);
    for (const [index, path] of paths.entries()) {
      const saved = statuses[index]?.filter((status) => status === 200).length;
      expect((await admin.get(path).expect(200)).body.version).toBe(saved);
    }
  });
});

describe("instance settings that change while a workspace save is checked", () => {
  /** Every reading finds the next version, up to the last one: as if somebody saved between any two readings. */
  beforeAll(async () => {
    await inTurn(
      "ALTER TABLE instance_settings RENAME TO stored_instance_settings",
      "CREATE SEQUENCE readings",
      "CREATE TABLE last_version (last integer)",
      "INSERT INTO last_version VALUES (0)",
      `CREATE VIEW instance_settings AS
        SELECT least(nextval('readings'), last)::int AS version, policy, defaults
          FROM stored_instance_settings, last_version`,
    );
  });
  afterAll(() =>
    inTurn("DROP VIEW instance_settings", "ALTER TABLE stored_instance_settings RENAME TO instance_settings"),
  );

  async function inTurn(...statements: readonly string[]): Promise<void> {
    for (const statement of statements) {
      await server.database.query(statement);
    }
  }

  /** The status of a save when the versions end at the last one; a check reads the version twice. */
  async function savedUpTo(last: number, path: string): Promise<number> {
    await inTurn(`UPDATE last_version SET last = ${last}`, "ALTER SEQUENCE readings RESTART");
    return (await saveFor(admin, path, '"0"', { cost: { region: "x" } })).status;
  }

  /** As stored: a reading through the service would count as well. */
  async function versionOf(id: string): Promise<number> {
    const { rows } = await server.database.query(
      "SELECT version FROM workspace_settings WHERE workspace_id = $1",
      [id],
    );
    return rows[0]?.version ?? 0;
  }

  it.each([1, 3, 5])("are checked again: up to version %i the save is written", async (last) => {
    const id = await aWorkspace();
    expect(await savedUpTo(last, settingsOf(id))).toBe(200);
    expect(await versionOf(id)).toBe(1);
  });

  it("three times in a row end in 409, nothing saved; sent again it is", async () => {
    const id = await aWorkspace();
    expect(await savedUpTo(6, settingsOf(id))).toBe(409);
    expect(await versionOf(id)).toBe(0);
    expect(await savedUpTo(1, settingsOf(id))).toBe(200);
  });
});
