import { describe, expect, it } from "@jest/globals";
import { conversionOf, elementsOf, notesOf, refusalOf, relationshipsOf } from "../testing/conversion-of.js";
import { keepsData, nameOfImage } from "./known-images.js";

describe("a Compose file", () => {
  it.each([
    [{}, "services: must be the services of a Compose file, an object at line 1"],
    [{ services: 7 }, "services: must be the services"],
    [{ services: [], include: ["a"] }, "services: must be the services"],
  ])("%j is refused", (document, title) => {
    expect(refusalOf(document, { format: "compose" })).toContain(title);
  });

  it("is a system, called by its name, or its file's", () => {
    expect(elementsOf(conversionOf({ name: "shop", services: {} }))).toEqual(["system shop"]);
    expect(elementsOf(conversionOf({ services: {} }, { fileName: "a.yaml" }))).toEqual(["system a.yaml"]);
    expect(elementsOf(conversionOf("include: [a]\n---\nb: 1"))).toEqual(["system Compose"]);
    expect(notesOf("include: [a]\n---\nb: 1")[0]).toContain("is a second document of the file");
  });

  it("has a store where an image is known to keep data, and is not built", () => {
    const services = {
      a: { image: "postgres" },
      b: { image: "postgres", build: "." },
      c: { image: "nginx:1" },
      "": {},
    };
    expect(elementsOf(conversionOf({ name: "s", services }))).toEqual([
      "app s/b",
      "app s/c",
      "app s/unnamed",
      "store s/a",
      "system s",
    ]);
  });

  it("has what a service needs, its own and that of what it extends, once", () => {
    const services = {
      a: { extends: "b", depends_on: { c: {}, d: null }, links: ["c:alias", 7] },
      b: { extends: { service: "c" }, depends_on: ["d", "a"] },
      c: {},
      d: { extends: { service: "gone" } },
      e: { extends: {} },
    };
    expect(relationshipsOf(conversionOf({ services }))).toEqual([
      "a -> a depends on",
      "a -> c depends on",
      "a -> d depends on",
      "b -> a depends on",
      "b -> d depends on",
    ]);
  });

  it("follows a bounded number of services that extend each other", () => {
    const services = Object.fromEntries(
      Array.from({ length: 30 }, (_, n) => [`s${n}`, { extends: `s${n + 1}`, depends_on: [`s${n}`] }]),
    );
    expect(relationshipsOf(conversionOf({ services: { ...services, s30: {} } }))).toContain(
      "s0 -> s19 depends on",
    );
  });

  it("looks at a bounded number of needs", () => {
    const needs = Array.from({ length: 20_000 }, (_, n) => `x${n}`);
    const services = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`s${n}`, { extends: "base" }]));
    expect(refusalOf({ services: { base: { depends_on: needs }, ...services } })).toContain(
      "over 10000 relationships",
    );
  });
});

describe("an image", () => {
  it.each([
    ["registry.example.org:5000/a/postgres", true],
    ["bitnami/postgresql:16@sha256:ab", true],
    ["mcr.microsoft.com/mssql/server", true],
    ["a/server", false],
    ["Redis", true],
    ["", false],
  ])("%s keeps data: %s", (image, keeps) => {
    expect(keepsData(image)).toBe(keeps);
  });

  it("has a name without its tag and digest", () => {
    expect(["a:1", "b:5000/a", "b:5000/a:1@sha256:x", ""].map(nameOfImage)).toEqual([
      "a",
      "b:5000/a",
      "b:5000/a",
      "",
    ]);
  });
});
