import { describe, expect, it } from "@jest/globals";
import { installedGrammars } from "../testing/grammar-files.js";
import { type Files, factOf, keysOf, placesOf, scanFiles } from "../testing/scan-files.js";

const grammars = await installedGrammars();

function servicesOf(files: Files): readonly string[] {
  return scanFiles(files, { grammars }).services.map(
    ({ serviceKey, name, technology }) => `${serviceKey} ${name} ${technology}`,
  );
}

function reachOf(files: Files, serviceKey: string): readonly string[] {
  const found = scanFiles(files, { grammars }).services.find((one) => one.serviceKey === serviceKey);
  return found?.reach ?? [];
}

describe("npm", () => {
  const workspace = '{ "name": "root", "workspaces": ["*"], "scripts": { "start": "x" } }';
  const library = '{ "name": "@acme/common", "version": "1.0.0" }';

  it("has a service for a start script, a program or a framework, but none for the root of a workspace", () => {
    expect(
      servicesOf({
        "package.json": workspace,
        "a/package.json": '{ "name": "@acme/a", "scripts": { "start": "node ." } }',
        "b/package.json": '{ "name": "b", "bin": "b.js" }',
        "c/package.json": '{ "name": "c", "dependencies": { "@nestjs/core": "11" } }',
        "d/package.json": library,
        "e/package.json": '{ "dependencies": { "express": "5" } }',
        "f/package.json": '{ "name": ',
      }),
    ).toEqual(["a a Node.js", "b b Node.js", "c c NestJS", "e e Express"]);
    expect(servicesOf({ "package.json": workspace.replace("workspaces", "other") })).toEqual([
      ". root Node.js",
    ]);
    expect(
      servicesOf({ "package.json": '{ "name": "r", "bin": "b" }', "pnpm-workspace.yaml": "packages: []" }),
    ).toEqual([]);
  });

  it("reaches the packages of the repository that it asks for, however far", () => {
    const files = {
      "a/package.json":
        '{ "name": "a", "bin": "a", "dependencies": { "@acme/common": "*", "left-pad": "1" } }',
      "common/package.json": '{ "name": "@acme/common", "dependencies": { "@acme/base": "*" } }',
      "base/package.json": '{ "name": "@acme/base", "dependencies": { "@acme/common": "*" } }',
    };
    expect(reachOf(files, "a")).toEqual(["a", "base", "common"]);
  });
});

describe(".NET", () => {
  const project = (sdk: string, inner = "") => `<Project Sdk="${sdk}">${inner}</Project>`;
  const NET = "Microsoft.NET.Sdk";

  it("has a service for web and worker projects and programs, not for libraries, tests and hosts of development", () => {
    expect(
      servicesOf({
        "src/Api/Api.csproj": project(`${NET}.Web`),
        "src/Jobs/Jobs.csproj": project(`${NET}.Worker`),
        "src/Tool/Tool.csproj": project(NET, "<PropertyGroup><OutputType>Exe</OutputType></PropertyGroup>"),
        "src/Lib/Lib.csproj": project(NET),
        "src/Host/Host.csproj": project(
          NET,
          "<PropertyGroup><OutputType>Exe</OutputType><IsAspireHost>true</IsAspireHost></PropertyGroup>",
        ),
        "src/Checks/Checks.csproj": project(
          NET,
          '<PropertyGroup><OutputType>Exe</OutputType></PropertyGroup><ItemGroup><PackageReference Include="Microsoft.NET.Test.Sdk" /></ItemGroup>',
        ),
        "src/Old/Old.csproj": '<!DOCTYPE x [<!ENTITY a "b">]><Project Sdk="Microsoft.NET.Sdk.Web" />',
        "src/Broken/Broken.csproj": "<Project",
      }),
    ).toEqual(["src/Api Api ASP.NET Core", "src/Jobs Jobs .NET worker", "src/Tool Tool .NET"]);
  });

  it("reaches the projects that it refers to", () => {
    const reference = (path: string) => `<ItemGroup><ProjectReference Include="${path}" /></ItemGroup>`;
    const files = {
      "src/Api/Api.csproj": project(
        `${NET}.Web`,
        reference("..\\Domain\\Domain.csproj") + reference("..\\..\\..\\Out\\Out.csproj"),
      ),
      "src/Domain/Domain.csproj": project(NET, reference("../Base/Base.csproj")),
      "src/Base/Base.csproj": project(NET),
    };
    expect(reachOf(files, "src/Api")).toEqual(["src/Api", "src/Base", "src/Domain"]);
  });
});

