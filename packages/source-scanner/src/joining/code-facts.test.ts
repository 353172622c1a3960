import { describe, expect, it } from "@jest/globals";
import type { CodeSite } from "../code/code-extraction.js";
import { aCode, aProject, aSite, joinCode } from "../testing/join-code.js";
import { factOf, keysOf, placesOf } from "../testing/scan-files.js";

const APP = aProject("orders");

function keysWithout(snapshot: Parameters<typeof keysOf>[0]): readonly string[] {
  return keysOf(snapshot).filter((key) => !key.startsWith("service|"));
}

describe("what source publishes and takes", () => {
  it("is a fact of the service it is in, with its channel and message", () => {
    const publish = aSite({
      kind: "publish",
      name: { literal: "placed" },
      detail: { message: "OrderPlaced", channel: "topic" },
      notes: ["name-by-convention"],
    });
    const subscribe = aSite({
      kind: "subscribe",
      name: { literal: "billed" },
      detail: { channel: "queue" },
      lines: { first: 3, last: 5 },
    });
    const snapshot = joinCode({ "orders/A.cs": aCode({ sites: [publish, subscribe] }) }, APP);
    expect(keysWithout(snapshot)).toEqual([
      "channel|queue|billed",
      "channel|topic|placed",
      "message|OrderPlaced",
      "publish|orders|OrderPlaced",
      "subscribe|orders|billed",
    ]);
    expect(factOf(snapshot, "publish|orders|OrderPlaced")).toMatchObject({
      serviceKey: "orders",
      attributes: { message: "OrderPlaced", channel: "placed", channelKind: "topic" },
      notes: ["name-by-convention"],
      condition: null,
    });
    expect(placesOf(snapshot, "subscribe|orders|billed")).toEqual(["orders/A.cs#L3-L5"]);
  });

  it("without a name that is known gives no fact", () => {
    const sites = [
      aSite({ kind: "subscribe", detail: { channel: "queue" } }),
      aSite({ kind: "publish", name: { constant: "Topics.Orders" }, detail: { channel: "topic" } }),
      aSite({
        kind: "publish",
        name: { property: "app.topic", fallback: null },
        detail: { channel: "topic" },
      }),
      aSite({ kind: "publish", name: { literal: "a\u0007" }, detail: { channel: "topic" } }),
      aSite({ kind: "publish", name: { literal: "x".repeat(201) }, detail: { channel: "topic" } }),
      aSite({ kind: "publish", name: { literal: " " }, detail: { channel: "topic" } }),
    ];
    expect(keysWithout(joinCode({ "orders/A.cs": aCode({ sites }) }, APP))).toEqual([]);
  });

  it("of a plain type is known by its channel alone", () => {
    const sites = [
      aSite({ kind: "publish", name: { literal: "a" }, detail: { message: "String", channel: "queue" } }),
    ];
    const snapshot = joinCode({ "orders/A.cs": aCode({ sites }) }, APP);
    expect(keysWithout(snapshot)).toEqual(["channel|queue|a", "publish|orders|a"]);
  });

  it.each([
    ["spring-modulith-events-kafka", ["channel|topic|placed"]],
    ["spring-modulith-events-amqp", ["channel|exchange|placed"]],
    ["spring-modulith-events-api", []],
  ])("as an externalized event goes to the broker of %s", (name, expected) => {
    const pom = `<project><artifactId>a</artifactId><dependencies><dependency><artifactId>${name}</artifactId></dependency></dependencies></project>`;
    const site = aSite({
      kind: "publish",
      library: "spring-modulith",
      name: { literal: "placed" },
      detail: { message: "Placed" },
    });
    const snapshot = joinCode(
      { "orders/A.java": aCode({ language: "java", sites: [site], isMain: true }) },
      { "orders/pom.xml": pom },
    );
    expect(keysOf(snapshot, "channel")).toEqual(expected);
  });

  it("in no service gives what is shared alone", () => {
    const sites = [
      aSite({
        kind: "publish",
        name: { literal: "placed" },
        detail: { channel: "topic", message: "Placed" },
      }),
      aSite({ kind: "operation", name: { literal: "/a" }, detail: { verb: "GET" } }),
      aSite({ kind: "uses", name: { literal: "orders" } }),
    ];
    expect(keysWithout(joinCode({ "lib/A.cs": aCode({ sites }) }, APP))).toEqual([
      "channel|topic|placed",
      "message|Placed",
    ]);
  });

  it("in source of several services is each one's, and says so", () => {
    const reference = '<ItemGroup><ProjectReference Include="../lib/Lib.csproj" /></ItemGroup>';
    const files = {
      ...aProject("orders", reference),
      ...aProject("billing", reference),
      "lib/Lib.csproj": "<Project />",
    };
    const sites = [aSite({ kind: "publish", name: { literal: "placed" }, detail: { channel: "topic" } })];
    const snapshot = joinCode({ "lib/A.cs": aCode({ sites }) }, files);
    expect(keysOf(snapshot, "publish")).toEqual(["publish|billing|placed", "publish|orders|placed"]);
    expect(factOf(snapshot, "publish|orders|placed").notes).toEqual(["shared-code"]);
  });

  it("of a nested service is not that of the one around it", () => {
    const files = { ...aProject("src"), ...aProject("src/orders") };
    const sites = [aSite({ kind: "publish", name: { literal: "placed" }, detail: { channel: "topic" } })];
    expect(keysOf(joinCode({ "src/orders/A.cs": aCode({ sites }) }, files), "publish")).toEqual([
      "publish|src/orders|placed",
    ]);
  });

  it("as a command is an operation of who takes it", () => {
    const sites = [
      aSite({
        kind: "publish",
        library: "celery",
        name: { literal: "bill" },
        detail: { transport: "command" },
      }),
      aSite({
        kind: "subscribe",
        library: "celery",
        name: { literal: "ship" },
        detail: { transport: "command" },
      }),
      aSite({
        kind: "operation",
        library: "nestjs",
        name: { literal: "sum" },
        detail: { transport: "command" },
      }),
    ];
    expect(keysWithout(joinCode({ "orders/A.cs": aCode({ sites }) }, APP))).toEqual([
      "operation|orders|command|ship",
      "operation|orders|command|sum",
    ]);
  });

  it.each([
    ["bill", "bill", "uses|orders|billing"],
    ["billing.tasks.bill", "bill", "uses|orders|billing"],
    ["make_bill", "bill", "uses|orders|billing"],
    ["other", "bill", null],
    ["bill", null, null],
  ])("as the command %s, of which %s is one, leads to the one service that takes it", (sent, taken, use) => {
    const command = { transport: "command" } as const;
    const task = aSite({
      kind: "subscribe",
      name: taken === null ? null : { literal: taken },
      detail: { ...command, message: taken === null ? "" : "make_bill" },
    });
    const call = aSite({ kind: "publish", name: { literal: sent }, detail: command });
    const files = { "orders/a.py": aCode({ sites: [call] }), "billing/a.py": aCode({ sites: [task, call] }) };
    const services = { ...aProject("billing"), ...APP };
    expect(keysOf(joinCode(files, services), "uses")).toEqual(use === null ? [] : [use]);
    const twice = { ...files, "mail/a.py": aCode({ sites: [task] }) };
    expect(keysOf(joinCode(twice, { ...services, ...aProject("mail") }), "uses")).toEqual([]);
  });
});

