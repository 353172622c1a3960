import { describe, expect, it } from "@jest/globals";
import { load } from "js-yaml";
import { type Contracts, writeContracts } from "../src/index.js";
import { aShop, operation, ordered, SHOP, schema } from "../src/testing/a-shop.js";
import { idOf } from "../src/testing/id-of.js";

const FILE = `openapi/${idOf("element", "shop")}.yaml`;

function documentOf({ files }: Contracts, path = FILE): unknown {
  const file = files.find((one) => one.path === path);
  return file === undefined ? null : load(file.text);
}

const pathsOf = (contracts: Contracts): unknown =>
  (documentOf(contracts) as { paths: unknown } | null)?.paths;

describe("an OpenAPI file", () => {
  it("holds what the model says of an operation", () => {
    const contracts = writeContracts(aShop());
    expect(contracts.files.map(({ path }) => path)).toEqual(["asyncapi.yaml", FILE]);
    expect(documentOf(contracts)).toMatchObject({
      openapi: "3.1.0",
      info: { title: "shop" },
      components: {
        schemas: { [ordered("schema", 1)]: { type: "object" } },
        "x-schema-names": { [ordered("schema", 1)]: "Schema 1" },
      },
      "x-element-id": idOf("element", "shop"),
    });
    expect(pathsOf(contracts)).toEqual({
      "/orders": {
        post: {
          operationId: ordered("operation", 1),
          summary: "POST /orders",
          requestBody: {
            content: {
              "application/json": { schema: { $ref: `#/components/schemas/${ordered("schema", 1)}` } },
            },
          },
          responses: { "2XX": { description: "Success" } },
          "x-timeout-ms": 50,
        },
      },
      "/orders/{id}": {
        parameters: [{ name: "id", in: "path", required: true, schema: {} }],
        get: {
          operationId: ordered("operation", 2),
          summary: "GET /orders/{id}",
          responses: { "2XX": { description: "Success" } },
          "x-retry": { maxAttempts: 2, backoffMs: 10 },
        },
      },
    });
  });

  it.each(["GET /", "PUT /a", "POST /a", "DELETE /a", "OPTIONS /a", "HEAD /a", "PATCH /a", "TRACE /a?b#c{d"])(
    "holds %s",
    (name) => {
      const contracts = writeContracts(aShop({ operations: [operation(1, name)] }));
      expect(contracts.operationContracts).toEqual([]);
      expect(contracts.selfCheck).toMatchObject({
        passed: true,
        openApiOperations: { expected: 1, parsed: 1 },
      });
    },
  );

  it.each([
    "get /a",
    "GET a",
    "GET  /a",
    "GET /a b",
    "GET /a\n",
    "CONNECT /a",
    "GET",
    "/a",
    " GET /a",
    "GET /a\u2028",
  ])("does not hold %j, whose name is not a method and a path", (name) => {
    const { files, operationContracts } = writeContracts(aShop({ operations: [operation(1, name)] }));
    expect(files.map(({ path }) => path)).toEqual(["asyncapi.yaml"]);
    expect(operationContracts).toEqual([
      { ...operation(1, name), noOpenApiBecause: "Its name is not a method and a path" },
    ]);
  });

  it.each(["grpc", "command"] as const)("does not hold an operation of transport %s", (transport) => {
    const operations = [operation(2, "GET /a", { transport }), operation(1, "GET /b", { transport })];
    const { operationContracts } = writeContracts(aShop({ operations }));
    const noOpenApiBecause = `Its transport is ${transport}`;
    expect(operationContracts).toEqual(operations.toReversed().map((one) => ({ ...one, noOpenApiBecause })));
  });

  it("holds paths that differ only in the names of parameters as one, in the spelling of the lowest ID", () => {
    const operations = [
      operation(2, "PUT /a/{y}"),
      operation(1, "GET /a/{x}"),
      operation(3, "GET /a/{x}/{x}.{z}"),
    ];
    expect(pathsOf(writeContracts(aShop({ operations })))).toMatchObject({
      "/a/{x}": {
        parameters: [{ name: "x" }],
        get: { summary: "GET /a/{x}" },
        put: { summary: "PUT /a/{y}" },
      },
      "/a/{x}/{x}.{z}": { parameters: [{ name: "x" }, { name: "z" }] },
    });
  });

  it("leaves out a schema that the project does not have, with a note", () => {
    const operations = [operation(1, "GET /a", { responseSchemaId: ordered("schema", 9) })];
    const contracts = writeContracts(aShop({ operations, schemas: [], messages: SHOP.messages }));
    expect(pathsOf(contracts)).toMatchObject({
      "/a": { get: { responses: { "2XX": { description: "Success" } } } },
    });
    expect(contracts.selfCheck.notes.slice(1)).toEqual([
      `Operation ${ordered("operation", 1)} names a schema that the project does not have.`,
      `Message ${idOf("message", "placed")} names a schema that the project does not have.`,
    ]);
  });

  it("notes once which schema takes everything", () => {
    const { selfCheck } = writeContracts(aShop({ schemas: [schema(1, "message Order {}")] }));
    const place = `#/components/schemas/${ordered("schema", 1)}`;
    expect(selfCheck.notes.slice(1)).toEqual([
      `${place} takes everything: schema ${ordered("schema", 1)} "Schema 1" is not JSON.`,
    ]);
  });
});

