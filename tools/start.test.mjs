import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from "@jest/globals";
import { findFreePort } from "./embedded-postgres/free-port.mjs";
import { isAlive } from "./embedded-postgres/process-state.mjs";

// A start compiles what is not compiled, and a busy machine takes its time for all of it.
jest.setTimeout(600_000);

const script = (name) => fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));

let folder = "";
let port = 0;
let address = "";
const children = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "plumbline start "));
});
afterEach(() => {
  for (const child of children.splice(0)) {
    child.kill("SIGKILL");
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(name, env = {}) {
  const child = spawn(process.execPath, [script(name)], {
    env: { ...cleanEnv(), Service__DataDirectory: join(folder, "data"), ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const ran = { child, output: "", code: undefined };
  child.stdout.on("data", (chunk) => (ran.output += chunk));
  child.stderr.on("data", (chunk) => (ran.output += chunk));
  ran.ended = new Promise((resolve) => child.once("close", (code, signal) => resolve(code ?? signal)));
  return ran;
}

function cleanEnv() {
  const names =
    /^(Service__|ConnectionStrings__|ASPNETCORE_|PLUMBLINE_|Database__|AllowedHosts|NODE_OPTIONS)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !names.test(name)));
}

/** Starts the service; again when somebody else took its port before it did. */
async function start(tries = 3) {
  port = await findFreePort();
  address = `http://127.0.0.1:${port}`;
  const service = run("start", { ASPNETCORE_HTTP_PORTS: String(port) });
  await until(
    () => service.output.includes("Plumbline answers at") || service.child.exitCode !== null,
    service,
  );
  if (service.child.exitCode !== null) {
    await service.ended;
  }
  return tries > 1 && service.output.includes("The port is in use") ? start(tries - 1) : service;
}

async function until(condition, ran = { output: "" }) {
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(50)) {
    if (condition()) {
      return;
    }
  }
  throw new Error(`It did not happen within five minutes: ${ran.output}`);
}

const postgresPid = () =>
  Number.parseInt(readFileSync(join(folder, "data/postgres/postmaster.pid"), "utf8"), 10);

async function answers() {
  return fetch(`${address}/health/live`).then(
    () => true,
    () => false,
  );
}

function traceInReadme() {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const lines = (/```text\n(.*?)```/s.exec(readme)?.[1] ?? "").split("\n");
  expect(lines.length).toBeGreaterThan(20);
  return lines.filter((line) => line.trim() !== "…");
}

describe("npm start and npm run demo", () => {
  it("start the service, play the demo twice, and stop with nothing left", async () => {
    const service = await start();
    expect(service.output).toContain(`Plumbline answers at ${address}`);
    await until(() => service.output.includes(`Open ${address} in a browser`), service);
    expect(service.output).toMatch(/the first account needs the code \S{16,}/);
    const postgres = postgresPid();

    const first = run("demo", { PLUMBLINE_URL: address });
    expect([await first.ended, first.output]).toEqual([
      0,
      expect.stringContaining("(the first account, made now)"),
    ]);
    expect(first.output).toContain("148 facts added, 0 changed, 0 as they were");
    expect(first.output.match(/^(\d+) of \1 assertions hold$/gm)).toHaveLength(4);
    expect(first.output).not.toContain("\u001b");
    expect(first.output).toContain("What a pull request to github.com/acme/eshop touches in this design");
    expect(first.output).toMatch(/definite promise SHOP-001/);
    for (const line of traceInReadme()) {
      expect(first.output.split("\n")).toContain(line);
    }
    expect(statSync(join(folder, "data/demo-account.json")).mode & 0o077).toBe(0);

    const second = run("demo", { PLUMBLINE_URL: address });
    expect([await second.ended, second.output]).toEqual([0, expect.stringContaining("148 as they were")]);

    const stranger = run("demo", { PLUMBLINE_URL: address, PLUMBLINE_PASSWORD: "Not-the-one-1" });
    expect([await stranger.ended, stranger.output]).toEqual([1, expect.stringContaining("was refused")]);

    service.child.kill("SIGTERM");
    expect(await service.ended).toBe(0);
    expect(isAlive(postgres)).toBe(false);
    expect(existsSync(join(folder, "data/app.lock"))).toBe(false);
  });

  it("says which process uses the data directory already, and leaves it running", async () => {
    const service = await start();
    const second = run("start", { ASPNETCORE_HTTP_PORTS: String(await findFreePort()) });
    expect(await second.ended).toBe(1);
    expect(second.output).toContain(`in use by a running Plumbline (process ${service.child.pid})`);
    expect(await answers()).toBe(true);
    service.child.kill("SIGINT");
    expect(await service.ended).toBe(0);
  });

  it("leave neither app nor database when the command is killed", async () => {
    const service = await start();
    const postgres = postgresPid();
    service.child.kill("SIGKILL");
    await service.ended;
    await until(() => !isAlive(postgres));
    for (let tries = 0; tries < 1_200 && (await answers()); tries++) {
      await sleep(50);
    }
    expect(await answers()).toBe(false);
  });

  it("stop when the port is taken, and say so", async () => {
    const other = createServer((_request, response) => response.end("ok"));
    await new Promise((resolve) => other.listen(0, resolve));
    const service = run("start", { ASPNETCORE_HTTP_PORTS: String(other.address().port) });
    expect(await service.ended).toBe(1);
    expect(service.output).toContain("The port is in use");
    expect(service.output).not.toContain("Plumbline answers");
    other.close();
  });
});

describe("npm run demo", () => {
  it("says that no service answers", async () => {
    const demo = run("demo", { PLUMBLINE_URL: `http://127.0.0.1:${await findFreePort()}` });
    expect(await demo.ended).toBe(1);
    expect(demo.output).toMatch(/^No service answers at .* Start one with "npm start"/);
  });

  it("says that something else answers", async () => {
    const other = createServer((_request, response) => response.end("<html>"));
    await new Promise((resolve) => other.listen(0, resolve));
    const demo = run("demo", { PLUMBLINE_URL: `http://127.0.0.1:${other.address().port}` });
    expect([await demo.ended, demo.output]).toEqual([
      1,
      expect.stringContaining("What answers there is not Plumbline"),
    ]);
    other.close();
  });
});
