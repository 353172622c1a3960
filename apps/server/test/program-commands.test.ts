import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { linkTo } from "./testing/database-link.js";
import { aMasterKey, keyOf } from "./testing/master-keys.js";
import { setUp } from "./testing/people.js";
import { type ProgramEnd, runProgram } from "./testing/program.js";
import { keyIdsInUse, openedUnder, storeSecret } from "./testing/sealed-rows.js";
import {
  createDatabase,
  createEmptyDatabase,
  startTestServer,
  TEST_MASTER_KEY,
  type TestServer,
} from "./testing/test-server.js";
import { areWaitingForLocks, until } from "./testing/waiting.js";

const LOADED = keyOf(TEST_MASTER_KEY);
const SOMEWHERE = "postgres://nobody@127.0.0.1:1/nothing";
const FORGET = ["keys", "forget"];
const FORGET_YES = ["keys", "forget", "--yes"];

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plumbline-commands-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("keys forget", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<ProgramEnd> {
    const instance = { Service__Profile: "hosted", AllowedHosts: "example.org" };
    return runProgram(args, {
      ...instance,
      ConnectionStrings__DefaultConnection: server.connectionString,
      ...env,
    });
  }

  it("has nothing to list when all is under the key that is loaded", async () => {
    await storeSecret(server.database, LOADED, "a value of ours");
    for (const args of [FORGET, FORGET_YES]) {
      const { code, stdout } = await run(args);
      expect(code).toBe(0);
      expect(stdout).toBe(`Nothing is stored under a master key that is not loaded. Loaded: ${LOADED.id}.\n`);
    }
    expect(await keyIdsInUse(server.database)).toEqual([LOADED.id]);
  });

  it("lists what is under other keys and deletes nothing; with --yes it deletes that alone and records it", async () => {
    const [lost, gone, previous] = [aMasterKey(), aMasterKey(), aMasterKey()];
    const admin = await setUp(server);
    const ours = await storeSecret(server.database, LOADED, "ours");
    const rotating = await storeSecret(server.database, previous, "of the previous key");
    const theirs = await storeSecret(server.database, lost, "theirs");
    await storeSecret(server.database, gone, "theirs too");
    const sessionKey = "7d1f3f0e-2b52-4f0b-9a57-0d6f3c1f2a01";
    await server.database.query(
      "INSERT INTO session_keys (id, key_id, sealed, starts_at) VALUES ($1, $2, '', now() + interval '1 day')",
      [sessionKey, gone.id],
    );
    const env = { Service__PreviousMasterKey: previous.text };

    const listed = await run(FORGET, env);
    expect(listed.code).toBe(1);
    for (const words of [
      `${lost.id}  credential codehost:token of workspace ${theirs}`,
      `${gone.id}  session key ${sessionKey}`,
      `Loaded: ${LOADED.id}, ${previous.id}.`,
      "Nothing was deleted.",
    ]) {
      expect(listed.stdout).toContain(words);
    }
    expect(listed.stdout).not.toContain(ours);
    expect(listed.stdout).not.toContain(rotating);
    expect(await keyIdsInUse(server.database)).toHaveLength(4);

    const deleted = await run(FORGET_YES, env);
    expect(deleted.code).toBe(0);
    expect(deleted.stdout).toContain(`${lost.id}  credential codehost:token of workspace ${theirs}`);
    expect(await keyIdsInUse(server.database)).toEqual([LOADED.id, previous.id].sort());
    expect((await openedUnder(server.database, LOADED)).values).toHaveProperty(ours, "ours");
    expect((await openedUnder(server.database, previous)).values).toEqual({
      [rotating]: "of the previous key",
    });
    const { body } = await admin.get("/api/instance/audit").expect(200);
    expect(body[0]).toMatchObject({
      actor: { kind: "service" },
      action: "keys.forgotten",
      target: [lost.id, gone.id].sort().join(", "),
      details: { secrets: 2, sessionKeys: 1 },
    });
    const inWorkspace = await server.database.query(
      "SELECT action, target FROM audit_entries WHERE workspace_id = $1",
      [theirs],
    );
    expect(inWorkspace.rows).toEqual([{ action: "secret.deleted", target: "codehost:token" }]);
    expect((await run(FORGET, env)).code).toBe(0);
    for (const { text } of [lost, gone, previous, LOADED]) {
      expect(JSON.stringify([listed, deleted])).not.toContain(text);
    }
  });

  it("deletes and records also what is being stored under such a key at that moment", async () => {
    const lost = aMasterKey();
    const workspaceId = await storeSecret(server.database, lost, "stored before");
    const writer = await server.database.connect();
    await writer.query("BEGIN");
    await writer.query("UPDATE secrets SET name = 'notifications:webhookSecret' WHERE workspace_id = $1", [
      workspaceId,
    ]);
    const forgotten = run(FORGET_YES);
    await until(() => areWaitingForLocks(server.database));
    await writer.query("COMMIT");
    writer.release();
    expect((await forgotten).stdout).toContain(`notifications:webhookSecret of workspace ${workspaceId}`);
    const { rows } = await server.database.query(
      "SELECT target FROM audit_entries WHERE workspace_id = $1 AND action = 'secret.deleted'",
      [workspaceId],
    );
    expect(rows).toEqual([{ target: "notifications:webhookSecret" }]);
  });

  it("lets a start go on that was refused, and ends the sessions of the keys that are gone", async () => {
    const fresh = aMasterKey();
    const other = await startTestServer();
    try {
      const admin = await setUp(other);
      const env = {
        Service__MasterKey: fresh.text,
        ConnectionStrings__DefaultConnection: other.connectionString,
      };
      await expect(other.another({ Service__MasterKey: fresh.text })).rejects.toThrow("not loaded");
      expect((await run(FORGET_YES, env)).code).toBe(0);
      const { rows } = await other.database.query("SELECT count(*)::integer AS count FROM sessions");
      expect(rows[0].count).toBe(0);
      const started = await other.another({ Service__MasterKey: fresh.text });
      const answer = await fetch(`${started.url}/api/auth/me`, { headers: { cookie: admin.cookie ?? "" } });
      expect(answer.status).toBe(401);
      await started.stop();
    } finally {
      await other.stop();
    }
  });

  it("knows the key file of the local profile, and makes none", async () => {
    const local = { Service__Profile: "local", Service__MasterKey: undefined, AllowedHosts: undefined };
    const directory = await mkdtemp(join(folder, "data-"));
    const without = await run(FORGET, { ...local, Service__DataDirectory: directory });
    expect(without.code).toBe(1);
    expect(without.stdout).toContain("Loaded: no master key.");
    expect(await readdir(directory)).toEqual([]);
    await writeFile(join(directory, "master.key"), TEST_MASTER_KEY, { mode: 0o600 });
    const { stdout } = await run(FORGET, { ...local, Service__DataDirectory: directory });
    expect(stdout).toContain(`Loaded: ${LOADED.id}.`);
  });

  it("has nothing to list on a database that was never used", async () => {
    const { code, stdout } = await run(FORGET, {
      ConnectionStrings__DefaultConnection: await createEmptyDatabase(),
    });
    expect(code).toBe(0);
    expect(stdout).toContain("Nothing is stored");
  });

  it.each([
    [
      "the database cannot be reached",
      { ConnectionStrings__DefaultConnection: SOMEWHERE },
      "cannot be reached",
    ],
    ["there is no master key when hosted", { Service__MasterKey: undefined }, "needs a master key"],
    ["the master key is none", { Service__MasterKey: "key" }, "not the base64 of exactly 32 bytes"],
  ])("is refused when %s", async (_what, env, words) => {
    for (const args of [FORGET, FORGET_YES]) {
      const { code, stdout } = await run(args, env);
      expect(code).toBe(1);
      expect(stdout).toContain(words);
    }
  });
});

