import { basename } from "node:path";

/** How esbuild gives a class or a function its name again: `name=(target,value)=>define(target,"name",…)`. */
const HELPER = /\b([\w$]+)=\((\w),(\w)\)=>([\w$]+)\(\2,"name",\{value:\3,configurable:!0\}\)/;

/** How a class is given its name: by itself, when it is made. */
const CLASS = /static\{([\w$]+)\(this,("[^"\\]*")\)\}/g;

/**
 * Names are given to classes alone. A function within another is made anew each time that the other runs, and naming it takes
 * twenty times as long as making it. A class says its name first, by which the helper knows it: no code moves, and the maps hold.
 * @param {readonly import("esbuild").OutputFile[]} files
 */
export function withNamesOfClasses(files) {
  const [helper, ...more] = files.filter(({ path, text }) => path.endsWith(".js") && HELPER.test(text));
  if (helper === undefined || more.length > 0) {
    const count = helper === undefined ? "No file gives" : "More files than one give";
    throw new Error(`${count} names: see HELPER in tools/pack/names-of-classes.mjs`);
  }
  const { text, path } = helper;
  const [, own = ""] = HELPER.exec(text) ?? [];
  const outside = aliasIn(text, own, /export\{([^}]*)\}/) ?? own;
  const imports = new RegExp(`import\\{([^}]*)\\}from"[^"]*/${literally(basename(path))}"`);
  return files.map((file) => {
    if (!file.path.endsWith(".js")) {
      return file;
    }
    const name = file === helper ? own : aliasIn(file.text, outside, imports);
    const named = name === null ? file.text : sayNameFirst(file.text, name);
    return { path: file.path, contents: Buffer.from(file === helper ? forClasses(named) : named) };
  });
}

/**
 * What a list of imports or exports, the first group of what is looked for, calls something; null when it is not in it.
 * @param {string} text
 * @param {string} name
 * @param {RegExp} list
 */
function aliasIn(text, name, list) {
  const pairs = (list.exec(text)?.[1] ?? "").split(",").map((one) => one.split(" as "));
  const [, alias = name] = pairs.find(([first]) => first === name) ?? [name, null];
  return alias;
}

/**
 * @param {string} text
 * @param {string} helper
 */
function sayNameFirst(text, helper) {
  return text.replace(CLASS, (all, name, value) =>
    name === helper ? `static{${name}(${value},this)}` : all,
  );
}

/** @param {string} text */
function forClasses(text) {
  return text.replace(HELPER, '$1=($2,$3)=>typeof $2=="string"?$4($3,"name",{value:$2,configurable:!0}):$2');
}

/** @param {string} text */
function literally(text) {
  return text.replace(/[^\w]/g, "\\$&");
}
