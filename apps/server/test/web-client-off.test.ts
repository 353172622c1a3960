import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { rawRequest } from "./testing/raw-request.js";
import { startTestServer, type TestServer } from "./testing/test-server.js";

/** Loaded into a service that finds no build of the web client. */
const UNBUILT = new URL("./testing/unbuilt-web-client.mjs", import.meta.url).href;

let off: TestServer;
let unbuilt: TestServer;
beforeAll(async () => {
  [off, unbuilt] = await Promise.all([
    startTestServer({ Service__WebClient: "off" }),
    startTestServer({ NODE_OPTIONS: `--import=${UNBUILT}` }),
  ]);
});
afterAll(() => Promise.all([off.stop(), unbuilt.stop()]));

const PAGE = { Accept: "text/html" };

describe.each([
  ["is told to", () => off],
  ["finds no build of it", () => unbuilt],
])("a service that %s serves no web client", (_, service) => {
  it.each(["/", "/sign-in", "/index.html", "/icon.svg", "/assets/x.js"])("at %s", async (path) => {
    for (const method of ["GET", "POST"]) {
      const { status, headers } = await rawRequest(service(), path, PAGE, method);
      expect([status, headers["content-type"]]).toEqual([404, "application/problem+json; charset=utf-8"]);
    }
  });

  it("and has its API and its small pages", async () => {
    expect((await rawRequest(service(), "/api/setup/status")).status).toBe(200);
    expect((await rawRequest(service(), "/device", PAGE)).status).toBe(200);
    expect((await rawRequest(service(), "/api/docs", PAGE)).status).toBe(200);
  });
});

it("the log says in one line that there is no build, and nothing where none is wanted", () => {
  const lines = ({ log }: TestServer) => log.filter(({ message }) => /web client/.test(String(message)));
  expect(lines(off)).toEqual([]);
  expect(lines(unbuilt)).toEqual([
    expect.objectContaining({
      level: "warn",
      message: "the web client is not built and not served: npm run build makes it",
    }),
  ]);
});
