/**
 * The two functions around nearly all of the library, and what follows each of them.
 * @type {readonly (readonly [string, RegExp])[]}
 */
const AROUND = [
  ["})(function(){var define,module,exports;return", /\n\}\);?\s*$/],
  ["2:[function(require,module,exports){", /\n\},\{\}\],3:\[function/],
];

/**
 * A text of 1.6 MB in functions within functions: each time one of them is called, V8 would read all that is in it again, a
 * quarter of the time that the first picture takes. A function in parentheses is compiled where it is read. As a module of the
 * new form it has none more around it.
 * @param {string} text `elk.bundled.js` of elkjs
 */
export function compiledAtOnce(text) {
  const inParentheses = AROUND.reduce(parenthesised, text);
  return `const exports={},module={exports};${inParentheses};export default module.exports;`;
}

/**
 * @param {string} text
 * @param {readonly [string, RegExp]} around
 */
function parenthesised(text, [before, after]) {
  const [head, tail, ...more] = text.split(before);
  if (tail === undefined || more.length > 0 || !after.test(tail)) {
    throw new Error(`elkjs is not written as before: "${before}" (tools/pack/compiled-at-once.mjs)`);
  }
  const opened = before.replace("function", "(function");
  return `${head}${opened}${tail.replace(after, (end) => end.replace("}", "})"))}`;
}
