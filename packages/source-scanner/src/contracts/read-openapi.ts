import type { DataPlace } from "../reading/data-place.js";
import { type Contract, type ContractOperation, EMPTY_CONTRACT } from "./contract.js";
import { followReference } from "./follow-reference.js";
import { SchemaShelf } from "./schema-shelf.js";

const VERBS: ReadonlySet<string> = new Set([
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
]);

/** Whether a document is OpenAPI 3 or Swagger 2. */
export function isOpenApi(root: DataPlace): boolean {
  return /^3\./.test(root.at("openapi").scalar ?? "") || /^2(?:\.0)?$/.test(root.at("swagger").scalar ?? "");
}

/** The operations of a contract, named by verb and path, with the schemas of their bodies. */
export function readOpenApi(root: DataPlace): Contract {
  const shelf = new SchemaShelf(root);
  const operations = root
    .at("paths")
    .members.filter(({ key }) => key.startsWith("/"))
    .flatMap((path) => operationsOf(root, path, shelf));
  return { ...EMPTY_CONTRACT, operations, schemas: shelf.schemas, notes: shelf.notes };
}

function operationsOf(root: DataPlace, path: DataPlace, shelf: SchemaShelf): readonly ContractOperation[] {
  const item = followReference(root, path) ?? path;
  return item.members
    .filter(({ key, isObject }) => VERBS.has(key) && isObject)
    .map((operation) => ({
      transport: "http" as const,
      name: `${operation.key.toUpperCase()} ${path.key}`,
      requestSchema: named(requestBody(root, operation), shelf),
      responseSchema: named(successBody(root, operation), shelf),
      lines: operation.lines,
    }));
}

function named(schema: DataPlace | null, shelf: SchemaShelf): string | null {
  return schema === null ? null : shelf.nameOf(schema, null);
}

function requestBody(root: DataPlace, operation: DataPlace): DataPlace | null {
  const body = followReference(root, operation.at("requestBody"));
  const ofBody = body === null ? null : contentSchema(body);
  const parameters = operation.at("parameters").entries.map((one) => followReference(root, one));
  return ofBody ?? parameters.find((one) => one?.at("in").text === "body")?.at("schema") ?? null;
}

/** Of the first response that says that it went well, in the order of their codes. */
function successBody(root: DataPlace, operation: DataPlace): DataPlace | null {
  const responses = operation.at("responses").members.filter(({ key }) => /^2(?:\d\d|XX)$/i.test(key));
  for (const response of responses) {
    const place = followReference(root, response);
    const schema = place === null ? null : (contentSchema(place) ?? place.at("schema"));
    if (schema !== null && schema.value !== undefined) {
      return schema;
    }
  }
  return null;
}

/** JSON before anything else. */
function contentSchema(body: DataPlace): DataPlace | null {
  const types = body.at("content").members;
  const json = types.find(({ key }) => /^application\/(?:[\w.+-]+\+)?json\b/.test(key));
  const schema = (json ?? types[0])?.at("schema") ?? null;
  return schema === null || schema.value === undefined ? null : schema;
}