describe("keys and commands that there are not", () => {
  it.each([[["keys"]], [["keys", "forget", "--no"]], [["keys", "rotate"]], [["start"]], [["--help"]]])(
    "%j prints the usage and ends with 2",
    async (args) => {
      const { code, stdout, stderr } = await runProgram(args, {
        ConnectionStrings__DefaultConnection: SOMEWHERE,
      });
      expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
      expect(stderr).toMatch(/^Usage:\n {2}keys forget /);
    },
  );
});

describe("health", () => {
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) {
      server.close();
    }
  });

  /** Somebody at the port of the service, who answers with a status. */
  async function listener(status: number): Promise<{ port: number; asked: readonly string[] }> {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.writeHead(status).end();
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return { port: (server.address() as AddressInfo).port, asked };
  }

  it("is 0 for a service that is healthy and 1 for one whose database is away", async () => {
    const link = await linkTo(await createDatabase());
    const server = await startTestServer({ ConnectionStrings__DefaultConnection: link.connectionString });
    const { port } = new URL(server.url);
    // The service gives its database two seconds and the command the service five, which a busy machine may need.
    const told = async (word: string): Promise<unknown> => {
      for (;;) {
        const end = await runProgram(["health"], { ASPNETCORE_HTTP_PORTS: port });
        if (`${end.stdout}${end.stderr}`.includes(word)) {
          return end;
        }
      }
    };
    expect(await told("200")).toEqual({ code: 0, stdout: "200\n", stderr: "" });
    await link.cut();
    expect(await told("503")).toEqual({ code: 1, stdout: "", stderr: "503\n" });
    await server.stop();
    await link.close();
  });

  it("asks /health at the first port of the list", async () => {
    const [first, second] = [await listener(200), await listener(503)];
    const { code } = await runProgram(["health"], {
      ASPNETCORE_HTTP_PORTS: ` ${first.port} ;${second.port}`,
    });
    expect(code).toBe(0);
    expect(first.asked).toEqual(["GET /health"]);
    expect(second.asked).toEqual([]);
  });

  it.each([204, 301, 401, 404, 500, 503])("is 1 for the answer %i", async (status) => {
    const { port } = await listener(status);
    expect((await runProgram(["health"], { ASPNETCORE_HTTP_PORTS: String(port) })).code).toBe(1);
  });

  it.each([
    ["nobody listens", "1"],
    ["the port is none", "http"],
    ["only the service can know the port", "0"],
  ])("is 1 when %s", async (_what, port) => {
    const { code, stderr } = await runProgram(["health"], { ASPNETCORE_HTTP_PORTS: port });
    expect(code).toBe(1);
    expect(stderr).not.toBe("");
  });
});
