import { describe, expect, it } from "@jest/globals";
import type { SnapshotFile } from "@plumbline/source-scanner";
import type { EvidenceLink } from "../records/links.js";
import { numbered } from "../testing/imported-project.js";
import { COMMIT, REPOSITORY, says } from "../testing/source-facts.js";
import { evidenceOfScan, isMarkOfSource } from "./evidence-of-scan.js";
import { pathsOf } from "./place-of-source.js";

const FACT = numbered(1);
const operation = says.operation("ordering", "GET /");

function link(more: Partial<EvidenceLink> = {}): EvidenceLink {
  return {
    id: numbered(2),
    repository: REPOSITORY,
    factKey: operation.factKey,
    serviceKey: "ordering",
    factKind: "operation",
    factId: FACT,
    lastSeenCommit: "0".repeat(40),
    lastPaths: ["ordering/Api.cs"],
    lastGrounds: [],
    missingSince: null,
    kept: {},
    ...more,
  };
}

function file(path: string, more: Partial<SnapshotFile> = {}): SnapshotFile {
  return { path, blobSha: "", class: null, status: "read", reason: null, ...more };
}

const ORDERING = {
  serviceKey: "ordering",
  name: "ordering",
  root: "ordering",
  technology: null,
  languages: [],
  reach: [],
  sources: [],
};

function after(
  snapshot: Partial<Parameters<typeof evidenceOfScan>[0]["snapshot"]>,
  links: readonly EvidenceLink[] = [link()],
  shownElsewhere: ReadonlySet<string> = new Set(),
) {
  const whole = { commit: COMMIT, facts: [], services: [ORDERING], files: [], incomplete: [], ...snapshot };
  return evidenceOfScan({ snapshot: whole, links, shownElsewhere });
}

