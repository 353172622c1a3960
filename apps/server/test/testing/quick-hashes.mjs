// Loaded into each service that the tests start: passwords are hashed at the least cost, for right and wrong ones and
// for nobody's alike. At the cost of the service each is a quarter of a second of a processor, thousands of times a run.
import { createRequire } from "node:module";

const REAL = "$2b$12$";
const LEAST = "$2b$04$";

/** Before the service asks for it: what it imports then is this. */
const bcrypt = createRequire(import.meta.url)("bcrypt");

if (process.env["PLUMBLINE_TEST_HASHES"] !== "real") {
  const { hash, compare } = bcrypt;
  bcrypt.hash = (/** @type {string} */ password) => hash(password, 4);
  bcrypt.compare = (/** @type {string} */ password, /** @type {string} */ stored) =>
    compare(password, stored.replace(REAL, LEAST));
}
