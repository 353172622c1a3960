import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import pg from "pg";
import { readConnectionString } from "../src/platform/configuration/connection-string.js";
import { driverAddress } from "../src/platform/database/connection.js";
import { type EncryptedDatabase, encrypting } from "./testing/encrypted-database.js";
import { refusedStart } from "./testing/refused-start.js";
import { createDatabase, startTestServer } from "./testing/test-server.js";

/** The server's certificate is of the authority, for 127.0.0.1; the one of elsewhere is for another name. */
const file = (name: string): string => new URL(`data/tls/${name}`, import.meta.url).pathname;
const pem = (name: string): Buffer => readFileSync(file(name));
const AUTHORITY = `Root Certificate=${file("authority.pem")}`;
const OTHER_AUTHORITY = `Root Certificate=${file("other.pem")}`;
const CLIENT = `SSL Certificate=${file("client.pem")};SSL Key=${file("client.key")}`;

let database: string;
let own: EncryptedDatabase;
let elsewhere: EncryptedDatabase;
let strict: EncryptedDatabase;
beforeAll(async () => {
  database = await createDatabase();
  own = await encrypting(database, { cert: pem("server.pem"), key: pem("server.key") });
  elsewhere = await encrypting(database, { cert: pem("elsewhere.pem"), key: pem("elsewhere.key") });
  const ca = pem("authority.pem");
  strict = await encrypting(database, { cert: pem("server.pem"), key: pem("server.key"), ca });
});
afterAll(() => Promise.all([own.close(), elsewhere.close(), strict.close()]));

function connectionTo({ port }: EncryptedDatabase, rest: string): string {
  const { pathname, username, password } = new URL(database);
  return `Host=127.0.0.1;Port=${port};Database=${pathname.slice(1)};Username=${username};Password="${decodeURIComponent(password)}";${rest}`;
}

/** `plain`, `encrypted`, or why there is no connection. */
async function outcome(to: EncryptedDatabase, rest: string): Promise<string> {
  const read = readConnectionString(connectionTo(to, rest));
  if (!read.ok) {
    return read.wrong;
  }
  const before = { ...to.seen };
  const client = new pg.Client(driverAddress(read.value));
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT 1");
    await client.end();
  } catch {
    return "refused";
  }
  return to.seen.encrypted > before.encrypted ? "encrypted" : "plain";
}

describe("a connection to the database is", () => {
  it.each<[string, string, () => EncryptedDatabase, string]>([
    ["plain", "SSL Mode=Disable", () => own, "nothing is asked for"],
    ["encrypted", "SSL Mode=Require", () => own, "any certificate will do"],
    ["encrypted", "SSL Mode=Require", () => elsewhere, "any certificate will do"],
    ["refused", "SSL Mode=VerifyCA", () => own, "nobody known has signed it"],
    ["refused", `SSL Mode=VerifyCA;${OTHER_AUTHORITY}`, () => own, "another has signed it"],
    ["encrypted", `SSL Mode=VerifyCA;${AUTHORITY}`, () => own, "the authority has signed it"],
    ["encrypted", `SSL Mode=VerifyCA;${AUTHORITY}`, () => elsewhere, "the name is not looked at"],
    ["refused", "SSL Mode=VerifyFull", () => own, "nobody known has signed it"],
    ["encrypted", `SSL Mode=VerifyFull;${AUTHORITY}`, () => own, "authority and name are right"],
    ["refused", `SSL Mode=VerifyFull;${AUTHORITY}`, () => elsewhere, "the name is another"],
    ["refused", "SSL Mode=Require", () => strict, "the client shows no certificate"],
    ["encrypted", `SSL Mode=Require;${CLIENT}`, () => strict, "the client shows its certificate"],
  ])("%s with %s, where %4$s", async (expected, rest, to) => {
    expect(await outcome(to(), rest)).toBe(expected);
  });
});

describe("a service", () => {
  it("starts and serves over a connection that is verified", async () => {
    const before = own.seen.plain;
    const connection = connectionTo(own, `SSL Mode=VerifyFull;${AUTHORITY}`);
    const server = await startTestServer({ ConnectionStrings__DefaultConnection: connection });
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
    expect([own.seen.plain, own.seen.encrypted > 1]).toEqual([before, true]);
    await server.stop();
  });

  it.each<[string, () => string, RegExp]>([
    ["an authority that is not known", () => "SSL Mode=VerifyFull", /check SSL Mode/],
    ["a mode that may leave all in plain text", () => "SSL Mode=Prefer", /may leave everything unencrypted/],
    ["a mode that is none", () => "SSL Mode=Required", /SSL Mode is none of .*; Require may be meant/],
    [
      "a file that is not there",
      () => `SSL Mode=VerifyCA;Root Certificate=${file("nowhere.pem")}`,
      /Root Certificate cannot be read \(ENOENT\)/,
    ],
    [
      "a file that is no certificate",
      () => `SSL Mode=VerifyCA;Root Certificate=${file("client.key")}`,
      /Root Certificate is no file in PEM/,
    ],
    [
      "a key that is none",
      () => `SSL Mode=Require;SSL Certificate=${file("client.pem")};SSL Key=${file("client.pem")}`,
      /SSL Key is no file in PEM/,
    ],
    [
      "a key of another certificate",
      () => `SSL Mode=Require;SSL Certificate=${file("client.pem")};SSL Key=${file("server.key")}`,
      /SSL Key is not the one of its SSL Certificate/,
    ],
  ])("does not start with %s", async (_, rest, says) => {
    const ended = await refusedStart({ ConnectionStrings__DefaultConnection: connectionTo(own, rest()) });
    expect(ended.code).toBe(1);
    expect(ended.refusals).toEqual([expect.stringMatching(says)]);
  });
});
