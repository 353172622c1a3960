import { describe, expect, it } from "@jest/globals";
import { installedGrammars } from "../testing/grammar-files.js";
import { factOf, keysOf, placesOf, scanFiles } from "../testing/scan-files.js";

const grammars = await installedGrammars();
const SERVICE = { "orders/package.json": '{ "name": "orders", "bin": "x" }' };

const OPENAPI = `openapi: 3.0.3
info: { title: Orders, version: "1" }
paths:
  /orders:
    post:
      requestBody:
        content:
          text/plain: { schema: { type: string } }
          application/json:
            schema: { $ref: "#/components/schemas/NewOrder" }
      responses:
        "400": { description: bad }
        "201":
          content:
            application/json:
              schema: { $ref: "#/components/schemas/Order" }
  /orders/{id}:
    parameters: []
    get:
      responses:
        "200":
          $ref: "#/components/responses/One"
components:
  responses:
    One:
      content:
        application/json: { schema: { type: array, items: { $ref: "#/components/schemas/Order" } } }
  schemas:
    NewOrder:
      type: object
      nullable: true
      properties:
        total: { type: number, minimum: 0, exclusiveMinimum: true, maximum: 5, exclusiveMaximum: false, example: 1 }
    Order:
      properties:
        lines: { type: array, items: { $ref: "#/components/schemas/Line" } }
        parent: { $ref: "#/components/schemas/Order" }
    Line:
      properties: { order: { $ref: "#/components/schemas/Order" }, away: { $ref: "other.yaml#/X" } }
`;

describe("OpenAPI", () => {
  const snapshot = scanFiles({ ...SERVICE, "orders/openapi.yaml": OPENAPI });

  it("gives the operations of the service that it is in", () => {
    expect(keysOf(snapshot, "operation")).toEqual([
      "operation|orders|http|GET /orders/{id}",
      "operation|orders|http|POST /orders",
    ]);
    expect(factOf(snapshot, "operation|orders|http|POST /orders").attributes).toEqual({
      transport: "http",
      requestSchema: "NewOrder",
      responseSchema: "Order",
    });
    expect(placesOf(snapshot, "operation|orders|http|POST /orders")).toEqual(["orders/openapi.yaml#L5-L16"]);
  });

  it("gives the schemas of bodies, each with what it refers to", () => {
    expect(keysOf(snapshot, "schema")).toEqual(["schema|NewOrder", "schema|Order"]);
    const content = (key: string) => JSON.parse(String(factOf(snapshot, key).attributes["content"]));
    expect(content("schema|NewOrder")).toEqual({
      type: ["object", "null"],
      properties: { total: { type: "number", exclusiveMinimum: 0, maximum: 5 } },
    });
    expect(content("schema|Order")).toEqual({
      properties: {
        lines: { type: "array", items: { $ref: "#/$defs/Line" } },
        parent: { $ref: "#/$defs/Order" },
      },
      $defs: {
        Line: { properties: { order: { $ref: "#/$defs/Order" }, away: { $ref: "other.yaml#/X" } } },
        Order: {
          properties: {
            lines: { type: "array", items: { $ref: "#/$defs/Line" } },
            parent: { $ref: "#/$defs/Order" },
          },
        },
      },
    });
  });

  it("is read as JSON, and in its second version", () => {
    const swagger = {
      swagger: "2.0",
      paths: {
        "/a": {
          put: {
            parameters: [{ in: "body", schema: { $ref: "#/definitions/A" } }],
            responses: { 200: { schema: { $ref: "#/definitions/A" } } },
          },
        },
        "x-no": { get: {} },
      },
      definitions: { A: { type: "string" } },
    };
    const scanned = scanFiles({ ...SERVICE, "orders/api.json": JSON.stringify(swagger) });
    expect(factOf(scanned, "operation|orders|http|PUT /a").attributes).toMatchObject({
      requestSchema: "A",
      responseSchema: "A",
    });
  });

  it("in no service gives no operation; one of Kubernetes, or of another tool, is none", () => {
    expect(keysOf(scanFiles({ "docs/openapi.yaml": OPENAPI }), "operation")).toEqual([]);
    expect(
      keysOf(
        scanFiles({ ...SERVICE, "orders/a.yaml": "openapi: 4.0.0\npaths: {/a: {get: {}}}\n" }),
        "operation",
      ),
    ).toEqual([]);
  });

  it("wins over code: what source routes is not said", () => {
    const code = 'import express from "express";\nconst app = express();\napp.get("/other", () => {});\n';
    const scanned = scanFiles(
      { ...SERVICE, "orders/openapi.yaml": OPENAPI, "orders/app.ts": code },
      { grammars },
    );
    expect(keysOf(scanned, "operation")).not.toContain("operation|orders|http|GET /other");
  });

  it("keeps no schema that is too long, and says so", () => {
    const long = {
      openapi: "3.1.0",
      paths: {
        "/a": {
          get: {
            responses: {
              200: { content: { "application/json": { schema: { $ref: "#/components/schemas/A" } } } },
            },
          },
        },
      },
      components: { schemas: { A: { description: "x".repeat(70_000) }, B: {} } },
    };
    const scanned = scanFiles({ ...SERVICE, "orders/a.json": JSON.stringify(long) });
    expect(keysOf(scanned, "schema")).toEqual([]);
    expect(factOf(scanned, "operation|orders|http|GET /a").attributes["responseSchema"]).toBeNull();
  });
});

