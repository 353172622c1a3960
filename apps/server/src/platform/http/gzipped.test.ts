import { randomBytes } from "node:crypto";
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { encodedFor, GZIPPED_AT_ONCE, WORTH_GZIP } from "./gzipped.js";
import { writeAnswer } from "./write-answer.js";

const LARGE = Buffer.from("a fact and another one; ".repeat(20_000));
const NOISE = 8 * 1024 * 1024;

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const bytes =
    request.url === "/small"
      ? LARGE.subarray(0, WORTH_GZIP - 1)
      : request.url === "/noise"
        ? randomBytes(NOISE)
        : LARGE;
  const body = [bytes.subarray(0, 1000), bytes.subarray(1000)];
  return writeAnswer(response, encodedFor({ request, response, byteLength: bytes.byteLength, body }));
}

function ask(path: string, encoding: string | null): Promise<IncomingMessage> {
  const { port } = server.address() as AddressInfo;
  const headers = encoding === null ? {} : { "accept-encoding": encoding };
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers, agent: false }, resolve).once("error", reject);
  });
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await message.toArray());
}

describe("a body that may be compressed", () => {
  it("is, for who asks, and says the same", async () => {
    const message = await ask("/", "br, gzip");
    const bytes = await bytesOf(message);
    expect(message.headers["content-encoding"]).toBe("gzip");
    expect(message.headers["content-length"]).toBeUndefined();
    expect(bytes.byteLength).toBeLessThan(LARGE.byteLength / 10);
    expect(gunzipSync(bytes).equals(LARGE)).toBe(true);
  });

  it.each([null, "br", "gzip;q=0"])("is not for who asks for %j", async (encoding) => {
    const message = await ask("/", encoding);
    expect(message.headers["content-encoding"]).toBeUndefined();
    expect(message.headers["content-length"]).toBe(String(LARGE.byteLength));
    expect((await bytesOf(message)).equals(LARGE)).toBe(true);
  });

  it("is not where it is small", async () => {
    const message = await ask("/small", "gzip");
    expect(message.headers["content-encoding"]).toBeUndefined();
    expect((await bytesOf(message)).byteLength).toBe(WORTH_GZIP - 1);
  });

  it("is sent as it is while so many are on their way, and compressed again when they are gone", async () => {
    const unread = await Promise.all(Array.from({ length: GZIPPED_AT_ONCE }, () => ask("/noise", "gzip")));
    expect(unread.map(({ headers }) => headers["content-encoding"])).toEqual(
      Array.from({ length: GZIPPED_AT_ONCE }, () => "gzip"),
    );
    const beside = await ask("/", "gzip");
    expect(beside.headers["content-encoding"]).toBeUndefined();
    expect((await bytesOf(beside)).equals(LARGE)).toBe(true);
    for (const message of unread) {
      message.destroy();
    }
    let encoding: string | undefined;
    for (let turn = 0; turn < 200 && encoding === undefined; turn += 1) {
      const again = await ask("/", "gzip");
      encoding = again.headers["content-encoding"];
      await bytesOf(again);
    }
    expect(encoding).toBe("gzip");
  });
});