describe("contract-conflict", () => {
  it("names the operation that is not held, whatever the names of parameters", () => {
    const operations = [operation(3, "GET /a/{y}"), operation(1, "GET /a/{x}"), operation(2, "GET /a/{z}")];
    const { blockers, operationContracts, selfCheck } = writeContracts(aShop({ operations }));
    expect(blockers.map(({ code, subject }) => [code, subject])).toEqual([
      ["contract-conflict", ordered("operation", 2)],
      ["contract-conflict", ordered("operation", 3)],
    ]);
    expect(blockers[0]?.message).toBe(
      `Operation "GET /a/{z}" has the method and path of operation ${ordered("operation", 1)} "GET /a/{x}", so ` +
        `${FILE} holds only the latter. Rename or remove one of them.`,
    );
    const noOpenApiBecause = `Operation ${ordered("operation", 1)} of the same element has the same method and path`;
    expect(operationContracts).toMatchObject([{ noOpenApiBecause }, { noOpenApiBecause }]);
    expect(selfCheck).toMatchObject({ passed: true, openApiOperations: { expected: 1 } });
  });

  it.each([
    ["another method", operation(2, "PUT /a")],
    ["another path", operation(2, "GET /a/")],
    ["another element", operation(2, "GET /a", { ownerId: idOf("element", "bank") })],
    ["another transport", operation(2, "GET /a", { transport: "grpc" })],
  ])("is none with %s", (_, other) => {
    expect(writeContracts(aShop({ operations: [operation(1, "GET /a"), other] })).blockers).toEqual([]);
  });
});

describe("yaml-unrepresentable-number", () => {
  it("names the file and the number, and the file is not written", () => {
    const schemas = [schema(1, '{"maximum":9007199254740993}')];
    const { files, blockers, operationContracts, selfCheck } = writeContracts(aShop({ schemas }));
    expect(files).toEqual([]);
    expect(blockers.map(({ code, subject }) => [code, subject])).toEqual([
      ["yaml-unrepresentable-number", "asyncapi.yaml"],
      ["yaml-unrepresentable-number", FILE],
    ]);
    expect(blockers[1]?.message).toBe(
      `${FILE} is not written: YAML cannot hold the number 9007199254740993 of schema ${ordered("schema", 1)} ` +
        '"Schema 1" exactly. State it there as a number that a 64-bit float holds, or as a text.',
    );
    expect(operationContracts.map(({ noOpenApiBecause }) => noOpenApiBecause)).toEqual([
      `${FILE} would hold a number that YAML cannot hold exactly`,
      `${FILE} would hold a number that YAML cannot hold exactly`,
    ]);
    expect(selfCheck).toMatchObject({ passed: true, openApiOperations: { expected: 0, parsed: 0 } });
    expect(selfCheck.notes).toContain("asyncapi.yaml is not written, so it was not read back.");
  });

  it("shortens a number of any length", () => {
    const schemas = [schema(1, `{"maximum":0.${"1".repeat(1000)}}`)];
    expect(writeContracts(aShop({ schemas })).blockers[0]?.message).toContain(`0.${"1".repeat(58)}… of`);
  });

  it("is none of a schema that no file holds", () => {
    const schemas = [...SHOP.schemas, schema(2, '{"maximum":1e999}')];
    expect(writeContracts(aShop({ schemas })).blockers).toEqual([]);
  });
});