describe("channels, bindings and calls of source", () => {
  it("are facts where all their names are known", () => {
    const binding = (detail: object) =>
      aSite({
        kind: "binding",
        detail: { source: { literal: "shop" }, target: { literal: "billing" }, ...detail },
      });
    const sites = [
      aSite({ kind: "channel", name: { literal: "orders" }, detail: { channel: "queue" } }),
      aSite({ kind: "channel", name: { literal: "events" } }),
      aSite({ kind: "channel" }),
      binding({ routingKey: { literal: "order.*" } }),
      binding({ targetChannel: "exchange", target: { literal: "audit" } }),
      binding({ routingKey: { constant: "Nowhere" } }),
      binding({ source: null }),
    ];
    expect(keysWithout(joinCode({ "orders/A.cs": aCode({ sites }) }, APP))).toEqual([
      "binding|shop|audit|",
      "binding|shop|billing|order.*",
      "channel|exchange|audit",
      "channel|exchange|shop",
      "channel|queue|billing",
      "channel|queue|orders",
      "channel|topic|events",
    ]);
  });

  it("lead to parties of the repository alone", () => {
    const sites = ["db", "nobody", "orders"].map((literal) => aSite({ kind: "uses", name: { literal } }));
    const files = { ...APP, "compose.yaml": "services:\n  db: {image: redis}\n  orders: {build: orders}\n" };
    expect(keysOf(joinCode({ "orders/A.cs": aCode({ sites }) }, files), "uses")).toEqual(["uses|orders|db"]);
  });
});

