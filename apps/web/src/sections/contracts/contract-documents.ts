import type { ModelLists } from "../../api/model-query.js";
import { CONTRACT_WORDS as words } from "../../words/contracts.js";

/** A document of contracts in a bundle. */
export interface ContractDocument {
  readonly path: string;
  readonly title: string;
  readonly bytes: number;
}

const OPENAPI = /^openapi\/(.+)\.yaml$/;

/** The OpenAPI and AsyncAPI documents among the files of a bundle, the one of all channels first, then by element. */
export function contractDocuments(
  files: readonly { readonly path: string; readonly bytes: number }[],
  { elements }: Pick<ModelLists, "elements">,
): readonly ContractDocument[] {
  const names = new Map(elements.map(({ id, name }) => [id, name]));
  const asyncApi = files
    .filter(({ path }) => path === "asyncapi.yaml")
    .map(({ path, bytes }) => ({ path, bytes, title: words.asyncApi }));
  const openApi = files.flatMap(({ path, bytes }) => {
    const id = OPENAPI.exec(path)?.[1];
    return id === undefined ? [] : [{ path, bytes, title: words.openApi(names.get(id) ?? id) }];
  });
  return [...asyncApi, ...openApi.sort((one, other) => (one.title < other.title ? -1 : 1))];
}
