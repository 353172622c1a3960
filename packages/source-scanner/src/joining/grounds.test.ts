import { describe, expect, it } from "@jest/globals";
import type { CodeSite } from "../code/code-extraction.js";
import { SCAN_LIMITS } from "../limits.js";
import { aCode, aProject, aSite, joinCode } from "../testing/join-code.js";
import { factOf, placesOf } from "../testing/scan-files.js";
import { ProvenanceWriter } from "./provenance.js";

const APP = aProject("orders");
type Sources = Parameters<typeof joinCode>[0];

/** What a fact rests on beside its own file, of what one file of `orders` does and others say. */
function groundsOf(key: string, sites: readonly CodeSite[], others: Sources, files = {}) {
  const sources = { "orders/A.java": aCode({ language: "java", sites }), ...others };
  const snapshot = joinCode(sources, { ...APP, ...files });
  expect(placesOf(snapshot, key)).toContain("orders/A.java#L1-L1");
  return factOf(snapshot, key).grounds;
}

function constants(entries: Record<string, string>) {
  const lines = { first: 2, last: 2 };
  const all = Object.entries(entries).map(([name, value]) => ({ name, value, lines }));
  return aCode({ language: "java", constants: all });
}

const TOPICS = { "orders/T.java": constants({ "T.A": "a", "T.B": "b" }) };
const A = { constant: "T.A" };

describe("what source has its name from elsewhere rests on the file that says it", () => {
  const topic = { channel: "topic" } as const;

  it.each<[string, CodeSite]>([
    ["channel|topic|a", aSite({ kind: "channel", name: A })],
    ["channel|topic|a", aSite({ kind: "publish", name: A, detail: topic })],
    ["publish|orders|a", aSite({ kind: "publish", name: A, detail: topic })],
    ["subscribe|orders|a", aSite({ kind: "subscribe", name: A, detail: topic })],
    ["operation|orders|http|GET /a", aSite({ kind: "operation", name: A, detail: { verb: "GET" } })],
    ["operation|orders|command|a", aSite({ kind: "subscribe", name: A, detail: { transport: "command" } })],
    [
      "operation|orders|http|GET /a/x",
      aSite({ kind: "operation", name: { literal: "x" }, detail: { verb: "GET", prefix: A } }),
    ],
  ])("%s", (key, site) => {
    expect(groundsOf(key, [site], TOPICS)).toEqual(["orders/T.java"]);
    const own = { "orders/A.java": { ...constants({ "T.A": "a" }), sites: [site] } };
    expect(groundsOf(key, [site], own)).toBeUndefined();
  });

  it("but for the message, whose name is its type's", () => {
    const site = aSite({ kind: "publish", name: A, detail: { message: "Placed", ...topic } });
    expect(groundsOf("message|Placed", [site], TOPICS)).toBeUndefined();
    expect(groundsOf("publish|orders|Placed", [site], TOPICS)).toEqual(["orders/T.java"]);
  });

  it("of a binding each of its three names", () => {
    const [x, y] = [{ literal: "x" }, { literal: "y" }];
    const binding = (detail: CodeSite["detail"]) => [aSite({ kind: "binding", detail })];
    const told = (key: string, detail: CodeSite["detail"]) => groundsOf(key, binding(detail), TOPICS);
    expect(told("binding|a|x|", { source: A, target: x })).toEqual(["orders/T.java"]);
    expect(told("binding|x|a|", { source: x, target: A })).toEqual(["orders/T.java"]);
    expect(told("binding|x|y|a", { source: x, target: y, routingKey: A })).toEqual(["orders/T.java"]);
    expect(told("channel|exchange|a", { source: A, target: x })).toEqual(["orders/T.java"]);
    expect(told("channel|queue|x", { source: A, target: x })).toBeUndefined();
    expect(told("channel|queue|a", { source: x, target: A })).toEqual(["orders/T.java"]);
  });

  it("each of those that say one value, up to the limit, of all places together", () => {
    const many = (from: number, count: number, name: string) =>
      Array.from({ length: count }, (_, index) => [
        `orders/T${from + index}.java`,
        constants({ [name]: "a" }),
      ]);
    const channel = (name: string) => aSite({ kind: "channel", name: { constant: name } });
    const most = Object.fromEntries(many(10, SCAN_LIMITS.grounds + 1, "T.A"));
    expect(groundsOf("channel|topic|a", [channel("T.A")], most)).toEqual(Object.keys(most).slice(0, -1));
    const [some, more] = [many(10, 15, "T.A"), many(40, 15, "U.B")].map((one) => Object.fromEntries(one));
    expect(groundsOf("channel|topic|a", [channel("T.A"), channel("U.B")], { ...some, ...more })).toEqual(
      Object.keys({ ...some, ...more }).slice(0, SCAN_LIMITS.grounds),
    );
  });

  it("also where settings fill it in", () => {
    const files = { "orders/application.yml": "a: ${b}\n", "orders/config/application.yml": "b: x\n" };
    const site = aSite({ kind: "channel", name: { property: "a", fallback: null } });
    expect(groundsOf("channel|topic|x", [site], {}, files)).toEqual(Object.keys(files));
    const fallback = aSite({ kind: "channel", name: { property: "c", fallback: "x" } });
    expect(groundsOf("channel|topic|x", [fallback], {}, files)).toBeUndefined();
  });
});