describe("an HTTP operation of source", () => {
  it.each([
    ["/orders/:id", undefined, "/orders/{id}"],
    ["{id:int}", { literal: "api/orders" }, "/api/orders/{id}"],
    ["/<int:id>/lines", { literal: "/orders/" }, "/orders/{id}/lines"],
    ["~/health", { literal: "api" }, "/health"],
    ["", undefined, "/"],
    ["files/{*path}", undefined, "/files/{path}"],
  ])("%s below %j is %s", (literal, prefix, expected) => {
    const detail = prefix === undefined ? { verb: "GET" } : { verb: "GET", prefix };
    const sites = [aSite({ kind: "operation", library: "aspnet", name: { literal }, detail })];
    expect(keysOf(joinCode({ "orders/A.cs": aCode({ sites }) }, APP), "operation")).toEqual([
      `operation|orders|http|GET ${expected}`,
    ]);
  });

  it("of a router that another file mounts is none", () => {
    const detail = { transport: "http", verb: "GET" } as const;
    const site = aSite({ kind: "operation", name: { literal: "/a" }, detail, notes: ["prefix-unknown"] });
    expect(keysWithout(joinCode({ "orders/A.cs": aCode({ sites: [site] }) }, APP))).toEqual([]);
  });

  it("is below what its library puts before all routes of the service, where that is one and known", () => {
    const told = (...prefixes: CodeSite["name"][]) => {
      const library = "nestjs";
      const route = { kind: "operation", library, name: { literal: "/a" } } as const;
      const sites = prefixes.map((name) => aSite({ kind: "prefix", library, name }));
      const code = {
        "orders/A.cs": aCode({
          sites: [aSite({ ...route, detail: { verb: "GET", prefix: { literal: "b" } } })],
        }),
        "orders/Main.cs": aCode({
          sites: [...sites, aSite({ ...route, library: "express", detail: { verb: "PUT" } })],
        }),
      };
      return keysOf(joinCode(code, APP), "operation");
    };
    expect(told({ literal: "api" })).toEqual([
      "operation|orders|http|GET /api/b/a",
      "operation|orders|http|PUT /a",
    ]);
    expect(told({ literal: "api" }, { literal: "api" })).toHaveLength(2);
    expect(told({ literal: "api" }, { literal: "v2" })).toEqual(["operation|orders|http|PUT /a"]);
    expect(told(null)).toEqual(["operation|orders|http|PUT /a"]);
    expect(told({ constant: "Unknown" })).toEqual(["operation|orders|http|PUT /a"]);
  });

  it("whose verb or prefix is not known is none", () => {
    const sites = [
      aSite({ kind: "operation", name: { literal: "/a" } }),
      aSite({
        kind: "operation",
        name: { literal: "/a" },
        detail: { verb: "GET", prefix: { constant: "X" } },
      }),
      aSite({ kind: "operation", detail: { verb: "GET" } }),
    ];
    expect(keysOf(joinCode({ "orders/A.cs": aCode({ sites }) }, APP), "operation")).toEqual([]);
  });
});

describe("a site that could be another library's", () => {
  it("counts with the package alone", () => {
    const sites = [aSite({ kind: "channel", name: { literal: "a" }, needsPackage: "MassTransit" })];
    const code = { "orders/A.cs": aCode({ sites }) };
    const asks = (name: string) =>
      aProject("orders", `<ItemGroup><PackageReference Include="${name}" /></ItemGroup>`);
    expect(keysOf(joinCode(code, APP), "channel")).toEqual([]);
    expect(keysOf(joinCode(code, asks("masstransit.RabbitMQ")), "channel")).toEqual(["channel|topic|a"]);
    expect(keysOf(joinCode(code, asks("MassTransitX")), "channel")).toEqual([]);
    const shared = {
      ...APP,
      "Directory.Build.props":
        '<Project><ItemGroup><PackageReference Include="MassTransit" /></ItemGroup></Project>',
    };
    expect(keysOf(joinCode(code, shared), "channel")).toEqual(["channel|topic|a"]);
  });
});

