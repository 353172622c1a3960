import type { JsonObject } from "@plumbline/agent-tools";
import { isJsonObject } from "./is-json-object.js";

/** The parameters of a message as they came; none for what is no object. */
export function parametersIn({ params }: JsonObject): JsonObject {
  return isJsonObject(params) ? params : {};
}

/** The arguments as they came: the SDK's reader lets keys fall that mean something to JavaScript. */
export function argumentsIn(message: JsonObject): JsonObject {
  const sent = parametersIn(message)["arguments"];
  return isJsonObject(sent) ? sent : {};
}
