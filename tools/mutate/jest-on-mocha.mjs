import { expect } from "expect";
import fc from "fast-check";
import { bind } from "jest-each";

/** What tests take from `@jest/globals`, by the means of Mocha. */

// The same runs at random for every mutant, and fewer: what they notice must not depend on luck.
fc.configureGlobal({ seed: 1, numRuns: 40 });

/** @typedef {() => unknown} Test */
/** @typedef {(title: string, test: Test) => unknown} Define */

/** @type {Record<string, any>} Mocha puts its functions here anew for each file. */
const mocha = globalThis;

/** @type {Define} A function with parameters would be one with a callback to Mocha. */
const defineTest = (title, test) => mocha["it"](title, () => test());
/** @type {Define} */
const defineSuite = (title, suite) => mocha["describe"](title, () => void suite());

export const it = Object.assign(defineTest, { each: bind(defineTest) });
export const describe = Object.assign(defineSuite, { each: bind(defineSuite) });
/** @type {(hook: Test) => void} */
export const afterAll = (hook) => mocha["after"](() => hook());
/** Nothing here ends a test for its time. */
export const jest = { setTimeout() {} };
export { expect };
