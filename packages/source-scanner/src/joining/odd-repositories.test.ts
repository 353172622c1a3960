import { describe, expect, it } from "@jest/globals";
import { aCode, aProject, aSite, aToken, joinCode } from "../testing/join-code.js";
import { type Files, keysOf, scanFiles } from "../testing/scan-files.js";

describe("repositories that are put together oddly", () => {
  it("have findings of services and of none in order", () => {
    const sites = [aToken("masstransit", "UseInMemoryOutbox")];
    const { patterns } = joinCode(
      { "lib/A.cs": aCode({ sites }), "b/A.cs": aCode({ sites }), "a/A.cs": aCode({ sites }) },
      { ...aProject("b"), ...aProject("a") },
    );
    expect(patterns.map(({ serviceKey }) => serviceKey)).toEqual([null, "a", "b"]);
  });

  it("with a project that two others reach, one of them under a condition, say it of both", () => {
    const reference = (more: string) =>
      `<ItemGroup><ProjectReference Include="../lib/App.csproj"${more} /></ItemGroup>`;
    const files = {
      ...aProject("a", reference(' Condition="A"')),
      ...aProject("b", reference(' Condition="B"') + reference("")),
      "lib/App.csproj": '<Project Sdk="Microsoft.NET.Sdk" />',
    };
    const { facts } = joinCode(
      {
        "lib/deep/A.cs": aCode({
          sites: [aSite({ kind: "publish", name: { literal: "t" }, detail: { channel: "topic" } })],
        }),
      },
      files,
    );
    const publishes = facts.filter(({ kind }) => kind === "publish");
    expect(publishes.map(({ factKey, condition }) => [factKey, condition])).toEqual([
      ["publish|a|t", "A"],
      ["publish|b|t", null],
    ]);
  });

  it("with files that are compiled elsewhere, or nowhere, have their conditions", () => {
    const compile = (path: string) => `<ItemGroup Condition="X"><Compile Include="${path}" /></ItemGroup>`;
    const token = aToken("masstransit", "UseInMemoryOutbox");
    const { patterns } = joinCode(
      { "a/A.cs": aCode({ sites: [token] }) },
      aProject("a", compile("A.cs") + compile("../../../out.cs")),
    );
    expect(patterns[0]?.unconditional).toBe(false);
  });

  it("with modules of Rust at their root", () => {
    const main = aCode({ language: "rust", isMain: true, modules: [{ name: "jobs", conditions: ["unix"] }] });
    const site = aSite({ kind: "publish", name: { literal: "t" }, detail: { channel: "topic" } });
    const files = { "main.rs": main, "jobs.rs": aCode({ language: "rust", sites: [site] }) };
    const cargo = { "Cargo.toml": "[package]\nname = 'a'\n[[bin]]\nname = 'a'\npath = 'main.rs'\n" };
    const fact = joinCode(files, cargo).facts.find(({ kind }) => kind === "publish");
    expect(fact?.condition).toBe("unix");
  });

  it("in which two are called alike, lead to nobody", () => {
    const files: Files = {
      ...aProject("a/shop"),
      ...aProject("b/shop"),
      "k.yaml":
        "apiVersion: v1\nkind: Deployment\nmetadata: { name: x }\nspec: { template: { spec: { containers: [{ image: acme/app }] } } }\n",
      "l.yaml":
        "apiVersion: v1\nkind: Deployment\nmetadata: { name: y }\nspec: { template: { spec: { containers: [{ image: '--' }] } } }\n",
    };
    expect(keysOf(scanFiles(files), "service")).toEqual([
      "service|a/shop",
      "service|b/shop",
      "service|image:app",
    ]);
  });

  it("in which a constant has a thousand namesakes, say nothing by it", () => {
    const constants = Array.from({ length: 1001 }, (_none, at) => ({
      name: `T${at}.Topic`,
      value: "t",
      lines: { first: 1, last: 1 },
    }));
    const site = aSite({ kind: "publish", name: { constant: "T1.Topic" }, detail: { channel: "topic" } });
    const publishes = (count: number) =>
      keysOf(
        joinCode(
          { "a/A.cs": aCode({ sites: [site] }), "a/B.cs": aCode({ constants: constants.slice(0, count) }) },
          aProject("a"),
        ),
        "publish",
      );
    expect(publishes(1000)).toEqual(["publish|a|t"]);
    expect(publishes(1001)).toEqual([]);
  });

  it("with addresses of clusters and of others", () => {
    const uses = (host: string) =>
      keysOf(
        scanFiles({
          ...aProject("a"),
          "a/application.yml": `k: http://${host}:80/\n`,
          "compose.yaml": "services:\n  r:\n    image: redis\n",
        }),
        "uses",
      ).length;
    expect(["r", "r.shop", "r.shop.svc", "r.shop.svc.cluster.local"].map(uses)).toEqual([1, 1, 1, 1]);
    expect(["r.example.com", "r.com", "x", "x.shop"].map(uses)).toEqual([0, 0, 0, 0]);
  });

  it("with commands that nobody names, and sites that say no more than that they are there", () => {
    const sites = [
      aSite({ kind: "publish", detail: { transport: "command" } }),
      aSite({ kind: "subscribe", detail: { transport: "command" } }),
      aSite({ kind: "signature", library: "cap" }),
      aSite({ kind: "role", library: "hand-written" }),
      aSite({ kind: "publish", name: { literal: "t" }, detail: {} }),
    ];
    const snapshot = joinCode({ "a/A.cs": aCode({ sites }) }, aProject("a"));
    expect(keysOf(snapshot).filter((key) => !key.startsWith("service|"))).toEqual(["publish|a|t"]);
    expect(snapshot.patterns.map(({ library, established }) => [library, established])).toEqual([
      ["hand-written", false],
    ]);
  });
});
