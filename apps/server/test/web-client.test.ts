import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { describedService } from "./testing/described-service.js";
import { rawRequest } from "./testing/raw-request.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { builtFile, builtPaths } from "./testing/web-client-build.js";

let server: RunningServer;
beforeAll(async () => {
  ({ server } = await sharedTeamServer());
});
afterAll(() => server.stop());

/** What a browser says when somebody goes to an address. */
const NAVIGATION = { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8" };
const NONCE = /'nonce-([\w-]{22,})'/;

const PATHS = builtPaths();
const FILES = PATHS.filter((path) => !/\.(br|gz)$/.test(path));
const PACKED = FILES.filter((path) => PATHS.includes(`${path}.br`) && PATHS.includes(`${path}.gz`));
const SCRIPT = PACKED.find((path) => /^\/assets\/index-.*\.js$/.test(path)) ?? "";

describe("the page of the web client", () => {
  it.each([
    "/",
    "/sign-in",
    "/projects/9d0c/model?part=x%23y",
    "/index.html",
    "/apis",
    "/healthy",
    "/@x",
    "//evil.example",
    "/a%20b",
    "/..%2f..%2fetc%2fpasswd",
    "/package.json",
    "/.vite/manifest.json",
  ])("is what a browser gets at %s", async (path) => {
    const { status, headers, text } = await rawRequest(server, path, NAVIGATION);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
    });
    const nonce = NONCE.exec(String(headers["content-security-policy"]))?.[1] ?? "";
    expect(text).toBe(builtFile("/index.html").toString().replaceAll("__NONCE__", nonce));
    expect(text).toContain(`nonce="${nonce}"`);
  });

  it.each([
    ["/", undefined, 200],
    ["/", "*/*", 200],
    ["/", "text/html", 200],
    ["/", "application/json", 404],
    ["/", "text/html;q=0, */*", 404],
    ["/nowhere", undefined, 404],
    ["/nowhere", "*/*", 404],
    ["/nowhere", "text/*", 404],
    ["/nowhere", "application/json", 404],
    ["/nowhere", "application/json, text/html;q=0.5", 404],
    ["/nowhere", "text/html;q=0", 404],
    ["/nowhere", "text/html;q=0, text/plain", 404],
    ["/nowhere", "text/htmlx", 404],
    ["/nowhere", "TEXT/HTML", 200],
    ["/nowhere", "application/json;q=0.5, text/html ; q=0.6", 200],
  ])("at %s, asked for %s: %i", async (path, accept, status) => {
    const answer = await rawRequest(server, path, accept === undefined ? {} : { Accept: accept });
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toBe(
      status === 200 ? "text/html; charset=utf-8" : "application/problem+json; charset=utf-8",
    );
  });

  it("is the same to HEAD, without its body", async () => {
    const [get, head] = [
      await rawRequest(server, "/x", NAVIGATION),
      await rawRequest(server, "/x", NAVIGATION, "HEAD"),
    ];
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(Number(get.headers["content-length"])).toBe(get.bytes.length);
  });

  it("has another nonce in each answer, and is never told to be known", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rawRequest(server, "/", { ...NAVIGATION, "If-None-Match": "*" })),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const nonces = answers.map(({ headers }) => NONCE.exec(String(headers["content-security-policy"]))?.[1]);
    expect(new Set(nonces).size).toBe(20);
    expect(nonces).not.toContain(undefined);
  });

  it("is not what an address of the service answers, whoever asks", async () => {
    const firsts = new Set(describedService().routes.map(({ path }) => path.split("/")[1] ?? ""));
    const more = ["assets", "metrics", ".well-known", "%61pi", "API", "Health", "assets%2fx"];
    for (const first of [...firsts, ...more.filter((name) => name !== "assets%2fx")]) {
      const { headers } = await rawRequest(server, `/${first}/no-such-thing/at/all`, NAVIGATION);
      expect([first, headers["content-type"]]).toEqual([first, "application/problem+json; charset=utf-8"]);
    }
  });

  it("is no answer to an address that cannot be decoded", async () => {
    expect((await rawRequest(server, "/%zz", NAVIGATION)).status).toBe(404);
  });
});

describe("what is no read of the web client", () => {
  it.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("is refused: %s", async (method) => {
    for (const path of ["/", "/icon.svg", SCRIPT]) {
      const { status, headers } = await rawRequest(server, path, NAVIGATION, method);
      expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    }
    expect((await rawRequest(server, "/sign-in", NAVIGATION, method)).status).toBe(404);
  });

  it("is refused for the host of somebody else, as everywhere", async () => {
    for (const path of ["/", "/icon.svg", SCRIPT, "/x"]) {
      const { status, text } = await rawRequest(server, path, { ...NAVIGATION, Host: "evil.example" });
      expect([status, JSON.parse(text)]).toMatchObject([400, { type: "invalid_host" }]);
    }
  });
});

