import { describe, expect, it } from "@jest/globals";
import type { CodeExtraction } from "../code/code-extraction.js";
import type { Snapshot } from "../snapshot.js";
import { aCode, aProject, joinCode } from "../testing/join-code.js";
import { type Files, type ScanOptions, scanFiles } from "../testing/scan-files.js";

const APP = aProject("orders");

function reasonsOf({ coverage }: Snapshot, serviceKey: string | null): readonly string[] {
  const found = coverage.find((one) => one.serviceKey === serviceKey);
  expect(found?.looked).toBe(found?.reasons.length === 0);
  return found?.reasons ?? ["none"];
}

function ofCode(code: Partial<CodeExtraction>): readonly string[] {
  return reasonsOf(joinCode({ "orders/A.cs": aCode(code) }, APP), "orders");
}

describe("absence is established", () => {
  it("where all source in reach was read", () => {
    expect(ofCode({})).toEqual([]);
    expect(ofCode({ reading: "lexed" })).toEqual([]);
  });

  it("not where a file that may hold a pattern was not parsed, or not without errors", () => {
    expect(ofCode({ reading: "unparsed", reason: "unbalanced-conditions", hasPatternToken: true })).toEqual([
      "unparsed-file",
    ]);
    expect(ofCode({ hasErrors: true, hasPatternToken: true })).toEqual(["unparsed-file"]);
    expect(ofCode({ hasErrors: true })).toEqual([]);
    expect(ofCode({ reading: "unparsed", reason: "unbalanced-conditions" })).toEqual([]);
  });

  const SOURCE = {
    "orders/a.ts": "export const x = 1;\n",
    "orders/package.json": '{ "name": "orders", "bin": "x" }',
  };
  const of = (files: Files, options: ScanOptions = {}, serviceKey: string | null = "orders") =>
    reasonsOf(scanFiles({ ...SOURCE, ...files }, options), serviceKey);

  it("not by a file with errors, which says so of itself", () => {
    const filesOf = (code: Partial<CodeExtraction>) =>
      joinCode({ "orders/A.cs": aCode(code) }, APP).files.filter(({ class: of }) => of === "source");
    expect(filesOf({ hasErrors: true })).toMatchObject([{ status: "read", reason: "syntax-errors" }]);
    expect(filesOf({})).toMatchObject([{ status: "read", reason: null }]);
  });

  it("not where a file of code is no text, or a link", () => {
    expect(of({ "orders/b.ts": "a\0b" })).toEqual(["unparsed-file"]);
    expect(of({ "orders/b.json": "a\0b" })).toEqual([]);
    expect(of({ "lib/b.ts": "a\0b" })).toEqual([]);
    expect(of({}, { links: ["orders/b.ts"] })).toEqual(["unparsed-file"]);
    expect(of({}, { links: ["orders/b.json"] })).toEqual([]);
  });

  it("not where a manifest that says what is to be read was not looked through", () => {
    const broken = { "orders/pom.xml": "<project" };
    expect(of(broken)).toEqual(["unparsed-file"]);
    expect(of(broken, {}, null)).toEqual(["unparsed-file"]);
    expect(of({ "orders/pom.xml": "" })).toEqual(["unparsed-file"]);
    expect(of({ "lib/pom.xml": "" })).toEqual([]);
    expect(of({ "orders/compose.yaml": "" })).toEqual([]);
    expect(of({}, { links: ["orders/pom.xml"] })).toEqual(["unparsed-file"]);
    const settings = { excludeGlobs: ["**/pom.xml"] };
    expect(of({ "orders/pom.xml": "<project />" }, { settings })).toEqual(["excluded-source"]);
  });

  it("not where a manifest for all folders below was not looked through", () => {
    expect(of({ "Directory.Packages.props": "" })).toEqual(["unparsed-file"]);
    expect(of({ "pom.xml": "" })).toEqual(["unparsed-file"]);
    expect(of({ "gradle/libs.versions.toml": "[" })).toEqual(["unparsed-file"]);
    expect(of({ "orders/gradle/libs.versions.toml": "[" })).toEqual(["unparsed-file"]);
    expect(of({ "lib/gradle/libs.versions.toml": "[" })).toEqual([]);
    expect(of({ "package.json": "" })).toEqual([]);
    expect(of({ "package.json": "" }, {}, null)).toEqual(["unparsed-file"]);
  });

  it("also where a manifest of a format that may be empty says nothing", () => {
    for (const path of ["requirements.txt", "build.gradle", "pyproject.toml"]) {
      expect(of({ [`orders/${path}`]: "" })).toEqual([]);
    }
  });

  it("not where there is no source that is read", () => {
    expect(reasonsOf(scanFiles(APP), "orders")).toEqual(["no-supported-source"]);
    const workload =
      "apiVersion: v1\nkind: Job\nmetadata: {name: a}\nspec: {template: {spec: {containers: [{image: acme/a}]}}}\n";
    expect(of({ "k8s.yaml": workload }, {}, "image:a")).toEqual(["no-supported-source"]);
  });

  it("not where there is source in another language, unless a default leaves it out", () => {
    expect(of({ "orders/native/a.c": "x" })).toEqual(["unsupported-language"]);
    expect(of({ "lib/a.rb": "x" })).toEqual([]);
    expect(of({ "lib/a.rb": "x" }, {}, null)).toEqual(["unsupported-language"]);
    expect(of({ "orders/vendor/a.c": "x" })).toEqual([]);
  });

  it("not where a pattern of the settings left out source", () => {
    const settings = { excludeGlobs: ["**/generated/**", "**/vendor/**"] };
    expect(of({ "orders/generated/a.ts": "x" }, { settings })).toEqual(["excluded-source"]);
    expect(of({ "orders/generated/a.php": "x" }, { settings })).toEqual(["excluded-source"]);
    expect(of({ "orders/generated/a.json": "x" }, { settings })).toEqual([]);
    expect(of({ "orders/vendor/a.ts": "x" }, { settings })).toEqual([]);
  });

  it("not with a package that may keep an outbox of its own", () => {
    const asks = (name: string) => ({
      "orders/package.json": `{ "name": "orders", "bin": "x", "dependencies": { "${name}": "1" } }`,
    });
    expect(of(asks("nestjs-outbox"))).toEqual(["unknown-outbox-package"]);
    expect(of(asks("@acme/inbox"))).toEqual(["unknown-outbox-package"]);
    expect(of(asks("eventuate-tram-spring-jdbc-kafka"))).toEqual(["unknown-outbox-package"]);
    expect(of(asks("pg-transactional-outbox"))).toEqual([]);
  });

  it("not by a scan that is not complete", () => {
    expect(of({}, { codes: ["tree-truncated"] })).toEqual(["scan-incomplete"]);
    expect(of({}, { failed: ["orders/a.ts"] })).toEqual(["scan-incomplete", "no-supported-source"]);
  });
});

