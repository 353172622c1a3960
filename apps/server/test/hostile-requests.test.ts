import { randomUUID } from "node:crypto";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ask, freshAddress, send } from "./testing/client.js";
import { PASSWORD, type Person, setUp } from "./testing/people.js";
import { type LogLine, startTestServer, type TestServer } from "./testing/test-server.js";
import { untilLogged } from "./testing/waiting.js";

let server: TestServer;
let admin: Person;

beforeAll(async () => {
  server = await startTestServer();
  admin = await setUp(server);
});
afterAll(async () => {
  expect(server.log.filter((line) => line["level"] === "error")).toEqual([]);
  await server.stop();
});

const BODY_ROUTES = [
  ["post", "/api/setup"],
  ["post", "/api/auth/login"],
  ["post", "/api/auth/register"],
  ["put", "/api/auth/password"],
] as const;

/** Sends bytes as they are, with a session where the route needs one. */
async function raw(method: "post" | "put", path: string, body: Buffer | string, type = "application/json") {
  const startedAt = performance.now();
  const answer = await ask(server, method, path, freshAddress())
    .set("Cookie", path === "/api/auth/password" ? (admin.cookie ?? "") : "none=1")
    .set("Content-Type", type)
    .serialize((sent) => sent as unknown as string)
    .send(body);
  expect(performance.now() - startedAt).toBeLessThan(15_000);
  expect(answer.headers["content-type"]).toMatch(/^application\/problem\+json/);
  expect(answer.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  return answer;
}

const NOT_JSON: readonly (readonly [string, Buffer | string])[] = [
  ["nothing", ""],
  ["white space", " \n"],
  ["an opening brace", "{"],
  ["a trailing comma", '{"email":"a",}'],
  ["single quotes", "{'email':'a'}"],
  ["a comment", '{"email":"a"/**/}'],
  ["two values", "{} {}"],
  ["a bare word", "undefined"],
  ["NaN", '{"email":NaN}'],
  ["a leading zero", '{"email":01}'],
  ["a plus sign", '{"email":+1}'],
  ["a raw line break in a string", '{"email":"a\nb"}'],
  ["a bad escape", '{"email":"\\x41"}'],
  ["half an escape", '{"email":"\\u12"}'],
  ["a lone surrogate", '{"email":"\\ud800"}'],
  ["a number out of range", '{"email":1e999}'],
  ["a byte order mark in UTF-16", Buffer.from("\ufeff{}", "utf16le")],
  ["invalid UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
  ["an overlong sequence", Buffer.from([0x22, 0xc0, 0x80, 0x22])],
  ["a surrogate in UTF-8", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22])],
  ["a repeated key", '{"email":"a","email":"b"}'],
  ["a repeated key, escaped", '{"email":"a","\\u0065mail":"b"}'],
  ["2,000 levels of lists", "[".repeat(2_000)],
  ["2,000 levels of objects", '{"a":'.repeat(700)],
  ["a form", "email=a&password=b"],
  ["null", "null"],
  ["a list", "[]"],
  ["a string", '"email"'],
  ["a number", "7"],
  ["prototype keys alone", '{"__proto__":{"email":"a"},"constructor":{"prototype":{}},"prototype":1}'],
];

