import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { isPublicAddress } from "@plumbline/settings-policy";
import { SystemResolver } from "../src/platform/outbound/address-resolver.js";
import { outboundFetch } from "../src/platform/outbound/outbound-fetch.js";
import { OutboundHttp } from "../src/platform/outbound/outbound-http.js";
import type { OutboundRequest } from "../src/platform/outbound/outbound-request.js";
import { failureOf } from "./testing/outbound.js";
import { type Answering, startWebServer, type WebServer } from "./testing/web-server.js";

const PUBLIC = "127.0.0.1";
const MAX = 1_000;
const http = new OutboundHttp({
  resolver: new SystemResolver(),
  isPublic: (address) => address === PUBLIC || isPublicAddress(address),
});

const servers: { stop(): Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
});

async function serving(answering: Answering): Promise<WebServer> {
  const server = await startWebServer(answering);
  servers.push(server);
  return server;
}

/** A server that speaks no HTTP library's HTTP. */
async function speaking(speak: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => speak(socket));
  }).listen(0, PUBLIC);
  await once(server, "listening");
  servers.push({
    stop: async () => {
      for (const socket of sockets) {
        socket.destroy();
      }
      server.close();
    },
  });
  return `http://${PUBLIC}:${(server.address() as AddressInfo).port}/`;
}

function request(url: string, more: Partial<OutboundRequest> = {}) {
  return http.request({ url, limits: { timeoutMs: 60_000, maxBytes: MAX }, allowPrivate: false, ...more });
}

const SHORT = { limits: { timeoutMs: 200, maxBytes: MAX } };

describe("redirects", () => {
  let other: WebServer;
  let first: WebServer;
  const CREDENTIALS = {
    Authorization: "Bearer secret",
    Cookie: "a=secret",
    "X-Api-Key": "secret",
    "api-key": "secret",
    "X-Goog-Api-Key": "secret",
    "Proxy-Authorization": "secret",
    "X-Anything": "secret",
    Accept: "application/json",
  };

  beforeAll(async () => {
    other = await serving((asked, response) => response.end(JSON.stringify(asked)));
    first = await serving((asked, response) => {
      const [, status, ...rest] = asked.url.split("/");
      const location = decodeURIComponent(rest.join("/"));
      if (status === "end") {
        response.end(JSON.stringify(asked));
      } else {
        response.writeHead(Number(status), { location }).end("not this");
      }
    });
  });

  function to(status: number, location: string): string {
    return `${first.url}/${status}/${encodeURIComponent(location)}`;
  }

  async function arrived(url: string, more: Partial<OutboundRequest> = {}) {
    const { body } = await request(url, {
      headers: CREDENTIALS,
      limits: { timeoutMs: 60_000, maxBytes: 9_999 },
      ...more,
    });
    return JSON.parse(body.toString()) as { method: string; headers: Record<string, string>; body: string };
  }

  it.each([301, 302, 303, 307, 308])("%d to another origin carries no credential", async (status) => {
    const asked = await arrived(to(status, `${other.url}/x`));
    expect(JSON.stringify(asked)).not.toContain("secret");
    expect(asked.headers["accept"]).toBe("application/json");
  });

  it.each([301, 302, 303])("%d makes a GET without the body of a POST", async (status) => {
    for (const target of [`${other.url}/x`, "/end"]) {
      const asked = await arrived(to(status, target), { method: "POST", body: "secret-body" });
      expect(asked).toMatchObject({ method: "GET", body: "" });
      expect(asked.headers["content-type"]).toBeUndefined();
    }
  });

  it.each([307, 308])("%d keeps the body on its origin and is refused beyond it", async (status) => {
    const posted = { method: "POST", body: "secret-body" };
    expect(await arrived(to(status, "/end"), posted)).toMatchObject({ method: "POST", body: "secret-body" });
    const before = other.connections;
    expect(await failureOf(arrived(to(status, `${other.url}/x`), posted))).toBe("redirect_refused");
    expect(other.connections).toBe(before);
  });

  it("keep the credential on their own origin", async () => {
    expect((await arrived(to(302, "/end"))).headers["authorization"]).toBe("Bearer secret");
  });

  it("give a credential that was dropped not back", async () => {
    const back = await serving((_, response) =>
      response.writeHead(302, { location: `${first.url}/end` }).end(),
    );
    expect(JSON.stringify(await arrived(to(302, back.url)))).not.toContain("secret");
  });

  it("are followed three times", async () => {
    const three = to(302, to(302, to(302, "/end")));
    expect((await request(three)).status).toBe(200);
    expect(await failureOf(request(to(302, three)))).toBe("too_many_redirects");
  });

  it("in a circle end", async () => {
    const circle = await serving((_, response) => response.writeHead(302, { location: "/" }).end());
    expect(await failureOf(request(circle.url))).toBe("too_many_redirects");
    expect(circle.asked).toHaveLength(4);
  });

  it.each([
    "http://[::1]:PORT/",
    "http://[::ffff:127.0.0.1]:PORT/",
    "http://127.0.0.2:PORT/",
    "http://0x7f000002:PORT/",
  ])("to %s are refused and reach nobody", async (target) => {
    const before = other.connections;
    const url = to(302, target.replace("PORT", String(other.port)));
    expect(await failureOf(request(url))).toBe("address_refused");
    expect(other.connections).toBe(before);
  });

  it.each([
    "file:///etc/passwd",
    "ftp://127.0.0.1/",
    "http://a:b@127.0.0.1/",
    "http://",
    "javascript:1",
    "http://[",
    "gopher://127.0.0.1/",
  ])("to %s are refused", async (target) =>
    expect(await failureOf(request(to(302, target)))).toBe("redirect_refused"),
  );

  it("are no redirect without a location, and stay one when asked to", async () => {
    const plain = await serving((_, response) => response.writeHead(302).end("here"));
    expect((await request(plain.url)).body.toString()).toBe("here");
    const manual = await request(to(302, `${other.url}/x`), { redirects: "manual" });
    expect(manual.status).toBe(302);
    expect(manual.headers.get("location")).toBe(`${other.url}/x`);
    expect(await failureOf(request(to(302, "/end"), { redirects: "refuse" }))).toBe("redirect_refused");
  });
});

