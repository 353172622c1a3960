import { describe, expect, it } from "@jest/globals";
import type { CodeSite } from "../code/code-extraction.js";
import { SCAN_LIMITS } from "../limits.js";
import { aCode, aProject, aSite, joinCode } from "../testing/join-code.js";
import { placesOf } from "../testing/scan-files.js";
import { ProvenanceWriter } from "./provenance.js";

const APP = aProject("orders");
const SECOND = { first: 2, last: 2 };

/** The places of a fact of `orders`, of what one file does and others say. */
function placed(key: string, sites: readonly CodeSite[], others: Parameters<typeof joinCode>[0]) {
  return placesOf(joinCode({ "orders/A.java": aCode({ language: "java", sites }), ...others }, APP), key);
}

function constants(entries: Record<string, string>) {
  const all = Object.entries(entries).map(([name, value]) => ({ name, value, lines: SECOND }));
  return aCode({ language: "java", constants: all });
}

const TOPICS = { "orders/T.java": constants({ "T.A": "a", "T.B": "b", "T.K": "k" }) };
const A = { constant: "T.A" };
const AT = "orders/A.java#L1-L1";
const FROM = "orders/T.java#L2-L2";

describe("what source has its name from elsewhere names both places, its own first", () => {
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
    expect(placed(key, [site], TOPICS)).toEqual([AT, FROM]);
    expect(placed(key, [site], { "orders/A.java": { ...constants({ "T.A": "a" }), sites: [site] } })).toEqual(
      [AT],
    );
  });

  it("but for the message, whose name is its type's", () => {
    const site = aSite({ kind: "publish", name: A, detail: { message: "Placed", ...topic } });
    expect(placed("message|Placed", [site], TOPICS)).toEqual([AT]);
    expect(placed("publish|orders|Placed", [site], TOPICS)).toEqual([AT, FROM]);
  });

  it("of a binding each of its three names", () => {
    const binding = (detail: CodeSite["detail"]) => aSite({ kind: "binding", detail });
    const literal = { literal: "x" };
    for (const detail of [
      { source: A, target: literal },
      { source: literal, target: A },
      { source: literal, target: { literal: "y" }, routingKey: A },
    ]) {
      const [source, target] = [detail.source, detail.target].map((name) =>
        "literal" in name ? name.literal : "a",
      );
      const key = `binding|${source}|${target}|${"routingKey" in detail ? "a" : ""}`;
      expect(placed(key, [binding(detail)], TOPICS)).toEqual([AT, FROM]);
    }
    const both = binding({ source: A, target: literal });
    expect(placed("channel|exchange|a", [both], TOPICS)).toEqual([AT, FROM]);
    expect(placed("channel|queue|x", [both], TOPICS)).toEqual([AT]);
  });

  it("all that say one value, up to the limit", () => {
    const many = Array.from({ length: SCAN_LIMITS.groundSources + 1 }, (_, index) => `orders/T${index}.java`);
    const said = Object.fromEntries(many.map((path) => [path, constants({ "T.A": "a" })]));
    expect(placed("channel|topic|a", [aSite({ kind: "channel", name: A })], said)).toEqual([
      AT,
      ...many.slice(0, -1).map((path) => `${path}#L2-L2`),
    ]);
  });
});

describe("what stands before routes", () => {
  const library = "nestjs";
  const route = aSite({ kind: "operation", library, name: { literal: "a" }, detail: { verb: "GET" } });
  const prefix = (name: CodeSite["name"]) =>
    aSite({ kind: "prefix", library, name, lines: { first: 7, last: 7 } });

  it("is a place of them, with that of its own name", () => {
    const main = (name: CodeSite["name"]) => ({ "orders/Main.java": aCode({ sites: [prefix(name)] }) });
    const key = "operation|orders|http|GET /a/a";
    expect(placed(key, [route], main({ literal: "a" }))).toEqual([AT, "orders/Main.java#L7-L7"]);
    expect(placed(key, [route], { ...TOPICS, ...main(A) })).toEqual([AT, "orders/Main.java#L7-L7", FROM]);
    expect(placed("operation|orders|http|GET /a", [route], {})).toEqual([AT]);
  });
});

it("who takes a task is a place of who turns to it", () => {
  const detail = { transport: "command" } as const;
  const send = aSite({ kind: "publish", library: "celery", name: A, detail });
  const take = aSite({ kind: "subscribe", library: "celery", name: { literal: "a" }, detail, lines: SECOND });
  const snapshot = joinCode(
    { "orders/A.java": aCode({ sites: [send] }), ...TOPICS, "mail/M.java": aCode({ sites: [take] }) },
    { ...APP, ...aProject("mail") },
  );
  expect(placesOf(snapshot, "uses|orders|mail")).toEqual([AT, "mail/M.java#L2-L2", FROM]);
});

