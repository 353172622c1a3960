import { type Fault, fault, type NamedText } from "./faults-of-value.js";

/** Texts that are no JSON, or JSON that hides something. */
const TEXTS: readonly string[] = [
  "",
  " ",
  "{",
  "[]",
  '"text"',
  "{} {}",
  "\ufeff{}",
  "\u00a0{}",
  "{'a':1}",
  "{a:1}",
  '{"a":1,}',
  '{"a" 1}',
  '{"a":}',
  '{"a":01}',
  '{"a":+1}',
  '{"a":.5}',
  '{"a":NaN}',
  '{"a":"\n"}',
  '{"a":"\\x"}',
  '{"a":"\\u00"}',
  '{"a":tru}',
  '{"a":[1 2]}',
  "// no\n{}",
  '{"a":1,"\\u0061":2}',
  '{"a":{"b":[{"c":1,"c":2}]},"a":0}',
  '{"a b":1,"a b":2}',
  '{"\\ud83d\\ude00":"\\ud83d\\ude00","\\ude00":1}',
  '{"__proto__":1,"__proto__":2}',
];

const LONG: readonly NamedText[] = [
  ["100 repeated keys", ["{", ['"a":1', 101, ","], "}"]],
  ["101 repeated keys", ["{", ['"a":1', 102, ","], "}"]],
  ["oddities of many kinds", ['{"a":[', ['"\\ud800",-1e999,"\\u0000",{"k":1,"k":2}', 101, ","], "]}"]],
  ["a long path", ['{"', ["k", 1200], '":{"a":1,"a":2}}']],
];

/** What may be wrong with a whole text; `levels` are the most levels of lists and objects. */
export function faultsOfText(levels: number): readonly Fault[] {
  const deep = [levels, levels + 1].map((count): NamedText => {
    const inner = count - 1;
    return [`${count} levels`, ['{"a":', ["[", inner], ["]", inner], "}"]];
  });
  const texts = [...TEXTS.map((text): NamedText => [JSON.stringify(text), text]), ...LONG, ...deep];
  return texts.map(([name, text]) => fault([], name, ["put", [], text]));
}
