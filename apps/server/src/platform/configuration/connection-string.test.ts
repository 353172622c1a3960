import { describe, expect, it } from "@jest/globals";
import { readConnectionString } from "./connection-string.js";

const whole = {
  host: "db",
  port: 5432,
  database: "d",
  user: "u",
  password: "",
  passwordFile: null,
  ssl: "none",
  rootCertificate: null,
  certificate: null,
  key: null,
};

describe("a connection string of pairs", () => {
  it.each([
    ["Host=db;Port=5432;Database=d;Username=u;Password=p", { password: "p" }],
    ["host=db;database=d;username=u;password=p;", { password: "p" }],
    [" Host = db ; Database = d ; User ID = u ; Pwd = p ", { password: "p" }],
    ["Server=db;Db=d;UserId=u", {}],
    ["Server=db;Db=d;Uid=u;Port=6543;SSL Mode=Require", { port: 6543, ssl: "encrypted" }],
    ["Host=db;Database=d;Username=u;SslMode=VerifyFull", { ssl: "verified" }],
    ["Host=db;Database=d;Username=u;Ssl Mode=Disable", {}],
    ["Host=db;Database=d;Username=u;ssl_mode=verify-ca", { ssl: "authority" }],
    [
      "Host=db;Database=d;Username=u;SSL Mode=VerifyCA;Root Certificate=/ca.pem;SSL Certificate=/c.pem;SSL Key=/c.key",
      { ssl: "authority", rootCertificate: "/ca.pem", certificate: "/c.pem", key: "/c.key" },
    ],
    ["Host=db;Database=d;Username=u;Password File=/run/p", { passwordFile: "/run/p" }],
    ["Host=db;Database=d;Username=u;Password=a=b==", { password: "a=b==" }],
    ['Host=db;Database=d;Username=u;Password="a;b=c"', { password: "a;b=c" }],
    ['Host=db;Database=d;Username=u;Password="say ""hi"""', { password: 'say "hi"' }],
    ["Host=db;Database=d;Username=u;Password='it''s;'", { password: "it's;" }],
    ["Host=db;Database=d;Username=u;Password='say \"hi\"'", { password: 'say "hi"' }],
    ['Host=db;Database=d;Username=u;Password=" spaced "', { password: " spaced " }],
    ["Host=db;Database=d;Username=u;Password=ü%20🦊", { password: "ü%20🦊" }],
    ["Host=db;Database=d;Username=u;Password=", {}],
    ["Host=db;;Database=d;Username=u;", {}],
    ["Host=db;Database=d;Username=u;Password=one;Password=two", { password: "two" }],
  ])("%s", (text, parts) => {
    expect(readConnectionString(text)).toEqual({ ok: true, value: { ...whole, ...parts } });
  });

  const form = "write Host=…;Port=…;Database=…;Username=…;Password=… or a postgres:// URL.";
  const modes = "Disable, Require, VerifyCA or VerifyFull";
  it.each([
    ["Database=d;Username=u", `it names no Host: ${form}`],
    ["Host=db;Username=u", `it names no Database: ${form}`],
    ["Host=db;Database=d", `it names no Username: ${form}`],
    ["Host=db;Database=d;Username=u;Port=0", "its Port is no number from 1 to 65535."],
    ["Host=db;Database=d;Username=u;Port=65536", "its Port is no number from 1 to 65535."],
    ["Host=db;Database=d;Username=u;Port=x", "its Port is no number from 1 to 65535."],
    ["Host=db;Database=d;Username=u;Password='open", form],
    ['Host=db;Database=d;Username=u;Password="a"b', form],
    ["=db", "its part 1 has a name that is not known. A value with ; stands in quotes."],
    ["db", form],
    [";;", `it names no Host: ${form}`],
    ...["Required", "required", "Requir"]
      .map(
        (mode) =>
          [`Host=db;SSL Mode=${mode}`, `its SSL Mode is none of ${modes}; Require may be meant.`] as const,
      )
      .map(([text, says]) => [`${text};Database=d;Username=u`, says] as const),
    ...["TRUE", "1", "secret"].map(
      (mode) =>
        [`Host=db;Database=d;Username=u;SSL Mode=${mode}`, `its SSL Mode is none of ${modes}.`] as const,
    ),
    ...["Prefer", "allow"].map(
      (mode) =>
        [
          `Host=db;Database=d;Username=u;SSL Mode=${mode}`,
          `its SSL Mode may leave everything unencrypted without a word: write ${modes}.`,
        ] as const,
    ),
    [
      "Host=db;Database=d;Username=u;Timeout=15",
      "it names Timeout, which this service does not read: leave it out.",
    ],
    [
      "Host=db;Trust Server Certificate=true",
      "it names Trust Server Certificate, which this service does not read: leave it out.",
    ],
    [
      "Host=db;Database=d;Username=u;SSLMod=Require",
      "its part 4 has a name that is not known; SSL Mode may be meant. A value with ; stands in quotes.",
    ],
    [
      "Host=db;Username=u;Password=abc;the rest of it=1",
      "its part 4 has a name that is not known. A value with ; stands in quotes.",
    ],
    [
      "Host=db;Database=d;Username=u;Root Certificate=/ca.pem;SSL Mode=Require",
      "its Root Certificate is looked at with SSL Mode=VerifyCA or VerifyFull alone.",
    ],
    [
      "Host=db;Database=d;Username=u;SSL Certificate=/c.pem;SSL Mode=Require",
      "its SSL Certificate and SSL Key go together.",
    ],
    [
      "Host=db;Database=d;Username=u;SSL Key=/c.key;SSL Mode=Require",
      "its SSL Certificate and SSL Key go together.",
    ],
    [
      "Host=db;Database=d;Username=u;SSL Certificate=/c.pem;SSL Key=/c.key",
      "its SSL Certificate needs an SSL Mode that encrypts.",
    ],
  ])("refuses %s", (text, wrong) => {
    expect(readConnectionString(text)).toEqual({ ok: false, wrong });
  });

  it("reads a long one in linear time", () => {
    expect(
      readConnectionString(`Host=db;Database=d;Username=u;${"x= ".repeat(100_000)}`),
    ).not.toBeUndefined();
    expect(readConnectionString(" ".repeat(100_000)).ok).toBe(false);
    expect(readConnectionString(`${" ".repeat(100_000)}x`).ok).toBe(false);
  });
});

