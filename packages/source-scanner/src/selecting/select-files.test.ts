import { describe, expect, it } from "@jest/globals";
import { SETTINGS, treeOf } from "../testing/scan-files.js";
import { classOfPath } from "./class-of-path.js";
import { isTestPath } from "./is-test-path.js";
import { selectFiles } from "./select-files.js";

describe("the class of a file follows from its path", () => {
  it.each([
    ["compose.yaml", "compose"],
    ["deploy/docker-compose.prod.yml", "compose"],
    ["Dockerfile", "dockerfile"],
    ["src/Dockerfile.arm", "dockerfile"],
    ["src/api.Dockerfile", "dockerfile"],
    ["Containerfile", "dockerfile"],
    ["charts/shop/Chart.yaml", "helm-chart"],
    ["charts/shop/values-prod.yaml", "helm-values"],
    ["charts/shop/templates/web/deployment.yaml", "helm-template"],
    ["k8s/orders.yml", "yaml"],
    ["package.json", "npm"],
    ["src/Shop.csproj", "dotnet-project"],
    ["src/Shop.fsproj", "dotnet-project"],
    ["Shop.sln", "dotnet-solution"],
    ["Shop.slnx", "dotnet-solution"],
    ["Directory.Build.props", "dotnet-props"],
    ["pom.xml", "maven"],
    ["build.gradle", "gradle"],
    ["build.gradle.kts", "gradle"],
    ["settings.gradle.kts", "gradle-settings"],
    ["gradle/libs.versions.toml", "gradle-catalog"],
    ["src/main/resources/application-dev.yml", "app-config"],
    ["src/main/resources/application.properties", "app-config"],
    ["go.mod", "go-module"],
    ["pyproject.toml", "python-project"],
    ["requirements-dev.txt", "python-requirements"],
    ["Cargo.toml", "cargo"],
    ["api/openapi.json", "json"],
    ["definitions.json", "json"],
    ["package-lock.json", null],
    ["tsconfig.build.json", null],
    ["appsettings.json", null],
    ["protos/shop.proto", "proto"],
    ["src/Program.cs", "source"],
    ["src/App.java", "source"],
    ["src/App.kt", "source"],
    ["src/app.ts", "source"],
    ["src/app.tsx", "source"],
    ["src/app.mjs", "source"],
    ["src/app.py", "source"],
    ["main.go", "source"],
    ["src/main.rs", "source"],
    ["src/main/resources/db/migration/V1__outbox.sql", "sql"],
    ["orders/migrations/0001_initial/up.sql", "sql"],
    ["deploy/postgres-initdb.d/a.sql", "sql"],
    ["V2__more.sql", "sql"],
    ["src/CreateTables.SQL", "sql"],
    ["src/reports/revenue.sql", null],
    ["db/seed.sql", null],
    ["db/database.sql", "sql"],
    ["db/dump-2024.sql", null],
    ["README.md", null],
    ["src/Module.vb", null],
  ])("%s is %s", (path, expected) => {
    expect(classOfPath(path)).toBe(expected);
  });
});

describe("tests, samples and examples are passed over", () => {
  it.each([
    "test/a.ts",
    "src/test/java/A.java",
    "packages/a/__tests__/a.ts",
    "spec/a.rb",
    "test/src/main/java/A.java",
    ".devcontainer/Dockerfile",
    "Tests/A.cs",
    "src/Shop.Tests/A.cs",
    "src/Shop.UnitTests/A.cs",
    "src/Shop.Test/A.cs",
    "a/b_test.go",
    "samples/a.ts",
    "examples/compose.yaml",
    "src/a.spec.ts",
    "src/a.test.tsx",
    "src/test_a.py",
  ])("%s", (path) => {
    expect(isTestPath(path)).toBe(true);
  });

  it.each([
    "src/testing/a.ts",
    "a/src/main/java/org/samples/A.java",
    "src/main/kotlin/examples/A.kt",
    "src/Contests/A.cs",
    "src/latest.go",
    "src/Tests.cs",
    "src/inspect/a.ts",
  ])("%s is none", (path) => {
    expect(isTestPath(path)).toBe(false);
  });
});

const FILES = {
  "b.ts": "12345",
  "a.ts": "12345",
  "openapi.json": "{}",
  "package.json": "{}",
  "a.md": "x",
  "node_modules/x/index.js": "1",
  "generated/x.ts": "1",
};

describe("what is read", () => {
  it("is what says which services there are first, then contracts, then source, each by path", () => {
    const { selected } = selectFiles(treeOf(FILES), SETTINGS);
    expect(selected.map(({ path }) => path)).toEqual([
      "package.json",
      "openapi.json",
      "a.ts",
      "b.ts",
      "generated/x.ts",
    ]);
  });

  it("is the same whatever the order of the tree", () => {
    const tree = treeOf(FILES);
    expect(selectFiles([...tree].reverse(), SETTINGS)).toEqual(selectFiles(tree, SETTINGS));
  });

  it("leaves out what a glob excludes, and tells the defaults from others", () => {
    const excludeGlobs = [...SETTINGS.excludeGlobs, "generated/**", "**/[", "!(x"];
    const { unselected } = selectFiles(treeOf(FILES), { ...SETTINGS, excludeGlobs });
    expect(unselected.map(({ path, status, reason }) => [path, status, reason])).toEqual([
      ["a.md", "unknown-class", null],
      ["generated/x.ts", "excluded", "exclude-glob"],
      ["node_modules/x/index.js", "excluded", "default-glob"],
    ]);
  });

  it("never follows a symlink or a submodule", () => {
    const entry = { size: 1, blobSha: "0".repeat(40) };
    const tree = [
      { path: "a.ts", mode: "120000", ...entry },
      { path: "lib", mode: "160000", ...entry },
      { path: "vendor/lib", mode: "160000", ...entry },
      { path: "run.py", mode: "100755", ...entry },
    ];
    const { selected, unselected } = selectFiles(tree, SETTINGS);
    expect(selected.map(({ path }) => path)).toEqual(["run.py"]);
    expect(unselected.map(({ reason }) => reason)).toEqual(["symlink", "submodule", "default-glob"]);
  });

  it("ends where the files, or all their bytes, are over a limit; a file that is too large is passed over", () => {
    const reasons = (settings: object) =>
      selectFiles(treeOf(FILES), { ...SETTINGS, ...settings }).unselected.flatMap(({ path, reason }) =>
        reason?.startsWith("over") === true || reason === "file-too-large" ? [`${path} ${reason}`] : [],
      );
    expect(reasons({ maxFiles: 4 })).toEqual(["generated/x.ts over-max-files"]);
    expect(reasons({ maxTotalBytes: 9 })).toEqual([
      "b.ts over-max-total-bytes",
      "generated/x.ts over-max-total-bytes",
    ]);
    expect(reasons({ maxFileBytes: 4 })).toEqual(["a.ts file-too-large", "b.ts file-too-large"]);
  });
});
