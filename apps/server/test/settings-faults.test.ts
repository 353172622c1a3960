import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type DatabaseProxy, type Failure, startDatabaseProxy } from "./testing/database-proxy.js";
import { type Person, personWith, setUp } from "./testing/people.js";
import {
  aPolicy,
  aProvider,
  INSTANCE_SETTINGS,
  PROVIDER,
  save,
  saveFor,
  settingsOf,
} from "./testing/settings.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

const WITH_PROVIDER = { ai: { providers: [aProvider()] } };

let server: TestServer;
let admin: Person;
let proxy: DatabaseProxy;
let behind: TestServer;
let workspaceId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await setUp(server);
  proxy = await startDatabaseProxy(server.connectionString);
  behind = await server.another({ ConnectionStrings__DefaultConnection: proxy.connectionString });
  workspaceId = randomUUID();
  await admin.post("/api/workspaces", { id: workspaceId, name: "One" }).expect(200);
});
afterAll(async () => {
  await behind.stop();
  proxy.close();
  await server.stop();
});

/** What one save writes, counted: the versions of both documents, the keys and the audit entries. */
async function state(): Promise<Readonly<Record<string, number>>> {
  const { rows } = await server.database.query(
    `SELECT (SELECT version FROM instance_settings)
              + COALESCE((SELECT version FROM workspace_settings WHERE workspace_id = $1), 0) AS versions,
            (SELECT count(*)::int FROM secrets) AS keys,
            (SELECT count(*)::int FROM audit_entries WHERE action = 'secret.deleted') AS "deletedKeys",
            (SELECT count(*)::int FROM audit_entries WHERE action LIKE '%settings.changed') AS changes`,
    [workspaceId],
  );
  return rows[0] as Readonly<Record<string, number>>;
}

async function addKey(): Promise<void> {
  await server.database.query(
    `INSERT INTO secrets (workspace_id, name, bound_origin, key_id, sealed, updated_at, updated_by)
     VALUES ($1, $2, 'https://x', 'k', 'x', now(), 'user:x')`,
    [workspaceId, `ai:${PROVIDER}:apiKey`],
  );
}

describe.each<[string, () => string, object, object]>([
  ["workspace", () => settingsOf(workspaceId), WITH_PROVIDER, {}],
  [
    "instance",
    () => INSTANCE_SETTINGS,
    { policy: aPolicy(), defaults: WITH_PROVIDER },
    { policy: aPolicy(), defaults: {} },
  ],
] as const)(
  "a connection that is cut at one statement of a save of %s settings",
  (_, path, having, without) => {
    it.each<Failure>(["before", "after"])(
      "leaves document, keys and audit as before or after, at every statement, cut %s it",
      async (failure) => {
        const person = personWith(behind, admin);
        for (let statement = 1; ; statement += 1) {
          expect((await save(admin, path(), having)).status).toBe(200);
          await addKey();
          const before = await state();
          const tag = (await admin.get(path()).expect(200)).headers["etag"] ?? "";
          proxy.failAt(statement, failure);
          const { status, body } = await saveFor(person, path(), tag, without);
          const saved = {
            versions: (before["versions"] ?? 0) + 1,
            keys: (before["keys"] ?? 0) - 1,
            deletedKeys: (before["deletedKeys"] ?? 0) + 1,
            changes: (before["changes"] ?? 0) + 1,
          };
          const after = await state();
          if (!proxy.hasFailed()) {
            expect([status, after]).toEqual([200, saved]);
            expect(statement).toBeGreaterThan(6);
            break;
          }
          expect([200, 503]).toContain(status);
          if (status === 503) {
            expect(body.type).toBe("unavailable");
          }
          if (status === 200) {
            expect(after).toEqual(saved);
          } else {
            expect([before, ...(failure === "after" ? [saved] : [])]).toContainEqual(after);
          }
          await server.database.query("DELETE FROM secrets");
        }
        await server.database.query("DELETE FROM secrets");
      },
    );
  },
);