describe("an answer that does not end", () => {
  it.each<[string, (socket: Socket) => void]>([
    ["has no headers", () => undefined],
    ["drips its headers", (socket) => drip(socket, "HTTP/1.1 200 OK\r\n", "x-a: b\r\n")],
    ["drips its body", (socket) => drip(socket, "HTTP/1.1 200 OK\r\ncontent-length: 900\r\n\r\n", "a")],
    [
      "drips its chunks",
      (socket) => drip(socket, "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n", "1\r\na\r\n"),
    ],
    ["says it will continue, for ever", (socket) => drip(socket, "", "HTTP/1.1 103 Early Hints\r\n\r\n")],
  ])("and %s runs out of time", async (_, speak) => {
    expect(await failureOf(request(await speaking(speak), SHORT))).toMatch(/^(timeout|bad_answer)$/);
  });

  function drip(socket: Socket, begin: string, more: string): void {
    socket.write(begin);
    const dripping = setInterval(() => socket.write(more), 20);
    socket.once("close", () => clearInterval(dripping));
  }
});

describe("an answer that stops for a while", () => {
  const limits = { timeoutMs: 60_000, idleMs: 300, maxBytes: MAX };

  it("is waited for as long as was said, and no longer", async () => {
    const stops = await serving((_, response) => response.write("a"));
    expect(await failureOf(request(stops.url, { limits }))).toBe("timeout");
    const silent = await serving(() => undefined);
    expect(await failureOf(request(silent.url, { limits }))).toBe("timeout");
  });

  it("may be read as slowly as anybody likes", async () => {
    const long = await serving((_, response) => response.end("a".repeat(10 * 1024 * 1024)));
    const slow = { ...limits, maxBytes: 20 * 1024 * 1024 };
    const { body } = await http.open({ url: long.url, limits: slow, allowPrivate: false });
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      await new Promise((resolve) => setTimeout(resolve, bytes === chunk.length ? 3_000 : 0));
    }
    expect(bytes).toBe(10 * 1024 * 1024);
  });
});

