/** How esbuild gives a class or a function its name again. */
const NAMES = /\((\w),(\w)\)=>([\w$]+)\(\1,"name",\{value:\2,configurable:!0\}\)/;

/**
 * Names are given to what has a prototype alone: to classes, and to functions that are made once. An arrow is made anew each time
 * that its line runs, and a name takes twenty times as long as making it.
 * @param {readonly import("esbuild").OutputFile[]} files
 */
export function withoutNamesOfArrows(files) {
  const namers = files.filter(({ path, text }) => path.endsWith(".js") && NAMES.test(text));
  if (namers.length !== 1) {
    throw new Error(
      `${namers.length} files give names where one should: see NAMES in tools/pack/names-of-arrows.mjs`,
    );
  }
  const cheap = (/** @type {string} */ text) =>
    text.replace(NAMES, '($1,$2)=>$1.prototype?$3($1,"name",{value:$2,configurable:!0}):$1');
  return files.map(({ path, contents, text }) => ({
    path,
    contents: namers[0]?.path === path ? Buffer.from(cheap(text)) : contents,
  }));
}
