import { describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import type { Snapshot } from "@plumbline/source-scanner";
import fc from "fast-check";
import {
  anyLoss,
  goldenFiles,
  LOSSES,
  type OutOfSight,
  outOfSight,
} from "../../source-scanner/src/testing/out-of-sight.js";
import type { EvidenceLink } from "./records/links.js";
import { evidenceOfScan } from "./staleness/evidence-of-scan.js";
import { pathsOf } from "./staleness/place-of-source.js";

/** A link of each fact of a snapshot, as if all of them had been accepted. */
function linksOf({ repository, facts, commit }: Snapshot): readonly EvidenceLink[] {
  return facts.map(({ factKey, serviceKey, sources, grounds = [] }) => ({
    ...{ id: factKey as Guid, factId: factKey as Guid, factKind: "element" },
    ...{ repository, factKey, serviceKey, kept: {}, missingSince: null },
    ...{ lastSeenCommit: commit, lastPaths: pathsOf(sources), lastGrounds: grounds },
  }));
}

function missedIn({ before, after }: OutOfSight): readonly string[] {
  const scan = { snapshot: after, links: linksOf(before), shownElsewhere: new Set<string>() };
  return evidenceOfScan(scan).missing.map(({ factKey }) => factKey);
}

describe.each(["dotnet", "jvm", "mixed", "joined"])("in %s, what is not looked at is not missing", (name) => {
  const files = goldenFiles(name);

  it.each(Object.keys(files))("without %s", (path) => {
    expect(LOSSES.flatMap((loss) => missedIn(outOfSight(files, [path], loss)))).toEqual([]);
  });

  it("without any files", () => {
    fc.assert(
      fc.property(anyLoss(files), ([paths, loss]) => {
        expect(missedIn(outOfSight(files, paths, loss))).toEqual([]);
      }),
      { seed: 31, numRuns: 40 },
    );
  });
});

it("but what is looked at and says it no more is", () => {
  const files = goldenFiles("joined");
  const [before, after] = [
    files,
    { ...files, "libs/names/src/routes.ts": "", "mail/pom.xml": "<project/>" },
  ].map((all) => outOfSight(all, [], "failed").after);
  expect(missedIn({ before, after } as OutOfSight)).toEqual([
    "channel|topic|orders.placed",
    "operation|gateway|http|GET /api/orders/{id}",
    "operation|gateway|http|POST /api/orders",
    "operation|mail|http|GET /mails/{id}",
    "service|mail",
    "subscribe|gateway|orders.placed",
    "subscribe|mail|ledger.booked",
    "subscribe|mail|mails.wanted",
    "uses|mail|maildb",
  ]);
});
