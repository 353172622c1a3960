import { describe, expect, it } from "@jest/globals";
import { COLOURED, PLAIN } from "./colours.mjs";
import { formatBuild } from "./format-build.mjs";
import { expectGolden } from "./testing/expect-golden.mjs";

const hash = "0123456789abcdef".repeat(4);
const match = { path: "architecture.json", status: "match", expectedSha256: hash, actualSha256: hash };
const differs = { path: "SDD.md", status: "differs", expectedSha256: hash, actualSha256: "f".repeat(64) };
const asExported = { identical: true, matchesPinned: true, issued: true, files: [match, match] };
const withOneByte = { identical: false, matchesPinned: false, issued: true, files: [differs, match] };

/** @param {number} number */
const blocker = (number) => ({
  code: "fact-inferred",
  subject: "id",
  message: `The fact ${number}\u001b[2J is inferred.`,
});

const story = {
  hash,
  bytes: 4_321,
  blockers: [1, 2, 3, 4].map(blocker),
  changed: "SDD.md",
  asExported,
  withOneByte,
};

describe("a build as text", () => {
  it("tells what is in the way, and what a change leads to", () => {
    expectGolden("build.txt", formatBuild(story, PLAIN));
  });

  it("says when nothing is in the way, and when a bundle was packed again or is of nobody", () => {
    const again = { ...withOneByte, matchesPinned: true, issued: false, files: [match] };
    const text = formatBuild({ ...story, blockers: [], withOneByte: again }, PLAIN);
    expect(text).toContain("  ready to build from\n");
    expect(text).toContain("the same files, packed again, not issued by this service");
  });

  it("paints, and lets no text steer the terminal", () => {
    const text = formatBuild(story, COLOURED);
    expect(text).toContain("\u001b[31mchanged after the export\u001b[39m");
    expect(text).not.toContain("\u001b[2J");
  });
});