describe("conditions", () => {
  const site = (...conditions: string[]) => aSite({ kind: "channel", name: { literal: "a" }, conditions });
  const conditionOf = (...sites: ReturnType<typeof site>[]) =>
    factOf(joinCode({ "orders/A.cs": aCode({ sites }) }, APP), "channel|topic|a").condition;

  it("of all places of a fact are told together; a place without one wins", () => {
    expect(conditionOf(site("A", "B"))).toBe("A && B");
    expect(conditionOf(site("B"), site("A"))).toBe("(A) || (B)");
    expect(conditionOf(site("A"), site())).toBeNull();
    expect(conditionOf(site("A"), site("!A"))).toBeNull();
    expect(conditionOf(site("X", "A || B"), site("X", "!(A || B)"))).toBe("X");
  });

  it("of a package, of a reference and of a compiled file count too", () => {
    const item = (kind: string, include: string) =>
      `<${kind} Include="${include}" Condition="'$(Full)'=='true'" />`;
    const full = "'$(Full)'=='true'";
    const code = (path: string) => ({ [path]: aCode({ sites: [site()] }) });
    const withItem = (inner: string) => aProject("orders", `<ItemGroup>${inner}</ItemGroup>`);
    const found = (path: string, inner: string) =>
      factOf(joinCode(code(path), { ...withItem(inner), "lib/Lib.csproj": "<Project />" }), "channel|topic|a")
        .condition;
    expect(found("orders/A.cs", item("PackageReference", "MassTransit"))).toBe(full);
    expect(found("lib/A.cs", item("ProjectReference", "../lib/Lib.csproj"))).toBe(full);
    expect(found("orders/A.cs", item("Compile", "A.cs"))).toBe(full);
    expect(found("orders/B.cs", item("Compile", "A.cs"))).toBeNull();
    expect(found("orders/A.cs", '<Compile Remove="B.cs;*.txt" /><Compile Include="$(X).cs" />')).toBeNull();
    const chosen =
      '<Choose><When Condition="X"><ItemGroup /></When><Otherwise><ItemGroup><PackageReference Include="MassTransit" /></ItemGroup></Otherwise></Choose>';
    expect(
      factOf(joinCode(code("orders/A.cs"), aProject("orders", chosen)), "channel|topic|a").condition,
    ).toBe("!(X)");
  });

  it("of a file that its project takes out: nothing, unless the project says when", () => {
    const found = (inner: string, path = "orders/Old/A.cs") => {
      const manifests = {
        ...aProject("orders", `<ItemGroup>${inner}</ItemGroup>`),
        "orders/Own/Own.csproj": "<Project />",
      };
      const snapshot = joinCode({ [path]: aCode({ sites: [site()] }) }, manifests);
      return snapshot.facts.find(({ factKey }) => factKey === "channel|topic|a")?.condition;
    };
    expect(found('<Compile Remove="Old/**" />')).toBeUndefined();
    expect(found('<Compile Remove="a.txt; Old\\*.cs" />')).toBeUndefined();
    expect(found('<Compile Remove="$(Old)/**;../../x" />')).toBeNull();
    expect(found('<Compile Remove="New/**" />')).toBeNull();
    expect(found('<Compile Remove="Old/**" Condition="X" />')).toBe("!(X)");
    expect(found('<Compile Remove="Old/**" Condition="X" /><Compile Remove="Old/A.cs" />')).toBeUndefined();
    expect(found('<Compile Remove="Old/**" /><Compile Include="Old/A.cs" />')).toBeNull();
    expect(found('<Compile Remove="Old/**" /><Compile Include="Old/A.cs" Condition="X" />')).toBe("X");
    expect(found('<Compile Remove="Own/**" />', "orders/Own/A.cs")).toBeNull();
  });

  it("of a dependency of Maven or Cargo", () => {
    const spring = aSite({ kind: "channel", library: "spring-kafka", name: { literal: "a" } });
    const dependency =
      "<dependencies><dependency><artifactId>spring-kafka</artifactId></dependency></dependencies>";
    const pom = `<project><artifactId>a</artifactId><build><plugins><plugin><artifactId>spring-boot-maven-plugin</artifactId></plugin></plugins></build><profiles><profile><id>kafka</id>${dependency}</profile></profiles></project>`;
    const java = joinCode({ "a/A.java": aCode({ language: "java", sites: [spring] }) }, { "a/pom.xml": pom });
    expect(factOf(java, "channel|topic|a").condition).toBe("maven-profile:kafka");
    const lapin = aSite({ kind: "channel", library: "lapin", name: { literal: "a" } });
    const cargo =
      '[package]\nname = "a"\n[dependencies]\nlapin = { version = "3", optional = true }\n[target."cfg(unix)".dependencies]\nnix = "1"\n';
    const rust = joinCode(
      { "a/src/main.rs": aCode({ language: "rust", sites: [lapin] }) },
      { "a/Cargo.toml": cargo },
    );
    expect(factOf(rust, "channel|topic|a").condition).toBe("feature:lapin");
  });

  it("of a module of Rust, and of the name of a Go file", () => {
    const rust = joinCode(
      {
        "a/src/main.rs": aCode({
          language: "rust",
          modules: [{ name: "mq", conditions: ['feature = "mq"'] }],
        }),
        "a/src/mq/mod.rs": aCode({ language: "rust", modules: [{ name: "kafka", conditions: ["unix"] }] }),
        "a/src/mq/kafka.rs": aCode({ language: "rust", sites: [site()] }),
      },
      { "a/Cargo.toml": '[package]\nname = "a"\n' },
    );
    expect(factOf(rust, "channel|topic|a").condition).toBe('feature = "mq" && unix');
    const go = (name: string) =>
      factOf(joinCode({ [`x/${name}`]: aCode({ language: "go", sites: [site()] }) }), "channel|topic|a")
        .condition;
    expect(go("serial_linux_arm64.go")).toBe("linux && arm64");
    expect(go("serial_windows.go")).toBe("windows");
    expect(go("serial.go")).toBeNull();
  });
});