describe("what stands before routes", () => {
  const library = "nestjs";
  const route = aSite({ kind: "operation", library, name: { literal: "a" }, detail: { verb: "GET" } });
  const main = (name: CodeSite["name"]) => aCode({ sites: [aSite({ kind: "prefix", library, name })] });

  it("is what they rest on, with what it has its own name from", () => {
    const key = "operation|orders|http|GET /a/a";
    expect(groundsOf(key, [route], { "orders/M.java": main({ literal: "a" }) })).toEqual(["orders/M.java"]);
    const named = { ...TOPICS, "orders/M.java": main(A), "orders/N.java": main(A) };
    expect(groundsOf(key, [route], named)).toEqual(["orders/M.java", "orders/N.java", "orders/T.java"]);
    expect(groundsOf("operation|orders|http|GET /a", [route], {})).toBeUndefined();
  });

  it("up to the limit", () => {
    const many = Array.from({ length: SCAN_LIMITS.grounds + 1 }, (_, index) => `orders/M${index + 10}.java`);
    const mains = Object.fromEntries(many.map((path) => [path, main({ literal: "a" })]));
    expect(groundsOf("operation|orders|http|GET /a/a", [route], mains)).toEqual(many.slice(0, -1));
  });
});

it("who turns to who takes a task rests on the files that take it", () => {
  const detail = { transport: "command" } as const;
  const send = aSite({ kind: "publish", library: "celery", name: A, detail });
  const take = aSite({ kind: "subscribe", library: "celery", name: { literal: "a" }, detail });
  const takers = Array.from({ length: SCAN_LIMITS.grounds + 1 }, (_, index) => `mail/M${index + 10}.java`);
  const twice = aCode({ sites: [take, take] });
  const mail = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, twice]));
  const of = (paths: readonly string[]) =>
    groundsOf("uses|orders|mail", [send], { ...TOPICS, ...mail(paths) }, aProject("mail"));
  expect(of(["mail/M.java"])).toEqual(["mail/M.java", "orders/T.java"]);
  expect(of(takers)).toHaveLength(SCAN_LIMITS.grounds);
});

it("what a service of gRPC, or a host, is called is what they rest on", () => {
  const proto = { "orders/mail.proto": 'syntax = "proto3";\nservice Mail { rpc Send(A) returns (B); }\n' };
  const serve = aSite({ kind: "operation", name: A, detail: { transport: "grpc" } });
  const named = { "orders/T.java": constants({ "T.A": "Mail" }) };
  expect(groundsOf("operation|orders|grpc|Mail/Send", [serve], named, proto)).toEqual(["orders/T.java"]);
  const mail = { "compose.yaml": "services:\n  mail:\n    build: ./mail\n", "mail/Dockerfile": "FROM x\n" };
  const use = aSite({ kind: "uses", name: A });
  const host = { "orders/T.java": constants({ "T.A": "mail" }) };
  expect(groundsOf("uses|orders|mail", [use], host, mail)).toEqual(["orders/T.java"]);
});

