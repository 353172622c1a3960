import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { ask, cookieOf, login } from "./testing/client.js";
import { aMasterKey } from "./testing/master-keys.js";
import { type Person, register, setUp } from "./testing/people.js";
import { type StatementTap, tapStatements } from "./testing/statement-tap.js";
import { createDatabase, startTestServer, type TestServer } from "./testing/test-server.js";

const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
let tap: StatementTap;
let database: pg.Pool;
let person: Person;
/** How often the service asked for a session. */
let lookups = 0;
let nameOfLookup: string | undefined;
const replicas: TestServer[] = [];

beforeAll(async () => {
  const connectionString = await createDatabase();
  database = new pg.Pool({ connectionString, max: 2 });
  tap = await tapStatements(connectionString, (sent) => {
    lookups += lookupsIn(sent);
    return null;
  });
  server = await startTestServer({ ConnectionStrings__DefaultConnection: tap.connectionString });
  await setUp(server);
  person = await register(server, "somebody");
});
afterAll(async () => {
  for (const replica of replicas) {
    await replica.stop();
  }
  await server.stop();
  await database.end();
  tap.close();
});

/**
 * How often a message asks for a session. The text of a prepared statement is sent once a connection; from then on the
 * message that binds its parameters only names it.
 */
function lookupsIn(sent: string): number {
  nameOfLookup ??= /(plumbline_[0-9a-f]{16})\0[^\0]*FROM sessions s/.exec(sent)?.[1];
  return nameOfLookup === undefined ? 0 : sent.split(`\0${nameOfLookup}\0`).length - 1;
}

async function aReplica(env: NodeJS.ProcessEnv = {}): Promise<TestServer> {
  const replica = await server.another(env);
  replicas.push(replica);
  return replica;
}

async function statusWith(cookie: string, on = server): Promise<number> {
  return (await ask(on, "get", "/api/auth/me").set("Cookie", cookie)).status;
}

/** The session key that a cookie names. */
function keyOf(cookie: string): string {
  const bytes = Buffer.from(cookie.replace("service_session=", ""), "base64url");
  return bytes.subarray(0, 16).toString("hex");
}

async function storedKeys(): Promise<readonly { id: string; startsAt: Date }[]> {
  const { rows } = await database.query("SELECT id, starts_at FROM session_keys ORDER BY starts_at");
  return rows.map(({ id, starts_at }) => ({ id: id.replaceAll("-", ""), startsAt: starts_at }));
}

/** Moves a key's beginning so many days before now. */
async function age(id: string, days: number): Promise<void> {
  await database.query(
    "UPDATE session_keys SET starts_at = now() - make_interval(hours => $2) WHERE replace(id::text, '-', '') = $1",
    [id, Math.round(days * 24)],
  );
}

