import { spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "@jest/globals";
import { isAlive } from "../embedded-postgres/process-state.mjs";

const module = fileURLToPath(new URL("./stop-requests.mjs", import.meta.url));
const endWithParent = fileURLToPath(new URL("./end-with-parent.mjs", import.meta.url));

/** A command that ends when it is asked to stop, and says by what. */
const command = `
  const { whenAskedToStop } = await import(${JSON.stringify(module)});
  whenAskedToStop((signal) => { process.stdout.write("asked by " + signal + "\\n"); process.exit(0); });
  process.stdout.write("pid " + process.pid + "\\n");
  setInterval(() => undefined, 1_000);
`;

async function lineOf(child, pattern) {
  let said = "";
  for await (const chunk of child.stdout) {
    said += chunk;
    const found = pattern.exec(said);
    if (found) {
      return found[1];
    }
  }
  throw new Error(`It said: ${said}`);
}

async function ends(pid) {
  for (let tries = 0; tries < 4_000 && isAlive(pid); tries++) {
    await sleep(25);
  }
  return !isAlive(pid);
}

describe("a command is asked to stop", () => {
  it.each(["SIGINT", "SIGTERM", "SIGHUP"])("by %s", async (signal) => {
    const child = spawn(process.execPath, ["--input-type=module", "-e", command]);
    const lines = [];
    child.stdout.on("data", (chunk) => lines.push(String(chunk)));
    while (lines.length === 0) {
      await sleep(20);
    }
    child.kill(signal);
    await new Promise((resolve) => child.once("close", resolve));
    expect(lines.join("")).toContain(`asked by ${signal}`);
  });

  it.each([
    ["who started it has gone", 'exec "$0" --input-type=module -e "$1"'],
    ["who started the shell around it has gone, as npm", '"$0" --input-type=module -e "$1"; true'],
  ])("when %s", async (_name, shell) => {
    const starter = `
      const { spawn } = require("node:child_process");
      spawn("sh", ["-c", ${JSON.stringify(shell)}, process.execPath, ${JSON.stringify(command)}], { stdio: "inherit" });
      setInterval(() => undefined, 1_000);
    `;
    const env = { ...process.env, npm_lifecycle_event: "start" };
    const parent = spawn(process.execPath, ["-e", starter], { env, stdio: ["ignore", "pipe", "inherit"] });
    const pid = Number(await lineOf(parent, /pid (\d+)\n/));
    await sleep(400);
    parent.kill("SIGKILL");
    expect(await ends(pid)).toBe(true);
  });
});

describe("a program that a command started", () => {
  it("is asked to stop when the command is killed", async () => {
    const program =
      'process.on("SIGTERM", () => process.exit(0)); setInterval(() => undefined, 1_000); process.send("up");';
    const starter = `
      const { spawn } = require("node:child_process");
      const options = { stdio: ["ignore", "ignore", "ignore", "ipc"], detached: true };
      const args = ["--import", ${JSON.stringify(endWithParent)}, "-e", ${JSON.stringify(program)}];
      const child = spawn(process.execPath, args, options);
      child.once("message", () => process.stdout.write("pid " + child.pid + "\\n"));
      setInterval(() => undefined, 1_000);
    `;
    const parent = spawn(process.execPath, ["-e", starter], { stdio: ["ignore", "pipe", "inherit"] });
    const pid = Number(await lineOf(parent, /pid (\d+)\n/));
    expect(isAlive(pid)).toBe(true);
    parent.kill("SIGKILL");
    expect(await ends(pid)).toBe(true);
  });
});