describe("conditions that other files say", () => {
  const site = aSite({ kind: "channel", name: { literal: "a" } });

  it("of calls that are left out", () => {
    const guard = aCode({ conditionalMethods: [{ name: "G.Try", isExtension: false, condition: "DEBUG" }] });
    const guarded = [{ ...site, calls: ["G.Try"] }];
    expect(groundsOf("channel|topic|a", guarded, { "orders/G.cs": guard })).toEqual(["orders/G.cs"]);
    expect(groundsOf("channel|topic|a", [site], { "orders/G.cs": guard })).toBeUndefined();
    const many = Array.from({ length: SCAN_LIMITS.grounds + 1 }, (_, index) => [
      `orders/G${index}.cs`,
      guard,
    ]);
    expect(groundsOf("channel|topic|a", guarded, Object.fromEntries(many))).toHaveLength(SCAN_LIMITS.grounds);
  });

  it("of modules of Rust, whichever of them has one", () => {
    const modules = (name: string, ...conditions: string[]) =>
      aCode({ language: "rust", modules: [{ name, conditions }] });
    const grounds = (...outer: string[]) => {
      const sources = {
        "a/src/main.rs": modules("mq", ...outer),
        "a/src/mq/mod.rs": modules("kafka", "unix"),
        "a/src/mq/kafka.rs": aCode({ language: "rust", sites: [site] }),
      };
      return factOf(joinCode(sources, { "a/Cargo.toml": '[package]\nname = "a"\n' }), "channel|topic|a")
        .grounds;
    };
    expect(grounds("x")).toEqual(["a/src/main.rs", "a/src/mq/mod.rs"]);
    expect(grounds()).toEqual(["a/src/main.rs", "a/src/mq/mod.rs"]);
  });

  it("of files that a project elsewhere names", () => {
    const compile = '<ItemGroup><Compile Include="../orders/A.java" Condition="X" /></ItemGroup>';
    expect(groundsOf("channel|topic|a", [site], {}, aProject("other", compile))).toEqual([
      "other/App.csproj",
    ]);
  });
});

describe("a package that other projects ask for", () => {
  const needsPackage = "amqplib";
  const site = aSite({ kind: "channel", name: { literal: "a" }, needsPackage });
  const manifest = (name: string, ...packages: readonly string[]) =>
    JSON.stringify({ name, bin: "x", dependencies: Object.fromEntries(packages.map((one) => [one, "*"])) });
  const grounds = (own: readonly string[], used = needsPackage) => {
    const files = {
      "shop/package.json": manifest("shop", ...own),
      "lib/package.json": manifest("lib", used),
    };
    const sources = { "shop/a.ts": aCode({ language: "typescript", sites: [site] }) };
    return factOf(joinCode(sources, files), "channel|topic|a").grounds;
  };

  it("is what a place rests on that is none without it", () => {
    expect(grounds(["lib"])).toEqual(["lib/package.json"]);
    expect(grounds(["lib", needsPackage])).toBeUndefined();
    expect(grounds([needsPackage], "other")).toBeUndefined();
  });
});

describe("places are written", () => {
  const writer = new ProvenanceWriter("h/o/n", "c");
  const at = (path: string, line = 1) => ({ path, lines: { first: line, last: line } });
  const many = Array.from({ length: SCAN_LIMITS.sources + 3 }, (_, index) => at("b", index + 1));
  const told = (path: string, line = 1) => `h/o/n@c:${path}#L${line}-L${line}`;

  it("of as many files as there is room for, in order", () => {
    const { sources } = writer.written([at("c", 9), ...many, at("a", 7), at("c", 8)]);
    const inB = many.slice(0, SCAN_LIMITS.sources - 2).map(({ lines }) => told("b", lines.first));
    expect(sources).toEqual([told("a", 7), ...inB, told("c", 8)]);
    expect(writer.written([...many, ...many]).sources).toHaveLength(SCAN_LIMITS.sources);
  });

  it("each once, and with a word where one is too long", () => {
    const long = at("x".repeat(SCAN_LIMITS.sourceLength));
    expect(writer.written([long])).toEqual({ sources: [], isCut: true });
    expect(writer.written([at("a"), long, at("a")])).toEqual({ sources: [told("a")], isCut: true });
  });
});
