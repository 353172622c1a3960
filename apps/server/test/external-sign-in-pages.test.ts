import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";
import { EXTERNAL_REASONS, type ExternalReason } from "../src/sections/auth/dto/external-sign-in-end.js";
import { Browser, PAGES, whereTo } from "./testing/browser.js";
import { type DatabaseProxy, startDatabaseProxy } from "./testing/database-proxy.js";
import { COMPLETE, comeBack, finish, refusal, signIn, whoIs } from "./testing/external-sign-in.js";
import { json, type OpenidServer, startOpenidServer } from "./testing/openid-server.js";
import { type Person, setUp } from "./testing/people.js";
import { rawRequest } from "./testing/raw-request.js";
import { aPolicy, INSTANCE_SETTINGS, save } from "./testing/settings.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

// A sign-in at a provider in a person's browser, which is led back into the web client whatever becomes of it.

let provider: OpenidServer;
let server: TestServer;
let without: TestServer;
let behind: TestServer;
let proxy: DatabaseProxy;
let admin: Person;
let people = 0;

beforeAll(async () => {
  provider = await startOpenidServer();
  server = await startTestServer({
    Authentication__Oidc__Authority: provider.issuer,
    Authentication__Oidc__ClientId: provider.clientId,
    Authentication__Oidc__ClientSecret: provider.clientSecret,
  });
  admin = await setUp(server);
  proxy = await startDatabaseProxy(server.connectionString);
  [without, behind] = await Promise.all([
    server.another({ Service__WebClient: "off" }),
    server.another({ ConnectionStrings__DefaultConnection: proxy.connectionString }),
  ]);
});
afterAll(async () => {
  await Promise.all([without.stop(), behind.stop()]);
  proxy.close();
  await server.stop();
  await provider.stop();
});
afterEach(() => {
  provider.misdeeds = {};
});

/** Someone new at the provider, with a browser of their own. */
function someone(more: Record<string, unknown> = {}, on = server, accept = PAGES): Browser {
  people += 1;
  const email = `person-${people}@example.org`;
  provider.user = { sub: `person-${people}`, email, email_verified: true, name: `Person ${people}`, ...more };
  return new Browser(on, accept);
}

/** Where a browser ends that was led on; the page there is the web client's. */
async function endOf(browser: Browser, answer: Response): Promise<string> {
  const url = new URL(whereTo(answer) ?? "none:");
  const page = await browser.get(url.pathname + url.search);
  expect([answer.status, page.status]).toEqual([302, 200]);
  expect(page.headers.get("content-security-policy")).toContain("trusted-types plumbline-workers");
  return `${url.pathname}${url.search}${url.hash}`;
}

describe("a sign-in that succeeds leads to the web client", () => {
  it.each([
    [undefined, "/"],
    ["/", "/"],
    ["/projects/7/model?part=x#y", "/projects/7/model?part=x#y"],
  ])("from %s to %s", async (returnUrl, end) => {
    const browser = someone();
    const answer = await signIn(browser, "oidc", returnUrl);
    expect(await endOf(browser, answer)).toBe(end);
    expect(await whoIs(browser)).toMatchObject({ email: `person-${people}@example.org` });
  });
});