describe.each(BODY_ROUTES)("%s %s", (method, path) => {
  it.each(NOT_JSON)("refuses %s", async (_what, body) => {
    const answer = await raw(method, path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.type).toBe("invalid_body");
    expect(answer.body.errors.length).toBeGreaterThan(0);
  });

  it("refuses a body over 4096 bytes before it reads it, and while it reads it", async () => {
    const fits = await raw(method, path, `{${" ".repeat(4_094)}}`);
    expect(fits.status).toBe(400);
    for (const size of [4_097, 100_000, 5_000_000]) {
      const stated = await raw(method, path, Buffer.alloc(size, "["));
      expect({ size, status: stated.status, type: stated.body.type }).toEqual({
        size,
        status: 413,
        type: "payload_too_large",
      });
    }
    expect(await chunked(method, path, "[".repeat(3_000), 40)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it.each([
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "text/plain",
    "text/json",
    "application/xml",
    "application/jsonx",
    "",
  ])("refuses the content type %j", async (type) => {
    const answer = await raw(method, path, "{}", type);
    expect(answer.status).toBe(415);
    expect(answer.body.type).toBe("unsupported_media_type");
  });

  it.each(["application/json; charset=utf-8", "APPLICATION/JSON", "application/problem+json"])(
    "reads the content type %j",
    async (type) => {
      expect((await raw(method, path, "{}", type)).status).toBe(400);
    },
  );

  it("refuses a compressed body", async () => {
    const answer = await ask(server, method, path)
      .set("Cookie", path === "/api/auth/password" ? (admin.cookie ?? "") : "none=1")
      .set("Content-Type", "application/json")
      .set("Content-Encoding", "gzip")
      .send("{}");
    expect(answer.status).toBe(415);
  });

  it("answers another method with 405 and what it takes", async () => {
    for (const other of ["get", "delete", "patch", "options", "head"] as const) {
      const answer = await ask(server, other, path);
      expect(answer.status).toBe(405);
      expect(answer.headers["allow"]).toBe(method.toUpperCase());
    }
  });
});

/** Sends chunks without a stated length until the server answers; gives the answer. */
function chunked(method: string, path: string, chunk: string, times: number): Promise<string> {
  const cookie = path === "/api/auth/password" ? `Cookie: ${admin.cookie}\r\n` : "";
  const head = `${method.toUpperCase()} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${freshAddress()}\r\n${cookie}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const body = Array.from({ length: times }, () => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join("");
  return exchange(`${head}${body}0\r\n\r\n`);
}

/** Writes bytes to a connection and gives what comes back until it ends. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let answer = "";
    const late = setTimeout(() => socket.destroy(), 120_000);
    socket.on("data", (bytes) => {
      answer += bytes.toString("latin1");
      if (/\r\n\r\n\{.*\}$/s.test(answer)) {
        socket.destroy();
      }
    });
    socket.once("error", reject);
    socket.once("close", () => {
      clearTimeout(late);
      resolve(answer);
    });
    socket.write(text);
  });
}

describe("addresses", () => {
  it.each([
    "/api/nothing",
    "/api",
    "/api/",
    "/api/auth",
    "/api/auth/external/",
    "/api/auth/external/a/b",
    "/api/projects/%",
    "/api/projects/%zz",
    "/api/projects/%ff",
    "/api/projects/%c0%80",
    "/api/projects/%00",
    "/api/projects/..%2f..%2fetc%2fpasswd",
    "/api/__proto__",
    "/api/constructor",
    "//api/auth/me",
    "/api//auth/me",
    "/nothing",
    "/%",
    `/api/${"x".repeat(8_000)}`,
  ])("GET %s is a problem of 404, or 401 before it", async (path) => {
    const text = await exchange(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${freshAddress()}\r\nConnection: close\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 40[14] /);
    expect(text).toMatch(/content-type: application\/problem\+json/i);
    expect(text).toMatch(/x-request-id: [0-9a-f-]{36}/i);
    expect(JSON.parse(text.slice(text.indexOf("{")))).toMatchObject({ errors: [] });
  });

  it.each([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["an unknown method", "BREW /api HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400],
    ["a space in the address", "GET /api/a b HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400],
    ["no host", "GET /api HTTP/1.1\r\n\r\n", 400],
    ["no host, for health", "GET /health/live HTTP/1.1\r\n\r\n", 400],
    ["two hosts", "GET /api/auth/me HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil.example\r\n\r\n", 400],
    ["the same host twice", "GET /api/auth/me HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: 127.0.0.1\r\n\r\n", 400],
    [
      "two lengths",
      "POST /api/setup HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
      400,
    ],
    [
      "a length and chunks",
      "POST /api/setup HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["a whole address", "GET http://127.0.0.1/api/auth/me HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400],
    [
      "another host in its address",
      "GET http://evil.example/skills HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
      400,
    ],
    ["a fragment", "GET /api/auth/me#x HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 400],
    ["HTTP/2.0 in so many words", "GET /api/auth/me HTTP/2.0\r\nHost: 127.0.0.1\r\n\r\n", 400],
    [
      "another coding under the chunks",
      "POST /api/setup HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
      400,
    ],
    ["100 KB of headers", `GET /api HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ${"x".repeat(100_000)}\r\n\r\n`, 431],
  ])("%s ends with a problem", async (_what, text, status) => {
    const answer = await exchange(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toMatch(/content-type: application\/problem\+json/i);
    expect(answer).toContain('"type":"invalid_request"');
    expect(answer).toMatch(/connection: close/i);
  });

  it("HTTP/1.0 may leave the host out, as probes do", async () => {
    expect(await exchange("GET /health/live HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1\.1 200 .*Healthy$/s);
    expect(await exchange("GET /api/auth/me HTTP/1.0\r\n\r\n")).toContain('"type":"invalid_host"');
  });
});

describe("what the client takes", () => {
  it.each(["image/png", "text/html", "application/xml, text/plain"])("%s is 406", async (accept) => {
    const answer = await ask(server, "get", "/api/setup/status").set("Accept", accept).expect(406);
    expect(answer.body).toMatchObject({ type: "not_acceptable", errors: [] });
  });

  it("a drawing is also served to who takes pictures or plain text alone, and nothing else is", async () => {
    const drawing = `/api/projects/${randomUUID()}/views/${randomUUID()}/diagram`;
    for (const accept of ["image/svg+xml", "text/plain"]) {
      await ask(server, "get", drawing).set("Accept", accept).expect(401);
      await ask(server, "get", "/api/setup/status").set("Accept", accept).expect(406);
    }
    await ask(server, "get", drawing).set("Accept", "text/html").expect(406);
  });

  it.each(["*/*", "application/json", "application/*", "text/html, */*;q=0.1", "application/problem+json"])(
    "%s is served",
    async (accept) => {
      await ask(server, "get", "/api/setup/status").set("Accept", accept).expect(200);
    },
  );
});

describe("keys that are no fields", () => {
  it("are ignored, whatever they are called", async () => {
    const body = `{"email":"${admin.email}","password":"${PASSWORD}","__proto__":{"isInstanceAdmin":true},"constructor":1,"toString":null,"isInstanceAdmin":true,"id":"x"}`;
    const answer = await send(server, "post", "/api/auth/login", body).expect(200);
    expect(Object.keys(answer.body.user)).toEqual([
      "id",
      "email",
      "displayName",
      "isInstanceAdmin",
      "hasPassword",
    ]);
  });

  it("do not make an administrator", async () => {
    const body = `{"email":"climber@example.org","password":"${PASSWORD}","displayName":"C","isInstanceAdmin":true,"__proto__":{"isInstanceAdmin":true}}`;
    const answer = await send(server, "post", "/api/auth/register", body).expect(201);
    expect(answer.body.user.isInstanceAdmin).toBe(false);
  });
});

it("gives every request an ID of its own, which the log has too", async () => {
  const first = await ask(server, "get", "/api/setup/status").set("X-Request-Id", "chosen-by-the-client");
  const second = await ask(server, "get", "/api/setup/status");
  expect(first.headers["x-request-id"]).not.toBe(second.headers["x-request-id"]);
  expect(first.headers["x-request-id"]).not.toBe("chosen-by-the-client");
  const isSecond = (entry: LogLine): boolean => entry["requestId"] === second.headers["x-request-id"];
  await untilLogged(server, second);
  expect(server.log.find(isSecond)).toMatchObject({ method: "GET", path: "/api/setup/status", status: 200 });
});

it("answers a request that expects what nobody knows as any other", async () => {
  const expecting = (host: string) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const headers = { host, expect: "x", "x-forwarded-for": freshAddress() };
      get(`${server.url}/api/auth/me`, { headers }, (answer) => resolve(answer.resume())).on("error", reject);
    });
  for (const [host, status] of [
    ["127.0.0.1", 401],
    ["evil.example", 400],
  ] as const) {
    const { statusCode, headers } = await expecting(host);
    expect(statusCode).toBe(status);
    expect(headers["content-type"]).toMatch(/^application\/problem\+json/);
    expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  }
});

it("goes on serving after a client that leaves in the middle of its body", async () => {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Forwarded-For: ${freshAddress()}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":`;
  await new Promise((resolve) => socket.write(head, resolve));
  await new Promise((resolve) => setTimeout(resolve, 100));
  socket.destroy();
  await admin.get("/api/auth/me").expect(200);
});
