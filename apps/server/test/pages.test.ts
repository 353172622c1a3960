import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { ask } from "./testing/client.js";
import { sharedTeamServer } from "./testing/team-server.js";
import type { RunningServer } from "./testing/test-server.js";

const FOLDER = new URL("../pages/", import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name !== "tsconfig.json");
/** Nothing of the pages: no picture, and where the web client is. */
const ELSEWHERE = new Set(["data:,", "/", "/sign-in"]);
const PAGES = FILES.filter((name) => name.endsWith(".html"));

let server: RunningServer;
beforeAll(async () => {
  ({ server } = await sharedTeamServer());
});
afterAll(() => server.stop());

const read = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");

describe.each(PAGES)("the page %s", (name) => {
  it("is sent as it is, kept by nobody, and may load its own script and style alone", async () => {
    const answer = await ask(server, "get", `/${name.replace(".html", "")}`).expect(200);
    expect(answer.text).toBe(read(name));
    expect(answer.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    const policy = (answer.headers["content-security-policy"] ?? "").split("; ");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'none'");
    expect(answer.headers["content-security-policy"]).not.toContain("unsafe");
  });

  it("has nothing inline and names nothing elsewhere", () => {
    const text = read(name);
    expect(text).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=|https?:|\/\//i);
    expect(text).not.toMatch(/<form[^>]*\s(action|method)=/i);
    const sources = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, source = ""]) => source);
    const own = sources
      .filter((source) => !ELSEWHERE.has(source))
      .map((source) => source.replace("/pages/", ""));
    expect(own.every((source) => FILES.includes(source))).toBe(true);
  });
});

describe("the files of the pages", () => {
  it.each(FILES.filter((name) => !name.endsWith(".html")))("have %s", async (name) => {
    const answer = await ask(server, "get", `/pages/${name}`).expect(200);
    const type = name.endsWith(".css") ? "text/css" : "text/javascript";
    expect(answer.headers["content-type"]).toBe(`${type}; charset=utf-8`);
    expect(answer.text).toBe(read(name));
  });

  it.each(["tsconfig.json", "device.html", "constructor", "..%2fpackage.json", "%2e%2e%2fpackage.json", "x"])(
    "have no %s",
    async (name) => {
      await ask(server, "get", `/pages/${name}`).expect(404);
    },
  );

  it("write what others said as text alone", () => {
    for (const name of FILES.filter((file) => file.endsWith(".mjs"))) {
      expect(read(name)).not.toMatch(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(|new Function/,
      );
    }
  });
});
