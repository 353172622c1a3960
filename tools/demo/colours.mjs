/** @typedef {(text: string) => string} Paint */
/** @typedef {{bold: Paint, dim: Paint, good: Paint, bad: Paint, odd: Paint}} Colours */

/** @type {Paint} */
const as = (text) => text;

/** @type {Colours} */
export const PLAIN = { bold: as, dim: as, good: as, bad: as, odd: as };

/** @type {(code: number) => Paint} */
const sgr = (code) => (text) => (text === "" ? "" : `\u001b[${code}m${text}\u001b[${code < 30 ? 22 : 39}m`);

/** @type {Colours} */
export const COLOURED = { bold: sgr(1), dim: sgr(2), good: sgr(32), bad: sgr(31), odd: sgr(33) };

/**
 * Colours on a terminal, unless its user wants none; plain text for a file or another program.
 * @param {{isTTY?: boolean}} stream
 * @param {NodeJS.ProcessEnv} env
 * @returns {Colours}
 */
export function coloursFor(stream, env) {
  return stream.isTTY && !env["NO_COLOR"] && env["TERM"] !== "dumb" ? COLOURED : PLAIN;
}
