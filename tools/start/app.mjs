import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "../setup/repository.mjs";

const STOP_WITHIN_MS = 30_000;

/** The allocator of glibc keeps what large documents took unless it is told to give big blocks back. */
export const GIVE_MEMORY_BACK = {
  MALLOC_MMAP_THRESHOLD_: "32768",
  MALLOC_TRIM_THRESHOLD_: "131072",
  // A place of its own for each thread keeps what threads that ended took.
  MALLOC_ARENA_MAX: "2",
};

/**
 * Left alone, the heap keeps some 20 MiB more for what is new, and on a machine with much memory it grows to twice and more
 * before what requests left in it is collected.
 */
export const MODEST_HEAP = ["--max-semi-space-size=8", "--heap-growing-percent=40"];

/** How the program runs: packed, or as it was compiled, which is there sooner after a change. */
const WAYS = {
  packed: [join(ROOT, "apps/server/packed/main.js")],
  compiled: ["--enable-source-maps", join(ROOT, "apps/server/dist/main.js")],
};

/** One run of the server. */
export class App {
  /**
   * @param {string} node
   * @param {NodeJS.ProcessEnv} env
   * @param {{command?: readonly string[], way?: keyof typeof WAYS}} [how] what the program does in place of a normal start
   */
  constructor(node, env, { command = [], way = "packed" } = {}) {
    const watch = new URL("../setup/end-with-parent.mjs", import.meta.url).href;
    this.child = spawn(node, [...MODEST_HEAP, "--import", watch, ...WAYS[way], ...command], {
      cwd: ROOT,
      env: { ...GIVE_MEMORY_BACK, ...env },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      // In a group of its own, so that an interrupt typed at the terminal reaches it once, through us.
      detached: process.platform !== "win32",
      windowsHide: true,
    });
    this.hasEnded = false;
    this.wasStopped = false;
    /** @type {Promise<number>} */
    this.ended = new Promise((resolve) => {
      const end = (/** @type {number} */ code) => {
        this.hasEnded = true;
        resolve(code);
      };
      this.child.once("error", () => end(1));
      this.child.once("exit", (code) => end(this.exitCode(code)));
    });
  }

  /**
   * The server ends itself with the signal it was sent when all is closed: after a stop, that is a clean end.
   * @param {number | null} code
   */
  exitCode(code) {
    return code ?? (this.wasStopped ? 0 : 1);
  }

  /** Asks it to end, and ends it when it does not. */
  async stop() {
    if (this.hasEnded) {
      return;
    }
    this.wasStopped = true;
    this.child.kill("SIGTERM");
    await Promise.race([this.ended, sleep(STOP_WITHIN_MS, undefined, { ref: false })]);
    this.kill();
    await this.ended;
  }

  kill() {
    if (!this.hasEnded) {
      this.child.kill("SIGKILL");
    }
  }

  /**
   * Waits until it answers at the address; false when it ended first.
   * @param {string} address
   */
  async answersAt(address) {
    while (!this.hasEnded) {
      if (await isHealthy(address)) {
        return true;
      }
      await sleep(50);
    }
    return false;
  }
}

/** @param {string} address */
async function isHealthy(address) {
  try {
    const answer = await fetch(`${address}/health`, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
