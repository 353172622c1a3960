// A service that answers what it was sent, to show that the watch over leaks sees it.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";

/** @type {Record<string, (text: string, response: import("node:http").ServerResponse) => void>} */
const WAYS = {
  plain: (text, response) => response.end(`<${text}>`),
  "in-halves": (text, response) => {
    response.write(text.slice(0, 7));
    response.end(text.slice(7));
  },
  packed: (text, response) => response.setHeader("Content-Encoding", "gzip").end(gzipSync(`<${text}>`)),
  "packed-large": (text, response) => {
    const more = randomBytes(1_500_000).toString("hex");
    response.setHeader("Content-Encoding", "gzip").end(gzipSync(`<${text}>${more}`));
  },
  header: (text, response) => response.setHeader("X-Sent", text).end(),
  base64: (text, response) => response.end(Buffer.from(text).toString("base64")),
  hex: (text, response) => response.end(Buffer.from(text).toString("hex")),
  address: (text, response) => response.end(`/?sent=${encodeURIComponent(text)}`),
  json: (text, response) => response.end(JSON.stringify({ text })),
  token: (text, response) => response.end(JSON.stringify({ value: text })),
  cookie: (text, response) => response.setHeader("Set-Cookie", `service_session=${text}; Path=/`).end(),
  log: (text, response) => {
    console.log(JSON.stringify({ message: `sent: ${text}` }));
    response.end();
  },
  "setup-code": (text, response) => {
    console.log(JSON.stringify({ message: `setup-code: ${text}` }));
    response.end();
  },
  nothing: (_text, response) => response.end(),
};

let last = "";

const server = createServer(async (request, response) => {
  const bytes = Buffer.concat(await request.toArray());
  if (bytes.length > 0) {
    last = bytes.toString();
  }
  const way = new URL(request.url ?? "", "http://x").searchParams.get("way") ?? "nothing";
  const sent = request.headers["x-again"] ?? Object.values(JSON.parse(last || "{}"))[0] ?? "";
  WAYS[way]?.(String(sent), response);
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(JSON.stringify({ port: typeof address === "object" ? address?.port : null }));
});