describe("the files of the web client", () => {
  it("are all that was built", () => {
    expect(SCRIPT).not.toBe("");
    expect(FILES).toContain("/icon.svg");
    expect(PACKED.filter((path) => /\.(js|css|svg)$/.test(path))).toEqual(
      FILES.filter((path) => /\.(js|css|svg)$/.test(path)),
    );
  });

  it.each(FILES)("%s is sent as it was built", async (path) => {
    const { status, headers, bytes } = await rawRequest(server, path);
    expect(status).toBe(200);
    expect(bytes.equals(builtFile(path))).toBe(true);
    expect(headers).toMatchObject({
      "content-type": typeOf(path),
      "content-length": String(bytes.length),
      "cache-control": path.startsWith("/assets/") ? "public, max-age=31536000, immutable" : "no-cache",
      "x-content-type-options": "nosniff",
    });
    expect(headers["content-encoding"]).toBeUndefined();
    const head = await rawRequest(server, path, {}, "HEAD");
    expect([head.status, head.bytes.length, head.headers["content-length"]]).toEqual([
      200,
      0,
      String(bytes.length),
    ]);
  });

  it.each<[string, string | undefined]>([
    ["br", "br"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["GZIP;q=0.5", "gzip"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["*;q=0.1, gzip;q=0", "br"],
    ["identity, br;q=0.9", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["identity;q=0, *;q=0", undefined],
    ["deflate", undefined],
    ["br;q=2", undefined],
    ["", undefined],
  ])("come to Accept-Encoding %j in the coding %s", async (accepted, coding) => {
    for (const path of PACKED) {
      const { status, headers, bytes } = await rawRequest(server, path, { "Accept-Encoding": accepted });
      expect([status, headers["content-encoding"]]).toEqual([200, coding]);
      expect(headers.vary).toBe("Accept-Encoding");
      expect(headers["content-length"]).toBe(String(bytes.length));
      expect(unpacked(bytes, coding).equals(builtFile(path))).toBe(true);
    }
  });

  it("are not sent again to whoever has them, in the same coding", async () => {
    const codings = ["identity", "br", "gzip"].map((coding) => ({ "Accept-Encoding": coding }));
    const tags: string[] = [];
    for (const coding of codings) {
      const { headers } = await rawRequest(server, "/icon.svg", coding);
      const tag = String(headers.etag);
      tags.push(tag);
      for (const known of [tag, `W/${tag}`, `"x", ${tag}`, "*"]) {
        const again = await rawRequest(server, "/icon.svg", { ...coding, "If-None-Match": known });
        expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, tag]);
        expect(again.headers).toMatchObject({ "cache-control": "no-cache", vary: "Accept-Encoding" });
      }
      const other = await rawRequest(server, "/icon.svg", { ...coding, "If-None-Match": '"x"' });
      expect(other.status).toBe(200);
    }
    expect(new Set(tags).size).toBe(3);
  });

  it("are not asked for one by one: a range is the whole", async () => {
    const { status, bytes } = await rawRequest(server, SCRIPT, { Range: "bytes=0-9" });
    expect([status, bytes.equals(builtFile(SCRIPT))]).toEqual([200, true]);
  });

  it.each([
    "/assets/no-such-file.js",
    "/assets/",
    "/assets",
    "/assets/../index.html",
    "/assets/../../server/package.json",
    "/assets/..%2findex.html",
    "/assets/%2e%2e/index.html",
    "/assets/%2e%2e%2f%2e%2e%2fpackage.json",
    "/assets/..%5cindex.html",
    "/assets/\\..\\index.html",
    "/assets//x.js",
    `${SCRIPT}/`,
    `${SCRIPT}.br`,
    `${SCRIPT}.gz`,
    `${SCRIPT}%00`,
    SCRIPT.toUpperCase().replace("/ASSETS", "/assets"),
    "/assets/__proto__",
    "/assets/constructor",
    "/ASSETS/x.js",
  ])("do not have %s, nor a page in its place", async (path) => {
    for (const headers of [{}, NAVIGATION]) {
      const answer = await rawRequest(server, path, headers);
      expect([answer.status, answer.headers["content-type"]]).toEqual([
        404,
        "application/problem+json; charset=utf-8",
      ]);
    }
  });

  it("that are missing are told so to nobody else", async () => {
    const { headers } = await rawRequest(server, "/assets/index-gone.js");
    expect(headers["cache-control"]).toBe("no-store");
  });
});

function typeOf(path: string): string {
  const types: Readonly<Record<string, string>> = {
    js: "text/javascript; charset=utf-8",
    css: "text/css; charset=utf-8",
    svg: "image/svg+xml; charset=utf-8",
    json: "application/json; charset=utf-8",
    woff2: "font/woff2",
  };
  return types[path.slice(path.lastIndexOf(".") + 1)] ?? "no type of a file that is built";
}

function unpacked(bytes: Buffer, coding: string | undefined): Buffer {
  if (coding === "br") {
    return brotliDecompressSync(bytes);
  }
  return coding === "gzip" ? gunzipSync(bytes) : bytes;
}
