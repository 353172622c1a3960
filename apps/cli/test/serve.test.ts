import { renameSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "@jest/globals";
import { main } from "../src/main.js";
import { type Serving, startServing } from "../src/serving/start-serving.js";
import { temporaryFolder, testWorld } from "../src/testing/run-main.js";
import { smallModel, smallScenario } from "../src/testing/small-files.js";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

const model = join(folder, "model.json");
const scenario = join(folder, "order.json");
writeFileSync(scenario, JSON.stringify(smallScenario()));

let serving: Serving | null = null;
afterEach(async () => {
  await serving?.close();
  serving = null;
});

async function serve(): Promise<Serving> {
  writeFileSync(model, JSON.stringify(smallModel()));
  serving = await startServing({ model, scenarios: [scenario], title: undefined }, 0, testWorld({}).world);
  return serving;
}

/** The status of a request with a host of its own, which `fetch` does not send. */
function statusFor(url: string, host: string): Promise<number | undefined> {
  return new Promise((done, fail) => {
    request(url, { headers: { host } }, (response) => done(response.resume().statusCode))
      .on("error", fail)
      .end();
  });
}

describe("plumbline serve", () => {
  it("shows the pages and pictures of the site, under a strict policy", async () => {
    const { url } = await serve();
    const page = await fetch(url);
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(page.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src 'self'; /);
    expect(page.headers.get("content-security-policy")).not.toContain("unsafe");
    expect(await page.text()).toContain("An order is placed");
    const picture = await fetch(`${url}pictures/landscape.svg`);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    expect(picture.headers.get("content-security-policy")).toContain("sandbox");
    for (const path of ["style.css", "reload.js", "elements.html?x#y"]) {
      expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 200]);
    }
    expect((await fetch(url, { method: "HEAD" })).status).toBe(200);
  });

  it("has nothing but the site, and is read only", async () => {
    const { url } = await serve();
    for (const path of ["model.json", "../model.json", "%2e%2e/model.json", "elements", "constructor"]) {
      expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, 404]);
    }
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS"]) {
      expect([method, (await fetch(url, { method })).status]).toEqual([method, 405]);
    }
  });

  it("answers to this machine's own names alone", async () => {
    const { url } = await serve();
    const { port } = new URL(url);
    expect(new URL(url).hostname).toBe("127.0.0.1");
    expect(await statusFor(url, `localhost:${port}`)).toBe(200);
    for (const host of [
      "evil.example",
      `evil.example:${port}`,
      "127.0.0.1",
      `127.0.0.1.evil.example:${port}`,
    ]) {
      expect([host, await statusFor(url, host)]).toEqual([host, 421]);
    }
  });

  it("tells open pages that a file changed, also one that was replaced, and shows what is wrong with it", async () => {
    const { url, onRead } = await serve();
    const events = await fetch(`${url}events`);
    const reader = events.body?.getReader();
    const read = new Promise<void>((done) => onRead(() => done()));
    writeFileSync(join(folder, "next.json"), '{"elements": [{}]}');
    renameSync(join(folder, "next.json"), model);
    await read;
    const page = await fetch(url);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain("model.json:1:15 elements[0].id: is required");
    let told = "";
    while (!told.includes("event: changed")) {
      told += new TextDecoder().decode((await reader?.read())?.value);
    }
    await reader?.cancel();

    const again = new Promise<void>((done) => onRead(() => done()));
    writeFileSync(model, JSON.stringify(smallModel("Sales")));
    await again;
    expect(await (await fetch(`${url}elements.html`)).text()).toContain("Sales");
  });

  it("is not started on a port that is taken", async () => {
    const { url } = await serve();
    const { world, stderr } = testWorld({ cwd: folder });
    expect(await main(["serve", "model.json", "--port", new URL(url).port], world)).toBe(3);
    expect(stderr()).toContain("cannot be opened: EADDRINUSE");
  });

  it("is not started on what cannot be watched", async () => {
    const { world, stderr } = testWorld({ cwd: folder });
    expect(await main(["serve", "-"], world)).toBe(2);
    expect(stderr()).toContain("cannot be watched");
  });

  it("says where it is, also while its file is broken, and ends by Ctrl-C", async () => {
    writeFileSync(model, "{");
    const { world, stdout, stderr, interrupt } = testWorld({ cwd: folder });
    const ended = main(["serve", "model.json"], world);
    while (!stderr().includes("model.json")) {
      await new Promise((done) => setTimeout(done, 20));
    }
    interrupt();
    expect(await ended).toBe(0);
    expect(stdout()).toMatch(/^Serving model\.json at http:\/\/127\.0\.0\.1:\d+\/ /);
    expect(stderr()).toContain("is no model document");
  });
});
