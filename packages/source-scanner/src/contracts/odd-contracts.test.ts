import { describe, expect, it } from "@jest/globals";
import { SCAN_LIMITS } from "../limits.js";
import { aCode, aSite, joinCode } from "../testing/join-code.js";
import { factOf, keysOf, scanFiles } from "../testing/scan-files.js";

const SERVICE = { "a/package.json": '{ "name": "a", "bin": "x" }' };
const keysOfDocument = (document: object) =>
  keysOf(scanFiles({ ...SERVICE, "a/x.json": JSON.stringify(document) })).filter(
    (key) => key !== "service|a",
  );

const json = (schema: unknown) => ({ content: { "application/json": { schema } } });

describe("documents of OpenAPI that are not whole", () => {
  const openapi = (paths: object, components: object = {}) =>
    keysOfDocument({ openapi: "3.1.0", info: {}, paths, components });

  it("give what is there", () => {
    expect(
      openapi({
        "/gone": { $ref: "#/components/pathItems/none" },
        "/body": {
          post: { requestBody: { $ref: "#/gone" }, responses: { 204: {}, "2XX": { $ref: "#/gone" } } },
        },
        "/flag": { get: { responses: { 200: json(true) } } },
        "/text": { get: { responses: { 200: json("x") } } },
        "/none": { get: { responses: { 200: json({ $ref: "#/gone" }) } }, head: 1, "x-a": {} },
        nothing: { get: {} },
      }),
    ).toEqual([
      "operation|a|http|GET /flag",
      "operation|a|http|GET /none",
      "operation|a|http|GET /text",
      "operation|a|http|POST /body",
    ]);
  });

  it("point into lists, and to names without letters", () => {
    const schema = (ref: string) => ({ properties: { a: { $ref: ref } }, enum: ["x", [1, null]] });
    const paths = {
      "/a": { get: { responses: { 200: json({ $ref: "#/components/schemas/A" }) } } },
      "/b": { get: { responses: { 200: json({ $ref: "#/components/schemas/B" }) } } },
    };
    const schemas = {
      A: schema("#/components/x-list/0"),
      B: schema("#/components/schemas/"),
      "": { type: "string" },
    };
    const document = { openapi: "3.1.0", paths, components: { schemas, "x-list": [{ type: "integer" }] } };
    const snapshot = scanFiles({ ...SERVICE, "a/x.json": JSON.stringify(document) });
    expect(factOf(snapshot, "schema|A").attributes["content"]).toBe(
      '{"$defs":{"0":{"type":"integer"}},"enum":["x",[1,null]],"properties":{"a":{"$ref":"#/$defs/0"}}}',
    );
    expect(factOf(snapshot, "schema|B").attributes["content"]).toBe(
      '{"$defs":{"_":{"type":"string"}},"enum":["x",[1,null]],"properties":{"a":{"$ref":"#/$defs/_"}}}',
    );
  });

  it("are written as far as the steps last", () => {
    const wide = { enum: Array.from({ length: 30_000 }, (_none, at) => at) };
    const names = Array.from({ length: 40 }, (_none, at) => `S${at}`);
    const schemas = Object.fromEntries(names.map((name) => [name, { ...wide, title: name }]));
    const paths = Object.fromEntries(
      names.map((name) => [
        `/${name}`,
        { get: { responses: { 200: json({ $ref: `#/components/schemas/${name}` }) } } },
      ]),
    );
    const text = JSON.stringify({ openapi: "3.1.0", paths, components: { schemas } });
    const snapshot = scanFiles({ ...SERVICE, "a/x.json": text }, { settings: { maxFileBytes: 20_000_000 } });
    expect(names.length * 30_000).toBeGreaterThan(SCAN_LIMITS.schemaSteps);
    expect(keysOf(snapshot, "schema")).toEqual([]);
    expect(keysOf(snapshot, "operation")).toHaveLength(40);
  });
});

describe("documents of AsyncAPI that are not whole", () => {
  it("give what is there", () => {
    expect(
      keysOfDocument({
        asyncapi: "3.0.0",
        channels: {
          gone: { $ref: "#/components/channels/none" },
          open: { address: null },
          queue: {
            address: "q",
            messages: { A: { $ref: "#/gone" }, B: 1, "": { payload: {} } },
            bindings: { amqp: { is: "queue", exchange: { name: "x" }, queue: { name: "q" } } },
          },
          half: { address: "h", bindings: { amqp: { exchange: { name: "x" } } } },
        },
        operations: {
          gone: { $ref: "#/components/operations/none" },
          send: { action: "send", channel: { $ref: "#/channels/queue" } },
          open: { action: "send", channel: { $ref: "#/channels/open" } },
          odd: { action: "wait", channel: { $ref: "#/channels/queue" } },
        },
      }),
    ).toEqual([
      "binding|x|q|",
      "channel|exchange|x",
      "channel|queue|q",
      "channel|topic|gone",
      "channel|topic|h",
      "channel|topic|q",
      "publish|a|q",
    ]);
  });

  it("of the second version may have several messages, or none", () => {
    expect(
      keysOfDocument({
        asyncapi: "2.6.0",
        channels: {
          a: { subscribe: { message: { oneOf: [{ name: "X" }, { messageId: "Y" }, {}] } }, publish: 1 },
          b: { publish: {} },
        },
      }),
    ).toEqual([
      "channel|topic|a",
      "channel|topic|b",
      "message|X",
      "message|Y",
      "publish|a|X",
      "publish|a|Y",
      "subscribe|a|b",
    ]);
  });
});

describe("gRPC services", () => {
  it("without a package, and methods whose lines do not end, are known by their names", () => {
    const proto = "// a\nservice Greeter { rpc Hello (A) returns (B) rpc }";
    const site = aSite({
      kind: "operation",
      library: "grpc",
      name: { literal: "Greeter" },
      detail: { transport: "grpc" },
    });
    const other = aSite({
      kind: "operation",
      library: "grpc",
      name: { literal: "x.Other" },
      detail: { transport: "grpc" },
    });
    const code = { "a/a.ts": aCode({ language: "typescript", sites: [site, other] }) };
    const snapshot = joinCode(code, {
      ...SERVICE,
      "a/x.proto": proto,
      "a/y.proto": "rpc Lost (A) returns (B);",
    });
    expect(keysOf(snapshot, "operation")).toEqual(["operation|a|grpc|Greeter/Hello"]);
  });
});

describe("what cannot be the name of a thing", () => {
  const long = "x".repeat(201);

  it("gives no fact", () => {
    const sites = [
      aSite({ kind: "publish", name: { literal: "a" }, detail: { message: long, channel: "topic" } }),
      aSite({ kind: "binding", detail: { source: { literal: long }, target: { literal: "q" } } }),
      aSite({ kind: "binding", detail: { target: { literal: "q" } } }),
      aSite({ kind: "binding", detail: { source: { literal: "x" } } }),
      aSite({ kind: "operation", name: { literal: long }, detail: { verb: "GET" } }),
      aSite({ kind: "uses", library: "nestjs", detail: { broker: "kafka" } }),
      aSite({ kind: "uses", library: "nestjs", name: { literal: "nobody" } }),
    ];
    const snapshot = joinCode({ "a/a.ts": aCode({ language: "typescript", sites }) }, SERVICE);
    expect(keysOf(snapshot)).toEqual(["channel|queue|q", "channel|topic|a", "service|a"]);
  });
});
