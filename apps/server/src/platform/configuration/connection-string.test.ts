import { describe, expect, it } from "@jest/globals";
import { readConnectionString } from "./connection-string.js";

const whole = { host: "db", port: 5432, database: "d", user: "u", password: "", ssl: "none" };

describe("a connection string of pairs", () => {
  it.each([
    ["Host=db;Port=5432;Database=d;Username=u;Password=p", { password: "p" }],
    ["host=db;database=d;username=u;password=p;", { password: "p" }],
    [" Host = db ; Database = d ; User ID = u ; Pwd = p ", { password: "p" }],
    ["Server=db;Db=d;UserId=u", {}],
    ["Server=db;Db=d;Uid=u;Port=6543;SSL Mode=Require", { port: 6543, ssl: "encrypted" }],
    ["Host=db;Database=d;Username=u;SslMode=VerifyFull", { ssl: "verified" }],
    ["Host=db;Database=d;Username=u;Ssl Mode=Prefer", {}],
    ["Host=db;Database=d;Username=u;Password=a=b==", { password: "a=b==" }],
    ['Host=db;Database=d;Username=u;Password="a;b=c"', { password: "a;b=c" }],
    ['Host=db;Database=d;Username=u;Password="say ""hi"""', { password: 'say "hi"' }],
    ["Host=db;Database=d;Username=u;Password='it''s;'", { password: "it's;" }],
    ["Host=db;Database=d;Username=u;Password='say \"hi\"'", { password: 'say "hi"' }],
    ['Host=db;Database=d;Username=u;Password=" spaced "', { password: " spaced " }],
    ["Host=db;Database=d;Username=u;Password=ü%20🦊", { password: "ü%20🦊" }],
    ["Host=db;Database=d;Username=u;Password=", {}],
    ["Host=db;;Database=d;Username=u;Timeout=15;Include Error Detail=true", {}],
    ["Host=db;Database=d;Username=u;Password=one;Password=two", { password: "two" }],
  ])("%s", (text, parts) => {
    expect(readConnectionString(text)).toEqual({ ...whole, ...parts });
  });

  it.each([
    "Database=d;Username=u",
    "Host=db;Username=u",
    "Host=db;Database=d",
    "Host=db;Database=d;Username=u;Port=0",
    "Host=db;Database=d;Username=u;Port=65536",
    "Host=db;Database=d;Username=u;Port=x",
    "Host=db;Database=d;Username=u;Password='open",
    'Host=db;Database=d;Username=u;Password="a"b',
    "=db",
    "db",
    ";;",
  ])("refuses %s", (text) => {
    expect(readConnectionString(text)).toBeNull();
  });

  it("reads a long one in linear time", () => {
    expect(
      readConnectionString(`Host=db;Database=d;Username=u;${"x= ".repeat(100_000)}`),
    ).not.toBeUndefined();
    expect(readConnectionString(" ".repeat(100_000))).toBeNull();
    expect(readConnectionString(`${" ".repeat(100_000)}x`)).toBeNull();
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
  ])("%s", (text, parts) => {
    expect(readConnectionString(text)).toEqual({ ...whole, ...parts });
  });

  it.each([
    "postgres://",
    "postgres://db/d",
    "postgres://u@db",
    "postgres://u:%zz@db/d",
    "postgres://u@db:99999/d",
  ])("refuses %s", (text) => {
    expect(readConnectionString(text)).toBeNull();
  });
});
