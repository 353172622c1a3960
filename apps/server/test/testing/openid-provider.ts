import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { type Browser, whereTo } from "./browser.js";
import { begin, isCallback } from "./external-sign-in.js";

/** Someone the provider knows, by login. */
export interface OpenidPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
}

/** A certified OpenID provider on loopback, with the pages of its own that ask for a login and for consent. */
export interface OpenidProvider {
  readonly issuer: string;
  readonly people: Map<string, OpenidPerson>;
  readonly environment: NodeJS.ProcessEnv;
  /** Registers the instance at this callback; nothing is answered before. */
  registers(redirectUris: readonly string[]): void;
  stop(): Promise<void>;
}

const CLIENT_ID = "plumbline";
const CLIENT_SECRET = "secret-of-the-openid-client/+&=%";

export async function startOpenidProvider(): Promise<OpenidProvider> {
  const people = new Map<string, OpenidPerson>();
  let answer: RequestListener = (_, response) => void response.writeHead(503).end();
  const server = createServer((request, response) => answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    people,
    environment: {
      Authentication__Oidc__Authority: issuer,
      Authentication__Oidc__ClientId: CLIENT_ID,
      Authentication__Oidc__ClientSecret: CLIENT_SECRET,
    },
    registers: (redirectUris) => {
      answer = providerOf(issuer, people, redirectUris).callback();
    },
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function providerOf(
  issuer: string,
  people: ReadonlyMap<string, OpenidPerson>,
  redirectUris: readonly string[],
): Provider {
  return new Provider(issuer, {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [...redirectUris] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    cookies: { keys: ["key-of-the-cookies"] },
    pkce: { required: () => true },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
  });
}

/** From this service through the pages of the provider to the address it sends the browser back to. */
export async function comeBackAs(browser: Browser, login: string, returnUrl?: string): Promise<string> {
  let answer = await browser.get(await begin(browser, "oidc", returnUrl));
  for (let page = 0; page < 3; page += 1) {
    answer = await browser.follow(answer, isCallback);
    const url = whereTo(answer);
    if (url !== null) {
      return url;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(await answer.text())?.[1] ?? "";
    answer = await browser.post(answer.url, { prompt, login, password: "any" });
  }
  throw new Error(`The provider answered ${answer.status}`);
}