describe("an answer that is too large", () => {
  const ENDLESS = "a".repeat(64 * 1024);

  it("is ended while it arrives", async () => {
    let closed: Promise<unknown> = Promise.resolve();
    const url = await speaking((socket) => {
      closed = new Promise((resolve) => socket.once("close", resolve));
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      const more = (): void => {
        while (!socket.destroyed && socket.write(ENDLESS)) {}
      };
      socket.on("drain", more);
      more();
    });
    expect(await failureOf(request(url))).toBe("too_large");
    await closed;
  });

  it("is not read at all when it says so", async () => {
    const url = await speaking((socket) =>
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${MAX + 1}\r\n\r\n`),
    );
    expect(await failureOf(request(url))).toBe("too_large");
  });

  it("may have exactly the bytes it is allowed, and not one more", async () => {
    const exact = await serving((_, response) => response.end("a".repeat(MAX)));
    expect((await request(exact.url)).body).toHaveLength(MAX);
    const more = await serving((_, response) => {
      response.write("a");
      response.end("a".repeat(MAX));
    });
    expect(await failureOf(request(more.url))).toBe("too_large");
  });

  it("counts what it unpacks to", async () => {
    const packed = (text: string) =>
      serving((_, response) => response.setHeader("content-encoding", "gzip").end(gzipSync(text)));
    expect((await request((await packed("a".repeat(MAX))).url)).body).toHaveLength(MAX);
    expect(await failureOf(request((await packed("a".repeat(MAX + 1))).url))).toBe("too_large");
    const bomb = await packed("\0".repeat(50_000_000));
    expect(await failureOf(request(bomb.url))).toBe("too_large");
  });

  it("counts what unpacks to nothing", async () => {
    const nothing = gzipSync("");
    const url = await speaking((socket) => {
      socket.write("HTTP/1.1 200 OK\r\ncontent-encoding: gzip\r\n\r\n");
      const more = (): void => {
        while (!socket.destroyed && socket.write(nothing)) {}
      };
      socket.on("drain", more);
      more();
    });
    expect(await failureOf(request(url))).toBe("too_large");
  });
});

describe("an answer that cannot be read", () => {
  const OK = "HTTP/1.1 200 OK\r\n";

  it.each<[string, string | Buffer]>([
    ["is no HTTP", "SSH-2.0-OpenSSH_9.9\r\n"],
    ["is cut off", `${OK}content-length: 10\r\n\r\nabc`],
    ["is cut off between chunks", `${OK}transfer-encoding: chunked\r\n\r\n3\r\nabc\r\n`],
    ["has two lengths", `${OK}content-length: 3\r\ncontent-length: 4\r\n\r\nabcd`],
    [
      "has a length and chunks",
      `${OK}content-length: 3\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n`,
    ],
    ["has a negative length", `${OK}content-length: -1\r\n\r\n`],
    ["has a chunk of no size", `${OK}transfer-encoding: chunked\r\n\r\nzz\r\nabc\r\n`],
    ["has endless headers", `${OK}${`x-a: ${"b".repeat(1_000)}\r\n`.repeat(100)}\r\n`],
    [
      "is packed as something we did not ask for",
      `${OK}content-encoding: br\r\ncontent-length: 3\r\n\r\nabc`,
    ],
    ["is packed twice", `${OK}content-encoding: gzip, gzip\r\ncontent-length: 3\r\n\r\nabc`],
    ["says it is packed and is not", `${OK}content-encoding: gzip\r\ncontent-length: 3\r\n\r\nabc`],
    [
      "is packed and cut off",
      Buffer.concat([Buffer.from(`${OK}content-encoding: gzip\r\n\r\n`), gzipSync("abc").subarray(0, 12)]),
    ],
    ["ends before it begins", ""],
  ])("and %s", async (_, bytes) => {
    const url = await speaking((socket) => socket.end(bytes));
    expect(await failureOf(request(url))).toBe("bad_answer");
  });

  it("is told about without what was secret in the request", async () => {
    const url = await speaking((socket) => socket.end("nonsense"));
    const asked = request(`${url}secret-path?code=secret`, {
      headers: { authorization: "secret" },
      body: "secret",
      method: "POST",
    });
    const thrown = await asked.catch((error: Error) => error);
    expect(String(thrown)).toMatch(/gave an answer that cannot be read/);
    expect(JSON.stringify(thrown) + String(thrown) + String((thrown as Error).cause)).not.toContain("secret");
  });
});

describe("fetch for libraries", () => {
  const rules = { limits: { timeoutMs: 60_000, maxBytes: MAX }, allowPrivate: false };
  const fetch = outboundFetch(http, rules);

  it("sends what it is given and answers a Response", async () => {
    const server = await serving((asked, response) =>
      response
        .writeHead(201, { "content-type": "application/json", "content-encoding": "gzip" })
        .end(gzipSync(JSON.stringify(asked))),
    );
    const body = new URLSearchParams({ a: "1", b: "ü" });
    const answer = await fetch(new URL(server.url), { method: "POST", headers: { "X-A": "b" }, body });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-encoding")).toBeNull();
    expect(await answer.json()).toMatchObject({
      method: "POST",
      body: "a=1&b=%C3%BC",
      headers: { "x-a": "b" },
    });
  });

  it("answers without a body, and ends an answer that nobody reads", async () => {
    const none = await serving((_, response) => response.writeHead(204).end());
    expect((await fetch(none.url)).body).toBeNull();
    let closed: Promise<unknown> = Promise.resolve();
    const url = await speaking((socket) => {
      closed = new Promise((resolve) => socket.once("close", resolve));
      socket.write("HTTP/1.1 200 OK\r\n\r\nabc");
    });
    await (await fetch(url)).body?.cancel();
    await closed;
  });

  it("leaves redirects to those who want them", async () => {
    const server = await serving((_, response) => response.writeHead(302, { location: "/" }).end());
    expect((await fetch(server.url, { redirect: "manual" })).status).toBe(302);
    expect(await failureOf(fetch(server.url, { redirect: "error" }))).toBe("redirect_refused");
    expect(await failureOf(fetch(server.url))).toBe("too_many_redirects");
  });

  it("is ended by its caller", async () => {
    const url = await speaking(() => undefined);
    const ending = new AbortController();
    const answer = fetch(url, { signal: ending.signal });
    ending.abort(new Error("enough"));
    await expect(answer).rejects.toThrow("enough");
    await expect(fetch("http://10.0.0.1/", { signal: ending.signal })).rejects.toThrow();
  });

  it("ends a body that is too large in the hands of its reader", async () => {
    const server = await serving((_, response) => response.end("a".repeat(MAX + 1)));
    const answer = await fetch(server.url);
    expect(await failureOf(answer.text())).toBe("too_large");
  });
});
