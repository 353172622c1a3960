import { describe, expect, it } from "@jest/globals";
import { scanFiles } from "../testing/scan-files.js";

function becameOf(path: string, text: string) {
  const file = scanFiles({ [path]: text }).files.find((one) => one.path === path);
  return [file?.status, file?.reason];
}

describe("a file that says nothing is not looked through", () => {
  it.each([
    "package.json",
    "a/pom.xml",
    "App.csproj",
    "Directory.Build.props",
    "build.gradle",
    "gradle/libs.versions.toml",
    "go.mod",
    "Cargo.toml",
    "pyproject.toml",
    "requirements.txt",
    "Dockerfile",
    "compose.yaml",
    "Chart.yaml",
    "values.yaml",
    "templates/app.yaml",
    "application.yml",
    "application.properties",
    "k8s.yaml",
    "openapi.json",
    "orders.proto",
  ])("where %s is empty", (path) => {
    expect(becameOf(path, "")).toEqual(["read", "empty"]);
    expect(becameOf(path, "\uFEFF \r\n\t\n")).toEqual(["read", "empty"]);
  });

  it.each([
    ["package.json", "[]"],
    ["package.json", '{ "dependencies": ["express"] }'],
    ["package.json", '{ "scripts": "node ." }'],
    ["pom.xml", "<settings />"],
    ["App.csproj", "<Projects />"],
    ["go.mod", "// module shop\n"],
    ["Cargo.toml", "# [package]\n"],
    ["Cargo.toml", "[lib]\nname = 'a'\n"],
    ["Dockerfile", "# FROM node\n"],
    ["compose.yaml", "# services:\n"],
    ["compose.yaml", "services:\n"],
    ["compose.yaml", "services: [a]\n"],
    ["compose.yaml", "include: [other.yaml]\n"],
    ["compose.yaml", "web:\n  image: acme/web\n"],
    ["Chart.yaml", "- a\n"],
    ["values.yaml", "# image: a\n"],
    ["application.yml", "# a: b\n"],
    ["application.yml", "- a\n"],
    ["application.properties", "# a=b\n"],
    ["k8s.yaml", "# kind: Deployment\n"],
    ["openapi.json", "null"],
  ])("where %s is %j", (path, text) => {
    expect(becameOf(path, text)).toEqual(["read", "not-readable"]);
  });

  it("where all of it is filled in elsewhere", () => {
    expect(becameOf("templates/app.yaml", '{{ include "shop.app" . }}\n')).toEqual([
      "read",
      "template-not-rendered",
    ]);
  });

  it.each([
    ["package.json", "{}"],
    ["compose.yaml", "x-a: 1\nvolumes: { data: }\n"],
    ["compose.yaml", "services: {}\n"],
    ["Cargo.toml", "[workspace]\n"],
    ["pyproject.toml", "[tool.black]\n"],
    ["requirements.txt", "# none\n"],
    ["application.yml", "---\na: b\n---\n# c\n"],
    ["src/__init__.py", ""],
    ["db/schema.sql", ""],
    ["settings.gradle", ""],
  ])("but where %s is %j it is", (path, text) => {
    expect(becameOf(path, text)).toEqual(["read", null]);
  });

  it("nor read, where it says what Docker leaves out", () => {
    expect(becameOf("Dockerfile.dockerignore", "node_modules\n")).toEqual(["unknown-class", null]);
  });
});
