import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { COST_LIMITS } from "@plumbline/cost-core";
import { anItem } from "../../../packages/cost-core/src/testing/catalogue-items.js";
import { CATALOGUE_QUESTIONS_OF_WORKSPACE } from "../src/sections/prices/limits.js";
import { aToken, withToken } from "./testing/agent-tokens.js";
import { type FakeCatalogue, type Item, startFakeCatalogue, TROUBLES } from "./testing/fake-catalogue.js";
import { fillPrices, pricesOf } from "./testing/prices.js";
import { problem } from "./testing/problem.js";
import { aTeamAnew, type Team } from "./testing/project.js";
import { aPolicy, INSTANCE_SETTINGS, save, settingsOf } from "./testing/settings.js";
import { startTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { startWebServer } from "./testing/web-server.js";

const WANTED = {
  meterId: "000a794b-bdb0-58be-a0cd-0c3a0f222923",
  skuId: "DZH318Z0BQPS/00TG",
  armRegionName: "westeurope",
  currency: "USD",
};

let server: RunningServer;
let team: Team;
let catalogue: FakeCatalogue;
let meters: string;
let imports: string;

beforeAll(async () => {
  ({ server, team } = await startTeamServer({ Service__Profile: "local" }));
  catalogue = await startFakeCatalogue();
  imports = `${pricesOf(team.workspaceId)}/cloud`;
  meters = `${imports}/meters`;
});
afterAll(async () => {
  await server.stop();
  await catalogue.stop();
});
beforeEach(async () => {
  Object.assign(catalogue, { items: [anItem()], instead: null, nextLink: null, pageSize: 2 });
  await uses(catalogue.baseUrl);
});

async function usesCatalogue({ owner, workspaceId }: Team): Promise<void> {
  await saved(owner, settingsOf(workspaceId), { cost: { cloudPricesBaseUrl: catalogue.baseUrl } });
}

async function uses(cloudPricesBaseUrl: string, more: object = {}): Promise<void> {
  await saved(team.owner, settingsOf(team.workspaceId), { cost: { cloudPricesBaseUrl, ...more } });
}

async function saved(...of: Parameters<typeof save>): Promise<void> {
  expect((await save(...of)).status).toBe(200);
}

/** What was asked since. */
function askedSince(before: number): readonly string[] {
  return catalogue.web.asked.slice(before).map(({ url }) => decodeURIComponent(url.replace(/^[^?]*/, "")));
}

/** Next pages that nobody asks for. */
const LINKS_AWAY: readonly [where: string, nextLink: (link: string) => unknown][] = [
  ["to another origin", (link) => link.replace("127.0.0.1", "127.0.0.2")],
  ["to another port", (link) => link.replace(/:\d+\//, ":1/")],
  ["back to where it is", (link) => link.replace(/%24skip=\d+/, "%24skip=0")],
  ["nowhere", () => "javascript:alert(1)"],
];

describe("a search", () => {
  it("shows what the catalogue says, digit for digit, to any member", async () => {
    catalogue.items = [anItem({ retailPrice: 1e-7, effectiveStartDate: "2030-01-01T00:00:00Z" })];
    const { body } = await team.viewer.get(meters).expect(200);
    expect(body).toEqual({
      items: [
        {
          ...{ meterId: WANTED.meterId, skuId: WANTED.skuId, serviceName: "Virtual Machines" },
          ...{ productName: "Virtual Machines FS Series", skuName: "F16s Spot", meterName: "F16s Spot" },
          ...{ armRegionName: "westeurope", unit: "1 Hour", unitPrice: "0.0000001", currency: "USD" },
          effectiveDate: "2030-01-01",
        },
      ],
      nextCursor: null,
    });
  });

  it("asks for exactly what it was asked for, at the address as it is, without any credential", async () => {
    const before = catalogue.web.asked.length;
    const query = new URLSearchParams({
      serviceName: "O'Brien",
      region: "eu",
      skuName: "a b",
      meterName: "1&2=+",
    });
    catalogue.items = [
      anItem({ serviceName: "O'Brien", armRegionName: "eu", skuName: "a b", meterName: "1&2=+" }),
    ];
    const { body } = await team.viewer.get(`${meters}?${query}`).expect(200);
    expect(body.items).toHaveLength(1);
    expect(askedSince(before)).toEqual([
      "?api-version=2023-01-01-preview&currencyCode='USD'&$filter=serviceName eq 'O''Brien' and " +
        "armRegionName eq 'eu' and skuName eq 'a b' and meterName eq '1&2=+'",
    ]);
    const { headers, method } = catalogue.web.asked[before] ?? { headers: {}, method: "" };
    expect(method).toBe("GET");
    expect(Object.keys(headers).sort()).toEqual([
      "accept",
      "accept-encoding",
      "connection",
      "host",
      "user-agent",
    ]);
  });

  it("is in the currency that it names, or in that of the settings", async () => {
    catalogue.items = [
      anItem({ currencyCode: "EUR", retailPrice: 1 }),
      anItem({ currencyCode: "GBP", retailPrice: 2 }),
    ];
    await uses(catalogue.baseUrl, { currency: "EUR" });
    const pricesIn = async (query: string) =>
      (await team.viewer.get(`${meters}${query}`).expect(200)).body.items.map(
        ({ unitPrice, currency }: Item) => `${unitPrice} ${currency}`,
      );
    expect([await pricesIn(""), await pricesIn("?currency=GBP")]).toEqual([["1 EUR"], ["2 GBP"]]);
  });

  it("goes on with a cursor that holds no address and belongs to the search", async () => {
    catalogue.items = [1, 2, 3, 4, 5].map((retailPrice) => anItem({ retailPrice }));
    const seen: string[] = [];
    let cursor = "";
    do {
      const { body } = await team.viewer.get(`${meters}?region=westeurope${cursor}`).expect(200);
      seen.push(...body.items.map(({ unitPrice }: Item) => unitPrice));
      cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
      expect(Buffer.from(cursor, "base64url").toString()).not.toMatch(/http|127\.0\.0\.1/);
      if (cursor !== "") {
        const other = await team.viewer.get(`${meters}?region=eastus${cursor}`);
        expect(problem(other)).toMatchObject({ status: 400, fields: ["cursor"] });
      }
    } while (cursor !== "");
    expect(seen).toEqual(["1", "2", "3", "4", "5"]);
  });

  it.each<[string, (link: string) => unknown]>([...LINKS_AWAY, ["with nothing", () => ""]])(
    "ends where the next page leads %s",
    async (_, nextLink) => {
      catalogue.items = [anItem(), anItem(), anItem()];
      catalogue.nextLink = nextLink;
      expect((await team.viewer.get(meters).expect(200)).body.nextCursor).toBeNull();
    },
  );

  it.each([
    "region=",
    "skuName=a%0Ab",
    `serviceName=${"x".repeat(201)}`,
    "region=a&region=b",
    "currency=usd",
  ])("refuses %s before anything is asked", async (query) => {
    const before = catalogue.web.asked.length;
    const refused = { status: 400, type: "validation_error", fields: [query.split("=")[0]] };
    expect(problem(await team.viewer.get(`${meters}?${query}`))).toEqual(refused);
    expect((await team.viewer.get(`${meters}?more=1`)).status).toBe(400);
    expect(catalogue.web.asked).toHaveLength(before);
  });
});

describe("an import", () => {
  it("takes the price of a meter into the list", async () => {
    const { body } = await team.editor.post(imports, WANTED).expect(201);
    expect(body).toEqual({
      id: expect.any(String),
      source: "cloud",
      provider: "cloud",
      region: "westeurope",
      sku: WANTED.skuId,
      description: "Virtual Machines / Virtual Machines FS Series / F16s Spot",
      unit: "1 Hour",
      unitPrice: "0.176346",
      currency: "USD",
      effectiveDate: "2020-08-01",
      enteredAt: expect.any(String),
      enteredBy: `user:${team.editor.id}`,
      meterId: WANTED.meterId,
    });
    const list = await team.viewer.get(pricesOf(team.workspaceId)).expect(200);
    expect(list.body.items).toContainEqual(body);
    const audit = await team.owner.get(`/api/workspaces/${team.workspaceId}/audit`).expect(200);
    expect(audit.body[0]).toMatchObject({ action: "price.imported", target: body.id });
  });

  it("asks for the meter, and reads every page of it", async () => {
    const before = catalogue.web.asked.length;
    catalogue.items = [
      anItem({ type: "Reservation", retailPrice: 1 }),
      anItem({ tierMinimumUnits: 100, retailPrice: 2 }),
      anItem({ effectiveStartDate: "2099-01-01T00:00:00Z", retailPrice: 3 }),
      anItem({ effectiveStartDate: "2021-01-01T00:00:00Z", retailPrice: 4 }),
      anItem({ retailPrice: 5 }),
    ];
    const { body } = await team.editor.post(imports, WANTED).expect(201);
    expect([body.unitPrice, body.effectiveDate]).toEqual(["4", "2021-01-01"]);
    const filter = `meterId eq '${WANTED.meterId}' and skuId eq '${WANTED.skuId}' and armRegionName eq 'westeurope'`;
    const whole = `?api-version=2023-01-01-preview&currencyCode='USD'&$filter=${filter}`;
    expect(askedSince(before)).toEqual([whole, `${whole}&$skip=2`, `${whole}&$skip=4`]);
  });

  it("keeps a price that is unknown as unknown", async () => {
    catalogue.items = [anItem({ retailPrice: -1 })];
    expect((await team.editor.post(imports, WANTED).expect(201)).body.unitPrice).toBeNull();
  });

  it.each<[string, readonly Item[]]>([
    ["that it does not know", []],
    ["of a reservation alone", [anItem({ type: "Reservation" })]],
    ["of tomorrow alone", [anItem({ effectiveStartDate: "2099-01-01T00:00:00Z" })]],
  ])("of a meter %s is 404", async (_, items) => {
    catalogue.items = items;
    expect(problem(await team.editor.post(imports, WANTED))).toMatchObject({
      status: 404,
      type: "not_found",
    });
  });

  it("believes no catalogue that answers something else than it was asked for", async () => {
    const page = {
      Items: [anItem({ meterId: "other" }), anItem({ currencyCode: "EUR" })],
      NextPageLink: null,
    };
    catalogue.instead = (response) => response.writeHead(200).end(JSON.stringify(page));
    expect((await team.editor.post(imports, WANTED)).status).toBe(404);
  });

  it.each(LINKS_AWAY)("takes nothing of a meter whose next page leads %s", async (_, nextLink) => {
    catalogue.items = [anItem(), anItem(), anItem({ effectiveStartDate: "2022-01-01T00:00:00Z" })];
    catalogue.nextLink = nextLink;
    const list = async () => (await team.viewer.get(pricesOf(team.workspaceId)).expect(200)).body.items;
    const before = await list();
    const { body } = await team.editor.post(imports, WANTED).expect(502);
    expect([body.type, body.reason]).toEqual(["price_catalogue_unavailable", "unreadable"]);
    expect(await list()).toEqual(before);
  });

  it("asks nothing where the list is full", async () => {
    const other = await aTeamAnew(team);
    await usesCatalogue(other);
    await fillPrices(server, other.workspaceId, { count: COST_LIMITS.prices });
    const before = catalogue.web.asked.length;
    const answer = await other.editor.post(`${pricesOf(other.workspaceId)}/cloud`, WANTED);
    expect(problem(answer)).toEqual({ status: 409, type: "conflict", fields: [] });
    expect(catalogue.web.asked).toHaveLength(before);
  });

  it("gives up where the pages of a meter have no end", async () => {
    let told = 0;
    catalogue.instead = (response) => {
      told += 1;
      const next = `${catalogue.web.url}/?$skip=${told}`;
      response.writeHead(200).end(JSON.stringify({ Items: [anItem()], NextPageLink: next }));
    };
    const { body } = await team.editor.post(imports, WANTED).expect(502);
    expect([body.type, body.reason, told]).toEqual(["price_catalogue_unavailable", "too-many-pages", 5]);
  });

  it.each<[string, unknown]>([
    ["meterId", ""],
    ["meterId", null],
    ["skuId", 1],
    ["armRegionName", "x".repeat(201)],
    ["currency", "usd"],
    ["more", 1],
  ])("with %s %j is refused before anything is asked", async (field, value) => {
    const before = catalogue.web.asked.length;
    const answer = await team.editor.post(imports, { ...WANTED, [field]: value });
    expect(problem(answer)).toEqual({ status: 400, type: "validation_error", fields: [field] });
    expect(problem(await team.editor.post(imports, "[]"))).toMatchObject({ type: "invalid_body" });
    expect(catalogue.web.asked).toHaveLength(before);
  });

  it("may leave SKU and region open", async () => {
    const open = { ...WANTED, skuId: null, armRegionName: null };
    expect((await team.editor.post(imports, open).expect(201)).body.sku).toBe(WANTED.skuId);
  });
});

describe("a catalogue that cannot be read", () => {
  const unavailable = (reason: string) => ({ type: "price_catalogue_unavailable", reason });

  it.each(TROUBLES)("because it answers with %s is told with its reason, %s", async (_, reason, trouble) => {
    catalogue.instead = trouble;
    for (const answer of [await team.viewer.get(meters), await team.editor.post(imports, WANTED)]) {
      expect([answer.status, answer.body]).toEqual([502, expect.objectContaining(unavailable(reason))]);
      expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
      expect(answer.text).not.toMatch(/[<>]|Sign in|Down|OData|127\.0\.0\.1/);
    }
  });

  it("because it was asked too often says when to try again, where the catalogue does", async () => {
    catalogue.instead = (response) => response.writeHead(429, { "retry-after": "30" }).end("slow down");
    const told = await team.viewer.get(meters).expect(502);
    expect([told.body.reason, told.headers["retry-after"]]).toEqual(["rate-limited", "30"]);
    catalogue.instead = (response) => response.writeHead(429, { "retry-after": "<b>" }).end();
    expect((await team.viewer.get(meters).expect(502)).headers["retry-after"]).toBeUndefined();
  });

  it("because it is silent, or drips, is given up after ten seconds", async () => {
    const troubles = [
      () => undefined,
      (response: { write: (text: string) => void; destroyed: boolean }) => {
        const drip = setInterval(() => (response.destroyed ? clearInterval(drip) : response.write(" ")), 500);
      },
    ];
    for (const trouble of troubles) {
      catalogue.instead = trouble as NonNullable<FakeCatalogue["instead"]>;
      const begun = Date.now();
      const { body } = await team.viewer.get(meters).expect(502);
      expect(body).toMatchObject(unavailable("timeout"));
      expect(Date.now() - begun).toBeGreaterThan(9_000);
    }
  });

  it("because nobody listens there is told", async () => {
    await uses("http://127.0.0.1:1/prices");
    expect((await team.viewer.get(meters).expect(502)).body).toMatchObject(unavailable("unreachable"));
  });

  it("because it is turned off is told, and nothing is asked", async () => {
    const before = catalogue.web.asked.length;
    await uses("");
    for (const answer of [await team.viewer.get(meters), await team.editor.post(imports, WANTED)]) {
      expect([answer.status, answer.body.reason]).toEqual([502, "turned-off"]);
      expect(answer.body.title).toMatch(/turned off/);
    }
    expect(catalogue.web.asked).toHaveLength(before);
  });

  it("leads on to another address, and is followed there without anything of ours", async () => {
    const other = await startWebServer((_, response) =>
      response.end(JSON.stringify({ Items: [anItem()], NextPageLink: null })),
    );
    catalogue.instead = (response) => response.writeHead(302, { location: `${other.url}/moved` }).end();
    expect((await team.viewer.get(meters).expect(200)).body.items).toHaveLength(1);
    expect(other.asked.map(({ headers }) => [headers.cookie, headers.authorization])).toEqual([
      [undefined, undefined],
    ]);
    await other.stop();
  });
});

describe("a service that is hosted", () => {
  it("leaves the private network by https alone, also where a catalogue inside leads on", async () => {
    const hosted = await startTeamServer();
    const { owner, viewer, workspaceId } = hosted.team;
    const policy = aPolicy({ allowPrivateNetworkUrls: true });
    await saved(owner, INSTANCE_SETTINGS, { policy, defaults: {} });
    await usesCatalogue(hosted.team);
    const search = () => viewer.get(`${pricesOf(workspaceId)}/cloud/meters`);
    await search().expect(200);
    catalogue.instead = (response) => response.writeHead(302, { location: "http://8.8.8.8:9/" }).end();
    const refused = { type: "price_catalogue_unavailable", reason: "address-refused" };
    expect((await search().expect(502)).body).toMatchObject(refused);
    await hosted.server.stop();
  });
});

describe("whoever asks too much at the same moment", () => {
  it("is busy, and has room again", async () => {
    const waiting: (() => void)[] = [];
    catalogue.instead = (response) => {
      waiting.push(() => response.end(JSON.stringify({ Items: [], NextPageLink: null })));
    };
    const before = catalogue.web.asked.length;
    const searches = Array.from({ length: CATALOGUE_QUESTIONS_OF_WORKSPACE }, () =>
      team.viewer.get(meters).then(({ status }) => status),
    );
    while (catalogue.web.asked.length < before + CATALOGUE_QUESTIONS_OF_WORKSPACE) {
      await new Promise((go) => setTimeout(go, 10));
    }
    expect(problem(await team.viewer.get(meters))).toMatchObject({ status: 429, type: "busy" });
    for (const answer of waiting) {
      answer();
    }
    expect(await Promise.all(searches)).toEqual(searches.map(() => 200));
    catalogue.instead = null;
    await team.viewer.get(meters).expect(200);
  });
});

describe("the roles", () => {
  it("let any member search and editors import, as people", async () => {
    const { value } = await aToken(team.owner, team.workspaceId, { scopes: ["read", "propose", "export"] });
    const token = withToken(server, value);
    const searched = [team.viewer, team.owner, team.outsider, token].map((who) => who.get(meters));
    expect((await Promise.all(searched)).map(({ status }) => status)).toEqual([200, 200, 404, 403]);
    const imported = [team.viewer, team.outsider, token].map((who) => who.post(imports, WANTED));
    expect((await Promise.all(imported)).map(({ status }) => status)).toEqual([403, 404, 403]);
  });
});