describe("the value of a session cookie", () => {
  it("is sealed anew for each session, with the key of the instance", async () => {
    const cookies = [person.cookie ?? "", cookieOf(await login(server, person.email).expect(200))];
    expect(new Set(cookies).size).toBe(2);
    const [key] = await storedKeys();
    expect(cookies.map(keyOf)).toEqual([key?.id, key?.id]);
  });

  it("is no session once a character of it is changed, and the database is not asked", async () => {
    const cookie = person.cookie ?? "";
    const start = "service_session=".length;
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    expect(await statusWith(cookie)).toBe(200);
    lookups = 0;
    const statuses = new Set<number>();
    for (let at = start; at < cookie.length; at += 1) {
      const other = alphabet[(alphabet.indexOf(cookie[at] ?? "") + 1 + (at % 63)) % 64];
      statuses.add(await statusWith(`${cookie.slice(0, at)}${other}${cookie.slice(at + 1)}`));
    }
    expect([...statuses]).toEqual([401]);
    expect(lookups).toBe(0);
    expect(await statusWith(cookie)).toBe(200);
    expect(lookups).toBe(1);
  });

  it("has one spelling: no other last character stands for the same bits", async () => {
    const cookie = person.cookie ?? "";
    const statuses: number[] = [];
    for (const last of "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_") {
      statuses.push(await statusWith(`${cookie.slice(0, -1)}${last}`));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  it.each([
    ["cut", (cookie: string) => cookie.slice(0, -1)],
    [
      "percent-encoded",
      (cookie: string) => cookie.replace(/.$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
    ],
    ["in quotes", (cookie: string) => cookie.replace(/=(.*)/, '="$1"')],
    ["cut in the middle", (cookie: string) => cookie.slice(0, 60)],
    ["made longer", (cookie: string) => `${cookie}A`],
    ["padded", (cookie: string) => `${cookie}==`],
    [
      "of another alphabet",
      (cookie: string) => cookie.replaceAll("-", "+").replaceAll("_", "/").slice(0, -1),
    ],
    ["given the ID of no key", (cookie: string) => `service_session=${"A".repeat(22)}${cookie.slice(38)}`],
  ])("is no session when it is %s", async (_what, changed) => {
    lookups = 0;
    expect(await statusWith(changed(person.cookie ?? ""))).toBe(401);
    expect(lookups).toBe(0);
  });

  it("is no session when another instance sealed it", async () => {
    const elsewhere = await startTestServer({ Service__MasterKey: aMasterKey().text });
    replicas.push(elsewhere);
    const stranger = await setUp(elsewhere);
    lookups = 0;
    expect(await statusWith(stranger.cookie ?? "")).toBe(401);
    expect(lookups).toBe(0);
  });
});

// In this order: each takes the keys further in time.
describe("session keys", () => {
  it("are made a day before they are used, when the last one is 89 days old", async () => {
    const [first] = await storedKeys();
    if (first === undefined) {
      throw new Error("There is no session key");
    }
    await age(first.id, 88);
    await aReplica();
    expect(await storedKeys()).toHaveLength(1);
    await age(first.id, 89.5);
    const replica = await aReplica();
    const keys = await storedKeys();
    expect(keys).toHaveLength(2);
    const startsIn = (keys[1]?.startsAt.getTime() ?? 0) - Date.now();
    expect(startsIn).toBeGreaterThan(0.9 * DAY);
    expect(startsIn).toBeLessThan(1.1 * DAY);
    expect(keyOf(cookieOf(await login(replica, person.email).expect(200)))).toBe(first.id);
    await aReplica();
    expect(await storedKeys()).toHaveLength(2);
  });

  it("take over when they start, and old ones still open their sessions", async () => {
    const [, next] = await storedKeys();
    if (next === undefined) {
      throw new Error("There is no second session key");
    }
    await age(next.id, 0.1);
    const replica = await aReplica();
    const fresh = cookieOf(await login(replica, person.email).expect(200));
    expect(keyOf(fresh)).toBe(next.id);
    for (const cookie of [fresh, person.cookie ?? ""]) {
      expect(await statusWith(cookie, replica)).toBe(200);
    }
    await age(next.id, 30.5);
    const later = await aReplica();
    expect(await statusWith(person.cookie ?? "", later)).toBe(200);
  });

  it("are dropped 31 days after that, with what is left of their sessions", async () => {
    const [first, next] = await storedKeys();
    if (first === undefined || next === undefined) {
      throw new Error("There are not two session keys");
    }
    await age(next.id, 31.5);
    const replica = await aReplica();
    expect((await storedKeys()).map(({ id }) => id)).toEqual([next.id]);
    expect(await statusWith(person.cookie ?? "", replica)).toBe(401);
    // On every replica, also on one that still knows the key.
    expect(await statusWith(person.cookie ?? "")).toBe(401);
  });

  it("that were changed in the database open nothing, and another is made", async () => {
    await database.query("UPDATE session_keys SET sealed = set_byte(sealed, 20, 255 - get_byte(sealed, 20))");
    const replica = await aReplica();
    expect(await storedKeys()).toHaveLength(2);
    expect(replica.log.filter(({ level }) => level === "warn")).toEqual([
      expect.objectContaining({ message: expect.stringContaining("session key cannot be verified") }),
    ]);
    expect(await statusWith(cookieOf(await login(replica, person.email).expect(200)), replica)).toBe(200);
  });

  it("are stored under the master key and written nowhere in clear", async () => {
    const { rows } = await database.query("SELECT sealed FROM session_keys");
    for (const { sealed } of rows) {
      expect(sealed).toHaveLength(12 + 32 + 16);
    }
  });
});
