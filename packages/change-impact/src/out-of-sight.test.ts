import { describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import {
  anyLoss,
  goldenFiles,
  LOSSES,
  type OutOfSight,
  outOfSight,
} from "../../source-scanner/src/testing/out-of-sight.js";
import { compareSnapshots } from "./comparing/compare-snapshots.js";

const MAIN = `import { NestFactory } from "@nestjs/core";

const app = await NestFactory.create(AppModule);
app.setGlobalPrefix("api");
const a = (;
`;
const LEDGER = `package main

import "example.com/ledger/internal/mq"

func main() { mq.Listen( }
`;

/** Whatever is claimed of a change that is none: files got out of sight, and no word of them is another. */
function claimedOf(base: OutOfSight["before"], head: OutOfSight["after"]): readonly string[] {
  const { facts, patterns } = compareSnapshots({ base, head });
  return [
    ...facts.map(({ fact, change }) => `${change} ${fact.factKey}`),
    ...patterns.map(({ finding, change }) => `${change} ${finding.serviceKey} ${finding.pattern}`),
  ].filter((told) => !told.startsWith("unknown "));
}

describe.each(["dotnet", "jvm", "mixed", "joined"])("in %s, what got out of sight is no change", (name) => {
  const files = goldenFiles(name);

  it.each(Object.keys(files))("without %s", (path) => {
    for (const loss of LOSSES) {
      const { before, after } = outOfSight(files, [path], loss);
      expect([claimedOf(before, after), claimedOf(after, before)]).toEqual([[], []]);
    }
  });

  it("without any files", () => {
    fc.assert(
      fc.property(anyLoss(files), ([paths, loss]) => {
        const { before, after } = outOfSight(files, paths, loss);
        expect([claimedOf(before, after), claimedOf(after, before)]).toEqual([[], []]);
      }),
      { seed: 32, numRuns: 40 },
    );
  });
});

it("but what is looked at and is another is a change", () => {
  const files = goldenFiles("joined");
  const { before } = outOfSight(files, [], "failed");
  const { "jobs/tasks.py": _, ...others } = files;
  const { after } = outOfSight(
    { ...others, "libs/names/src/routes.ts": 'export const PREFIX = "v2";\n' },
    [],
    "failed",
  );
  expect(claimedOf(before, after)).toEqual([
    "removed channel|topic|orders.placed",
    "removed operation|gateway|http|GET /api/orders/{id}",
    "added operation|gateway|http|GET /v2/orders/{id}",
    "removed operation|gateway|http|POST /api/orders",
    "added operation|gateway|http|POST /v2/orders",
    "removed operation|jobs|command|jobs.remind",
    "removed operation|jobs|command|send_invoice",
    "removed subscribe|gateway|orders.placed",
    "removed uses|web|jobs",
  ]);
});

describe("a base that had files with errors", () => {
  const files = {
    ...goldenFiles("joined"),
    "gateway/src/main.ts": MAIN,
    "ledger/cmd/ledger/main.go": LEDGER,
  };
  const lost = ["gateway/src/main.ts", "ledger/cmd/ledger/main.go"];

  it.each(LOSSES)("is not changed where they are %s", (loss) => {
    const { before, after } = outOfSight(files, lost, loss);
    expect(before.files.flatMap(({ path, reason }) => (reason === "syntax-errors" ? [path] : []))).toEqual(
      lost.slice(0, 1),
    );
    expect([claimedOf(before, after), claimedOf(after, before)]).toEqual([[], []]);
  });
});
