import { describe, expect, it } from "@jest/globals";
import { aProject } from "../testing/join-code.js";
import { type Files, factOf, keysOf, placesOf, scanFiles } from "../testing/scan-files.js";

const rootsOf = (files: Files) => scanFiles(files).services.map(({ serviceKey }) => serviceKey);

describe("the project that a Dockerfile builds", () => {
  const library = '<Project Sdk="Microsoft.NET.Sdk" />';
  const sources = { "src/Api/App.csproj": library, "src/Other/App.csproj": library };
  const go = {
    "cmd/api/main.go": "package main\nfunc main() {}",
    "rs/Cargo.toml": "[lib]\nname = 'a'",
    "x/y.txt": "",
  };

  it.each([
    ["WORKDIR /src\nRUN dotnet publish src/Api/App.csproj", "src/Api"],
    ['WORKDIR "/app"\nWORKDIR "src"\nRUN dotnet build "Api/App.csproj" -c Release', "src/Api"],
    ["WORKDIR /app/\nWORKDIR /app/src/Api\nRUN dotnet publish -c Release", "src/Api"],
    ["WORKDIR app\nWORKDIR src\nWORKDIR Api\nRUN dotnet publish", "src/Api"],
    ["RUN dotnet publish", "docker"],
    ["FROM x AS build\nWORKDIR /s\nWORKDIR /s/src/Api\nFROM build\nRUN dotnet publish", "src/Api"],
    ['FROM x\nCOPY src/Api/App.csproj .\nENTRYPOINT ["dotnet", "App.dll"]', "src/Api"],
    ["FROM x\nCOPY src/Api/App.csproj src/Other/App.csproj ./\nENTRYPOINT", "docker"],
    ['FROM x\nCOPY ["src/Api/App.csproj", "src/Api/"]\nCMD ["dotnet", "Unknown.dll"]', "src/Api"],
    ["FROM x\nCOPY --from=build src/Api/App.csproj .\nCOPY src/*/App.csproj .", "docker"],
  ])("%j is %s", (text, root) => {
    const named = text.includes("FROM") ? text : `FROM x\n${text}`;
    expect(rootsOf({ ...sources, "docker/Dockerfile": named })).toEqual([root]);
  });

  it.each([
    ["RUN go build -o /out ./cmd/api", "cmd/api"],
    ["RUN go build cmd/api/main.go", "cmd/api"],
    ["WORKDIR /a\nWORKDIR cmd/api\nRUN go install main.go", "cmd/api"],
    ["RUN go build ./...", "docker"],
    ["RUN go build -o out", "docker"],
    ["RUN cargo build --manifest-path rs/Cargo.toml", "rs"],
    ["RUN cargo install --path=rs", "rs"],
    ["WORKDIR /w\nWORKDIR rs\nRUN cargo build --manifest-path Cargo.toml", "rs"],
  ])("%j is %s", (text, root) => {
    expect(rootsOf({ ...go, "docker/Dockerfile": `FROM x\n${text}\n` })).toEqual([root]);
  });
});

describe("compose files", () => {
  const names = (services: string, others: Files = {}) => {
    const snapshot = scanFiles({ "compose.yaml": `services:\n${services}`, ...others });
    return [...keysOf(snapshot, "service", "store", "broker"), ...keysOf(snapshot, "uses")];
  };

  it.each([
    ["  a:\n    build: ${A:-a}\n", ["service|a"]],
    ["  a:\n    build:\n      context: a\n      dockerfile_inline: FROM x\n", ["service|a"]],
    ["  a:\n    build:\n      dockerfile_inline: FROM x\n", ["service|.", "service|a"]],
    ["  a:\n    build:\n      dockerfile: ${D:-a/Dockerfile}\n", ["service|."]],
    ["  a:\n    build: [1]\n", ["service|a"]],
    [
      "  a:\n    build: a\n  r:\n    image: redis\n    depends_on: [1, a]\n",
      ["service|a", "store|r", "uses|r|a"],
    ],
    [
      "  a:\n    build: a\n    environment: [1, X=http://r/]\n  r:\n    image: redis\n",
      ["service|a", "store|r", "uses|a|r"],
    ],
    [
      "  a:\n    build: a\n    environment: { A: , B: 'http://r/' }\n  r:\n    image: redis\n",
      ["service|a", "store|r", "uses|a|r"],
    ],
    [
      "  k:\n    image: kafka\n    depends_on: [r]\n  r:\n    image: redis\n",
      ["broker|k", "service|a", "store|r", "uses|k|r"],
    ],
  ])("%j", (services, expected) => {
    expect([...names(services, { "a/Dockerfile": "FROM x" })].sort()).toEqual(expected);
  });

  it("of a folder are one, whatever file says more", () => {
    const files = {
      "compose.yaml": "services:\n  a:\n    image: acme/a\n",
      "compose.override.yaml": "services:\n  a:\n    build: a\n  b:\n    image: acme/b\n",
      "a/Dockerfile": "FROM x",
    };
    expect(placesOf(scanFiles(files), "service|a")).toContain("compose.override.yaml#L2-L3");
  });
});

