import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { sendBytes } from "./send-bytes.js";

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) =>
    sendBytes(request, response, {
      bytes: new TextEncoder().encode("body"),
      contentType: "text/plain",
      etag: '"abc"',
      headers: { "X-More": "1" },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  server.close();
});

async function ask(ifNoneMatch?: string): Promise<[number | undefined, string, IncomingMessage["headers"]]> {
  const { port } = server.address() as AddressInfo;
  const headers = ifNoneMatch === undefined ? {} : { "if-none-match": ifNoneMatch };
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get({ host: "127.0.0.1", port, headers, agent: false }, resolve);
  });
  const text = Buffer.concat(await answer.toArray()).toString();
  return [answer.statusCode, text, answer.headers];
}

describe("bytes with an entity tag", () => {
  it("are sent with their length", async () => {
    const [status, text, headers] = await ask();
    expect([status, text]).toEqual([200, "body"]);
    expect(headers).toMatchObject({ "content-length": "4", etag: '"abc"', "x-more": "1" });
  });

  it.each(['"abc"', 'W/"abc"', '"x", "abc"', "*", ' "x",W/"abc" '])(
    "are not sent again: %s",
    async (tags) => {
      const [status, text, headers] = await ask(tags);
      expect([status, text, headers.etag]).toEqual([304, "", '"abc"']);
    },
  );

  it.each(['"abcd"', "abc", '"ab"', "", "W/*"])("are sent when the client has others: %s", async (tags) => {
    expect((await ask(tags)).slice(0, 2)).toEqual([200, "body"]);
  });
});