describe("names that other files say", () => {
  const asked = (name: object, library = "x") =>
    aCode({
      language: "java",
      sites: [aSite({ kind: "channel", library, name: name as { literal: string } })],
    });
  const lines = { first: 1, last: 1 };
  const constants = (entries: Record<string, string>) =>
    aCode({
      language: "java",
      constants: Object.entries(entries).map(([name, value]) => ({ name, value, lines })),
    });
  const named = (name: object, others: Parameters<typeof joinCode>[0], files = {}) =>
    keysOf(joinCode({ "orders/A.java": asked(name), ...others }, { ...APP, ...files }), "channel");

  it("are constants: of the same file first, else of the same service, where one value is known", () => {
    expect(
      named({ constant: "Topics.ORDERS" }, { "orders/T.java": constants({ "Topics.ORDERS": "orders" }) }),
    ).toEqual(["channel|topic|orders"]);
    expect(
      named(
        { constant: "shop.Topics.ORDERS" },
        { "orders/T.java": constants({ "Topics.ORDERS": "orders" }) },
      ),
    ).toEqual(["channel|topic|orders"]);
    expect(named({ constant: "events.Topic" }, { "orders/t.go": constants({ Topic: "orders" }) })).toEqual([
      "channel|topic|orders",
    ]);
    expect(
      named({ constant: "ORDERS" }, { "orders/T.java": constants({ "Topics.ORDERS": "orders" }) }),
    ).toEqual(["channel|topic|orders"]);
    expect(
      named({ constant: "Topics.ORDERS" }, { "orders/T.java": constants({ "Other.ORDERS": "orders" }) }),
    ).toEqual([]);
    expect(
      named(
        { constant: "T.X" },
        { "orders/T.java": constants({ "T.X": "a" }), "orders/U.java": constants({ "T.X": "b" }) },
      ),
    ).toEqual([]);
    expect(named({ constant: "T.X" }, { "other/T.java": constants({ "T.X": "a" }) })).toEqual([]);
    const own = { ...asked({ constant: "X" }), constants: [{ name: "A.X", value: "own", lines }] };
    expect(
      named({ constant: "X" }, { "orders/A.java": own, "orders/T.java": constants({ X: "a" }) }),
    ).toEqual(["channel|topic|own"]);
  });

  it("are settings: of the file for every profile first, with what they refer to and fall back to", () => {
    const base = {
      "orders/application.yml": "app:\n  topic-name: ${prefix:shop}.orders\n  loop: ${app.loop}\n",
    };
    const property = (name: string, fallback: string | null = null) => ({ property: name, fallback });
    expect(named(property("app.topicName"), {}, base)).toEqual(["channel|topic|shop.orders"]);
    expect(named({ literal: "${app.topic-name}.dead" }, {}, base)).toEqual([
      "channel|topic|shop.orders.dead",
    ]);
    expect(named(property("app.loop"), {}, base)).toEqual([]);
    expect(named(property("app.none"), {}, base)).toEqual([]);
    expect(named(property("app.none", "orders"), {}, base)).toEqual(["channel|topic|orders"]);
    const profiles = {
      "orders/application-a.yml": "t: one\nu: same\n",
      "orders/application-b.yml": "t: two\nu: same\n",
    };
    expect(named(property("t"), {}, profiles)).toEqual([]);
    expect(named(property("u"), {}, profiles)).toEqual(["channel|topic|same"]);
    expect(named(property("t"), {}, { ...profiles, "orders/application.yml": "t: base\n" })).toEqual([
      "channel|topic|base",
    ]);
  });
});
