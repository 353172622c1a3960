import { parseJson } from "@plumbline/model-core";

/** What a service answers as JSON. */
export function parsed(bytes: Uint8Array): object {
  return parseJson(new TextDecoder().decode(bytes)) as object;
}
