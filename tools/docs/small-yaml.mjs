/** Lines longer than this are broken. */
const WIDTH = 100;

/** What is a text to every reader of YAML, without quotes. */
const PLAIN = /^[A-Za-z][\w./-]*(?: [\w./-]+)*$/;
const WORDS = /^(?:true|false|null|yes|no|on|off|y|n)$/i;

/**
 * A small document as YAML: what fits in a line stands in one.
 * @param {Readonly<Record<string, any>>} fields
 * @returns {string}
 */
export function smallYaml(fields) {
  return linesOf(fields, "").join("\n");
}

/**
 * @param {any} value
 * @param {string} indent
 * @returns {string[]}
 */
function linesOf(value, indent) {
  if (Array.isArray(value)) {
    return value.flatMap((one) => itemOf(one, indent));
  }
  return Object.entries(value).flatMap(([key, inner]) => fieldOf(key, inner, indent));
}

/**
 * @param {any} one
 * @param {string} indent
 * @returns {string[]}
 */
function itemOf(one, indent) {
  const inLine = `${indent}- ${flow(one)}`;
  if (fits(one, inLine)) {
    return [inLine];
  }
  const [first = "", ...others] = linesOf(one, `${indent}  `);
  return [`${indent}- ${first.trimStart()}`, ...others];
}

/**
 * @param {string} key
 * @param {any} inner
 * @param {string} indent
 * @returns {string[]}
 */
function fieldOf(key, inner, indent) {
  const inLine = `${indent}${flow(key)}: ${flow(inner)}`;
  if (fits(inner, inLine) && !isListOfObjects(inner)) {
    return [inLine];
  }
  return [`${indent}${flow(key)}:`, ...linesOf(inner, `${indent}  `)];
}

/**
 * Whether a value stands in its line: one that holds lists of its own gets lines of its own.
 * @param {any} value
 * @param {string} line
 */
function fits(value, line) {
  if (typeof value !== "object" || value === null || Object.keys(value).length === 0) {
    return true;
  }
  return line.length <= WIDTH && !Object.values(value).some(isListOfObjects);
}

/** @param {any} value */
function isListOfObjects(value) {
  return Array.isArray(value) && value.some((one) => typeof one === "object" && one !== null);
}

/**
 * @param {any} value
 * @returns {string}
 */
function flow(value) {
  if (typeof value === "string") {
    return PLAIN.test(value) && !WORDS.test(value) ? value : JSON.stringify(value);
  }
  if (Array.isArray(value)) {
    return `[${value.map(flow).join(", ")}]`;
  }
  if (typeof value === "object" && value !== null) {
    return `{${Object.entries(value)
      .map(([key, inner]) => `${flow(key)}: ${flow(inner)}`)
      .join(", ")}}`;
  }
  return String(value);
}