describe("JVM", () => {
  const pom = (inner: string) => `<project><artifactId>orders</artifactId>${inner}</project>`;
  const plugin = (name: string) =>
    `<build><plugins><plugin><artifactId>${name}</artifactId></plugin></plugins></build>`;
  const main = "package a;\npublic class App {\n  public static void main(String[] args) {}\n}\n";

  it("has a service for the plugin of a framework in Maven", () => {
    expect(servicesOf({ "pom.xml": pom(plugin("spring-boot-maven-plugin")) })).toEqual([
      ". orders Spring Boot",
    ]);
    expect(servicesOf({ "pom.xml": pom(plugin("quarkus-maven-plugin")) })).toEqual([". orders Quarkus"]);
    expect(
      servicesOf({ "pom.xml": pom(`<packaging>pom</packaging>${plugin("spring-boot-maven-plugin")}`) }),
    ).toEqual([]);
    expect(servicesOf({ "pom.xml": pom("") })).toEqual([]);
  });

  it("has a service for a main class", () => {
    expect(servicesOf({ "pom.xml": pom(""), "src/main/java/a/App.java": main })).toEqual([". orders JVM"]);
    expect(servicesOf({ "a/build.gradle": "", "a/src/main/java/a/App.java": main })).toEqual(["a a JVM"]);
  });

  it("has it from the manifest and from the main class", () => {
    const files = { "a/pom.xml": pom(""), "a/src/App.java": main, "a/src/B.java": "class B {}" };
    const snapshot = scanFiles(files, { grammars });
    const places = ["a/pom.xml#L1-L1", "a/src/App.java#L1-L1"];
    expect(placesOf(snapshot, "service|a")).toEqual(places);
    const [service] = snapshot.services;
    expect(service?.sources.map((source) => source.split(":").pop())).toEqual(places);
  });

  it.each([
    ['plugins { id("org.springframework.boot") version "4.0.0" }', "Spring Boot"],
    ["plugins {\n  id 'io.quarkus'\n}", "Quarkus"],
    ["apply plugin: 'io.micronaut.application'", "Micronaut"],
    ["plugins {\n  alias(libs.plugins.spring.boot)\n}", "Spring Boot"],
    ["plugins {\n  application\n}", "JVM"],
  ])("has a service for %s in Gradle", (script, technology) => {
    expect(servicesOf({ "orders/build.gradle.kts": script })).toEqual([`orders orders ${technology}`]);
  });

  it("has none for a plugin that is not applied, or in a comment", () => {
    expect(
      servicesOf({ "build.gradle.kts": 'plugins { id("org.springframework.boot") apply false }' }),
    ).toEqual([]);
    expect(
      servicesOf({ "build.gradle.kts": "// apply plugin: 'io.quarkus'\n/* id 'io.quarkus' */" }),
    ).toEqual([]);
  });

  it("has one after a pattern of paths in Gradle that only looks like a comment", () => {
    const script = "sourceSets { main { exclude '**/*.kt' } }\napply plugin: 'io.quarkus'\n";
    expect(servicesOf({ "orders/build.gradle": script })).toEqual(["orders orders Quarkus"]);
  });

  it("reaches modules that it refers to", () => {
    const gradle = {
      "settings.gradle": "include ':libs:common'",
      "app/build.gradle":
        "plugins { id 'application' }\ndependencies {\n  implementation project(':libs:common')\n}",
      "libs/common/build.gradle": "",
    };
    expect(reachOf(gradle, "app")).toEqual(["app", "libs/common"]);
    const dependency =
      "<dependencies><dependency><groupId>a</groupId><artifactId>common</artifactId></dependency></dependencies>";
    const maven = {
      "app/pom.xml": pom(plugin("spring-boot-maven-plugin") + dependency),
      "common/pom.xml": "<project><artifactId>common</artifactId></project>",
    };
    expect(reachOf(maven, "app")).toEqual(["app", "common"]);
  });
});

