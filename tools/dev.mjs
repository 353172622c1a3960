import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { prepare, say } from "./setup/prepare.mjs";
import { ROOT } from "./setup/repository.mjs";
import { runCommand } from "./setup/run-command.mjs";
import { whenAskedToStop } from "./setup/stop-requests.mjs";
import { readAddress } from "./start/address.mjs";
import { App } from "./start/app.mjs";
import { openDatabase } from "./start/database.mjs";
import { greeting } from "./start/greeting.mjs";

/** Where the web client is while it is worked on. */
const CLIENT_PORT = 5173;

/**
 * `npm run dev`: as `npm start`, every change that compiles starts the service again, and beside it the web client is
 * served by Vite, which shows a change as it is saved.
 * @returns {Promise<number>}
 */
async function develop() {
  const { node } = await prepare({ build: false });
  const database = await openDatabase(process.env, { isCommand: false });
  const env = { ...process.env, ...database.env };
  /** @type {App | null} */
  let app = null;
  let turn = Promise.resolve();
  const restart = () => {
    turn = turn.then(async () => {
      await app?.stop();
      app = new App(node, env, { way: "compiled" });
      await greetWhenReady(app);
    });
  };
  /** @type {import("node:child_process").ChildProcess | null} */
  let client = null;
  const compiler = watchSources(node, () => {
    restart();
    // What it bundles of the packages is compiled by now.
    client ??= serveClient(node);
  });
  await new Promise((resolve) => whenAskedToStop(() => resolve(undefined)));
  compiler.kill("SIGTERM");
  /** @type {import("node:child_process").ChildProcess | null} */ (client)?.kill("SIGTERM");
  await turn.then(() => app?.stop());
  await database.stop();
  return 0;
}

/**
 * Vite's own server, which hands all but the client's files on to the service.
 * @param {string} node
 */
function serveClient(node) {
  const watch = new URL("./setup/end-with-parent.mjs", import.meta.url).href;
  const web = join(ROOT, "apps/web");
  const vite = [
    join(web, "node_modules/vite/bin/vite.js"),
    web,
    "--host",
    "127.0.0.1",
    "--port",
    `${CLIENT_PORT}`,
    "--strictPort",
  ];
  return spawn(node, ["--import", watch, ...vite, "--clearScreen", "false"], {
    cwd: ROOT,
    env: { ...process.env, PLUMBLINE_URL: readAddress(process.env).address },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/**
 * @param {string} node
 * @param {() => void} onCompiled
 */
function watchSources(node, onCompiled) {
  const watch = new URL("./setup/end-with-parent.mjs", import.meta.url).href;
  const tsc = [join(ROOT, "node_modules/typescript/bin/tsc"), "-b", "--watch", "--preserveWatchOutput"];
  const compiler = spawn(node, ["--import", watch, ...tsc], {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const lines = createInterface({ input: /** @type {import("node:stream").Readable} */ (compiler.stdout) });
  lines.on("line", (line) => {
    if (line.trim() !== "") {
      say(line);
    }
    if (/Found 0 errors\. Watching for file changes\./.test(line)) {
      onCompiled();
    }
  });
  return compiler;
}

let greeted = false;

/** @param {App} app */
async function greetWhenReady(app) {
  const { port, address } = readAddress(process.env);
  if (greeted || port === 0 || !(await app.answersAt(address))) {
    return;
  }
  greeted = true;
  say(await greeting(address, process.env));
  say(`Open http://127.0.0.1:${CLIENT_PORT} for the web client as you change it`);
}

await runCommand(develop);
