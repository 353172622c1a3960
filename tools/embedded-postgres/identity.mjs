import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, statSync } from "node:fs";
import { dirname } from "node:path";

const NOBODY = 65534;

/**
 * How a PostgreSQL program is started: words put before it, the user it runs as when that is another one, and
 * whether the kernel ends it with its parent.
 * @typedef {object} Identity
 * @property {readonly string[]} prefix
 * @property {{uid: number, gid: number} | null} user
 * @property {boolean} diesWithParent
 */

/**
 * PostgreSQL refuses to run as root. A user namespace in which root is somebody else keeps the files root's own;
 * where the kernel allows none, and for a database that belongs to another user already, it runs as that user.
 * @param {string} cluster
 * @param {{allowNamespaces?: boolean, allowParentSignal?: boolean}} [options]
 * @returns {Identity}
 */
export function chooseIdentity(cluster, { allowNamespaces = true, allowParentSignal = true } = {}) {
  const diesWithParent = allowParentSignal && works("setpriv", ["--pdeathsig", "INT", "--", "true"]);
  const setpriv = diesWithParent ? ["setpriv", "--pdeathsig", "INT", "--"] : [];
  if (process.getuid?.() !== 0) {
    return { prefix: setpriv, user: null, diesWithParent };
  }
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) {
    return { prefix: setpriv, user: { uid: owner.uid, gid: owner.gid }, diesWithParent };
  }
  const unshare = ["--user", `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, "--"];
  if (allowNamespaces && works("unshare", [...unshare, "true"])) {
    return { prefix: ["unshare", ...unshare, ...setpriv], user: null, diesWithParent };
  }
  return { prefix: setpriv, user: { uid: NOBODY, gid: NOBODY }, diesWithParent };
}

/**
 * Gives a file or folder to the user PostgreSQL runs as, when that is another one.
 * @param {Identity} identity
 * @param {string} path
 */
export function giveTo(identity, path) {
  if (identity.user !== null) {
    chownSync(path, identity.user.uid, identity.user.gid);
  }
}

/**
 * Lets the user PostgreSQL runs as walk through our own folder, without being able to list it.
 * @param {Identity} identity
 * @param {string} directory
 */
export function letPass({ user }, directory) {
  if (user === null || canEnter(directory, user)) {
    return;
  }
  chmodSync(directory, 0o711);
  if (canEnter(directory, user)) {
    return;
  }
  throw new Error(
    `PostgreSQL refuses to run as root, and the user ${user.uid}, as whom it is run instead, cannot reach ` +
      `${directory} (${closedFolder(directory, user)} is closed to it). Start as an ordinary user, choose ` +
      "another Service__DataDirectory, or set ConnectionStrings__DefaultConnection.",
  );
}

/**
 * Whether a user can run a program where it lies.
 * @param {string} program
 * @param {{uid: number, gid: number}} user
 */
export function canRun(program, user) {
  return works(program, ["--version"], user);
}

/**
 * @param {string} directory
 * @param {{uid: number, gid: number}} user
 * @returns {string}
 */
function closedFolder(directory, user) {
  const parent = dirname(directory);
  return parent === directory || canEnter(parent, user) ? directory : closedFolder(parent, user);
}

/**
 * @param {string} directory
 * @param {{uid: number, gid: number}} user
 */
function canEnter(directory, user) {
  return works("sh", ["-c", 'cd -- "$0"', directory], user);
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{uid?: number, gid?: number}} [user]
 */
function works(program, args, user = {}) {
  if (process.platform === "win32") {
    return false;
  }
  return spawnSync(program, args, { stdio: "ignore", cwd: "/", ...user }).status === 0;
}
