import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { Browser, whereTo } from "./testing/browser.js";
import { type DatabaseProxy, type Failure, startDatabaseProxy } from "./testing/database-proxy.js";
import { comeBack, finish, signIn, whoIs } from "./testing/external-sign-in.js";
import { type OpenidServer, startOpenidServer } from "./testing/openid-server.js";
import { setUp } from "./testing/people.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

const NEVER = Number.MAX_SAFE_INTEGER;

let provider: OpenidServer;
let server: TestServer;
let proxy: DatabaseProxy;
let behind: TestServer;
let people = 0;

beforeAll(async () => {
  provider = await startOpenidServer();
  server = await startTestServer({
    Authentication__Oidc__Authority: provider.issuer,
    Authentication__Oidc__ClientId: provider.clientId,
    Authentication__Oidc__ClientSecret: provider.clientSecret,
  });
  await setUp(server);
  proxy = await startDatabaseProxy(server.connectionString);
  behind = await server.another({ ConnectionStrings__DefaultConnection: proxy.connectionString });
});
afterAll(async () => {
  await behind.stop();
  proxy.close();
  await server.stop();
  await provider.stop();
});

interface State {
  readonly accounts: number;
  readonly identities: number;
  readonly sessions: number;
  readonly entries: number;
  readonly flows: number;
}

/** What one first sign-in writes, counted. */
async function state(): Promise<State> {
  const { rows } = await server.database.query(
    `SELECT (SELECT count(*)::int FROM accounts) AS accounts,
            (SELECT count(*)::int FROM external_identities) AS identities,
            (SELECT count(*)::int FROM sessions) AS sessions,
            (SELECT count(*)::int FROM audit_entries WHERE action = 'account.created') AS entries,
            (SELECT count(*)::int FROM sign_in_flows) AS flows`,
  );
  return rows[0];
}

function someone(): Browser {
  people += 1;
  const email = `person-${people}@example.org`;
  provider.user = { sub: `person-${people}`, email, email_verified: true, name: "Person" };
  return new Browser(behind);
}

it.each<Failure>(["before", "after"])(
  "a connection cut %s any one statement of completing leaves everything as before or after",
  async (failure) => {
    for (let statement = 1; ; statement += 1) {
      proxy.failAt(NEVER, failure);
      const browser = someone();
      const complete = whereTo(await browser.get(await comeBack(browser, "oidc"))) ?? "";
      const before = await state();
      proxy.failAt(statement, failure);
      const { status } = await browser.get(complete);
      const wasHit = proxy.hasFailed();
      const after = await state();
      const done: State = {
        accounts: before.accounts + 1,
        identities: before.identities + 1,
        sessions: before.sessions + 1,
        entries: before.entries + 1,
        flows: before.flows - 1,
      };
      expect(status === 302 ? [done] : [before, done]).toContainEqual(after);
      expect([302, 503]).toContain(status);
      if (!wasHit) {
        return;
      }
      // Going there again, or signing in again, ends well.
      const again = await browser.get(complete);
      if (again.status !== 302) {
        expect((await signIn(browser, "oidc")).status).toBe(302);
      }
      expect((await whoIs(browser))?.["email"]).toBe(`person-${people}@example.org`);
    }
  },
);

it.each<Failure>(["before", "after"])(
  "a connection cut %s any one statement of an answer signs nobody in, and the next sign-in ends well",
  async (failure) => {
    for (let statement = 1; ; statement += 1) {
      proxy.failAt(NEVER, failure);
      const browser = someone();
      const url = await comeBack(browser, "oidc");
      proxy.failAt(statement, failure);
      const { status } = await browser.get(url);
      const wasHit = proxy.hasFailed();
      proxy.failAt(NEVER, failure);
      expect([302, 503]).toContain(status);
      expect(await whoIs(browser)).toBeNull();
      if (!wasHit) {
        return;
      }
      expect((await finish(browser, await comeBack(browser, "oidc"))).status).toBe(302);
    }
  },
);
