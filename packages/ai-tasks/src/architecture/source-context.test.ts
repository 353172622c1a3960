import { describe, expect, it } from "@jest/globals";
import { type SnapshotRead, sourceContext, sourceTable, toldOfSnapshot } from "../index.js";
import { numbered } from "../testing/aliased-facts.js";

function service(serviceKey: string) {
  const sources = [`git.example/acme/shop@c:${serviceKey}/a.ts#L1`];
  return {
    serviceKey,
    name: serviceKey.toUpperCase(),
    root: serviceKey,
    technology: null,
    languages: ["go"],
    reach: [],
    sources,
  };
}

function fact(factKey: string, kind: "operation" | "schema" | "service", serviceKey: string | null) {
  const said = { attributes: { transport: "http" }, condition: null, notes: [] };
  return {
    factKey,
    kind,
    name: factKey,
    serviceKey,
    ...said,
    sources: [`git.example/acme/shop@c:${factKey}#L2`],
  };
}

function read(change: Partial<SnapshotRead> = {}, repository = "git.example/acme/shop"): SnapshotRead {
  return {
    scanId: numbered(7),
    snapshot: {
      repository,
      commit: "c",
      services: [service("b"), service("a")],
      facts: [
        fact("o2", "operation", "b"),
        fact("o1", "operation", null),
        fact("s", "schema", "a"),
        fact("v", "service", "a"),
      ],
    },
    linked: new Map([["a", numbered(8)]]),
    serviceKeys: null,
    ...change,
  };
}

describe("what scans found is told", () => {
  it("by services and facts in the order of their keys, but no schemas, and services once", () => {
    const { sources, data, found } = sourceContext([read()]);
    expect(sources).toEqual([{ repository: "git.example/acme/shop", scanId: numbered(7), commit: "c" }]);
    expect(data).toEqual([
      {
        repository: "git.example/acme/shop",
        services: [
          { alias: "svc1", name: "A", technology: null, languages: ["go"], element: numbered(8) },
          { alias: "svc2", name: "B", technology: null, languages: ["go"], element: null },
        ],
        facts: [
          { alias: "src1", kind: "operation", name: "o1", service: null, attributes: { transport: "http" } },
          {
            alias: "src2",
            kind: "operation",
            name: "o2",
            service: "svc2",
            attributes: { transport: "http" },
          },
        ],
      },
    ]);
    const table = sourceTable(found);
    expect(table.foundOf("svc2")).toMatchObject({ service: { serviceKey: "b", name: "B" } });
    expect(table.foundOf("src1")).toMatchObject({
      service: null,
      sources: ["git.example/acme/shop@c:o1#L2"],
    });
    expect(table.foundOf("svc3")).toBeUndefined();
  });

  it("of selected services alone, with nothing that is of no service", () => {
    const { found } = sourceContext([read({ serviceKeys: new Set(["b"]) })]);
    expect(found.map(({ alias, service: one }) => `${alias} ${one?.serviceKey ?? ""}`)).toEqual([
      "svc1 b",
      "src1 ",
    ]);
  });

  it("the same in whatever order the repositories were read", () => {
    const both = [read(), read({}, "git.example/acme/another")];
    expect(sourceContext(both)).toEqual(sourceContext(both.toReversed()));
    expect(sourceContext([])).toEqual({ sources: [], found: [], data: [] });
  });

  it("of a snapshot without what is not told, and then as before", () => {
    for (const serviceKeys of [null, new Set(["b"]), new Set<string>()]) {
      const whole = read({ serviceKeys });
      const { services, facts, ...rest } = toldOfSnapshot(whole).snapshot;
      const isTold = ({ serviceKey }: { readonly serviceKey: string | null }) =>
        serviceKeys === null || serviceKeys.has(serviceKey ?? "");
      expect(services).toEqual(whole.snapshot.services.filter(isTold));
      expect(facts).toEqual(whole.snapshot.facts.slice(0, 2).filter(isTold));
      expect(rest).toEqual({ repository: "git.example/acme/shop", commit: "c" });
      expect(sourceContext([toldOfSnapshot(whole)])).toEqual(sourceContext([whole]));
    }
  });
});