describe("a complete scan", () => {
  it("that finds the source of a fact shows it, with the files that say it now", () => {
    const found = after({ facts: [operation] });
    expect(found).toMatchObject({ seen: [{ link: link(), paths: ["ordering/operation.cs"] }], missing: [] });
    expect([...found.shown]).toEqual([FACT]);
    expect(found.marks.size).toBe(0);
  });

  it("keeps the files that said it before and were not looked through now", () => {
    const two = link({ lastPaths: ["gone.cs", "ordering/Api.cs", "ordering/operation.cs"] });
    const files = [file("ordering/Api.cs", { reason: "syntax-errors" }), file("ordering/operation.cs")];
    const { seen } = after({ facts: [operation], files }, [two]);
    expect(seen.map(({ paths }) => paths)).toEqual([["ordering/operation.cs", "ordering/Api.cs"]]);
  });

  it.each([
    ["source-file-removed", "none of its files is there", { files: [] }],
    ["source-file-removed", "neither its files nor its service is there", { files: [], services: [] }],
    ["source-service-removed", "its service is gone", { files: [file("ordering/Api.cs")], services: [] }],
    ["source-not-found", "its file says it no more", { files: [file("ordering/Api.cs")] }],
  ])("marks it %s when %s", (reason, _, snapshot) => {
    const { marks, missing } = after(snapshot);
    expect([...marks]).toEqual([[FACT, { sinceRevision: COMMIT, reason }]]);
    expect(missing).toEqual([link()]);
  });

  it("marks what is shared as not found", () => {
    const shared = link({ serviceKey: null });
    const { marks } = after({ files: [file("ordering/Api.cs")], services: [] }, [shared]);
    expect(marks.get(FACT)?.reason).toBe("source-not-found");
  });

  it.each([
    ["left out", { status: "excluded", reason: "exclude-glob" }],
    ["not read", { status: "skipped", reason: "symlink" }],
    ["not understood", { status: "read", reason: "parse-timeout" }],
    ["not understood whole", { status: "read", reason: "syntax-errors" }],
  ] as const)("says nothing of a fact whose file is %s", (_, became) => {
    const { marks, missing, seen, shown } = after({ files: [file("ordering/Api.cs", became)] });
    expect([marks.size, missing.length, seen.length, shown.size]).toEqual([0, 0, 0, 0]);
  });

  it("says nothing of a fact of several files while one of them is not looked at, and knows that one is there", () => {
    const two = link({ lastPaths: ["gone.cs", "ordering/Api.cs"] });
    const unlooked = [file("ordering/Api.cs", { status: "excluded", reason: "exclude-glob" })];
    expect(after({ files: unlooked }, [two]).missing).toEqual([]);
    expect(after({ files: [file("ordering/Api.cs")] }, [two]).marks.get(FACT)?.reason).toBe(
      "source-not-found",
    );
  });

  const ORDERS_CODE = file("ordering/Api.cs", { class: "source" });
  const emptied = file("ordering/app.csproj", { class: "dotnet-project", reason: "empty" });
  const ofService = link({
    id: numbered(4),
    factKey: "service|ordering",
    factId: numbered(5),
    lastPaths: ["ordering/app.csproj"],
  });

  it("says nothing of a service whose manifest was not looked through, nor of what is in it", () => {
    const gone = { files: [ORDERS_CODE, emptied], services: [] };
    expect(after(gone, [link(), ofService]).missing).toEqual([]);
    expect(after(gone).missing).toEqual([]);
    const said = { files: [ORDERS_CODE, { ...emptied, reason: null }], services: [] };
    expect(after(said, [link(), ofService]).missing).toEqual([link(), ofService]);
  });

  it("says nothing of what settings that were not looked through may name", () => {
    const code = file("ordering/Api.java", { class: "source" });
    const named = link({ lastPaths: ["ordering/Api.java"] });
    const settings = file("ordering/application.yml", { class: "app-config", reason: "not-readable" });
    const services = [{ ...ORDERING, reach: ["ordering"] }];
    expect(after({ files: [code, settings], services }, [named]).missing).toEqual([]);
    const elsewhere = { ...settings, path: "billing/application.yml" };
    expect(after({ files: [code, elsewhere], services }, [named]).missing).toEqual([named]);
    expect(after({ files: [ORDERS_CODE, settings], services }).missing).toEqual([link()]);
  });

  it("says nothing of who turns to what is named in a file that was not looked through", () => {
    const uses = { factKey: "uses|ordering|db", factKind: "relationship" } as const;
    const use = link({ id: numbered(6), ...uses, factId: numbered(7) });
    const [compose, dockerfile] = [
      file("compose.yaml", { class: "compose", reason: "empty" }),
      file("Dockerfile", { class: "dockerfile", reason: "empty" }),
    ];
    const db = { factKey: "store|db", factId: numbered(8), lastPaths: ["compose.yaml"] };
    const links = [use, link({ id: numbered(9), serviceKey: null, ...db })];
    expect(after({ files: [ORDERS_CODE, compose] }, links).missing).toEqual([]);
    expect(after({ files: [ORDERS_CODE, dockerfile] }, links).missing).toEqual(links);
  });

  it("marks no fact that other evidence shows, here or in another repository", () => {
    const other = link({ id: numbered(3), factKey: "message|x" });
    expect(after({ facts: [{ ...operation, factKey: "message|x" }] }, [link(), other]).marks.size).toBe(0);
    expect(after({}, [link()], new Set([FACT])).marks.size).toBe(0);
    expect(
      after({ files: [file("x", { status: "excluded" })] }, [link(), { ...other, lastPaths: ["x"] }]).marks
        .size,
    ).toBe(0);
    const both = after({ files: [file("ordering/Api.cs")] }, [link(), other]);
    expect([both.marks.size, both.missing.length]).toEqual([1, 2]);
  });

  it("takes its own marks alone away", () => {
    expect(isMarkOfSource({ sinceRevision: "", reason: "source-not-found" })).toBe(true);
    expect(isMarkOfSource({ sinceRevision: "", reason: "by-hand" })).toBe(false);
  });
});

describe("places of source", () => {
  it("are in files, as git has their paths", () => {
    const at = (path: string) => `${REPOSITORY}@${COMMIT}:${path}#L1-L2`;
    expect(pathsOf([at("a%20b/%C3%A9.cs"), at("a%20b/%C3%A9.cs"), at("c.cs"), at("%")])).toEqual([
      "a b/é.cs",
      "c.cs",
      "%",
    ]);
    expect(pathsOf(["by hand", `${REPOSITORY}@main:a#L1-L2`])).toEqual([]);
  });
});
