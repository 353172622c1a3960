import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { COST_LIMITS } from "@plumbline/cost-core";
import type { Guid } from "@plumbline/model-core";
import { MAX_BYTES_OF_PRICES, MAX_PRICE_BODY } from "../src/sections/prices/limits.js";
import { PriceRepository } from "../src/sections/prices/price.repository.js";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { type Person } from "./testing/people.js";
import { aPrice, aPriceBody, fillPrices, pricesOf } from "./testing/prices.js";
import { problem } from "./testing/problem.js";
import type { Team } from "./testing/project.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

let server: RunningServer;
let team: Team;
let workspaceId: string;
let path: string;

beforeAll(async () => {
  ({ server, team } = await sharedTeamServer());
});
afterAll(() => server.stop());
beforeEach(async () => {
  workspaceId = randomUUID();
  await team.owner.post("/api/workspaces", { id: workspaceId, name: "Prices" }).expect(200);
  path = pricesOf(workspaceId);
});

async function whole(person: Person, limit = 200, filter = ""): Promise<readonly { sku: string }[]> {
  const items: { sku: string }[] = [];
  let cursor = "";
  do {
    const { body } = await person.get(`${path}?limit=${limit}${filter}${cursor}`).expect(200);
    items.push(...body.items);
    cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
  } while (cursor !== "");
  return items;
}

describe("a custom price", () => {
  it("is answered as it was sent, with who entered it and when", async () => {
    const { body, headers } = await team.owner.post(path, aPriceBody()).expect(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      source: "custom",
      ...aPriceBody(),
      enteredAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/),
      enteredBy: `user:${team.owner.id}`,
      meterId: null,
    });
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(await whole(team.owner)).toEqual([body]);
  });

  it.each([
    ["0.1", "0.1"],
    ["1E-5", "0.00001"],
    ["123456789012345.123456789012", "123456789012345.123456789012"],
    ['"0.10"', "0.1"],
    ["0", "0"],
    ["null", null],
  ])("of %s is %s, digit for digit", async (sent, kept) => {
    const text = JSON.stringify(aPriceBody({ unitPrice: "@" })).replace('"@"', sent);
    const { body } = await team.owner.post(path, text).expect(201);
    expect(body.unitPrice).toBe(kept);
    const [read] = await whole(team.owner);
    expect(read).toEqual(body);
  });

  it.each<[string, unknown, string]>([
    ["unitPrice", -1, "must be 0 or more"],
    ["unitPrice", "1e2", "must have at most 15 digits before the point and 12 after it"],
    ["unitPrice", "0.0000000000001", "must have at most 12 digits after the point"],
    ["unitPrice", "1000000000000000", "must have at most 15 digits before the point"],
    ["unitPrice", true, "must be a number, or its digits as text"],
    ["provider", " ", "must not be blank"],
    ["sku", "", "must not be blank"],
    ["unit", null, "must be a string"],
    ["sku", "x".repeat(201), "must have at most 200 characters"],
    ["description", "x".repeat(10_001), "must have at most 10000 characters"],
    ["currency", "usd", "must be three letters A to Z"],
    ["effectiveDate", "2026-02-29", "must be a date that there is, as 2026-11-24"],
    ["more", 1, "is not a known field"],
  ])("with %s %j is refused: %s", async (field, value, message) => {
    const { body } = await team.owner.post(path, aPriceBody({ [field]: value })).expect(400);
    expect([body.type, body.errors]).toEqual(["validation_error", [{ field, message }]]);
  });

  it("has to state every field, and to be an object", async () => {
    const { body } = await team.owner.post(path, {}).expect(400);
    expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(Object.keys(aPriceBody()));
    for (const text of ["[]", "null", "{", "\u00ff"]) {
      expect(problem(await team.owner.post(path, text))).toMatchObject({ status: 400, type: "invalid_body" });
    }
    const text = JSON.stringify(aPriceBody()).replace("{", '{"sku":"a",');
    expect(problem(await team.owner.post(path, text))).toMatchObject({
      type: "validation_error",
      fields: ["sku"],
    });
    expect((await team.owner.post(path, " ".repeat(MAX_PRICE_BODY + 1))).status).toBe(413);
  });

  it("is deleted once", async () => {
    const { id } = await aPrice(team.owner, workspaceId);
    await team.owner.delete(`${path}/${id}`).expect(204);
    expect((await team.owner.delete(`${path}/${id}`)).body.type).toBe("not_found");
    expect((await team.owner.delete(`${path}/nothing`)).status).toBe(404);
    expect(await whole(team.owner)).toEqual([]);
  });

  it("stands in the audit list, as its end does", async () => {
    const { id } = await aPrice(team.owner, workspaceId);
    await team.owner.delete(`${path}/${id}`).expect(204);
    const { body } = await team.owner.get(`/api/workspaces/${workspaceId}/audit`).expect(200);
    const { provider, sku, unit, unitPrice, currency, effectiveDate } = aPriceBody();
    const details = { provider, sku, unit, unitPrice, currency, effectiveDate };
    expect(body.slice(0, 2)).toMatchObject([
      { action: "price.deleted", target: id, details },
      { action: "price.added", target: id, details },
    ]);
  });

  it("is written by editors alone, and never by a token", async () => {
    const [mine, { id }] = [pricesOf(team.workspaceId), await aPrice(team.editor, team.workspaceId)];
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose", "export"] });
    const token = withToken(server, value);
    for (const person of [team.viewer, token]) {
      await person.get(mine).expect(200);
      expect((await person.post(mine, aPriceBody())).status).toBe(403);
      expect((await person.delete(`${mine}/${id}`)).status).toBe(403);
    }
    expect((await team.outsider.get(mine)).status).toBe(404);
    expect((await team.outsider.delete(`${mine}/${id}`)).status).toBe(404);
    expect((await team.owner.delete(`${path}/${id}`)).status).toBe(404);
    await team.editor.delete(`${mine}/${id}`).expect(204);
  });
});

