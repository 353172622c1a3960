import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "@jest/globals";
import { HAPPY_ORDER, MODEL } from "../src/testing/examples.js";
import { runMain, temporaryFolder } from "../src/testing/run-main.js";

const { path: folder, remove } = temporaryFolder();
afterAll(remove);

const review = (...words: string[]) => runMain(["review", MODEL, HAPPY_ORDER, ...words], { cwd: folder });

const lineOf = (line: number): string => readFileSync(MODEL, "utf8").split("\n")[line - 1] ?? "";

describe("plumbline review", () => {
  it("tells concerns, the most severe first, and what cannot be told", async () => {
    const { code, stdout } = await review();
    expect(code).toBe(0);
    expect(stdout).toContain(
      "\n\nwarning  REL-001  Failed delivery has somewhere to go\n  The subscription of",
    );
    expect(stdout).toMatch(/\d+ concerns, \d+ unknown, \d+ verified, \d+ not applicable\n$/);
    expect(stdout).not.toContain("\nverified  ");
    expect((await review("--all")).stdout).toContain("\nverified  ");
  });

  it.each([
    ["never", 0],
    ["blocking", 0],
    ["warning", 1],
    ["note", 1],
  ])("with --fail-on %s ends with %i", async (failOn, code) => {
    expect((await review("--fail-on", failOn)).code).toBe(code);
  });

  it("writes SARIF that leads to the line of each subject", async () => {
    const { stdout } = await review("--format", "sarif");
    const { runs } = JSON.parse(stdout);
    const [{ results }] = runs;
    expect(results.length).toBeGreaterThan(10);
    for (const { kind, locations } of results) {
      const [{ physicalLocation, logicalLocations }] = locations;
      const id = logicalLocations[0].fullyQualifiedName.split("/")[1];
      const { startLine } = physicalLocation.region;
      expect(kind).toBe("fail");
      expect(`${lineOf(startLine)}${lineOf(startLine + 1)}`).toContain(id);
    }
  });

  it("writes JUnit, Markdown and JSON, into a file too", async () => {
    expect((await review("--format", "markdown")).stdout).toMatch(/^# Review\n/);
    const json = JSON.parse((await review("--json")).stdout);
    expect(json).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), counts: { blocking: 0 } });
    const { stdout, stderr } = await review("--format", "junit", "-o", "out/review.xml");
    expect([stdout, stderr]).toEqual(["", `${json.counts.concerns} concerns written to out/review.xml\n`]);
    const xml = readFileSync(join(folder, "out/review.xml"), "utf8");
    expect(xml.match(/<failure /g)).toHaveLength(json.counts.concerns);
    expect(xml.match(/<testcase /g)).toHaveLength(json.findings.length);
  });
});
