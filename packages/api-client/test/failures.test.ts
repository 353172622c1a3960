import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { describe, expect, it } from "@jest/globals";
import {
  AnswerError,
  apiClient,
  dataOf,
  isProblem,
  NetworkError,
  ProblemError,
  sentencesOf,
} from "../src/index.js";
import { json, page, problem } from "../src/testing/loopback.js";
import { loopback } from "../src/testing/of-the-test.js";

const me = (url: string, signal: AbortSignal | null = null) =>
  dataOf(apiClient({ baseUrl: url }).GET("/api/auth/me", { signal }));

const failureOf = (url: string) =>
  me(url).then(
    () => null,
    (error: unknown) => error,
  );

describe("what the service refuses", () => {
  const REFUSED = {
    type: "validation_error",
    title: "name has more than 200 characters.",
    errors: [
      { field: "name", message: "has more than 200 characters." },
      { field: "", message: "A sentence about all of it." },
    ],
  };

  it("is a ProblemError with everything that was answered", async () => {
    const { url } = await loopback(
      problem(400, { ...REFUSED, modelVersion: 7 }, { "x-request-id": "r-1", "retry-after": "1" }),
    );
    const failure = await failureOf(url);
    expect(failure).toBeInstanceOf(ProblemError);
    expect(failure).toMatchObject({
      message: REFUSED.title,
      status: 400,
      requestId: "r-1",
      retryAfter: 1,
      problem: { modelVersion: 7 },
      ...REFUSED,
    });
    expect(isProblem(failure, "conflict", "validation_error")).toBe(true);
    expect([isProblem(failure), isProblem(failure, "conflict"), isProblem(new Error("x"))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("is told as sentences", async () => {
    const { url } = await loopback(problem(400, REFUSED, { "retry-after": "1" }));
    expect(sentencesOf(await failureOf(url))).toEqual([
      "name has more than 200 characters.",
      "name: has more than 200 characters.",
      "A sentence about all of it.",
      "Try again in 1 second.",
    ]);
  });

  it("says a title once, and seconds as many", async () => {
    const errors = [{ field: "", message: "It cannot be done." }];
    const { url } = await loopback(problem(429, { type: "busy", errors }, { "retry-after": "12" }));
    expect(sentencesOf(await failureOf(url))).toEqual(["It cannot be done.", "Try again in 12 seconds."]);
  });

  it("may be of a type that only a later version knows, with errors of another form", async () => {
    const { url } = await loopback(
      problem(418, {
        type: "teapot",
        errors: [null, 1, { field: 1, message: "x" }, { field: "a", message: "b" }],
      }),
    );
    expect(await failureOf(url)).toMatchObject({
      type: "teapot",
      status: 418,
      errors: [{ field: "a", message: "b" }],
    });
    const { url: other } = await loopback(problem(400, { type: "conflict", errors: "many" }));
    expect(await failureOf(other)).toMatchObject({ errors: [] });
  });
});

describe("an answer that is none of the service", () => {
  it.each([
    [
      "HTML of a proxy",
      page(502, "text/html", "<h1>Bad gateway</h1>"),
      { status: 502, excerpt: "<h1>Bad gateway</h1>", contentType: "text/html" },
    ],
    ["JSON of something else", json({ message: "no" }, {}, 404), { status: 404 }],
    ["a list", json([], {}, 404), { status: 404 }],
    ["a problem without a title", json({ type: "x" }, {}, 404), { status: 404 }],
    ["nothing", page(500, "text/plain", ""), { status: 500 }],
    [
      "a web page that says all is well",
      page(200, "text/html; charset=utf-8", "<h1>Sign in</h1>"),
      { status: 200 },
    ],
    ["JSON that breaks off", page(200, "application/json", '{"user": {'), { status: null }],
    [
      "a redirect",
      page(301, "text/plain", "", { location: "https://elsewhere.example/" }),
      { status: 301, message: expect.stringContaining("https://elsewhere.example/") },
    ],
    ["a redirect to nowhere", page(308, "text/plain", ""), { status: 308 }],
    ["a redirect of the old kind", page(302, "text/html", "", { location: "/login" }), { status: 302 }],
    ["304 to a read that held nothing", page(304, "text/plain", ""), { status: 304 }],
  ])("%s is an AnswerError", async (_, answering, what) => {
    const { url, arrived } = await loopback(answering);
    const failure = await failureOf(url);
    expect(failure).toBeInstanceOf(AnswerError);
    expect(failure).toMatchObject(what);
    expect(sentencesOf(failure)).toEqual([(failure as Error).message]);
    expect(arrived).toHaveLength(1);
  });

  it("shows where it begins, and no more", async () => {
    const { url } = await loopback(page(500, "text/plain", "x".repeat(100_000)));
    expect(await failureOf(url)).toMatchObject({ excerpt: "x".repeat(200) });
  });

  it("is told of a browser's hidden redirects too", async () => {
    const hidden = { type: "opaqueredirect", status: 0, headers: new Headers(), ok: false } as Response;
    const client = apiClient({ baseUrl: "http://127.0.0.1", fetch: async () => hidden });
    await expect(dataOf(client.GET("/api/auth/me"))).rejects.toMatchObject({
      name: "AnswerError",
      status: 0,
    });
  });
});

describe("no answer", () => {
  it("because nobody listens is a NetworkError with its cause", async () => {
    const { url, stop } = await loopback(json({}));
    await stop();
    const failure = await failureOf(url);
    expect(failure).toBeInstanceOf(NetworkError);
    expect(failure).toMatchObject({ code: "ECONNREFUSED", message: expect.stringContaining(url) });
    expect(sentencesOf(failure)).toEqual([(failure as Error).message]);
  });

  it("because the connection breaks is a NetworkError, whatever was answered before", async () => {
    const server = createServer((socket) => {
      socket.once("data", () =>
        socket.end('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"us'),
      );
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const failure = await failureOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.close();
    expect(failure).toBeInstanceOf(NetworkError);
  });

  it("of a platform that does not say why is a NetworkError without a code", async () => {
    const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
    const call = apiClient({ baseUrl: "http://127.0.0.1:9", fetch }).GET("/api/auth/me");
    await expect(dataOf(call)).rejects.toMatchObject({
      code: null,
      message: "No connection to http://127.0.0.1:9: Failed to fetch",
    });
    const causes = [new Error(""), { code: "EPIPE" }, { message: 1 }, "gone"];
    const reasons = ["x", "EPIPE", "x", "x"];
    for (const [index, cause] of causes.entries()) {
      const odd = () => Promise.reject(new TypeError("x", { cause }));
      const asked = dataOf(apiClient({ baseUrl: "http://127.0.0.1:9", fetch: odd }).GET("/api/auth/me"));
      await expect(asked).rejects.toThrow(`No connection to http://127.0.0.1:9: ${reasons[index]}`);
    }
    const numbered = () =>
      Promise.reject(new TypeError("x", { cause: Object.assign(new Error(""), { code: 1 }) }));
    const other = apiClient({ baseUrl: "http://127.0.0.1:9", fetch: numbered }).GET("/api/auth/me");
    await expect(dataOf(other)).rejects.toMatchObject({
      code: null,
      message: "No connection to http://127.0.0.1:9: x",
    });
  });

  it("because the caller left is their own reason, before the answer and while it is read", async () => {
    const { url } = await loopback(() => undefined);
    await expect(me(url, AbortSignal.abort(new Error("left")))).rejects.toThrow("left");
    const leaving = new AbortController();
    setTimeout(() => leaving.abort(), 50);
    await expect(me(url, leaving.signal)).rejects.toMatchObject({ name: "AbortError" });
    const slow = await loopback((_, response) =>
      response.writeHead(200, { "content-type": "application/json" }).write('{"a":'),
    );
    const reading = new AbortController();
    setTimeout(() => reading.abort(), 300);
    const failure: unknown = await me(slow.url, reading.signal).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "AbortError" });
    expect(sentencesOf(failure)).toBeNull();
  });
});

it("a bug of the caller stays what it is", async () => {
  const fetch = () => Promise.reject("thrown");
  const call = apiClient({ baseUrl: "http://127.0.0.1:9", fetch }).GET("/api/auth/me");
  await expect(dataOf(call)).rejects.toBe("thrown");
  expect(sentencesOf("thrown")).toBeNull();
});

describe("an address", () => {
  it.each([
    "ftp://a.example",
    "a.example",
    "//a.example",
    "https://ann:secret@a.example",
    "http://a.example/?x",
    "http://a.example/#x",
  ])("%s is no baseUrl", (baseUrl) => {
    expect(() => apiClient({ baseUrl })).toThrow(RangeError);
  });

  it("may be that of the page, a path, or have a path", async () => {
    const seen: string[] = [];
    const fetch = async (request: Request) => {
      seen.push(request.url);
      return Response.json({});
    };
    await apiClient({ baseUrl: "https://a.example/design/", fetch }).GET("/api/auth/me");
    expect(seen).toEqual(["https://a.example/design/api/auth/me"]);
    expect(() => [apiClient({}), apiClient({ baseUrl: "/design" })]).not.toThrow();
  });
});
