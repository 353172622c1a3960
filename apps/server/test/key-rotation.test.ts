import { afterEach, describe, expect, it } from "@jest/globals";
import { inWords, namedCounts } from "../src/platform/keys/row-counts.js";
import { amount, timeFor } from "./testing/amount.js";
import { ask } from "./testing/client.js";
import { aMasterKey, type TestKey } from "./testing/master-keys.js";
import { type Person, personWith, setUp } from "./testing/people.js";
import { refusedStart } from "./testing/refused-start.js";
import { keyIdsInUse, openedUnder, storeSecret } from "./testing/sealed-rows.js";
import { aSecretsWorkspace, CODEHOST, secretsOf } from "./testing/secrets.js";
import { type Moment, tapStatements } from "./testing/statement-tap.js";
import { createDatabase, startTestServer, type TestServer } from "./testing/test-server.js";

/** Each kill costs a start of the service. */
const KILLS = amount({ quick: 3, long: 50 });
const VALUE = "a-value-that-outlives-its-key";

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    await server.stop();
  }
});

async function start(env: NodeJS.ProcessEnv): Promise<TestServer> {
  const server = await startTestServer(env);
  servers.push(server);
  return server;
}

async function another(server: TestServer, env: NodeJS.ProcessEnv): Promise<TestServer> {
  const other = await server.another(env);
  servers.push(other);
  return other;
}

function rotation(from: TestKey, to: TestKey): NodeJS.ProcessEnv {
  return { Service__MasterKey: to.text, Service__PreviousMasterKey: from.text };
}

async function keyAudit(admin: Person) {
  const { body } = await admin.get("/api/instance/audit").expect(200);
  return (body as { action: string }[]).filter(({ action }) => action.startsWith("keys."));
}

function hosted(server: TestServer): NodeJS.ProcessEnv {
  return {
    Service__Profile: "hosted",
    AllowedHosts: "127.0.0.1",
    ConnectionStrings__DefaultConnection: server.connectionString,
  };
}