/** Each way in which a sign-in comes to nothing. */
const ENDS: readonly (readonly [ExternalReason, string, () => Promise<readonly [Browser, Response]>])[] = [
  [
    "denied",
    "the person said no at the provider",
    () => ended(someone(), { parameters: { error: "access_denied", code: undefined } }),
  ],
  ["failed", "the answer does not hold", () => ended(someone(), { claims: { nonce: "another" } })],
  [
    "failed",
    "no state came back",
    async () => {
      const browser = someone();
      return [browser, await browser.get(COMPLETE)];
    },
  ],
  [
    "failed",
    "it begins with a path of another site",
    async () => {
      const browser = someone();
      return [browser, await browser.get("/api/auth/external/oidc?returnUrl=//evil.example")];
    },
  ],
  [
    "expired",
    "it took too long",
    async () => {
      const browser = someone();
      const url = await comeBack(browser, "oidc");
      await server.database.query("UPDATE sign_in_flows SET expires_at = now()");
      return [browser, await finish(browser, url)];
    },
  ],
  [
    "expired",
    "it took too long before its last step",
    async () => {
      const browser = someone();
      const complete = whereTo(await browser.get(await comeBack(browser, "oidc"))) ?? "";
      await server.database.query("UPDATE sign_in_flows SET expires_at = now()");
      return [browser, await browser.get(complete)];
    },
  ],
  [
    "expired",
    "it began in another browser",
    async () => {
      const url = await comeBack(someone(), "oidc");
      const other = new Browser(server, PAGES);
      return [other, await finish(other, url)];
    },
  ],
  ["email_in_use", "an account has the address", () => ended(someone({ email: admin.email }))],
  ["not_verified", "the address is not verified", () => ended(someone({ email_verified: false }))],
  [
    "registration_closed",
    "no new accounts are taken",
    async () => {
      await setRegistration(false);
      const end = await ended(someone());
      await setRegistration(true);
      return end;
    },
  ],
  [
    "not_allowed",
    "the account is disabled",
    async () => {
      await signIn(someone(), "oidc");
      await server.database.query("UPDATE accounts SET disabled_at = now() WHERE email = $1", [
        `person-${people}@example.org`,
      ]);
      return ended(new Browser(server, PAGES));
    },
  ],
  [
    "not_configured",
    "there is no such provider",
    async () => {
      const browser = someone();
      return [browser, await browser.get("/api/auth/external/codehost")];
    },
  ],
  [
    "provider_unavailable",
    "the provider cannot be asked",
    () => ended(someone(), { instead: { "/token": (response) => response.writeHead(500).end() } }),
  ],
  [
    "too_many",
    "it was tried too often",
    async () => {
      const browser = someone();
      for (let times = 0; times < 10; times += 1) {
        await browser.get("/api/auth/external/oidc");
      }
      return [browser, await browser.get("/api/auth/external/oidc")];
    },
  ],
  [
    "unavailable",
    "the database is away",
    async () => {
      const browser = someone({}, behind);
      const url = await comeBack(browser, "oidc");
      // The first counts the request, and is none of the sign-in; before it may be one that begins a new connection.
      proxy.failAt(3, "before");
      return [browser, await browser.get(url)];
    },
  ],
];

async function ended(
  browser: Browser,
  misdeeds: OpenidServer["misdeeds"] = {},
): Promise<readonly [Browser, Response]> {
  const url = await comeBackWith(browser, misdeeds);
  return [browser, await finish(browser, url)];
}

function comeBackWith(browser: Browser, misdeeds: OpenidServer["misdeeds"]): Promise<string> {
  provider.misdeeds = misdeeds;
  return comeBack(browser, "oidc");
}

async function setRegistration(allowSelfRegistration: boolean): Promise<void> {
  await save(admin, INSTANCE_SETTINGS, { policy: aPolicy({ allowSelfRegistration }), defaults: {} });
}

describe("a sign-in that comes to nothing leads to the sign-in page, which is told why", () => {
  it.each(ENDS)("%s: %s", async (reason, _, end) => {
    const [browser, answer] = await end();
    expect(await endOf(browser, answer)).toBe(`/sign-in?external=${reason}`);
    expect(await whoIs(browser)).toBeNull();
  });

  it("with one of the reasons that are documented, each of which is shown here", () => {
    expect([...new Set(ENDS.map(([reason]) => reason))].sort()).toEqual([...EXTERNAL_REASONS].sort());
  });

  it("and writes nothing that the provider said into the address", async () => {
    const parameters = {
      error: "access_denied",
      error_description: "<b>https://evil.example",
      code: undefined,
    };
    const [, answer] = await ended(someone(), { parameters });
    expect(answer.headers.get("location")).toBe("/sign-in?external=denied");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("who is no browser of a person is answered by the API", () => {
  it.each(["*/*", "application/json, text/plain", "application/json, text/html;q=0.5"])(
    "asking for %s",
    async (accept) => {
      provider.misdeeds = { parameters: { error: "access_denied", code: undefined } };
      expect(await refusal(await signIn(someone({}, server, accept), "oidc"))).toBe("401 unauthorized");
      const none = await new Browser(server, accept).get("/api/auth/external/codehost");
      expect(await refusal(none)).toBe("404 not_found");
    },
  );

  it("as everybody is where no web client is served", async () => {
    provider.misdeeds = {
      instead: { "/token": (response) => json(response, { error: "invalid_grant" }, 400) },
    };
    const answer = await signIn(someone({}, without), "oidc");
    expect(answer.headers.get("location")).toBeNull();
    expect(await refusal(answer)).toBe("401 unauthorized");
  });

  it("elsewhere in the API, whatever it takes", async () => {
    const answer = await rawRequest(server, "/api/auth/me", { Accept: PAGES });
    expect([answer.status, answer.headers["content-type"]]).toEqual([
      401,
      "application/problem+json; charset=utf-8",
    ]);
    const providers = await rawRequest(server, "/api/auth/providers?x=1", { Accept: PAGES });
    expect(providers.status).toBe(400);
  });

  it("and a browser that takes pages alone is led on like any other", async () => {
    const { status, headers } = await rawRequest(server, "/api/auth/external/codehost", {
      Accept: "text/html",
    });
    expect([status, headers.location]).toEqual([302, "/sign-in?external=not_configured"]);
  });
});