it("the name of a service of gRPC, and of a host, is a place of what they say", () => {
  const proto = 'syntax = "proto3";\nservice Mail { rpc Send(A) returns (B); }\n';
  const serve = aSite({ kind: "operation", name: A, detail: { transport: "grpc" } });
  const grpc = joinCode(
    { "orders/A.java": aCode({ sites: [serve] }), "orders/T.java": constants({ "T.A": "Mail" }) },
    { ...APP, "orders/mail.proto": proto },
  );
  expect(placesOf(grpc, "operation|orders|grpc|Mail/Send")).toEqual([AT, "orders/mail.proto#L2-L2", FROM]);
  const use = joinCode(
    {
      "orders/A.java": aCode({ sites: [aSite({ kind: "uses", name: A })] }),
      "orders/T.java": constants({ "T.A": "mail" }),
    },
    { ...APP, "compose.yaml": "services:\n  mail:\n    build: ./mail\n", "mail/Dockerfile": "FROM x\n" },
  );
  expect(placesOf(use, "uses|orders|mail")).toEqual([AT, FROM]);
});

describe("who says conditions of what is said in another file is a place of it", () => {
  const site = aSite({ kind: "channel", name: { literal: "a" } });

  it("of calls that are left out", () => {
    const guard = aCode({
      conditionalMethods: [{ name: "G.Try", isExtension: false, condition: "DEBUG", lines: SECOND }],
    });
    const sites = [{ ...site, calls: ["G.Try"] }];
    expect(placed("channel|topic|a", sites, { "orders/G.cs": guard })).toEqual([AT, "orders/G.cs#L2-L2"]);
    expect(placed("channel|topic|a", [site], { "orders/G.cs": guard })).toEqual([AT]);
  });

  it("of modules of Rust", () => {
    const modules = (name: string, ...conditions: string[]) =>
      aCode({ language: "rust", modules: [{ name, conditions, lines: SECOND }] });
    const sources = (...outer: string[]) =>
      placesOf(
        joinCode(
          {
            "a/src/main.rs": modules("mq", ...outer),
            "a/src/mq/mod.rs": modules("kafka", "unix"),
            "a/src/mq/kafka.rs": aCode({ language: "rust", sites: [site] }),
          },
          { "a/Cargo.toml": '[package]\nname = "a"\n' },
        ),
        "channel|topic|a",
      );
    expect(sources("x")).toEqual(["a/src/mq/kafka.rs#L1-L1", "a/src/main.rs#L2-L2", "a/src/mq/mod.rs#L2-L2"]);
    expect(sources()).toEqual(["a/src/mq/kafka.rs#L1-L1", "a/src/mq/mod.rs#L2-L2"]);
  });
});

describe("places are written", () => {
  const writer = new ProvenanceWriter("h/o/n", "c");
  const at = (path: string, line = 1) => ({ path, lines: { first: line, last: line } });
  const pathsOf = (sources: readonly string[]) => sources.map((source) => source.slice("h/o/n@c:".length));

  it("with room for what they rest on", () => {
    const own = Array.from({ length: SCAN_LIMITS.sources + 3 }, (_, index) => at("b", index + 1));
    const grounds = ["f", "e", "d", "c", "b", "g", "h", "a"].map((path) => at(path));
    const { sources } = writer.written(own, grounds);
    expect(pathsOf(sources)).toEqual([
      ...own
        .slice(0, SCAN_LIMITS.sources - SCAN_LIMITS.groundSources)
        .map(({ lines }) => `b#L${lines.first}-L${lines.first}`),
      ...["a", "c", "d", "e", "f"].map((path) => `${path}#L1-L1`),
    ]);
    expect(writer.written(own).sources).toHaveLength(SCAN_LIMITS.sources);
  });

  it("not for what they rest on alone, and with a word where one is too long", () => {
    const long = at("x".repeat(SCAN_LIMITS.sourceLength));
    expect(writer.written([long], [at("a")])).toEqual({ sources: [], isCut: true });
    expect(writer.written([at("a")], [long])).toEqual({ sources: ["h/o/n@c:a#L1-L1"], isCut: true });
    expect(writer.written([at("a")], [at("b")]).isCut).toBe(false);
  });
});
