/** What JSON leaves as it is and YAML takes for no printable character, or one of its versions for a line end. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** Words that no version of YAML takes for anything but themselves, by their letters alone. */
const PLAIN_KEY = /^[$A-Za-z][$A-Za-z-]*$/;

/** Words that some version of YAML takes for a truth value or for none. */
const TAKEN_WORDS: ReadonlySet<string> = new Set([
  "y",
  "n",
  "yes",
  "no",
  "on",
  "off",
  "true",
  "false",
  "null",
]);

const HEXADECIMAL = 16;
const DIGITS = 4;

/** A text in double quotes, in one line: what every version of YAML reads back as it is. */
export function yamlText(text: string): string {
  return JSON.stringify(text.toWellFormed()).replace(UNPRINTABLE, escaped);
}

/** A key, in quotes unless it is a plain word. */
export function yamlKey(key: string): string {
  return PLAIN_KEY.test(key) && !TAKEN_WORDS.has(key.toLowerCase()) ? key : yamlText(key);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(HEXADECIMAL).padStart(DIGITS, "0")}`;
}
