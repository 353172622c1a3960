import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "../setup/repository.mjs";

const MAIN = join(ROOT, "apps/server/packed/main.js");
const START_MS = 120_000;

/** @typedef {{url: string, setupToken: string, process: import("node:child_process").ChildProcess, stop: () => Promise<void>}} Service */

/**
 * The built service on a database, as an operator starts it, on a free port of this machine.
 * @param {string} connectionString
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string} [node] that runs it; what the repository pins, where this is another one
 * @returns {Promise<Service>}
 */
export async function startService(connectionString, env = {}, node = process.execPath) {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-web-"));
  const setupToken = randomUUID();
  const child = spawn(node, [MAIN], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env["PATH"],
      ConnectionStrings__DefaultConnection: connectionString,
      ASPNETCORE_HTTP_PORTS: "0",
      Service__Profile: "hosted",
      Service__Bind: "127.0.0.1",
      Service__SetupToken: setupToken,
      Service__MasterKey: Buffer.alloc(32, "master key of the tests ").toString("base64"),
      Service__DataDirectory: dataDirectory,
      Service__TrustedProxies: "127.0.0.1",
      AllowedHosts: "127.0.0.1",
      ...env,
    },
  });
  return {
    url: `http://127.0.0.1:${await portOf(child)}`,
    setupToken,
    process: child,
    stop: async () => {
      await ended(child);
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** @param {import("node:child_process").ChildProcess} child */
async function portOf(child) {
  const { stdout } = child;
  if (stdout === null) {
    throw new Error("The service says nothing");
  }
  const timer = setTimeout(() => child.kill("SIGKILL"), START_MS);
  const lines = [];
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line);
    const port = /"port":(\d+)/.exec(line)?.[1];
    if (port !== undefined) {
      clearTimeout(timer);
      stdout.resume();
      return port;
    }
  }
  throw new Error(`The service did not start:\n${lines.join("\n")}`);
}

/** @param {import("node:child_process").ChildProcess} child */
function ended(child) {
  return new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      done(undefined);
      return;
    }
    child.once("exit", done);
    child.kill("SIGKILL");
  });
}
