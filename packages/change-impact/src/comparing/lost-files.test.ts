import { expect, it } from "@jest/globals";
import type { SnapshotFile } from "@plumbline/source-scanner";
import type { WantedFact } from "@plumbline/source-scanner/snapshots";
import { BASE, type Files, HEAD, snapshotOf } from "../testing/snapshots.js";
import { LostFiles } from "./lost-files.js";

const READ = { "a/x.cs": "1", "a/y.cs": "1", "b/Main.cs": "1", "k8s.yaml": { class: "yaml" } } as const;
const SERVICES = ["a", "c"];

/** Whether what `c` says is touched where a file became something. */
function touches(files: Files, said: Partial<WantedFact> = {}, before: Files = READ): boolean {
  const there = snapshotOf(BASE, { files: before, services: SERVICES });
  const here = snapshotOf(HEAD, { files: { ...before, ...files }, services: [...SERVICES, "d"] });
  const { sources } = { sources: [`${there.repository}@${BASE}:b/Main.cs#L1-L1`, "no place"] };
  const services = there.services.map((one) => ({ ...one, sources }));
  const lost = new LostFiles(here, { ...there, services });
  return lost.touch({
    factKey: "operation|c|http|GET /",
    serviceKey: "c",
    paths: ["c/x.cs"],
    grounds: [],
    ...said,
  });
}

const became = (path: string, file: Partial<SnapshotFile>) => ({
  [path]: { class: "source", ...file } as const,
});
const LEFT_OUT = { status: "excluded", reason: "exclude-glob" } as const;
const ERRORS = { reason: "syntax-errors" } as const;
const ofA = { serviceKey: "a" };

it("a file is lost where it says less than it did", () => {
  const wrong = { ...READ, ...became("a/x.cs", ERRORS) };
  expect(touches({}, ofA)).toBe(false);
  expect(touches(became("a/x.cs", ERRORS), ofA)).toBe(true);
  expect(touches(became("a/x.cs", LEFT_OUT), ofA)).toBe(true);
  expect(touches(became("a/x.cs", LEFT_OUT), ofA, wrong)).toBe(true);
  expect(touches(became("a/x.cs", { ...ERRORS, blobSha: "2" }), ofA, wrong)).toBe(false);
  expect(touches(became("a/x.cs", {}), ofA, wrong)).toBe(false);
  expect(touches(became("a/new.cs", LEFT_OUT), ofA)).toBe(false);
  expect(touches(became("a/x.cs", LEFT_OUT))).toBe(false);
});

it("who turns to who takes what it sends is known by all source", () => {
  const task = { factKey: "uses|c|a", grounds: ["a/y.cs"] };
  expect(touches(became("a/x.cs", LEFT_OUT), task)).toBe(true);
  expect(touches(became("a/x.cs", LEFT_OUT), { ...task, grounds: [] })).toBe(false);
  expect(touches(became("a/x.cs", LEFT_OUT), { grounds: ["a/y.cs"] })).toBe(false);
  expect(touches(became("a/x.cs", { ...LEFT_OUT, class: "sql" }), task)).toBe(false);
  const both = { ...became("a/x.cs", LEFT_OUT), ...became("a/y.cs", { ...LEFT_OUT, class: "sql" }) };
  expect(touches(both, task)).toBe(true);
});

it("who is there is known by what is no source, and by source that says a service", () => {
  for (const factKey of ["service|c", "store|a|b", "broker|x", "uses|c|a"]) {
    expect(touches(became("k8s.yaml", { ...LEFT_OUT, class: "yaml" }), { factKey })).toBe(true);
    expect(touches(became("b/Main.cs", LEFT_OUT), { factKey })).toBe(true);
    for (const fileClass of ["source", "sql", "proto", "app-config"] as const) {
      expect(touches(became("a/x.cs", { ...LEFT_OUT, class: fileClass }), { factKey })).toBe(false);
    }
  }
  expect(touches(became("k8s.yaml", { ...LEFT_OUT, class: "yaml" }))).toBe(false);
});

it("with it all that is of a service which was not there", () => {
  const yaml = became("k8s.yaml", { ...LEFT_OUT, class: "yaml" });
  expect(touches(yaml, { serviceKey: "d" })).toBe(true);
  expect(touches(yaml, { factKey: "schema|x", serviceKey: null, paths: [] })).toBe(false);
  expect(touches({}, { serviceKey: "d" })).toBe(false);
});

it("a manifest may have named what another one is taken for now", () => {
  const manifest = became("docs/x.csproj", { ...LEFT_OUT, class: "dotnet-project" });
  const before = { ...READ, "docs/x.csproj": "1" };
  expect(touches(manifest, { paths: ["c/x.cs"] }, before)).toBe(false);
  expect(touches(manifest, { paths: ["lib/x.cs"] }, before)).toBe(true);
  expect(touches(manifest, { grounds: ["lib/x.cs"] }, before)).toBe(true);
  expect(touches(became("a/x.cs", LEFT_OUT), { paths: ["lib/x.cs"] })).toBe(false);
});
