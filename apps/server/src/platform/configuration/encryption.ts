import { nearestName } from "../request/nearest-name.js";

/**
 * `encrypted` takes any certificate of the server, `authority` one of a trusted authority, `verified` only one of a
 * trusted authority with the server's name.
 */
export type Encryption = "none" | "encrypted" | "authority" | "verified";

const MODES: Readonly<Record<string, Encryption>> = {
  Disable: "none",
  Require: "encrypted",
  VerifyCA: "authority",
  VerifyFull: "verified",
};
const NAMES = Object.keys(MODES);
const UNSURE = /^(allow|prefer)$/i;

/** Reads an `SSL Mode`; a text says what is wrong with it. */
export function readEncryption(written: string): { readonly mode: Encryption } | { readonly wrong: string } {
  const plain = written.replace(/[\s_-]/g, "");
  const name = NAMES.find((known) => known.toLowerCase() === plain.toLowerCase());
  const mode = name === undefined ? undefined : MODES[name];
  if (mode !== undefined) {
    return { mode };
  }
  const list = `${NAMES.slice(0, -1).join(", ")} or ${NAMES.at(-1)}`;
  if (UNSURE.test(plain)) {
    return { wrong: `its SSL Mode may leave everything unencrypted without a word: write ${list}.` };
  }
  const near = nearestName(plain, NAMES);
  return { wrong: `its SSL Mode is none of ${list}${near === null ? "" : `; ${near} may be meant`}.` };
}