describe("a start with a new master key and the previous one", () => {
  it("rewrites all that is stored, ends no session, and says so in the audit list", async () => {
    const [old, fresh] = [aMasterKey(), aMasterKey()];
    // The same key twice is no rotation.
    const before = await start(rotation(old, old));
    const admin = await setUp(before);
    expect(await keyAudit(admin)).toEqual([]);
    const workspace = await aSecretsWorkspace(admin);
    await workspace.set(CODEHOST, VALUE).expect(204);
    const after = await another(before, rotation(old, fresh));
    expect(await keyIdsInUse(after.database)).toEqual([fresh.id]);
    expect((await openedUnder(after.database, fresh)).values).toEqual({ [workspace.id]: VALUE });
    const same = personWith(after, admin);
    const { body } = await same.get(secretsOf(workspace.id)).expect(200);
    expect(body[0]).toMatchObject({ isSet: true, matchesCurrentUrl: true });
    expect(await keyAudit(same)).toEqual([
      {
        id: expect.any(String),
        at: expect.any(String),
        actor: { kind: "service", id: null, name: "service" },
        action: "keys.rotated",
        target: fresh.id,
        details: { fromKeyId: old.id, toKeyId: fresh.id, ...namedCounts({ secrets: 1, session_keys: 1 }) },
      },
    ]);
    for (const { text } of [old, fresh]) {
      expect(JSON.stringify([before.log, after.log])).not.toContain(text);
    }
    const last = await another(before, { Service__MasterKey: fresh.text });
    expect(await keyAudit(personWith(last, admin))).toHaveLength(1);
  });

  it("is done once by replicas that start together", async () => {
    const [old, fresh] = [aMasterKey(), aMasterKey()];
    const first = await start({ Service__MasterKey: old.text });
    const admin = await setUp(first);
    for (let n = 0; n < 20; n += 1) {
      await storeSecret(first.database, old, `${VALUE}-${n}`);
    }
    const [replica] = await Promise.all([1, 2].map(() => another(first, rotation(old, fresh))));
    if (replica === undefined) {
      throw new Error("No replica started");
    }
    expect(await keyIdsInUse(first.database)).toEqual([fresh.id]);
    expect(Object.keys((await openedUnder(first.database, fresh)).values)).toHaveLength(20);
    expect(await keyAudit(personWith(replica, admin))).toHaveLength(1);
  });

  it("leaves what cannot be verified as it is, and starts", async () => {
    const [old, fresh] = [aMasterKey(), aMasterKey()];
    const before = await start({ Service__MasterKey: old.text });
    const admin = await setUp(before);
    const [whole, broken] = [await aSecretsWorkspace(admin), await aSecretsWorkspace(admin)];
    for (const workspace of [whole, broken]) {
      await workspace.set(CODEHOST, VALUE).expect(204);
    }
    const changed = "UPDATE secrets SET sealed = set_byte(sealed, 20, 255 - get_byte(sealed, 20))";
    await before.database.query(`${changed} WHERE workspace_id = $1`, [broken.id]);
    const { rows } = await before.database.query("SELECT * FROM secrets WHERE workspace_id = $1", [
      broken.id,
    ]);
    const after = await another(before, rotation(old, fresh));
    const warnings = after.log.filter(({ level }) => level === "warn");
    expect(warnings).toEqual([expect.objectContaining({ table: "secrets", place: [broken.id, CODEHOST] })]);
    const same = personWith(after, admin);
    const [left] = (await same.get(secretsOf(broken.id)).expect(200)).body;
    expect(left).toMatchObject({
      isSet: true,
      fingerprint: null,
      boundOrigin: null,
      matchesCurrentUrl: false,
    });
    const [moved] = (await same.get(secretsOf(whole.id)).expect(200)).body;
    expect(moved).toMatchObject({ isSet: true, matchesCurrentUrl: true });
    const now = await after.database.query("SELECT * FROM secrets WHERE workspace_id = $1", [broken.id]);
    expect(now.rows).toEqual(rows);
  });
});

describe("a start is refused while something is stored under a key that is not loaded", () => {
  it("with each missing key, its rows, and the keys that are loaded", async () => {
    const [one, two, three, previous] = [aMasterKey(), aMasterKey(), aMasterKey(), aMasterKey()];
    const server = await start({ Service__MasterKey: one.text });
    await storeSecret(server.database, one, VALUE);
    await storeSecret(server.database, two, VALUE);
    await storeSecret(server.database, two, VALUE);
    const { code, refusals, log } = await refusedStart({ ...hosted(server), ...rotation(previous, three) });
    expect(code).toBe(1);
    expect(refusals).toHaveLength(1);
    for (const words of [
      `${one.id} (${inWords({ secrets: 1, session_keys: 1 })})`,
      `${two.id} (${inWords({ secrets: 2 })})`,
      `Loaded: ${three.id}, ${previous.id}.`,
      "Set Service__MasterKey or Service__PreviousMasterKey to the missing key",
      '"keys forget --yes"',
    ]) {
      expect(refusals[0]).toContain(words);
    }
    for (const { text } of [one, two, three, previous]) {
      expect(JSON.stringify(log)).not.toContain(text);
    }
  });

  it("and nothing is rotated or changed by it", async () => {
    const [one, two, three] = [aMasterKey(), aMasterKey(), aMasterKey()];
    const server = await start({ Service__MasterKey: one.text });
    await storeSecret(server.database, two, VALUE);
    const state = async () => (await server.database.query("SELECT * FROM secrets, session_keys")).rows;
    const before = await state();
    const { code } = await refusedStart({ ...hosted(server), ...rotation(one, three) });
    expect(code).toBe(1);
    expect(await state()).toEqual(before);
  });

  it("so of two replicas that start with different keys on an empty database one starts", async () => {
    const base = await start({});
    const keys = [aMasterKey(), aMasterKey()];
    const database = { ConnectionStrings__DefaultConnection: await createDatabase() };
    const ends = await Promise.allSettled(
      keys.map(({ text }) => another(base, { ...database, Service__MasterKey: text })),
    );
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = ends.find((end) => end.status === "rejected");
    expect(String(refused?.reason)).toContain("under master keys that are not loaded");
  });
});