describe("a postgres:// URL", () => {
  it.each([
    ["postgres://u:p@db/d", { password: "p" }],
    ["postgresql://u@db:6543/d", { port: 6543 }],
    ["postgres://u:p%40%2F%3A%3B%22@db/d", { password: 'p@/:;"' }],
    ["postgres://u:%C3%BC@db/d?sslmode=require", { password: "ü", ssl: "encrypted" }],
    ["postgres://u@db/d?sslmode=verify-full", { ssl: "verified" }],
    ["postgres://u@[::1]/d", { host: "::1" }],
    [
      "postgres://u@db/d?sslmode=verify-ca&sslrootcert=/ca.pem&sslcert=/c.pem&sslkey=/c.key",
      { ssl: "authority", rootCertificate: "/ca.pem", certificate: "/c.pem", key: "/c.key" },
    ],
  ])("%s", (text, parts) => {
    expect(readConnectionString(text)).toEqual({ ok: true, value: { ...whole, ...parts } });
  });

  it.each([
    "postgres://",
    "postgres://db/d",
    "postgres://u@db",
    "postgres://u:%zz@db/d",
    "postgres://u@db:99999/d",
    "postgres://u@db/d?sslmode=prefer",
    "postgres://u@db/d?sslmod=require",
    "postgres://u@db/d?connect_timeout=3",
  ])("refuses %s", (text) => {
    expect(readConnectionString(text).ok).toBe(false);
  });
});
