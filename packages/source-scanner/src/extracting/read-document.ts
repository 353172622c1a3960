import { isAsyncApi, readAsyncApi } from "../contracts/read-asyncapi.js";
import { isOpenApi, readOpenApi } from "../contracts/read-openapi.js";
import { hasFilledDocument, maskTemplate } from "../infrastructure/mask-template.js";
import { hasBareWorkload, isResource, readKubernetes } from "../infrastructure/read-kubernetes.js";
import { isRabbitDefinitions, readRabbitDefinitions } from "../infrastructure/read-rabbitmq-definitions.js";
import type { DataPlace } from "../reading/data-place.js";
import { FILLED_IN } from "../reading/filled-in.js";
import { readData } from "../reading/read-data.js";
import type { FileContent } from "./file-extraction.js";

const NOTHING: FileContent = { kind: "nothing" };

/** What a YAML or JSON file is, which its content alone says; one of comments alone, or of nulls, is nothing. */
export function readDocument(text: string, spelling: "json" | "yaml"): FileContent {
  const read = readData(text, spelling, (documents) => contentOf(documents) ?? NOTHING);
  return read ?? { kind: "unread", reason: "not-readable" };
}

/** The same of a file with `{{ … }}` in it, which is read without what it fills in; where that is all, it is not read. */
export function readTemplate(text: string): FileContent {
  const isPartial = (documents: readonly DataPlace[]) =>
    hasBareWorkload(documents) || hasFilledDocument(text);
  const read = (documents: readonly DataPlace[]) => contentOf(documents, isPartial);
  const plain = readData(maskTemplate(text, " "), "yaml", read);
  const content = plain ?? readData(maskTemplate(text, FILLED_IN), "yaml", read);
  return content ?? { kind: "unread", reason: "template-not-rendered" };
}

/** Null where no document says anything. */
function contentOf(
  documents: readonly DataPlace[],
  isPartial: (documents: readonly DataPlace[]) => boolean = () => false,
): FileContent | null {
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
    return { kind: "kubernetes", kubernetes: readKubernetes(documents), isPartial: isPartial(documents) };
  }
  return isRabbitDefinitions(root) ? { kind: "broker", broker: readRabbitDefinitions(root) } : NOTHING;
}
