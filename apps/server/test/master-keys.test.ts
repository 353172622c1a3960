import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { inWords } from "../src/platform/keys/row-counts.js";
import { amount } from "./testing/amount.js";
import { aMasterKey } from "./testing/master-keys.js";
import { setUp } from "./testing/people.js";
import { type RefusedStart, refusedStart } from "./testing/refused-start.js";
import { createDatabase, startTestServer, type TestServer } from "./testing/test-server.js";

/** Processes that start at the same moment. */
const STARTERS = amount({ quick: 3, long: 5 });
const KEY = aMasterKey();
const OTHER_KEY = aMasterKey();
const HOSTED = {
  Service__Profile: "hosted",
  AllowedHosts: "example.org",
  Service__SetupToken: "x".repeat(16),
};
const NO_KEY = { Service__MasterKey: undefined };

const servers: TestServer[] = [];
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "plumbline-keys-"));
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.stop();
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
async function aFile(content: string | Buffer): Promise<string> {
  files += 1;
  const path = join(folder, `key-${files}`);
  await writeFile(path, content);
  return path;
}

async function aDataDirectory(masterKey?: string, mode = 0o600): Promise<string> {
  const path = await mkdtemp(join(folder, "data-"));
  if (masterKey === undefined) {
    return path;
  }
  await writeFile(join(path, "master.key"), masterKey);
  await chmod(join(path, "master.key"), mode);
  return path;
}

async function start(env: NodeJS.ProcessEnv): Promise<TestServer> {
  const server = await startTestServer(env);
  servers.push(server);
  return server;
}

async function idOfStoredKey(server: TestServer): Promise<string> {
  const { rows } = await server.database.query("SELECT DISTINCT key_id FROM session_keys");
  expect(rows).toHaveLength(1);
  return rows[0].key_id;
}

describe("the master key of the environment", () => {
  it.each([
    ["as a value", async () => ({ Service__MasterKey: KEY.text })],
    [
      "in a file that ends with a line break",
      async () => ({ ...NO_KEY, Service__MasterKeyFile: await aFile(`${KEY.text}\n`) }),
    ],
  ])("is taken %s", async (_what, env) => {
    expect(await idOfStoredKey(await start(await env()))).toBe(KEY.id);
  });
});

describe("a start is refused for", () => {
  const says = "not the base64 of exactly 32 bytes";
  const refusals: readonly (readonly [string, () => Promise<NodeJS.ProcessEnv>, string])[] = [
    [
      "a key of 31 bytes",
      async () => ({ Service__MasterKey: "A".repeat(42) }),
      `Service__MasterKey is ${says}`,
    ],
    [
      "a key with a space",
      async () => ({ Service__MasterKey: `${KEY.text} ` }),
      `Service__MasterKey is ${says}`,
    ],
    ["a key in hexadecimal", async () => ({ Service__MasterKey: "ab".repeat(32) }), says],
    [
      "a previous key that is none",
      async () => ({ Service__PreviousMasterKey: "old" }),
      `Service__PreviousMasterKey is ${says}`,
    ],
    [
      "a key and a key file",
      async () => ({ Service__MasterKey: KEY.text, Service__MasterKeyFile: await aFile(KEY.text) }),
      "Service__MasterKey and Service__MasterKeyFile are both set: keep one",
    ],
    [
      "a previous key and its file",
      async () => ({ Service__PreviousMasterKey: KEY.text, Service__PreviousMasterKeyFile: "/nowhere" }),
      "Service__PreviousMasterKey and Service__PreviousMasterKeyFile are both set",
    ],
    [
      "a key file that is not there",
      async () => ({ ...NO_KEY, Service__MasterKeyFile: join(folder, "nowhere") }),
      "Service__MasterKeyFile names a file that cannot be read (ENOENT): check its path",
    ],
    [
      "a key file that is a directory",
      async () => ({ ...NO_KEY, Service__MasterKeyFile: folder }),
      "Service__MasterKeyFile names a file that cannot be read (EISDIR)",
    ],
    [
      "a previous key file that is not there",
      async () => ({ Service__PreviousMasterKeyFile: join(folder, "nowhere") }),
      "Service__PreviousMasterKeyFile names a file that cannot be read (ENOENT)",
    ],
    [
      "a key file that is empty",
      async () => ({ ...NO_KEY, Service__MasterKeyFile: await aFile("") }),
      `The file that Service__MasterKeyFile names is ${says}`,
    ],
    [
      "a key file of 32 plain bytes",
      async () => ({ ...NO_KEY, Service__MasterKeyFile: await aFile(Buffer.alloc(32, 7)) }),
      says,
    ],
    [
      "a key file with two line breaks",
      async () => ({ ...NO_KEY, Service__MasterKeyFile: await aFile(`${KEY.text}\n\n`) }),
      says,
    ],
    ["a key file that never ends", async () => ({ ...NO_KEY, Service__MasterKeyFile: "/dev/zero" }), says],
    [
      "no key when hosted",
      async () => ({ ...HOSTED, ...NO_KEY }),
      "The hosted profile needs a master key: set",
    ],
    [
      "an empty key when hosted, whatever the data directory holds",
      async () => ({
        ...HOSTED,
        Service__MasterKey: "",
        Service__DataDirectory: await aDataDirectory(KEY.text),
      }),
      "The hosted profile needs a master key",
    ],
  ];

  it.each(refusals)("%s", async (_what, env, expected) => {
    const ended = await refusedStart({ ConnectionStrings__DefaultConnection: SOMEWHERE, ...(await env()) });
    expectRefusal(ended, expected);
  });

  it("key and configuration at once", async () => {
    const { refusals: said } = await refusedStart({ Service__Profile: "hosted", ...NO_KEY });
    expect(said).toHaveLength(3);
  });
});