describe("a scan is not complete", () => {
  const codesOf = (files: Files, options: ScanOptions = {}) =>
    scanFiles(files, options).incomplete.map(({ code, count, paths }) => [code, count, ...paths]);

  it("says what kept it from that, with paths", () => {
    const files = {
      "a.ts": "1234",
      "b.ts": "12345678",
      "c.ts": "version https://git-lfs.github.com/spec/v1\noid x\n",
      "d.ts": "a\0b",
    };
    expect(codesOf(files)).toEqual([["lfs-pointer", 1, "c.ts"]]);
    expect(codesOf(files, { settings: { maxFileBytes: 40 }, failed: ["a.ts"] })).toEqual([
      ["file-too-large", 1, "c.ts"],
      ["read-failed", 1, "a.ts"],
    ]);
    expect(codesOf({}, { codes: ["tree-truncated", "parse-timeout"] })).toEqual([
      ["tree-truncated", 1],
      ["parse-timeout", 1],
    ]);
  });

  it("by a file that took more than its share to parse", () => {
    const snapshot = joinCode({ "a.cs": aCode({ reading: "unparsed", reason: "budget" }) });
    expect(snapshot).toMatchObject({
      complete: false,
      incomplete: [{ code: "parse-timeout", count: 1, paths: ["a.cs"] }],
    });
    expect(joinCode({ "a.cs": aCode({ reading: "unparsed", reason: "no-grammar" }) }).complete).toBe(true);
  });

  it("names 20 paths of a code, and 200 of all", () => {
    const files = Object.fromEntries(Array.from({ length: 30 }, (_none, index) => [`${index}.ts`, "12345"]));
    const [incomplete] = scanFiles(files, { settings: { maxFileBytes: 1 } }).incomplete;
    expect(incomplete).toMatchObject({ code: "file-too-large", count: 30 });
    expect(incomplete?.paths).toHaveLength(20);
  });

  it("over 500 services or 20,000 facts, of which the first are kept", () => {
    const services = Object.fromEntries(
      Array.from({ length: 501 }, (_none, index) => [`s${1000 + index}/package.json`, '{ "bin": "x" }']),
    );
    const snapshot = scanFiles(services);
    expect(snapshot.incomplete).toEqual([{ code: "over-max-services", count: 1, paths: [] }]);
    expect(snapshot.services.at(-1)?.serviceKey).toBe("s1499");
    expect(snapshot.counts).toMatchObject({ services: 500, facts: 500 });
    const queues = Array.from({ length: 20_001 }, (_none, index) => ({ name: `q${100_000 + index}` }));
    const many = scanFiles(
      { "definitions.json": JSON.stringify({ queues, exchanges: [], bindings: [] }) },
      { settings: { maxFileBytes: 10_000_000 } },
    );
    expect(many.incomplete).toEqual([{ code: "over-max-facts", count: 1, paths: [] }]);
    expect(many.facts.at(-1)?.name).toBe("q119999");
  });
});
