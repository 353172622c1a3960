import { describe, expect, it } from "@jest/globals";
import { aCode, aToken, joinCode } from "../testing/join-code.js";
import { type Files, scanFiles } from "../testing/scan-files.js";

const CATALOG = `
[versions]
boot = "4.0.0"
[libraries]
spring-modulith-starter_jpa = { module = "org.springframework.modulith:spring-modulith-starter-jpa" }
modulith-kafka = { group = "org.springframework.modulith", name = "spring-modulith-events-kafka", version.ref = "boot" }
web = "org.springframework.boot:spring-boot-starter-web:4.0.0"
odd = "nothing"
none = { version = "1" }
acme-outbox = "acme:acme-outbox:1"
[bundles]
modulith = ["spring-modulith-starter_jpa", "modulith-kafka", "unknown"]
[plugins]
qk = { id = "io.quarkus", version = "4" }
mn = "io.micronaut.application:4"
kt = "org.jetbrains.kotlin.jvm:2"
odd = { version = "4" }
`;

function servicesOf(files: Files): readonly string[] {
  return scanFiles(files).services.map(({ serviceKey, technology }) => `${serviceKey} ${technology}`);
}

function asking(script: string, catalog = CATALOG, folder = "gradle"): Files {
  return { "orders/build.gradle.kts": script, [`${folder}/libs.versions.toml`]: catalog };
}

const dependencies = (...names: readonly string[]) =>
  `plugins {\n  application\n}\ndependencies {\n${names.map((name) => `  implementation(${name})\n`).join("")}}\n`;

describe("what a script of Gradle takes from the catalog of its build", () => {
  it.each([
    ["plugins {\n  alias(libs.plugins.qk)\n}", ["orders Quarkus"]],
    ["plugins {\n  alias(libs.plugins.mn)\n}", ["orders Micronaut"]],
    ["plugins {\n  application\n  alias(libs.plugins.qk)\n}", ["orders JVM"]],
    ["plugins {\n  alias(libs.plugins.qk) apply false\n}", []],
    ["plugins {\n  alias(libs.plugins.kt)\n  alias(libs.plugins.odd)\n}", []],
    [dependencies("libs.web"), ["orders Spring Boot"]],
    [dependencies("libs.odd", "libs.none"), ["orders JVM"]],
  ])("%j", (script, services) => {
    expect(servicesOf(asking(script))).toEqual(services);
  });

  it("is of the build that is nearest", () => {
    const files = {
      ...asking(dependencies("libs.web")),
      ...asking(dependencies("libs.web"), "", "orders/gradle"),
    };
    expect(servicesOf(files)).toEqual(["orders JVM"]);
    expect(servicesOf(asking(dependencies("libs.web"), CATALOG, "other/gradle"))).toEqual(["orders JVM"]);
    expect(servicesOf(asking(dependencies("libs.web"), CATALOG, "orders"))).toEqual(["orders JVM"]);
    expect(servicesOf(asking(dependencies("libs.web"), "["))).toEqual(["orders JVM"]);
  });

  it("are packages that patterns are known by, one by one or as a bundle", () => {
    const code = {
      "orders/A.kt": aCode({ language: "kotlin", sites: [aToken("spring-modulith", "Externalized")] }),
    };
    const established = (script: string) =>
      joinCode(code, asking(script)).patterns.map((pattern) => pattern.established);
    expect(established(dependencies("libs.bundles.modulith"))).toEqual([true]);
    expect(established(dependencies("libs.spring.modulith.starter.jpa", "libs.modulith.kafka"))).toEqual([
      true,
    ]);
    expect(established(dependencies("libs.modulith.kafka"))).toEqual([false]);
    const { coverage } = joinCode(code, asking(dependencies("libs.acme.outbox")));
    expect(coverage.at(-1)?.reasons).toEqual(["unknown-outbox-package"]);
  });
});
