import { expect } from "expect";
import { bind } from "jest-each";

/** What tests take from `@jest/globals`, by the means of Mocha. */

/** @typedef {() => unknown} Test */
/** @typedef {(title: string, test: Test) => unknown} Define */

/** @type {Record<string, any>} Mocha puts its functions here anew for each file. */
const mocha = globalThis;

/** What a test of this name shows is speed: seconds for each mutant, whose lines others run too. */
const OF_SPEED = /\blinear time\b|\bends soon\b/;

/** @type {Define} A function with parameters would be one with a callback to Mocha. */
const defineTest = (title, test) => OF_SPEED.test(title) || mocha["it"](title, () => test());
/** @type {Define} */
const defineSuite = (title, suite) => mocha["describe"](title, () => void suite());

export const it = Object.assign(defineTest, { each: bind(defineTest) });
export const describe = Object.assign(defineSuite, { each: bind(defineSuite) });
/** Nothing here ends a test for its time. */
export const jest = { setTimeout() {} };
export { expect };