it("a replica with the old key goes on with its sessions after a rotation, and opens no credential", async () => {
  const [old, fresh] = [aMasterKey(), aMasterKey()];
  const before = await start({ Service__MasterKey: old.text });
  const admin = await setUp(before);
  const workspace = await aSecretsWorkspace(admin);
  await workspace.set(CODEHOST, VALUE).expect(204);
  const after = await another(before, rotation(old, fresh));
  const signedIn = await ask(before, "post", "/api/auth/login")
    .send({ email: admin.email, password: "Correct-Horse-1" })
    .expect(200);
  const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
  for (const server of [before, after]) {
    await ask(server, "get", "/api/auth/me").set("Cookie", cookie).expect(200);
  }
  expect(await workspace.status(CODEHOST)).toMatchObject({ isSet: true, matchesCurrentUrl: false });
});

describe("a rotation that is killed", () => {
  const ROWS = 47;

  it(
    `leaves every row under the old key or every row under the new one, ${KILLS} times`,
    async () => {
      let [now, next] = [aMasterKey(), aMasterKey()] as [TestKey, TestKey];
      const server = await start({ Service__MasterKey: now.text });
      const values: Record<string, string> = {};
      for (let n = 0; n < ROWS; n += 1) {
        const value = `${VALUE}-${n}`;
        values[await storeSecret(server.database, now, value)] = value;
      }
      const seen = { old: 0, new: 0 };
      for (const point of pointsOf(ROWS + 1, KILLS)) {
        await killAt(server, rotation(now, next), point);
        const [id] = await keyIdsInUse(server.database);
        const isDone = id === next.id;
        seen[isDone ? "new" : "old"] += 1;
        if (isDone) {
          [now, next] = [next, now];
        }
        expect(await keyIdsInUse(server.database)).toEqual([now.id]);
        expect(await openedUnder(server.database, now)).toEqual({ values, sessionKeys: 1 });
        expect(isDone).toBe(point.moment === "after");
      }
      expect(seen).toEqual({ old: KILLS - 1, new: 1 });
      await another(server, rotation(now, next));
      expect(await openedUnder(server.database, next)).toEqual({ values, sessionKeys: 1 });
    },
    timeFor(120_000 + 120_000 * KILLS),
  );

  interface Point {
    /** The rewrite to stop before; past the last one, the commit. */
    readonly rewrite: number;
    readonly moment: Moment;
  }

  /** Rewrites from the first to the last, then before the commit, then after it. */
  function pointsOf(rewrites: number, count: number): readonly Point[] {
    const spread = count - 2;
    const inside = Array.from({ length: spread }, (_, n) =>
      spread === 1 ? 1 : 1 + Math.round((n * (rewrites - 1)) / (spread - 1)),
    );
    return [
      ...inside.map((rewrite): Point => ({ rewrite, moment: "before" })),
      { rewrite: rewrites + 1, moment: "before" },
      { rewrite: rewrites + 1, moment: "after" },
    ];
  }

  async function killAt(server: TestServer, keys: NodeJS.ProcessEnv, point: Point): Promise<void> {
    let rewrites = 0;
    const tap = await tapStatements(server.connectionString, (sent) => {
      if (/UPDATE (secrets|session_keys) SET key_id/.test(sent)) {
        rewrites += 1;
      }
      const isCommit = rewrites === ROWS + 1 && sent.includes("COMMIT");
      return rewrites === point.rewrite || (isCommit && point.rewrite > ROWS + 1) ? point.moment : null;
    });
    const env = { ...hosted(server), ...keys, ConnectionStrings__DefaultConnection: tap.connectionString };
    const { code } = await refusedStart(env, tap.reached);
    tap.close();
    expect(code).toBeNull();
  }
});
