import type { BundleFile } from "../bundle-file.js";
import { ASYNC_API_PATH } from "../contracts/asyncapi/asyncapi-document.js";
import type { JsonObject } from "../json-object.js";
import type { CheckedNames } from "./checked-names.js";
import { namesInAsyncApi } from "./names-in-asyncapi.js";
import { namesInOpenApi } from "./names-in-openapi.js";
import { readContract } from "./read-contract.js";

const OPEN_API = ["openapi", "3.1.0"] as const;
const ASYNC_API = ["asyncapi", "3.0.0"] as const;

/** What contract files hold, and why some could not be read. */
export interface NamesInFiles {
  readonly names: CheckedNames;
  readonly problems: readonly string[];
}

/** Reads contract files back. */
export function namesInFiles(files: readonly BundleFile[]): NamesInFiles {
  const problems: string[] = [];
  let asyncApi: JsonObject = {};
  const openApiOperations = files.flatMap((file) => {
    const isAsync = file.path === ASYNC_API_PATH;
    const read = readContract(file, isAsync ? ASYNC_API : OPEN_API);
    if (!read.ok) {
      problems.push(read.refusal);
      return [];
    }
    asyncApi = isAsync ? read.value : asyncApi;
    return isAsync ? [] : namesInOpenApi(file.path, read.value);
  });
  return { names: { openApiOperations, ...namesInAsyncApi(asyncApi) }, problems };
}