describe("AsyncAPI", () => {
  it("2 says what the application does the other way round", () => {
    const text = `asyncapi: 2.6.0
channels:
  orders/placed:
    subscribe:
      message: { $ref: "#/components/messages/OrderPlaced" }
    bindings:
      amqp: { is: routingKey, exchange: { name: shop }, queue: { name: billing } }
  orders/cancelled:
    publish:
      message:
        oneOf:
          - { name: OrderCancelled, payload: { type: object } }
          - { payload: { type: object } }
  empty: {}
components:
  messages:
    OrderPlaced:
      payload: { $ref: "#/components/schemas/Order" }
  schemas:
    Order: { type: object }
`;
    const snapshot = scanFiles({ ...SERVICE, "orders/asyncapi.yaml": text });
    expect(keysOf(snapshot).filter((key) => !key.startsWith("service"))).toEqual([
      "binding|shop|billing|orders/placed",
      "channel|exchange|shop",
      "channel|queue|billing",
      "channel|topic|empty",
      "channel|topic|orders/cancelled",
      "channel|topic|orders/placed",
      "message|OrderCancelled",
      "message|OrderPlaced",
      "publish|orders|OrderPlaced",
      "schema|Order",
      "schema|OrderCancelled",
      "subscribe|orders|orders/cancelled",
    ]);
    expect(factOf(snapshot, "publish|orders|OrderPlaced").attributes).toEqual({
      message: "OrderPlaced",
      channel: "orders/placed",
      channelKind: "topic",
    });
    expect(factOf(snapshot, "message|OrderPlaced").attributes).toEqual({ schema: "Order" });
  });

  it("3 says it as it is: send publishes, receive takes", () => {
    const text = `asyncapi: 3.0.0
channels:
  placed:
    address: orders.placed
    messages:
      OrderPlaced: { payload: { schema: { type: object } } }
  dynamic:
    address: null
  plain: {}
operations:
  send: { action: send, channel: { $ref: "#/channels/placed" } }
  take: { action: receive, channel: { $ref: "#/channels/placed" }, messages: [{ $ref: "#/channels/placed/messages/OrderPlaced" }] }
  bare: { action: receive, channel: { $ref: "#/channels/plain" } }
  none: { action: send, channel: { $ref: "#/channels/dynamic" } }
  away: { action: send, channel: { $ref: "other.yaml#/x" } }
`;
    const snapshot = scanFiles({ ...SERVICE, "orders/asyncapi.yaml": text });
    expect(keysOf(snapshot, "channel", "publish", "subscribe", "message")).toEqual([
      "channel|topic|orders.placed",
      "channel|topic|plain",
      "message|OrderPlaced",
      "publish|orders|OrderPlaced",
      "subscribe|orders|orders.placed",
      "subscribe|orders|plain",
    ]);
  });
});

describe("protobuf", () => {
  const proto = `syntax = "proto3"; // rpc No (A) returns (B);
package shop.v1;
/* service Not { rpc No (A) returns (B); } */
message service { string rpc = 1; }
service Orders {
  option deprecated = true;
  rpc Place (Order) returns (Order);
  rpc Watch (stream Order)
    returns (stream Order) {
    option idempotency_level = IDEMPOTENT;
  }
}
service Other { rpc A (Order) returns (Order); }
`;
  const files = {
    "orders/Orders.csproj": '<Project Sdk="Microsoft.NET.Sdk.Web" />',
    "orders/Protos/orders.proto": proto,
    "orders/OrdersService.cs": "namespace Shop;\npublic class OrdersService : Orders.OrdersBase { }\n",
  };

  it("gives the methods of what the code of a service in whose reach it is serves", () => {
    const snapshot = scanFiles(files, { grammars });
    expect(keysOf(snapshot, "operation")).toEqual([
      "operation|orders|grpc|shop.v1.Orders/Place",
      "operation|orders|grpc|shop.v1.Orders/Watch",
    ]);
    expect(placesOf(snapshot, "operation|orders|grpc|shop.v1.Orders/Watch")).toEqual([
      "orders/OrdersService.cs#L2-L2",
      "orders/Protos/orders.proto#L8-L9",
    ]);
  });

  it("that nobody serves gives nothing", () => {
    const { "orders/OrdersService.cs": _left, ...others } = files;
    expect(keysOf(scanFiles(others, { grammars }), "operation")).toEqual([]);
  });
});