describe("resources of Kubernetes", () => {
  const keys = (...documents: readonly string[]) => {
    const snapshot = scanFiles({ "k.yaml": documents.map((one) => `apiVersion: v1\n${one}`).join("---\n") });
    return [...keysOf(snapshot, "service", "store", "uses"), ...keysOf(snapshot, "channel", "binding")];
  };
  const pod = (image: string, more = "") =>
    `spec:\n  template:\n    metadata:\n      labels: { app: a, odd: [1] }\n    spec:\n      containers:\n        - name: a\n          image: ${image}\n${more}`;

  it.each([
    [["kind: [1]\n"], []],
    [["kind: Deployment\nmetadata: { name: a }\nspec: {}\n"], []],
    [[`kind: Deployment\nmetadata: { name: a }\n${pod("")}`], []],
    [[`kind: Deployment\n${pod("acme/a")}`], ["service|image:a"]],
    [[`kind: Deployment\n${pod('" acme/a "')}`], ["service|image:a"]],
    [[`kind: Deployment\nmetadata: { name: a }\n${pod("{}")}`], []],
    [[`kind: Deployment\nmetadata: { name: a }\n${pod("{ toString: no }")}`], []],
    [[`kind: Deployment\nmetadata: { name: a }\n${pod("[acme/a]")}`], []],
    [[`kind: Deployment\nmetadata: { name: a }\n${pod("{{ .Values.image }}")}`], []],
    [[`kind: StatefulSet\n${pod("redis")}`], []],
    [[`kind: StatefulSet\nmetadata: { name: r }\n${pod("redis")}`], ["store|r"]],
    [
      [
        `kind: Deployment\nmetadata: { name: a }\n${pod("acme/a", "          env:\n            - name: E\n            - name: X\n              value: http://r:1/\n            - name: Y\n              value: plain\n")}`,
        `kind: StatefulSet\nmetadata: { name: s }\n${pod("redis").replace("app: a", "app: r")}`,
        "kind: Service\nmetadata: { name: r }\nspec: { selector: { app: r } }\n",
        "kind: Service\nmetadata: { name: q }\nspec: { selector: { app: nobody } }\n",
        "kind: Service\nmetadata: { name: p }\nspec: {}\n",
        "kind: Service\nspec: { selector: { app: r } }\n",
      ],
      ["service|image:a", "store|s", "uses|image:a|s"],
    ],
    [["kind: Queue\nmetadata: { name: q }\n"], []],
  ])("%j", (documents, expected) => {
    expect(keys(...documents)).toEqual(expected);
  });

  it("of more than a hundred alike lead to nobody", () => {
    const workloads = Array.from(
      { length: 120 },
      (_none, at) =>
        `kind: StatefulSet\nmetadata: { name: r${at} }\n${pod("redis").replace("app: a", "app: r")}`,
    );
    const service = "kind: Service\nmetadata: { name: r }\nspec: { selector: { app: r } }\n";
    expect(keys(...workloads, service).filter((key) => key.startsWith("uses"))).toEqual([]);
  });

  it("of operators that are half there say nothing", () => {
    const resource = (kind: string, spec: string) =>
      `apiVersion: rabbitmq.com/v1beta1\nkind: ${kind}\nspec: ${spec}\n`;
    const snapshot = scanFiles({
      "k.yaml": [resource("Queue", "{}"), resource("Binding", "{ source: a }"), resource("User", "{}")].join(
        "---\n",
      ),
      "definitions.json": JSON.stringify({
        rabbit_version: "4",
        queues: [{}, { name: "q" }, 1],
        exchanges: [{ name: 1 }],
        bindings: [{}, { source: "x" }, { destination: "q", destination_type: "queue" }],
      }),
    });
    expect(keysOf(snapshot)).toEqual(["channel|queue|q"]);
  });
});

