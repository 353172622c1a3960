import { expect, it } from "@jest/globals";
import { readZip, writeZip, zipEntries } from "../../packages/bundle-writer/dist/index.js";
import { changeByte } from "./change-byte.mjs";

const encode = (/** @type {string} */ text) => new TextEncoder().encode(text);
const FILES = [
  { path: "SDD.md", content: encode("# A design\n") },
  { path: "a.json", content: encode("{}\n") },
];

it("one byte of one file is another, and the archive is whole", () => {
  const archive = Buffer.concat([...writeZip(zipEntries(FILES))]);
  const read = readZip(changeByte(archive, "SDD.md"), { inflate: () => null });
  const contents = read.ok
    ? read.value.map(({ path, content }) => [path, Buffer.from(content).toString()])
    : [];
  expect(contents).toEqual([
    ["SDD.md", "# A dxsign\n"],
    ["a.json", "{}\n"],
  ]);
  expect(() => changeByte(archive, "b.json")).toThrow("no b.json");
});
