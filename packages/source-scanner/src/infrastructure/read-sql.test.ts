import { describe, expect, it } from "@jest/globals";
import { readSql } from "./read-sql.js";

describe("tables that SQL makes", () => {
  it.each([
    ["create table outbox (id int);", "outbox"],
    ["CREATE TABLE IF NOT EXISTS shop.outbox_events (", "outbox_events"],
    ['create table "public"."Outbox Messages"', "Outbox Messages"],
    ['create table "Shop"."OutboxMessages" (', "OutboxMessages"],
    ["CREATE TABLE [dbo].[IntegrationEventLog] (", "IntegrationEventLog"],
    ["create table `shop`.`message_outbox` (", "message_outbox"],
    ["create unlogged table outbox(", "outbox"],
    ["create table orders (outbox int);", ""],
    ["create index outbox_at on outbox (at);", ""],
    ["-- create table outbox (", ""],
    ["/* create table outbox (\n*/", ""],
    ["/* create table outbox (", ""],
    ["insert into a values ('create table outbox (');", ""],
    ["create table orders (id int);", ""],
  ])("%s", (text, name) => {
    expect(readSql(text).map((table) => table.name)).toEqual(name === "" ? [] : [name]);
  });

  it("have their lines", () => {
    expect(readSql("-- it's\n\ncreate table\n  outbox (\n);\n")).toEqual([
      { name: "outbox", lines: { first: 3, last: 4 } },
    ]);
  });

  it("are found in time of the length", () => {
    expect(readSql(`outbox ${"create table ".repeat(50_000)}`)).toEqual([]);
    expect(readSql(`outbox create table ${"a.".repeat(200_000)}`)).toEqual([]);
    expect(readSql(`outbox create table ${"a".repeat(400_000)} ${"'".repeat(100_001)}`)).toEqual([]);
  });
});
