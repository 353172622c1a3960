import type { Element, Operation } from "@plumbline/model-core";
import { type JsonObject, orNone, stated } from "../../json-object.js";
import type { ContractDraft } from "../contract-draft.js";
import { CONTRACT_VERSION } from "../contract-version.js";
import { schemaComponents } from "../schemas/schema-components.js";
import type { SchemasOfContracts } from "../schemas/schemas-of-contracts.js";
import type { HeldOperation } from "./held-operations.js";
import { pathParameters } from "./method-and-path.js";
import { type PathGroup, pathGroups } from "./path-groups.js";

/** Where a bundle holds the OpenAPI document of an element. */
export function openApiPath(elementId: string): string {
  return `openapi/${elementId}.yaml`;
}

/** The OpenAPI document of an element with the operations that it holds. */
export function openApiDraft(
  element: Element,
  held: readonly HeldOperation[],
  schemas: SchemasOfContracts,
): ContractDraft {
  const named = schemas.of(
    held.flatMap(({ operation: { requestSchemaId, responseSchemaId } }) => [
      requestSchemaId,
      responseSchemaId,
    ]),
  );
  const document = stated({
    openapi: "3.1.0",
    info: { title: element.name, version: CONTRACT_VERSION, ...stated({ description: element.description }) },
    paths: Object.fromEntries(pathGroups(held).map((group) => [group.path, pathItem(group, schemas)])),
    components: orNone(schemaComponents(named)),
    "x-element-id": element.id,
  });
  return { path: openApiPath(element.id), document, schemas: named };
}

function pathItem({ path, operations }: PathGroup, schemas: SchemasOfContracts): JsonObject {
  const parameters = pathParameters(path).map((name) => ({ name, in: "path", required: true, schema: {} }));
  const methods = operations.map(({ method, operation }) => [
    method.toLowerCase(),
    operationObject(operation, schemas),
  ]);
  return {
    ...Object.fromEntries(methods),
    ...stated({ parameters: parameters.length === 0 ? null : parameters }),
  };
}

/** The model says nothing of status codes but that the schema is of an answer, so of a success. */
function operationObject(operation: Operation, schemas: SchemasOfContracts): JsonObject {
  const { id, name, requestSchemaId, responseSchemaId, timeoutMs, retry } = operation;
  const request = jsonContent(schemas.referenceTo(requestSchemaId));
  const response = jsonContent(schemas.referenceTo(responseSchemaId));
  return stated({
    operationId: id,
    summary: name,
    requestBody: orNone(request),
    responses: { "2XX": { description: "Success", ...response } },
    "x-timeout-ms": timeoutMs === 0 ? null : timeoutMs,
    "x-retry": retry === null ? null : { ...retry },
  });
}

function jsonContent(schema: JsonObject | null): JsonObject {
  return schema === null ? {} : { content: { "application/json": { schema } } };
}
