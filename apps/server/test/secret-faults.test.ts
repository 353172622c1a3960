import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { type DatabaseProxy, type Failure, startDatabaseProxy } from "./testing/database-proxy.js";
import { type Person, personWith, setUp } from "./testing/people.js";
import { aSecretsWorkspace, CODEHOST, type SecretsWorkspace, secretsOf } from "./testing/secrets.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

let server: TestServer;
let behind: TestServer;
let proxy: DatabaseProxy;
let admin: Person;
let workspace: SecretsWorkspace;

beforeAll(async () => {
  server = await startTestServer();
  admin = await setUp(server);
  proxy = await startDatabaseProxy(server.connectionString);
  behind = await server.another({ ConnectionStrings__DefaultConnection: proxy.connectionString });
  workspace = await aSecretsWorkspace(admin);
});
afterAll(async () => {
  await behind.stop();
  proxy.close();
  await server.stop();
});

interface State {
  /** When the credential was written; null when there is none. */
  readonly written: string | null;
  readonly entries: number;
}

async function state(): Promise<State> {
  const { rows } = await server.database.query(
    `SELECT (SELECT updated_at::text FROM secrets WHERE workspace_id = $1) AS written,
            (SELECT count(*)::int FROM audit_entries WHERE workspace_id = $1 AND action LIKE 'secret.%') AS entries`,
    [workspace.id],
  );
  return rows[0];
}

describe.each<["put" | "delete", object | undefined]>([
  ["put", { value: "a value that is there or not" }],
  ["delete", undefined],
])("%s of a credential whose connection is cut", (method, body) => {
  it.each<Failure>(["before", "after"])(
    "%s any one statement is done whole or not at all",
    async (failure) => {
      const client = personWith(behind, admin);
      const path = `${secretsOf(workspace.id)}/${CODEHOST}`;
      let statement = 0;
      let kept = 0;
      do {
        statement += 1;
        await workspace.set(CODEHOST, "the value from before").expect(204);
        const before = await state();
        // A connection that was cut before is replaced first.
        await client.get("/api/auth/me");
        proxy.failAt(statement, failure);
        const { status } = await client[method](path, body);
        const after = await state();
        const isDone = after.written !== before.written;
        expect(after.entries).toBe(before.entries + (isDone ? 1 : 0));
        if (status === 204) {
          expect(isDone).toBe(true);
        } else {
          expect(status).toBe(503);
        }
        if (!isDone) {
          kept += 1;
        }
      } while (proxy.hasFailed());
      expect(statement).toBeGreaterThan(5);
      expect(kept).toBeGreaterThan(2);
      expect(await workspace.status(CODEHOST)).toMatchObject({ isSet: method === "put" });
    },
  );
});
