import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "@jest/globals";
import type { Guid } from "@plumbline/model-core";
import { expectGolden, goldenJson } from "../../model-core/src/testing/golden/expect-golden.js";
import { systemNamed } from "../../review-rules/src/testing/given-systems.js";
import { installedGrammars } from "../../source-scanner/src/testing/grammar-files.js";
import { changeImpact } from "./change-impact.js";
import type { ImpactInput } from "./records/impact-input.js";
import { scanText } from "./testing/scan-text.js";
import { promiseOf, SCAN } from "./testing/shop.js";
import { BASE, HEAD } from "./testing/snapshots.js";
import { impactAsMarkdown } from "./writing/impact-markdown.js";
import { impactAsSarif } from "./writing/impact-sarif.js";

const FOLDER = new URL("../golden/eshop/", import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, FOLDER), "utf8");

const grammars = await installedGrammars();
const links: Pick<ImpactInput, "serviceLinks" | "evidenceLinks"> & { repository: string } = JSON.parse(
  read("links.json"),
);

function impactOfEshop() {
  const { model, scenarios } = systemNamed("eshop-queues");
  const snapshotOf = (name: string, commit: string) =>
    scanText(read(`${name}.txt`), { repository: links.repository, commit, grammars });
  const [placing] = links.evidenceLinks;
  const requiresPattern = {
    ...{ repository: "acme/eshop", pattern: "transactional-outbox" as const, service: "ordering-api" },
  };
  return changeImpact({
    ...{ scanId: SCAN, modelVersion: 3, ...links, followed: [links.repository] },
    base: snapshotOf("base", BASE),
    head: snapshotOf("head", HEAD),
    model,
    scenarios: scenarios.map(({ id, document }) => ({ id: id as Guid, document })),
    promises: [
      promiseOf(1, { operationIds: [placing?.factId ?? ""] }, { title: "An order is taken once" }),
      promiseOf(2, {}, { title: "What is placed is told", requiresPattern }),
    ],
  });
}

describe("a pull request to a small eShop has the impact of the golden files, to the byte", () => {
  let impact: ReturnType<typeof impactOfEshop>;
  beforeAll(() => {
    impact = impactOfEshop();
  });

  it("as JSON", () => expectGolden(new URL("impact.json", FOLDER), goldenJson(impact)));
  it("as Markdown", () => expectGolden(new URL("impact.md", FOLDER), impactAsMarkdown(impact)));
  it("as SARIF", () => expectGolden(new URL("impact.sarif", FOLDER), goldenJson(impactAsSarif(impact))));

  it("of every certainty", () => {
    expect(new Set(impact.entries.map(({ certainty }) => certainty)).size).toBe(3);
  });
});
