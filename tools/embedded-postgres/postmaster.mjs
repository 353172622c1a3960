import { spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { PLAIN_LOCALE } from "./make-cluster.mjs";

const READY_WITHIN_MS = 120_000;
const FAST_STOP_WITHIN_MS = 10_000;
const HARD_STOP_WITHIN_MS = 5_000;

/** One run of the database server. */
export class Postmaster {
  /**
   * @param {import("./make-cluster.mjs").Place} place
   * @param {Readonly<Record<string, string>>} settings
   * @param {string} logFile
   */
  constructor(place, settings, logFile) {
    this.place = place;
    this.child = spawnPostgres(place, settings, logFile);
    this.pid = this.child.pid ?? 0;
    this.hasEnded = false;
    /** @type {Promise<void> | undefined} */
    this.stopped = undefined;
    /** @type {Promise<void>} */
    this.ended = new Promise((resolve) => {
      const end = () => {
        this.hasEnded = true;
        resolve();
      };
      this.child.once("exit", end).once("error", end);
    });
    this.watchdog = place.identity.diesWithParent ? null : spawnWatchdog(this.pid);
  }

  /** Waits until connections are taken; false when the server ended before or took too long. */
  async isReady() {
    for (const end = Date.now() + READY_WITHIN_MS; Date.now() < end; await sleep(15)) {
      if (this.hasEnded) {
        return false;
      }
      if (readStatus(this.place.cluster, this.pid) === "ready") {
        return true;
      }
    }
    return false;
  }

  /** A fast stop (open transactions are undone), then a hard one (the next start recovers). */
  async stop() {
    this.stopped ??= this.stopOnce();
    await this.stopped;
  }

  async stopOnce() {
    if (!this.hasEnded) {
      this.askToStop();
    }
    await Promise.race([this.ended, sleep(FAST_STOP_WITHIN_MS, undefined, { ref: false })]);
    if (!this.hasEnded) {
      this.child.kill("SIGQUIT");
    }
    await Promise.race([this.ended, sleep(HARD_STOP_WITHIN_MS, undefined, { ref: false })]);
    if (!this.hasEnded) {
      this.child.kill("SIGKILL");
    }
    await this.ended;
    this.watchdog?.kill("SIGKILL");
  }

  /** A signal ends a Windows process hard, so the stop is asked for there by PostgreSQL's own program. */
  askToStop() {
    if (process.platform !== "win32") {
      this.child.kill("SIGINT");
    } else {
      spawnSync(this.place.binaries.pg_ctl, ["stop", "-D", this.place.cluster, "-m", "fast", "-W"]);
    }
  }
}

/**
 * @param {import("./make-cluster.mjs").Place} place
 * @param {Readonly<Record<string, string>>} settings
 * @param {string} logFile
 */
function spawnPostgres({ identity, binaries, cluster }, settings, logFile) {
  if (existsSync(logFile)) {
    renameSync(logFile, `${logFile}.before`);
  }
  const log = openSync(logFile, "w", 0o600);
  const set = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [first = "", ...rest] = [...identity.prefix, binaries.postgres, "-D", cluster, ...set];
  try {
    return spawn(first, rest, {
      cwd: cluster,
      env: { ...process.env, ...PLAIN_LOCALE },
      ...identity.user,
      stdio: ["ignore", log, log],
      // In a group of its own: an interrupt typed at a terminal must not stop the database before the app.
      detached: process.platform !== "win32",
      windowsHide: true,
    });
  } finally {
    closeSync(log);
  }
}

/** @param {number} pid */
function spawnWatchdog(pid) {
  const script = fileURLToPath(new URL("./watchdog.mjs", import.meta.url));
  const watchdog = spawn(process.execPath, [script, String(pid)], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watchdog.unref();
  // The pipe must not keep this process alive. It is a socket, which the general type does not say.
  /** @type {import("node:net").Socket} */ (/** @type {unknown} */ (watchdog.stdin)).unref();
  return watchdog;
}

/**
 * PostgreSQL writes its state into the last line of its pid file.
 * @param {string} cluster
 * @param {number} pid
 */
function readStatus(cluster, pid) {
  try {
    const lines = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n");
    return Number(lines[0]) === pid ? lines[7]?.trim() : undefined;
  } catch {
    return undefined;
  }
}
