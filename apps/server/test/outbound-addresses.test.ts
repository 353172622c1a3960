import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer as createTlsServer } from "node:tls";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { isPublicAddress } from "@plumbline/settings-policy";
import type { Answer } from "dns-packet";
import { SystemResolver } from "../src/platform/outbound/address-resolver.js";
import { OutboundHttp } from "../src/platform/outbound/outbound-http.js";
import { type DnsServer, startDnsServer } from "./testing/dns-server.js";
import { failureOf } from "./testing/outbound.js";
import { startWebServer, type WebServer } from "./testing/web-server.js";

const PUBLIC = "127.0.0.1";
const LIMITS = { timeoutMs: 60_000, maxBytes: 1_000 };

let dns: DnsServer;
let server: WebServer;
/** Takes one address that a test can listen on for a public one. */
let http: OutboundHttp;
/** Judges as the service does. */
let strict: OutboundHttp;

const a = (name: string, ...data: string[]): Answer[] =>
  data.map((address) => ({ type: "A", name, ttl: 0, data: address }));
const aaaa = (name: string, ...data: string[]): Answer[] =>
  data.map((address) => ({ type: "AAAA", name, ttl: 0, data: address }));
const cname = (name: string, data: string): Answer => ({ type: "CNAME", name, ttl: 0, data });

const NAMES: Readonly<Record<string, (asked: number) => readonly Answer[] | null>> = {
  "A public.test": () => a("public.test", PUBLIC),
  "A rebinds.test": (asked) => a("rebinds.test", asked === 0 ? PUBLIC : "10.0.0.1"),
  "A several.test": () => a("several.test", "192.0.43.8", PUBLIC, "10.0.0.1"),
  "A first-private.test": () => a("first-private.test", "10.0.0.1", PUBLIC),
  "A mixed.test": () => a("mixed.test", PUBLIC),
  "AAAA mixed.test": () => aaaa("mixed.test", "::1"),
  "AAAA six.test": () => aaaa("six.test", "::1"),
  "AAAA mapped.test": () => aaaa("mapped.test", "::ffff:127.0.0.1"),
  "A chain.test": () => [cname("chain.test", "b.test"), cname("b.test", "c.test"), ...a("c.test", PUBLIC)],
  "A bad-chain.test": () => [cname("bad-chain.test", "b.test"), ...a("b.test", "169.254.169.254")],
  "A silent.test": () => null,
  "AAAA silent.test": () => null,
};

beforeAll(async () => {
  dns = await startDnsServer((name, type, asked) => (NAMES[`${type} ${name}`] ?? (() => []))(asked));
  http = new OutboundHttp({
    resolver: dns,
    isPublic: (address) => address === PUBLIC || isPublicAddress(address),
  });
  strict = new OutboundHttp({ resolver: dns, isPublic: isPublicAddress });
});
afterAll(() => dns.stop());
beforeEach(async () => {
  server = await startWebServer((_, response) => response.end("hello"));
});
afterEach(() => server.stop());

function get(client: OutboundHttp, host: string, more: object = {}): Promise<string> {
  const url = `http://${host}:${server.port}/path`;
  return client
    .request({ url, limits: LIMITS, allowPrivate: false, ...more })
    .then(({ body }) => body.toString());
}

