import { createRequire } from "node:module";

/** @typedef {{ readonly suites: Suite[], readonly tests: { readonly duration?: number }[] }} Suite what Mocha collects */

const Mocha = createRequire(import.meta.url)("mocha");

/**
 * The tests of a mutant are chosen by one pattern of all their titles, `(^one$)|(^other$)`. Thousands of titles held
 * against thousands of alternatives take seconds a mutant, several times what its tests take: a set takes none.
 */
class ChosenTitles extends RegExp {
  /** @type {ReadonlySet<string>} */
  #titles;

  /** @param {RegExp} pattern */
  constructor(pattern) {
    super(pattern);
    const titles = pattern.source.slice("(^".length, -"$)".length).split("$)|(^");
    this.#titles = new Set(titles.map((title) => title.replaceAll(/\\(.)/g, "$1")));
  }

  /**
   * @param {string} title
   * @override
   */
  test(title) {
    return this.#titles.has(title);
  }
}

const { grep } = Mocha.prototype;

/**
 * Mocha is told so before the tests of each mutant.
 * @param {string | RegExp} pattern
 */
Mocha.prototype.grep = function chooseTitles(pattern) {
  quickFirst(this.suite);
  return grep.call(this, pattern instanceof RegExp ? new ChosenTitles(pattern) : pattern);
};

/**
 * One test that fails is enough: what took longest so far comes last.
 * @param {Suite} suite
 */
function quickFirst({ suites, tests }) {
  suites.forEach(quickFirst);
  suites.sort((one, other) => longestOf(one) - longestOf(other));
  tests.sort((one, other) => (one.duration ?? 0) - (other.duration ?? 0));
}

/**
 * @param {Suite} suite
 * @returns {number} milliseconds
 */
function longestOf({ suites, tests }) {
  return Math.max(0, ...suites.map(longestOf), ...tests.map(({ duration = 0 }) => duration));
}
