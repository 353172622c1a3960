import { createHash } from "node:crypto";
import { expect } from "expect";
import { bind } from "jest-each";

/** What tests take from `@jest/globals`, by the means of Mocha. */

/** @typedef {() => unknown} Test */
/** @typedef {(title: string, test: Test) => unknown} Define */

/** @type {Record<string, any>} Mocha puts its functions here anew for each file. */
const mocha = globalThis;

/** Tests of these names do not run for a mutant. Others run the same lines. */
const LEFT_OUT = new RegExp(
  [
    // They show speed, for seconds.
    "linear time",
    "ends soon",
    // They read megabytes or simulate millions of requests, which takes a mutant several times as long.
    "bounds the lists and objects",
    "a body of \\d+ bytes",
    "million requests",
    "early in its warm-up",
    // They run built code, which is no mutant.
    "in a worker thread",
  ].join("|"),
);

/** The tests of a mutant are chosen by one pattern of all their titles: hundreds of long ones are more than it may be. */
const LONGEST = 40;

/** What stands in a pattern as it stands in a title. */
const PLAIN = /^[ -~]*$/;

/** @param {string} title */
function short(title) {
  const mark = createHash("sha256").update(title).digest("hex").slice(0, 8);
  return title.length <= LONGEST && PLAIN.test(title)
    ? title
    : `${plain(title).slice(0, LONGEST / 2)} ${mark}`;
}

/** @param {string} title */
function plain(title) {
  return title.replaceAll(/[^ -~]/g, "_");
}

/** @type {Define} A function with parameters would be one with a callback to Mocha. */
const defineTest = (title, test) => LEFT_OUT.test(title) || mocha["it"](short(title), () => test());
/** @type {Define} */
const defineSuite = (title, suite) => mocha["describe"](short(title), () => void suite());

export const it = Object.assign(defineTest, { each: bind(defineTest) });
export const describe = Object.assign(defineSuite, { each: bind(defineSuite) });
/** Nothing here ends a test for its time. */
export const jest = { setTimeout() {} };
/** Mocha has them anew for each file, as `it` and `describe`. */
/** @type {(work: () => unknown) => void} */
export const beforeAll = (work) => mocha["before"](() => work());
/** @type {(work: () => unknown) => void} */
export const afterAll = (work) => mocha["after"](() => work());
/** @type {(work: () => unknown) => void} */
export const beforeEach = (work) => mocha["beforeEach"](() => work());
/** @type {(work: () => unknown) => void} */
export const afterEach = (work) => mocha["afterEach"](() => work());
export { expect };
