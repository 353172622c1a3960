import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { giveTo } from "./identity.mjs";

/** Name of the role and of the database. */
export const NAME = "plumbline";

/** Where a cluster keeps the password of that role. */
export const PASSWORD_FILE = "plumbline-password";

/** PostgreSQL speaks English and sorts by code unit, whatever the machine speaks. */
export const PLAIN_LOCALE = { LC_ALL: "C", LANG: "C", TZ: "UTC" };

/**
 * @typedef {object} Place
 * @property {string} dataDirectory
 * @property {string} cluster where PostgreSQL keeps its files, in the data directory
 * @property {import("./binaries.mjs").Binaries} binaries
 * @property {import("./identity.mjs").Identity} identity
 */

/**
 * Makes the database cluster unless there is one. It is made beside its place and moved there when complete, so a
 * cluster that exists is a whole one.
 * @param {Place} place
 * @param {{sync: boolean}} options
 * @returns {Promise<string>} the password
 */
export async function makeCluster(place, { sync }) {
  if (!existsSync(place.cluster)) {
    const unfinished = `${place.cluster}.unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { mode: 0o700 });
    giveTo(place.identity, unfinished);
    await initialise(place, unfinished, sync);
    renameSync(unfinished, place.cluster);
  }
  return readFileSync(join(place.cluster, PASSWORD_FILE), "utf8");
}

/**
 * @param {Place} place
 * @param {string} cluster
 * @param {boolean} sync
 */
async function initialise(place, cluster, sync) {
  const password = join(place.dataDirectory, PASSWORD_FILE);
  rmSync(password, { force: true });
  writeFileSync(password, randomBytes(24).toString("base64url"), { mode: 0o600 });
  giveTo(place.identity, password);
  const access = ["-U", NAME, "-A", "scram-sha-256", `--pwfile=${password}`];
  const text = ["--locale=C", "-E", "UTF8"];
  await run(place, place.binaries.initdb, [
    "-D",
    cluster,
    ...access,
    ...text,
    ...(sync ? [] : ["--no-sync"]),
  ]);
  const single = ["--single", "-D", cluster, ...(sync ? [] : ["-c", "fsync=off"]), "postgres"];
  await run(place, place.binaries.postgres, single, `CREATE DATABASE ${NAME}\n`);
  renameSync(password, join(cluster, PASSWORD_FILE));
}

/**
 * @param {Place} place
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} [input]
 * @returns {Promise<void>}
 */
function run({ identity, dataDirectory }, program, args, input = "") {
  const [first = program, ...rest] = [...identity.prefix, program, ...args];
  const child = spawn(first, rest, {
    cwd: dataDirectory,
    env: { ...process.env, ...PLAIN_LOCALE },
    ...identity.user,
    stdio: "pipe",
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  child.stderr.on("data", (chunk) => (said += chunk));
  child.stdin.on("error", () => undefined);
  child.stdin.end(input);
  return new Promise((resolve, reject) => {
    const fail = (/** @type {string} */ why) =>
      reject(new Error(`The database could not be made: ${why}\n${said.trim()}`));
    child.once("error", (error) => fail(error.message));
    child.once("close", (code) => (code === 0 ? resolve() : fail(`${program} ended with ${code}`)));
  });
}
