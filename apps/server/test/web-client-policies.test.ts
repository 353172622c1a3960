import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { rawRequest } from "./testing/raw-request.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";
import { builtPaths } from "./testing/web-client-build.js";

let server: RunningServer;
beforeAll(async () => {
  ({ server } = await sharedTeamServer());
});
afterAll(() => server.stop());

const NAVIGATION = { Accept: "text/html,*/*;q=0.8" };

const OF_THE_CLIENT = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'nonce-NONCE'",
  "font-src 'self'",
  "img-src 'self' data: blob:",
  "worker-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types plumbline-workers",
].join("; ");
const OF_DOCS = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");
const OF_ANSWERS = "default-src 'none'; frame-ancestors 'none'";
const OF_WORKERS = "default-src 'none'; script-src 'self' 'unsafe-eval'";

async function policyAt(path: string, method = "GET"): Promise<string> {
  const { headers } = await rawRequest(server, path, NAVIGATION, method);
  return String(headers["content-security-policy"]).replace(/'nonce-[\w-]+'/, "'nonce-NONCE'");
}

describe("what a browser may do", () => {
  it.each([
    ["/", OF_THE_CLIENT],
    ["/sign-in", OF_THE_CLIENT],
    ["/projects/x/model", OF_THE_CLIENT],
    ["/icon.svg", OF_ANSWERS],
    ["/assets/no-such-file.js", OF_ANSWERS],
    ["/assets/no-such.worker-abc.js", OF_ANSWERS],
    ["/api/docs", OF_DOCS],
    ["/api/docs/", OF_DOCS],
    ["/api/docs/index.html", OF_DOCS],
    ["/api/docs/swagger-ui.css", OF_DOCS],
    ["/api/docs/no-such-file", OF_DOCS],
    ["/api/openapi.json", OF_ANSWERS],
    ["/api/setup/status", OF_ANSWERS],
    ["/api/auth/me", OF_ANSWERS],
    ["/api/nowhere", OF_ANSWERS],
    ["/api/docsx", OF_ANSWERS],
    ["/health", OF_ANSWERS],
    ["/mcp", OF_ANSWERS],
    ["/llms.txt", OF_ANSWERS],
    ["/skills", OF_ANSWERS],
  ])("at %s", async (path, policy) => {
    expect(await policyAt(path)).toBe(policy);
  });

  it("is nothing with a refusal", async () => {
    expect(await policyAt("/", "POST")).toBe(OF_ANSWERS);
    expect(await policyAt("/api/setup/status", "DELETE")).toBe(OF_ANSWERS);
  });

  it("is stated by the small pages themselves", async () => {
    for (const path of ["/device", "/reset", "/invitation", "/pages/page.css"]) {
      expect(await policyAt(path)).toContain("trusted-types 'none'");
    }
  });

  it("is to run code that is made of text in workers alone, which reach nobody", async () => {
    const files = builtPaths().filter((path) => !/\.(br|gz)$/.test(path));
    for (const path of files) {
      const isWorker = path.includes(".worker-");
      expect([path, await policyAt(path)]).toEqual([path, isWorker ? OF_WORKERS : OF_ANSWERS]);
    }
    expect(files.filter((path) => path.includes(".worker-"))).not.toEqual([]);
  });

  it("in a page of the client is not to be framed, to tell where it came from, or to use devices", async () => {
    const { headers } = await rawRequest(server, "/", NAVIGATION);
    expect(headers).toMatchObject({
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-content-type-options": "nosniff",
    });
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["permissions-policy"]).toContain("geolocation=()");
  });
});
