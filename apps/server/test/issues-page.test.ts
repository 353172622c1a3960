import { readFileSync } from "node:fs";
import { expect, it } from "@jest/globals";
import { ISSUE_CODES } from "@plumbline/playback-engine";

const PAGE = new URL("../../../docs/reference/scenarios.md", import.meta.url);
const ROW = /^\| `([a-z-]+)` \| .+ \|$/gm;

it("the reference says of every issue of a scenario when it is found, in the order of their names", () => {
  const [, section = ""] = readFileSync(PAGE, "utf8").split("\n## Issues\n");
  const rows = [...(section.split("\n## ")[0] ?? "").matchAll(ROW)].map(([, code]) => code);
  expect(rows).toEqual([...ISSUE_CODES].sort());
});