const SOMEWHERE = "postgres://nobody@127.0.0.1:1/nothing";

/** One refusal, and no word of a key anywhere. */
function expectRefusal({ code, refusals, log }: RefusedStart, expected: string): void {
  expect(code).toBe(1);
  expect(refusals).toEqual([expect.stringContaining(expected)]);
  for (const key of [KEY, OTHER_KEY]) {
    expect(JSON.stringify(log)).not.toContain(key.text.slice(0, 20));
  }
}

describe("the master key of the local profile", () => {
  const LOCAL = { Service__Profile: "local", ...NO_KEY };

  it("is made in the data directory, for the service's user alone, and kept", async () => {
    const directory = join(await aDataDirectory(), "data");
    const env = { ...LOCAL, Service__DataDirectory: directory };
    const first = await start(env);
    const path = join(directory, "master.key");
    const text = await readFile(path, "utf8");
    expect(text).toMatch(/^[A-Za-z0-9+/]{43}=\n$/);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
    expect(await readdir(directory)).toEqual(["master.key"]);
    servers.push(await first.another(env));
    expect(await readFile(path, "utf8")).toBe(text);
    expect(JSON.stringify(first.log)).not.toContain(text.trim());
  });

  it(`is one when ${STARTERS} processes start together`, async () => {
    const env = { ...LOCAL, Service__DataDirectory: await aDataDirectory() };
    const base = await start({});
    const database = { ConnectionStrings__DefaultConnection: await createDatabase() };
    const all = await Promise.all(
      Array.from({ length: STARTERS }, () => base.another({ ...env, ...database })),
    );
    servers.push(...all);
    expect(await readdir(env.Service__DataDirectory)).toEqual(["master.key"]);
    const [first] = all;
    if (first === undefined) {
      throw new Error("No process started");
    }
    const admin = await setUp(first);
    for (const { url } of all) {
      const answer = await fetch(`${url}/api/auth/me`, { headers: { cookie: admin.cookie ?? "" } });
      expect(answer.status).toBe(200);
    }
  });

  it("is ignored with a warning when the environment gives one", async () => {
    const env = { Service__Profile: "local", Service__DataDirectory: await aDataDirectory(OTHER_KEY.text) };
    const server = await start({ ...env, Service__MasterKey: KEY.text });
    expect(await idOfStoredKey(server)).toBe(KEY.id);
    const warnings = server.log.filter(({ level }) => level === "warn").map(({ message }) => message);
    expect(warnings).toEqual([
      expect.stringMatching(/gives a master key, so the file .*master\.key is ignored/),
    ]);
  });

  it("is ignored without a word when hosted", async () => {
    const server = await start({
      Service__MasterKey: KEY.text,
      Service__DataDirectory: await aDataDirectory(OTHER_KEY.text),
    });
    expect(server.log.filter(({ level }) => level === "warn")).toEqual([]);
  });

  it.each([
    [
      "others may read it",
      async () => aDataDirectory(KEY.text, 0o604),
      "can be read or written by other users",
    ],
    ["its group may read it", async () => aDataDirectory(KEY.text, 0o640), 'run "chmod 600" on it'],
    [
      "others may write it",
      async () => aDataDirectory(KEY.text, 0o602),
      "can be read or written by other users",
    ],
    ["it is empty", async () => aDataDirectory(""), "master.key is empty: restore it"],
    ["it holds something else", async () => aDataDirectory("key"), "not the base64 of exactly 32 bytes"],
    ["it is a directory", aDirectoryForAKey, "master.key cannot be read (EISDIR)"],
    ["it leads nowhere", aLinkToNothing, "master.key is a link to a file that is not there"],
    [
      "the data directory is none",
      async () => aFile(""),
      "master.key cannot be made (EEXIST): make the data",
    ],
  ])("refuses the start when %s", async (_what, directory, expected) => {
    const ended = await refusedStart({
      ...LOCAL,
      ConnectionStrings__DefaultConnection: await createDatabase(),
      Service__DataDirectory: await directory(),
    });
    expectRefusal(ended, expected);
  });

  async function aDirectoryForAKey(): Promise<string> {
    const directory = await aDataDirectory();
    await mkdir(join(directory, "master.key"), { mode: 0o700 });
    return directory;
  }

  async function aLinkToNothing(): Promise<string> {
    const directory = await aDataDirectory();
    await symlink(join(directory, "moved"), join(directory, "master.key"));
    return directory;
  }

  it("is not made before the database was asked", async () => {
    const directory = await aDataDirectory();
    const ended = await refusedStart({
      ...LOCAL,
      ConnectionStrings__DefaultConnection: SOMEWHERE,
      Service__DataDirectory: directory,
    });
    expectRefusal(ended, "No master key is set and there is no ");
    expect(ended.refusals[0]).toContain("the database cannot be reached: check ConnectionStrings");
    expect(await readdir(directory)).toEqual([]);
  });

  it("is not made beside data under another key", async () => {
    const server = await start({ Service__MasterKey: KEY.text });
    const directory = await aDataDirectory();
    const ended = await refusedStart({
      ...LOCAL,
      ConnectionStrings__DefaultConnection: server.connectionString,
      Service__DataDirectory: directory,
    });
    const rows = `${KEY.id} (${inWords({ session_keys: 1 })}). Loaded: none. Restore that file`;
    expectRefusal(ended, `but the database holds data under the master key ${rows}`);
    expect(await readdir(directory)).toEqual([]);
  });
});
