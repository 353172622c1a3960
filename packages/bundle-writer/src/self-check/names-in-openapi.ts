import { pathShape } from "../contracts/openapi/method-and-path.js";
import { isJsonObject, type JsonObject } from "../json-object.js";
import { membersOf } from "./read-contract.js";

/** Members of a path item that are no operations. */
const BESIDE_OPERATIONS: ReadonlySet<string> = new Set(["parameters"]);

/** The operations that an OpenAPI document holds. */
export function namesInOpenApi(file: string, { paths }: JsonObject): readonly string[] {
  return membersOf(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([member]) => !BESIDE_OPERATIONS.has(member))
      .map(([method, operation]) => {
        const id = isJsonObject(operation) ? operation["operationId"] : null;
        return `${file} ${method.toUpperCase()} ${pathShape(path)} ${id}`;
      }),
  );
}