describe("the price list", () => {
  it("is in the order of provider, SKU and day, whatever the size of its pages", async () => {
    const said = [
      ["b", "a", "2026-01-01"],
      ["a", "b", "2026-01-01"],
      ["a", "a", "2026-02-01"],
      ["a", "a", "2026-01-01"],
      ["B", "z", "2026-01-01"],
      ["ä", "a", "0001-01-01"],
    ];
    for (const [provider, sku, effectiveDate] of said) {
      await aPrice(team.owner, workspaceId, { provider, sku, effectiveDate });
    }
    const all = await whole(team.owner);
    const keys = all.map((price) => Object.values(price).slice(2, 3).concat(price.sku).join(" "));
    expect(keys).toEqual(["B z", "a a", "a a", "a b", "b a", "ä a"]);
    for (const limit of [1, 2, 5]) {
      expect(await whole(team.owner, limit)).toEqual(all);
    }
  });

  it("shows those that have a text in what they are called, whatever the size of its pages", async () => {
    for (const [sku, region, description] of [
      ["D2s v5", "westeurope", null],
      ["e4 100%", "northeurope", "for D2S too"],
      ["Disk", null, null],
    ]) {
      await aPrice(team.owner, workspaceId, { sku, region, description });
    }
    const skus = async (q: string) =>
      (await whole(team.owner, 1, `&q=${encodeURIComponent(q)}`)).map(({ sku }) => sku);
    expect(await skus("d2s")).toEqual(["D2s v5", "e4 100%"]);
    expect(await skus("EUROPE")).toEqual(["D2s v5", "e4 100%"]);
    expect(await skus("0%")).toEqual(["e4 100%"]);
    expect(await skus("_")).toEqual([]);
    expect(await skus("")).toHaveLength(3);
    expect(await skus("example cloud")).toHaveLength(3);
  });

  it("shows those of some IDs, of the workspace alone", async () => {
    const [one, two] = [await aPrice(team.owner, workspaceId), await aPrice(team.owner, workspaceId)];
    const other = await aPrice(team.editor, team.workspaceId);
    const shown = async (...ids: string[]) =>
      (await whole(team.owner, 1, `&ids=${ids.join(",")}`)).map((price) => Object.values(price)[0]);
    expect(await shown(two.id.toUpperCase(), other.id, randomUUID())).toEqual([two.id]);
    expect(new Set(await shown(one.id, two.id))).toEqual(new Set([one.id, two.id]));
  });

  it.each([
    "limit=0",
    "limit=201",
    "cursor=x",
    "cursor=",
    "q=%00",
    `q=${"x".repeat(COST_LIMITS.textCharacters + 1)}`,
    "q=a&q=b",
    "ids=",
    "ids=x",
    `ids=${randomUUID()},`,
    `ids=${Array.from({ length: 201 }, () => randomUUID()).join(",")}`,
  ])("refuses %s", async (query) => {
    expect(problem(await team.owner.get(`${path}?${query}`))).toMatchObject({
      status: 400,
      type: "validation_error",
      fields: [query.split("=")[0]],
    });
  });

  it("holds so many entries and no more, also where two come at the same moment", async () => {
    await fillPrices(server, workspaceId, { count: COST_LIMITS.prices - 1 });
    const answers = await Promise.all([1, 2, 3].map(() => team.owner.post(path, aPriceBody())));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ type: "conflict", title: "A workspace has at most 10000 prices" });
    expect(await whole(team.owner)).toHaveLength(COST_LIMITS.prices);
  });

  it("holds so many bytes and no more", async () => {
    await fillPrices(server, workspaceId, { count: 1, bytes: MAX_BYTES_OF_PRICES - 100 });
    await aPrice(team.owner, workspaceId);
    const long = aPriceBody({ description: "ü".repeat(50) });
    expect((await team.owner.post(path, long)).body.type).toBe("conflict");
  });
});

describe("the newest custom prices", () => {
  it("are those that hold on a day, by SKU, and unknown where the newest one is", async () => {
    const provider = "ai:vendor-a";
    const unit = "1M tokens";
    const add = (sku: string, unitPrice: string | null, effectiveDate: string, more = {}) =>
      aPrice(team.owner, workspaceId, { provider, unit, sku, unitPrice, effectiveDate, ...more });
    await add("m:input", "1", "2026-01-01");
    await add("m:input", "2", "2026-03-01");
    await add("m:input", "3", "2026-03-01");
    await add("m:input", "4", "2026-12-01");
    await add("m:cached-input", "1", "2026-03-01");
    await add("m:cached-input", null, "2026-04-01");
    await add("m:output", "5", "2026-03-01", { currency: "EUR" });
    await add("m:output", "6", "2026-03-01", { unit: "1K tokens" });
    await add("m:output", "7", "2026-03-01", { provider: "ai:vendor-b" });
    await add("m:output", "0.10", "2025-03-01");
    await add("other", "9", "2026-03-01");
    const found = await new PriceRepository().newestAmounts(readerOf(server), {
      workspaceId: workspaceId as Guid,
      provider,
      unit,
      skus: ["m:input", "m:output", "m:cached-input"],
      currency: "USD",
      asOf: "2026-11-24",
    });
    expect([...found]).toEqual([
      ["m:cached-input", null],
      ["m:input", "3"],
      ["m:output", "0.1"],
    ]);
  });
});

function readerOf({ database }: Pick<RunningServer, "database">) {
  return {
    query: async <Rows>(statement: string, values: readonly unknown[] = []) =>
      (await database.query(statement, [...values])).rows as Rows,
  };
}