describe("Go", () => {
  const files = {
    "go.mod": "module example.com/shop\n\nrequire (\n\tgithub.com/gin-gonic/gin v1.10.0 // web\n)\n",
    "cmd/api/main.go":
      'package main\n\nimport (\n\t"fmt"\n\t"example.com/shop/internal/orders"\n)\n\nfunc main() { fmt.Println(orders.X) }\n',
    "internal/orders/orders.go":
      'package orders\n\nimport "example.com/shop/internal/base"\n\nvar X = base.Y\n',
    "internal/base/base.go": "package base\n\nvar Y = 1\n",
    "internal/other/other.go": "package other\n",
  };

  it("has a service for each folder with a program", () => {
    expect(servicesOf(files)).toEqual(["cmd/api api gin"]);
    expect(servicesOf({ "go.mod": files["go.mod"], "main.go": "package main\nfunc main() {}\n" })).toEqual([
      ". shop gin",
    ]);
    expect(servicesOf({ "main.go": "package main\nfunc main() {}\n" })).toEqual([]);
  });

  it("reaches the packages that it imports, without the folders in them", () => {
    expect(reachOf(files, "cmd/api")).toEqual(["cmd/api/*", "internal/base/*", "internal/orders/*"]);
  });
});

describe("Python", () => {
  it("has a service for a framework, scripts, or manage.py", () => {
    expect(
      servicesOf({
        "a/pyproject.toml": '[project]\nname = "a-service"\ndependencies = ["FastAPI>=0.100", "uvicorn"]\n',
        "b/pyproject.toml":
          '[tool.poetry]\nname = "b"\n[tool.poetry.dependencies]\npython = "^3"\n[tool.poetry.scripts]\nb = "b:main"\n',
        "c/requirements.txt": "# web\nflask==3.0 # pinned\n-r other.txt\n",
        "d/manage.py": "import os\n",
        "e/pyproject.toml": '[project]\nname = "library"\n',
        "f/requirements.txt": "requests\n",
        "g/pyproject.toml": "[project",
      }),
    ).toEqual(["a a-service FastAPI", "b b Python", "c c Flask", "d d Django"]);
  });

  it("reaches packages by their paths", () => {
    const files = {
      "a/pyproject.toml":
        '[project]\nname = "a"\ndependencies = ["flask", "common"]\n[tool.uv.sources]\ncommon = { path = "../common" }\n',
      "b/requirements.txt": "flask\n-e ../common\n",
      "common/common.py": "x = 1\n",
    };
    expect(reachOf(files, "a")).toEqual(["a", "common"]);
    expect(reachOf(files, "b")).toEqual(["b", "common"]);
  });
});

describe("Rust", () => {
  it("has a service for a program of a package", () => {
    expect(
      servicesOf({
        "Cargo.toml": '[workspace]\nmembers = ["a", "b", "c"]\n',
        "a/Cargo.toml": '[package]\nname = "a"\n[dependencies]\naxum = "0.8"\n',
        "a/src/main.rs": "fn main() {}\n",
        "b/Cargo.toml": '[package]\nname = "b"\n[[bin]]\nname = "b"\npath = "src/b.rs"\n',
        "c/Cargo.toml": '[package]\nname = "c"\n',
        "c/src/lib.rs": "",
      }),
    ).toEqual(["a a axum", "b b Rust"]);
  });

  it("reaches packages by their paths", () => {
    const files = {
      "a/Cargo.toml": '[package]\nname = "a"\n[dependencies]\nc = { path = "../c" }\n',
      "a/src/main.rs": "fn main() {}\n",
      "c/Cargo.toml": '[package]\nname = "c"\n',
      "c/src/lib.rs": "",
    };
    expect(reachOf(files, "a")).toEqual(["a", "c"]);
  });
});

