import { expect, it } from "@jest/globals";
import { readProperties } from "./read-properties.js";

function read(text: string): readonly string[] | undefined {
  return readProperties(text)?.map(
    ({ key, value, lines }) => `${key}=${value} L${lines.first}-${lines.last}`,
  );
}

it.each([
  ["a=b", "a=b"],
  ["a:b", "a=b"],
  ["a b", "a=b"],
  ["a\tb", "a=b"],
  [" \t\fa \f=\t b  ", "a=b"],
  ["a : b", "a=b"],
  ["a = = b", "a== b"],
  ["a==b", "a==b"],
  ["\u00a0a=b", "\u00a0a=b"],
  ["a  :b=c", "a=b=c"],
  ["a b=c", "a=b=c"],
  ["a", "a=null"],
  ["a ", "a="],
  ["a=", "a="],
  ["=b", "=b"],
  ["a=#b", "a=#b"],
  ["a\\=b\\:c\\ d = e", "a=b:c d=e"],
  ["a=\\u00e4\\u00C4\\t\\n\\r\\f.\\q\\\\t\\U", "a=\u00e4\u00c4\t\n\r\f.q\\tU"],
  ["\\#a=\\!", "#a=!"],
  ["a=b\\", "a=b"],
])("a line of properties says what Java reads in it: %j", (line, said) => {
  expect(read(line)).toEqual([`${said} L1-1`]);
});

it("comments and blank lines say nothing, however lines end", () => {
  expect(read("# a=b\n! a=b\r  #c\\\r\n\t\na=b\r\n c=d\re=f")).toEqual(["a=b L5-5", "c=d L6-6", "e=f L7-7"]);
  expect(read("")).toEqual([]);
});

it("a line goes on after an odd number of backslashes, without the blanks before it", () => {
  expect(read("a = b,\\\n   c,\\\r\n\t#d\ne=f")).toEqual(["a=b,c,#d L1-3", "e=f L4-4"]);
  expect(read("a=b\\\\\nc=d\\\\\\\n e")).toEqual(["a=b\\ L1-1", "c=d\\e L2-3"]);
  expect(read("a\\\n  b\\\n\nc=d")).toEqual(["ab=null L1-3", "c=d L4-4"]);
  expect(read("a=b\\\n\\\nc")).toEqual(["a=bc L1-3"]);
});

it("a character that is not written whole is refused, as Java does", () => {
  for (const text of ["a=\\u12", "a=\\u12g4", "\\u=a", "a=b\nc=\\u"]) {
    expect(readProperties(text)).toBeNull();
  }
  expect(read("a=\\\\u12")).toEqual(["a=\\u12 L1-1"]);
});

it("lines of three hyphens after a sign of comments divide a text into documents", () => {
  const documents = (text: string) => readProperties(text)?.map(({ key, document }) => `${key} ${document}`);
  expect(documents("a=1\n#---\nb=2\n!--- \t\r\nc=3")).toEqual(["a 0", "b 1", "c 2"]);
  expect(documents("a=1\n#----\n # ---\n #---\n# ---\n---\n#--- x\nb=2")).toEqual(["a 0", "--- 0", "b 0"]);
  expect(documents("a=1\\\n#---\nb=2")).toEqual(["a 0", "b 0"]);
});
