import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "./api.mjs";

const DEFAULT_EMAIL = "demo@example.com";

/**
 * @typedef {object} Account
 * @property {string} email
 * @property {string} password
 */

/**
 * @typedef {object} SignedIn
 * @property {string} email
 * @property {string | null} keptIn the file that holds the password; null when the environment gave it
 * @property {boolean} isNew the account was made now
 */

/**
 * Signs in, with the account of the environment (`PLUMBLINE_EMAIL`, `PLUMBLINE_PASSWORD`), else with the demo's own.
 * When the service has no account yet, the first one is made.
 * @param {import("./api.mjs").Api} api
 * @param {{env: NodeJS.ProcessEnv, dataDirectory: string}} place
 * @returns {Promise<SignedIn>}
 */
export async function signIn(api, { env, dataDirectory }) {
  const keptIn = env["PLUMBLINE_PASSWORD"] ? null : join(dataDirectory, "demo-account.json");
  const { needsSetup } = await api.call("GET", "/api/setup/status");
  if (!needsSetup) {
    const account = keptIn === null ? accountOf(env) : readAccount(keptIn, api.address);
    await logIn(api, account);
    return { email: account.email, keptIn, isNew: false };
  }
  const account = keptIn === null ? accountOf(env) : { ...accountOf(env), password: newPassword() };
  const setupToken = env["Service__SetupToken"] || readSetupCode(dataDirectory);
  await api.call("POST", "/api/setup", { setupToken, ...account, displayName: "Demo" });
  if (keptIn !== null) {
    keepAccount(keptIn, account);
  }
  return { email: account.email, keptIn, isNew: true };
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {Account}
 */
function accountOf(env) {
  return { email: env["PLUMBLINE_EMAIL"] || DEFAULT_EMAIL, password: env["PLUMBLINE_PASSWORD"] ?? "" };
}

/** A password nobody can guess, of the form that the service asks for. */
function newPassword() {
  return `A1-${randomBytes(18).toString("base64url")}`;
}

/**
 * @param {import("./api.mjs").Api} api
 * @param {Account} account
 */
async function logIn(api, account) {
  try {
    await api.call("POST", "/api/auth/login", account);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 401) {
      throw error;
    }
    throw new Error(
      `The sign-in as ${account.email} was refused. Set PLUMBLINE_EMAIL and PLUMBLINE_PASSWORD to an account of ` +
        `${api.address} (after five wrong passwords an account is locked for five minutes).`,
    );
  }
}

/** @param {string} dataDirectory */
function readSetupCode(dataDirectory) {
  const path = join(dataDirectory, "setup-code");
  try {
    return readFileSync(path, "utf8").trim();
  } catch {
    throw new Error(
      `The service has no account yet, and its setup code is not in ${path}. Set Service__DataDirectory to the data ` +
        "directory of the service, or Service__SetupToken to the code it was given.",
    );
  }
}

/**
 * @param {string} path
 * @param {string} address
 * @returns {Account}
 */
function readAccount(path, address) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    throw new Error(
      `${address} has accounts already, and none of them is the demo's. Set PLUMBLINE_EMAIL and PLUMBLINE_PASSWORD ` +
        "to an account of yours.",
    );
  }
}

/**
 * @param {string} path
 * @param {Account} account
 */
function keepAccount(path, account) {
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, `${JSON.stringify(account)}\n`, { mode: 0o600 });
}