describe("a Dockerfile", () => {
  const web = '<Project Sdk="Microsoft.NET.Sdk.Web" />';

  it.each([
    [
      "dotnet publish of a project",
      "Dockerfile",
      'FROM sdk AS build\nRUN dotnet publish "src/Api/Api.csproj" -c Release\nFROM base\n',
    ],
    [
      "dotnet publish in a folder",
      "Dockerfile",
      "FROM sdk\nWORKDIR /src\nCOPY . .\nWORKDIR /src/src/Api\nRUN dotnet publish -c Release\n",
    ],
    [
      "dotnet publish of a later stage",
      "Dockerfile",
      'FROM sdk AS build\nWORKDIR /src\nWORKDIR "/src/src/Api"\nRUN dotnet build Api.csproj\nFROM build AS publish\nRUN dotnet publish "Api.csproj"\n',
    ],
    [
      "a copied project that is started",
      "docker/Dockerfile",
      'FROM sdk\nCOPY ["src/Lib/Lib.csproj", "src/Lib/"]\nCOPY ["src/Api/Api.csproj", "src/Api/"]\nENTRYPOINT ["dotnet", "Api.dll"]\n',
    ],
    ["its own folder", "src/Api/Dockerfile", "FROM sdk\nCOPY . .\n"],
  ])("is of the project of %s", (_what, path, text) => {
    const files = { [path]: text, "src/Api/Api.csproj": web, "src/Lib/Lib.csproj": "<Project />" };
    expect(servicesOf(files)).toEqual(["src/Api Api ASP.NET Core"]);
  });

  it("is of the package that go build names", () => {
    const files = {
      Dockerfile: "FROM golang\nRUN CGO_ENABLED=0 go build -o /app ./cmd/api\n",
      "cmd/api/main.go": "package main\nfunc main() {}\n",
    };
    expect(servicesOf(files)).toEqual(["cmd/api api null"]);
  });

  it("says the image it runs on, through its stages, and its ports", () => {
    const text =
      "FROM node:22 AS base\nEXPOSE 8080 $PORT\nFROM base AS build\nRUN x\nFROM base\nEXPOSE 9090/udp\n";
    const { attributes } = factOf(scanFiles({ "web/Dockerfile": text }), "service|web");
    expect(attributes).toMatchObject({ baseImage: "node:22", ports: ["8080", "9090/udp"] });
    const filled = scanFiles({ "web/Dockerfile": "ARG X\nFROM ${X}\n" });
    expect(factOf(filled, "service|web").attributes["baseImage"]).toBeNull();
  });

  it("is of its own folder where a manifest is, whatever that says", () => {
    const compose = "services:\n  api:\n    build: { context: ., dockerfile: api/Dockerfile }\n";
    const files = { "compose.yaml": compose, "api/Dockerfile": "FROM node\nCOPY . .\n" };
    expect(servicesOf({ ...files, "api/package.json": "" })).toEqual(["api api null"]);
    expect(servicesOf(files)).toEqual([". api null"]);
  });

  it("of a store's own image is no service", () => {
    expect(servicesOf({ "db/Dockerfile": "FROM postgres:16\nCOPY init.sql /x\n" })).toEqual([]);
    const compose = "services:\n  db:\n    build: ./db\n";
    const snapshot = scanFiles({ "db/Dockerfile": "FROM postgres:16\n", "compose.yaml": compose });
    expect(keysOf(snapshot)).toEqual(["store|db"]);
  });

  it("without a stage says nothing", () => {
    expect(servicesOf({ Dockerfile: "# nothing\n" })).toEqual([]);
  });
});

describe("a service that a Dockerfile makes", () => {
  it("has the technology of the manifest beside it", () => {
    const files = { "web/Dockerfile": "FROM node:22\n", "web/package.json": '{ "name": "web" }' };
    expect(servicesOf(files)).toEqual(["web web Node.js"]);
  });
});

describe("one folder that several files speak of", () => {
  it("is one service, with the sources of all", () => {
    const snapshot = scanFiles({
      "orders/package.json": '{ "name": "order-service", "scripts": { "start": "node ." } }',
      "orders/Dockerfile": "FROM node:22\n",
      "compose.yaml": "services:\n  orders:\n    build: orders\n",
    });
    expect(snapshot.services).toMatchObject([{ serviceKey: "orders", name: "order-service" }]);
    expect(factOf(snapshot, "service|orders").sources).toHaveLength(3);
  });

  it("is called like the repository when nothing calls it otherwise", () => {
    expect(servicesOf({ Dockerfile: "FROM node:22\n" })).toEqual([". shop null"]);
    const gradle = { "build.gradle": "plugins { id 'application' }\n" };
    expect(servicesOf(gradle)).toEqual([". shop JVM"]);
  });
});
