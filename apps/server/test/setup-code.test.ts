import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { amount } from "./testing/amount.js";
import { ask, send } from "./testing/client.js";
import { PASSWORD } from "./testing/people.js";
import { refusedStart } from "./testing/refused-start.js";
import { createDatabase, startTestServer, type TestServer } from "./testing/test-server.js";
import { until } from "./testing/waiting.js";

const RACERS = amount({ quick: 12, long: 50 });

const LOCAL = { Service__Profile: "local", Service__SetupToken: undefined };

const servers: TestServer[] = [];
const directories: string[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.stop();
  }
});
afterAll(async () => {
  for (const directory of directories) {
    await rm(directory, { recursive: true, force: true });
  }
});

async function aDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "plumbline-setup-"));
  directories.push(directory);
  return directory;
}

async function startLocal(env: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const server = await startTestServer({
    ...LOCAL,
    Service__DataDirectory: join(await aDirectory(), "data"),
    ...env,
  });
  servers.push(server);
  return server;
}

function directoryOf(env: NodeJS.ProcessEnv): string {
  return String(env["Service__DataDirectory"]);
}

function setUp(server: TestServer, setupToken: string, email = "first@example.org") {
  const body = { setupToken, email, password: PASSWORD, displayName: "First" };
  return send(server, "post", "/api/setup", body);
}

function loggedCodes(server: TestServer): readonly string[] {
  return server.log
    .map((line) => /^setup-code: (\S+)$/.exec(String(line["message"]))?.[1])
    .filter((code) => code !== undefined);
}

describe("the setup code of the local profile", () => {
  describe("of a service that is set up", () => {
    const env: { Service__DataDirectory?: string } = {};
    let server: TestServer;
    let code: string;
    beforeAll(async () => {
      env.Service__DataDirectory = join(await aDirectory(), "data");
      server = await startTestServer({ ...LOCAL, ...env });
      code = (await readFile(join(directoryOf(env), "setup-code"), "utf8")).trim();
    });
    afterAll(() => server.stop());

    const register = () =>
      send(server, "post", "/api/auth/register", {
        email: "me@example.org",
        password: PASSWORD,
        displayName: "Me",
      });

    it("is logged on one line and stored for the service's user alone", async () => {
      expect(loggedCodes(server)).toEqual([code]);
      expect((await stat(join(directoryOf(env), "setup-code"))).mode & 0o777).toBe(0o600);
      expect((await stat(directoryOf(env))).mode & 0o777).toBe(0o700);
      const status = await ask(server, "get", "/api/setup/status").expect(200);
      expect(status.body).toEqual({ needsSetup: true, requiresSetupToken: true, setupTokenHint: "log" });
    });

    it("keeps registration closed before setup", async () => {
      expect((await register().expect(403)).body.type).toBe("registration_closed");
    });

    it(`gives one of ${RACERS} answers the account`, async () => {
      const answers = await Promise.all(
        Array.from({ length: RACERS }, (_, n) => setUp(server, code, `racer-${n}@example.org`)),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(RACERS - 1);
      const { rows } = await server.database.query("SELECT count(*)::integer AS count FROM accounts");
      expect(rows[0].count).toBe(1);
    });

    it("is deleted when setup completes, and registration stays closed", async () => {
      await expect(stat(join(directoryOf(env), "setup-code"))).rejects.toThrow("ENOENT");
      expect((await register().expect(403)).body.type).toBe("registration_closed");
    });

    it("is deleted at the next start when a crash left it, and no other is made", async () => {
      await writeFile(join(directoryOf(env), "setup-code"), "left-behind-left-behind");
      const next = await server.another();
      servers.push(next);
      expect(loggedCodes(next)).toEqual([]);
      await expect(stat(join(directoryOf(env), "setup-code"))).rejects.toThrow("ENOENT");
    });
  });

  it("outlives a restart, and opens nothing in the other process after setup", async () => {
    const env = { Service__DataDirectory: join(await aDirectory(), "data") };
    const first = await startLocal(env);
    const again = await first.another(env);
    servers.push(again);
    const [code = ""] = loggedCodes(first);
    expect(loggedCodes(again)).toEqual([code]);
    await setUp(again, code).expect(201);
    await setUp(first, code, "second@example.org").expect(409);
  });

  it("stops neither setup nor a later start when its file cannot be deleted", async () => {
    const env = { Service__DataDirectory: join(await aDirectory(), "data") };
    const server = await startLocal(env);
    const path = join(directoryOf(env), "setup-code");
    await rm(path);
    await mkdir(path);
    const { headers } = await setUp(server, loggedCodes(server)[0] ?? "").expect(201);
    expect(headers["set-cookie"]).toHaveLength(1);
    const again = await server.another(env);
    servers.push(again);
    for (const { log } of [server, again]) {
      const said = () => log.find(({ message }) => String(message).includes(`${path} has no use`));
      await until(() => said() !== undefined);
      expect(said()).toMatchObject({ level: "warn" });
    }
  });

  it("is not missed where there can be none", async () => {
    const path = join(await aDirectory(), "data");
    await writeFile(path, "a file, no directory");
    const server = await startLocal({
      Service__SetupToken: "the-operators-own-code",
      Service__DataDirectory: path,
    });
    expect(server.log.filter(({ level }) => level === "warn")).toEqual([]);
  });

  it("is the operator's where one is set, and no file is made", async () => {
    const env = {
      Service__SetupToken: "the-operators-own-code",
      Service__DataDirectory: join(await aDirectory(), "data"),
    };
    const server = await startLocal(env);
    expect(loggedCodes(server)).toEqual([]);
    await expect(stat(join(directoryOf(env), "setup-code"))).rejects.toThrow("ENOENT");
    const status = await ask(server, "get", "/api/setup/status").expect(200);
    expect(status.body.setupTokenHint).toBe("operator");
    await setUp(server, "the-operators-own-code").expect(201);
  });
});

describe("a start is refused", () => {
  it("when it cannot keep a setup code, with the fix", async () => {
    const directory = await aDirectory();
    await writeFile(join(directory, "setup-code"), "");
    const { code, refusals } = await refusedStart({
      ConnectionStrings__DefaultConnection: await createDatabase(),
      Service__DataDirectory: directory,
    });
    expect(code).toBe(1);
    expect(refusals).toEqual([expect.stringContaining("is empty: delete it")]);
  });

  it("when the hosted profile has no account and no token", async () => {
    const { code, refusals } = await refusedStart({
      ConnectionStrings__DefaultConnection: await createDatabase(),
      Service__Profile: "hosted",
      AllowedHosts: "example.org",
    });
    expect(code).toBe(1);
    expect(refusals).toEqual([expect.stringContaining("Service__SetupToken")]);
  });
});
