import { describe, expect, it } from "@jest/globals";
import { utf8Length } from "@plumbline/model-core";
import { SCAN_LIMITS } from "../limits.js";
import { aCode, aProject, aSite, aToken, joinCode } from "../testing/join-code.js";
import { scanFiles } from "../testing/scan-files.js";
import { fitSnapshot } from "./fit-snapshot.js";

function bytesOf(value: unknown): number {
  return utf8Length(JSON.stringify(value));
}

const many = <Item>(count: number, item: (at: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_none, at) => item(at));

describe("what fits is measured to the byte", () => {
  const MOST = 4 * 1_048_576;
  const NOTHING = { services: [], patterns: [], files: [], facts: [] };
  const finding = (limitation: string) => ({
    pattern: "in-memory-outbox" as const,
    serviceKey: null,
    library: "masstransit",
    sites: [],
    established: true,
    unconditional: true,
    candidate: false,
    limitations: [limitation],
  });
  const around = bytesOf(finding("")) + 1;

  it.each([3, 20, 21, 47])(
    "of %d findings that fill it, all; with a byte more, all but the last",
    (count) => {
      const each = Math.floor(MOST / count) - around;
      const rest = MOST - count * (around + each);
      const filling = (last: number) =>
        many(count, (at) => finding("x".repeat(at === count - 1 ? each + last : each)));
      const kept = (last: number) => fitSnapshot({ ...NOTHING, patterns: filling(last) }).patterns.length;
      expect([kept(rest), kept(rest + 1)]).toEqual([count, count - 1]);
    },
  );
});

describe("a snapshot that says more than it has room for", () => {
  it("keeps the first facts, and all files and services", () => {
    const schemas = many(600, (at) => [`S${at}`, { type: "object", title: "x".repeat(60_000) }] as const);
    const paths = many(600, (at) => [
      `/${at}`,
      {
        get: {
          responses: {
            200: { content: { "application/json": { schema: { $ref: `#/components/schemas/S${at}` } } } },
          },
        },
      },
    ]);
    const document = {
      openapi: "3.1.0",
      paths: Object.fromEntries(paths),
      components: { schemas: Object.fromEntries(schemas) },
    };
    const files = { ...aProject("orders"), "orders/a.json": JSON.stringify(document) };
    const snapshot = scanFiles(files, { settings: { maxFileBytes: 50_000_000, maxTotalBytes: 60_000_000 } });
    expect(bytesOf(snapshot)).toBeLessThanOrEqual(SCAN_LIMITS.snapshotBytes);
    expect(bytesOf(snapshot)).toBeGreaterThan(SCAN_LIMITS.snapshotBytes * 0.9);
    expect(snapshot.files).toHaveLength(2);
    expect(snapshot.services).toHaveLength(1);
    const [left] = snapshot.incomplete;
    expect(left).toMatchObject({ code: "over-max-facts", paths: [] });
    expect(snapshot.counts.facts).toBe(snapshot.facts.length);
    expect(snapshot.counts.facts + (left?.count ?? 0)).toBe(1 + 600 + 600);
    expect(snapshot.coverage.map(({ reasons }) => reasons[0])).toEqual([
      "scan-incomplete",
      "scan-incomplete",
    ]);
  });

  it("keeps the first files, and says that the list is cut; facts keep their room", () => {
    const folder = "x".repeat(900);
    const files = Object.fromEntries(many(30_000, (at) => [`${folder}/${at}.md`, ""]));
    const snapshot = scanFiles({ ...files, ...aProject("orders") }, { codes: ["tree-truncated"] });
    expect(bytesOf(snapshot)).toBeLessThanOrEqual(SCAN_LIMITS.snapshotBytes);
    expect(snapshot.counts).toMatchObject({ filesListed: 30_001, facts: 1 });
    expect(snapshot.files[0]?.path).toBe("orders/App.csproj");
    expect(snapshot.incomplete).toEqual([
      { code: "tree-truncated", count: 30_001 - snapshot.files.length + 1, paths: [] },
    ]);
  });

  it("has nothing of services that it leaves out", () => {
    const name = "y".repeat(150);
    const folders = many(60, (at) => `${`${name}/`.repeat(11)}${String(at).padStart(3, "0")}`);
    const references = folders.map(
      (folder) => `<ProjectReference Include="${"../".repeat(12)}${folder}/App.csproj" />`,
    );
    const projects = folders.map((folder) =>
      aProject(folder, `<ItemGroup>${references.join("")}</ItemGroup>`),
    );
    const token = aToken("masstransit", "UseInMemoryOutbox");
    const operation = aSite({ kind: "operation", name: { literal: "a" }, detail: { verb: "GET" } });
    const code = Object.fromEntries(
      folders.map((folder) => [`${folder}/A.cs`, aCode({ sites: [token, operation] })]),
    );
    const snapshot = joinCode(code, Object.assign({}, ...projects));
    const kept = snapshot.services.map(({ serviceKey }) => serviceKey);
    expect(kept.length).toBeGreaterThan(10);
    expect(kept).toEqual(folders.slice(0, kept.length));
    expect(snapshot.coverage.map(({ serviceKey }) => serviceKey)).toEqual([null, ...kept]);
    expect(new Set(snapshot.patterns.map(({ serviceKey }) => serviceKey))).toEqual(new Set(kept));
    expect(snapshot.facts.every(({ serviceKey }) => serviceKey === null || kept.includes(serviceKey))).toBe(
      true,
    );
    expect(snapshot.incomplete.map(({ code: one }) => one)).toContain("over-max-services");
  });
});