describe("manifests", () => {
  it("of .NET may name their kind in an element of its own", () => {
    const text = '<Project><Sdk Name="Microsoft.NET.Sdk.Web" /></Project>';
    expect(rootsOf({ "a/A.csproj": text })).toEqual(["a"]);
  });

  it("of Go name their packages in a block or alone, and no others", () => {
    const text =
      "module example.com/a\nrequire x/y v1\nrequire (\n\tgithub.com/gin-gonic/gin v1 // indirect\n)\nreplace z => ../z\nexclude (\n q v1\n)\nrequire\n";
    const { services } = scanFiles({ "go.mod": text, "main.go": "package main\nfunc main() {}" });
    expect(services).toMatchObject([{ name: "a", technology: "gin" }]);
    expect(rootsOf({ "go.mod": 'module "a"\n', "b/main.go": "package main\nfunc main() {}" })).toEqual(["b"]);
    expect(rootsOf({ "go.mod": "// module a\n", "main.go": "package main\nfunc main() {}" })).toEqual([]);
  });

  it("of Go are reached by what is imported from them, where it is here", () => {
    const files = {
      "go.mod": "module example.com/a\n",
      "main.go":
        'package main\nimport (\n\t"example.com/a"\n\t"example.com/a/b"\n\t"example.com/a/gone"\n)\nfunc main() {}',
      "b/b.go": "package b",
    };
    expect(scanFiles(files).services[0]?.reach).toEqual(["./*", "b/*"]);
  });

  it("of Maven have packages of profiles and none of tests", () => {
    const dependency = (name: string, more = "") =>
      `<dependencies><dependency>${name === "" ? "" : `<artifactId>${name}</artifactId>`}${more}</dependency></dependencies>`;
    const pom = `<project>${dependency("")}<profiles><profile><id>p</id>${dependency("my-outbox")}</profile><profile>${dependency("b", "<scope>test</scope>")}</profile></profiles><build><plugins><plugin/><plugin><artifactId>quarkus-maven-plugin</artifactId></plugin></plugins></build></project>`;
    const snapshot = scanFiles({ "a/pom.xml": pom });
    expect(snapshot.services).toMatchObject([{ serviceKey: "a", name: "a", technology: "Quarkus" }]);
    expect(snapshot.coverage[1]?.reasons).toContain("unknown-outbox-package");
  });

  it("of Python take what is text, and manage.py is a program of the project around it", () => {
    const project = '[project]\nname = "shop"\ndependencies = [1, "flask>=3"]\n';
    expect(scanFiles({ "a/pyproject.toml": project }).services).toMatchObject([{ technology: "Flask" }]);
    const files = {
      "a/pyproject.toml": '[project]\nname = "shop"\n',
      "a/manage.py": "",
      "b/c/manage.py": "",
    };
    expect(scanFiles(files).services.map(({ name, technology }) => [name, technology])).toEqual([
      ["shop", "Django"],
      ["c", "Django"],
    ]);
  });

  it("with a main class are no service where one builds others", () => {
    const main = "class A { public static void main(String[] a) {} }";
    expect(
      rootsOf({ "pom.xml": "<project><packaging>pom</packaging></project>", "src/A.java": main }),
    ).toEqual([]);
    expect(rootsOf({ "src/A.java": main })).toEqual([]);
  });

  it("are XML with sections of characters and comments", () => {
    const text =
      '<Project Sdk="Microsoft.NET.Sdk"><!-- a --><PropertyGroup><OutputType><![CDATA[Exe]]></OutputType></PropertyGroup></Project>';
    expect(rootsOf({ "a/A.csproj": text })).toEqual(["a"]);
  });
});

describe("settings", () => {
  it("are read as deep as anybody writes them", () => {
    const deep = `${Array.from({ length: 40 }, (_none, at) => `${" ".repeat(at)}k:\n`).join("")}${" ".repeat(40)}url: http://r/\n`;
    const files = {
      "a/application.yml": deep,
      ...aProject("a"),
      "compose.yaml": "services:\n  r:\n    image: redis\n",
    };
    expect(keysOf(scanFiles(files), "uses")).toEqual([]);
    const flat = { ...files, "a/application.yml": "k:\n  - http://r/\n  - x\n" };
    expect(keysOf(scanFiles(flat), "uses")).toEqual(["uses|a|r"]);
  });
});

describe("a fact of many places", () => {
  it("names twenty", () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_none, at) => [
        `k${at}.yaml`,
        "apiVersion: kafka.strimzi.io/v1\nkind: KafkaTopic\nmetadata: { name: t }\n",
      ]),
    );
    expect(factOf(scanFiles(files), "channel|topic|t").sources).toHaveLength(20);
  });
});
