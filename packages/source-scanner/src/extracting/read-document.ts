import { isAsyncApi, readAsyncApi } from "../contracts/read-asyncapi.js";
import { isOpenApi, readOpenApi } from "../contracts/read-openapi.js";
import { maskTemplate } from "../infrastructure/mask-template.js";
import { isResource, readKubernetes } from "../infrastructure/read-kubernetes.js";
import { isRabbitDefinitions, readRabbitDefinitions } from "../infrastructure/read-rabbitmq-definitions.js";
import type { DataPlace } from "../reading/data-place.js";
import { FILLED_IN } from "../reading/filled-in.js";
import { readData } from "../reading/read-data.js";
import type { FileContent } from "./file-extraction.js";

const NOTHING: FileContent = { kind: "nothing" };

/** What a YAML or JSON file is, which its content alone says. One of comments alone, or of nulls, is not read. */
export function readDocument(text: string, spelling: "json" | "yaml"): FileContent {
  return readData(text, spelling, contentOf) ?? { kind: "unread", reason: "not-readable" };
}

/** The same of a file with `{{ … }}` in it, which is read without what it fills in. */
export function readTemplate(text: string): FileContent {
  const plain = readData(maskTemplate(text, " "), "yaml", contentOf);
  const content = plain ?? readData(maskTemplate(text, FILLED_IN), "yaml", contentOf);
  return (
    content ?? { kind: "unread", reason: text.includes("{{") ? "template-not-rendered" : "not-readable" }
  );
}

function contentOf(documents: readonly DataPlace[]): FileContent | null {
  const [root] = documents;
  if (root === undefined || documents.every(({ value }) => value === null)) {
    return null;
  }
  if (isOpenApi(root)) {
    return { kind: "contract", contract: readOpenApi(root) };
  }
  if (isAsyncApi(root)) {
    return { kind: "contract", contract: readAsyncApi(root) };
  }
  if (documents.some(isResource)) {
    return { kind: "kubernetes", kubernetes: readKubernetes(documents) };
  }
  return isRabbitDefinitions(root) ? { kind: "broker", broker: readRabbitDefinitions(root) } : NOTHING;
}
