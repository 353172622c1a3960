import { describe, expect, it } from "@jest/globals";
import { scanFiles } from "../testing/scan-files.js";

function becameOf(path: string, text: string) {
  const file = scanFiles({ [path]: text }).files.find((one) => one.path === path);
  return [file?.status, file?.reason];
}

const WITHOUT_A_WORD = ["", "\uFEFF \r\n\t\n"];

describe("a file of a format that is never empty is not looked through", () => {
  it.each([
    "package.json",
    "a/pom.xml",
    "App.csproj",
    "Directory.Build.props",
    "go.mod",
    "Cargo.toml",
    "Dockerfile",
    "compose.yaml",
    "Chart.yaml",
    "openapi.json",
  ])("where %s is", (path) => {
    for (const text of WITHOUT_A_WORD) {
      expect(becameOf(path, text)).toEqual(["read", "empty"]);
    }
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
    ["Chart.yaml", "# name: a\n"],
    ["values.yaml", "- a\n"],
    ["application.yml", "- a\n"],
    ["application.properties", "# a\nb\n"],
    ["k8s.yaml", "a: [\n"],
    ["orders.proto", "service A { rpc B (C) returns (D);\n"],
    ["orders.proto", "service A { } }\nservice E {\n"],
    ["orders.proto", "}\nservice A {\n"],
  ])("nor is one of another form: %s of %j", (path, text) => {
    expect(becameOf(path, text)).toEqual(["read", "not-readable"]);
  });

  it.each([
    '{{ include "shop.app" . }}\n',
    '---\n{{ include "shop.app" . }}\n---\n{{ include "shop.b" . }}\n',
  ])("where all of it is filled in elsewhere: %j", (text) => {
    expect(becameOf("templates/app.yaml", text)).toEqual(["read", "template-not-rendered"]);
  });

  const JOB = "apiVersion: v1\nkind: Job\nspec: {template: {spec: {containers: [{image: acme/a}]}}}\n";
  const BARE = "apiVersion: v1\nkind: Job\nspec:\n  template:\n    spec:\n      containers:\n";

  it.each([
    ["a document", `---\n  # of the app\n{{ include "shop.app" . }}\n---\n${JOB}`],
    ["a document after a condition", `${JOB}--- # more\n{{- if .Values.b }}\n{{- .Values.b }}\n{{ end }}\n`],
    ["what a workload runs", `${JOB}---\n${BARE}{{ include "shop.containers" . | indent 8 }}\n`],
    [
      "what a workload of a list runs",
      `${JOB}---\napiVersion: v1\nkind: List\nitems: [{ apiVersion: v1, kind: Job, spec: {{ .Values.job }} }]\n`,
    ],
  ])("where %s is, beside what the rest says", (_, text) => {
    expect(becameOf("templates/app.yaml", text)).toEqual(["read", "template-not-rendered"]);
    expect(scanFiles({ "templates/app.yaml": text }).facts.map(({ factKey }) => factKey)).toEqual([
      "service|image:a",
    ]);
  });

  it.each([
    ["decides whether it is there", `{{- if .Values.a }}\n${JOB}---\n{{- end }}\n`],
    ["decides what is there", `{{- if .Values.a }}\n---\n${JOB}---\n{{ else if .Values.b }}\n{{ end }}\n`],
    [
      "is there for each",
      `${JOB}---\n{{ range .A }}{{ break }}{{ continue }}{{ end }}{{ with .B }}{{ end }}\n`,
    ],
    ["is for others", `{{ define "a" }}\n{{ end }}\n---\n${JOB}`],
    ["is a part of what is no workload", `${JOB}---\napiVersion: v1\nkind: Service\nspec: {{ .Values.a }}\n`],
    ["is a comment", `${JOB}---\n{{- /* a */ -}}\n{{/* b */}}\n  # {{ .Values.a }}\n`],
    ["is a variable", `{{- $a := .Values.a }}\n{{ $a = 1 }}\n---\n${JOB}`],
    ["is a part of a document", `${JOB}metadata: { name: "{{ .Values.a }}" }\n`],
  ])("but where what is filled in %s", (_, text) => {
    expect(becameOf("templates/app.yaml", text)).toEqual(["read", null]);
  });

  it("nor where a workload that is no template says not what it runs", () => {
    expect(becameOf("k8s.yaml", `${JOB}---\n${BARE}`)).toEqual(["read", null]);
  });

  it.each([
    ["build.gradle", "// plugins\n"],
    ["gradle/libs.versions.toml", "# [versions]\n"],
    ["pyproject.toml", "# [project]\n"],
    ["requirements.txt", "# flask\n"],
    ["values.yaml", "# image: a\n"],
    ["templates/app.yaml", "# kind: Deployment\n"],
    ["application.yml", "# a: b\n"],
    ["application.properties", "# a=b\n\n  ! c=d\r\n"],
    ["values.yaml", "---\n"],
    ["application.yml", "---\nnull\n"],
    ["k8s.yaml", "# kind: Deployment\n---\n# kind: Service\n"],
    ["orders.proto", "// message A {}\n"],
    ["settings.gradle", "// include 'a'\n"],
    ["src/a.py", "# a\n"],
    ["db/schema.sql", "-- CREATE TABLE outbox ();\n"],
  ])("but where %s may say nothing it is: without a word, and of comments alone", (path, comments) => {
    for (const text of [...WITHOUT_A_WORD, comments]) {
      expect(becameOf(path, text)).toEqual(["read", null]);
      expect(scanFiles({ [path]: text }).facts).toEqual([]);
    }
  });

  it.each([
    ["package.json", "{}"],
    ["openapi.json", "null"],
    ["compose.yaml", "x-a: 1\nvolumes: { data: }\n"],
    ["compose.yaml", "services: {}\n"],
    ["Cargo.toml", "[workspace]\n"],
    ["pyproject.toml", "[tool.black]\n"],
    ["application.yml", "---\na: b\n---\n# c\n"],
  ])("but where %s is %j it is", (path, text) => {
    expect(becameOf(path, text)).toEqual(["read", null]);
  });

  it("nor read, where it says what Docker leaves out", () => {
    expect(becameOf("Dockerfile.dockerignore", "node_modules\n")).toEqual(["unknown-class", null]);
  });
});
