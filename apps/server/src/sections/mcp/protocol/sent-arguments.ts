import type { JsonObject } from "@plumbline/agent-tools";
import { isJsonObject } from "./is-json-object.js";

/** The arguments of a message as they came: the SDK's reader lets keys fall that mean something to JavaScript. */
export function argumentsIn({ params }: JsonObject): JsonObject {
  const sent = isJsonObject(params) ? params["arguments"] : undefined;
  return isJsonObject(sent) ? sent : {};
}