describe("an address that may be reached", () => {
  it.each(["public.test", "chain.test", "127.0.0.1"])("answers as %s", async (host) => {
    expect(await get(http, host)).toBe("hello");
    expect(server.asked[0]?.headers.host).toBe(`${host}:${server.port}`);
  });

  it("is asked for once, and connected to even when the name says something else by then", async () => {
    expect(await get(http, "rebinds.test")).toBe("hello");
    expect(dns.questions.filter((question) => question.endsWith(" rebinds.test"))).toEqual([
      "A rebinds.test",
      "AAAA rebinds.test",
    ]);
    expect(await failureOf(get(http, "rebinds.test"))).toBe("address_refused");
  });

  it("may be private where the policy says so", async () => {
    expect(await get(strict, "public.test", { allowPrivate: true })).toBe("hello");
    const system = new OutboundHttp({ resolver: new SystemResolver(), isPublic: isPublicAddress });
    expect(await get(system, "localhost", { allowPrivate: true })).toBe("hello");
  });

  it("gets a connection of its own for each request", async () => {
    await get(http, "public.test");
    await get(http, "public.test");
    expect(server.connections).toBe(2);
  });

  it("is reached without a proxy of the environment", async () => {
    const proxy = await startWebServer((_, response) => response.end("proxy"));
    for (const name of ["HTTP_PROXY", "http_proxy", "ALL_PROXY"]) {
      process.env[name] = proxy.url;
    }
    expect(await get(http, "public.test")).toBe("hello");
    for (const name of ["HTTP_PROXY", "http_proxy", "ALL_PROXY"]) {
      delete process.env[name];
    }
    expect(proxy.connections).toBe(0);
    await proxy.stop();
  });

  it("keeps the name for TLS", async () => {
    const names: string[] = [];
    const tls = createTlsServer({
      SNICallback: (name, done) => {
        names.push(name);
        done(new Error("no certificate"));
      },
    });
    tls.listen(0, PUBLIC);
    await once(tls, "listening");
    const url = `https://public.test:${(tls.address() as AddressInfo).port}/`;
    const refused = await failureOf(http.request({ url, limits: LIMITS, allowPrivate: false }));
    expect(["bad_answer", "connect_failed"]).toContain(refused);
    expect(names).toEqual(["public.test"]);
    tls.close();
  });
});

describe("no connection is made", () => {
  it.each([
    "several.test",
    "first-private.test",
    "mixed.test",
    "six.test",
    "mapped.test",
    "bad-chain.test",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "10.0.0.1",
    "169.254.169.254",
    "[fe80::1]",
    "[64:ff9b::7f00:2]",
    "0",
    "2130706434",
    "0x7f.2",
    "0177.0.0.2",
  ])("to %s", async (host) => {
    expect(await failureOf(get(http, host))).toBe("address_refused");
    expect(server.connections).toBe(0);
  });

  it.each(["127.0.0.1", "public.test", "chain.test"])("to %s where loopback is private", async (host) => {
    expect(await failureOf(get(strict, host))).toBe("address_refused");
    expect(server.connections).toBe(0);
  });

  it.each(["public.test", "several.test", "mixed.test", "chain.test"])(
    "by plain http to %s where that is to stay inside",
    async (host) => {
      const inside = new OutboundHttp({
        resolver: dns,
        isPublic: isPublicAddress,
        mayBePlain: (address) => address !== PUBLIC,
      });
      expect(await failureOf(get(inside, host, { allowPrivate: true }))).toBe("address_refused");
      expect(server.connections).toBe(0);
    },
  );

  it("to localhost by the system's resolver", async () => {
    const system = new OutboundHttp({ resolver: new SystemResolver(), isPublic: isPublicAddress });
    expect(await failureOf(get(system, "localhost"))).toBe("address_refused");
    expect(server.connections).toBe(0);
  });

  it("to a name without an address", async () => {
    expect(await failureOf(get(http, "nothing.test"))).toBe("name_not_found");
  });

  it("to a name whose server is silent", async () => {
    expect(["timeout", "name_not_found"]).toContain(await failureOf(get(http, "silent.test")));
    const limits = { timeoutMs: 50, maxBytes: 1 };
    expect(await failureOf(get(http, "silent.test", { limits }))).toBe("timeout");
  });

  it.each([
    "ftp://127.0.0.1/",
    "file:///etc/passwd",
    "http://user:secret@127.0.0.1/",
    "http://user@127.0.0.1/",
    "data:text/plain,hello",
    "//127.0.0.1/",
    "nonsense",
    "",
  ])("for %s, which is no web address", async (url) => {
    const refused = http.request({ url, limits: LIMITS, allowPrivate: true });
    expect(await failureOf(refused)).toBe("bad_url");
  });

  it("with a credential of another origin", async () => {
    const headers = { authorization: "Bearer secret" };
    const elsewhere = { headers, credentialOrigin: "https://public.test" };
    expect(await failureOf(get(http, "public.test", elsewhere))).toBe("credential_refused");
    expect(server.connections).toBe(0);
    const here = { headers, credentialOrigin: `http://public.test:${server.port}` };
    expect(await get(http, "public.test", here)).toBe("hello");
  });
});

it("says that nobody listens", async () => {
  const refused = http.request({ url: "http://public.test:1/", limits: LIMITS, allowPrivate: false });
  expect(await failureOf(refused)).toBe("connect_failed");
});
