import type { JsonValue } from "@plumbline/model-core";
import { valueAt } from "../contracts/schemas/pointer.js";
import { isJsonObject, type JsonObject } from "../json-object.js";
import type { CheckedKind } from "../manifest/self-check.js";
import type { CheckedNames } from "./checked-names.js";
import { membersOf } from "./read-contract.js";

const CHANNELS = "#/channels/";
const MESSAGES = "#/components/messages/";

/** What an AsyncAPI document holds. */
export function namesInAsyncApi(document: JsonObject): Omit<CheckedNames, "openApiOperations"> {
  const { channels, operations, components } = document;
  const messages = isJsonObject(components) ? components["messages"] : undefined;
  const isSent = ([, { action }]: readonly [string, JsonObject]): boolean => action === "send";
  return {
    asyncApiChannels: membersOf(channels).map(([id, { address }]) => `${id} ${address}`),
    asyncApiMessages: membersOf(messages).map(([id, { name }]) => `${id} ${name}`),
    asyncApiSubscriptions: membersOf(operations)
      .filter((operation) => !isSent(operation))
      .map(
        ([id, operation]) =>
          `${id} ${operation["action"]} ${channelOf(operation)} ${operation["x-consumer-id"]}`,
      ),
    asyncApiPublications: membersOf(operations)
      .filter(isSent)
      .map(([, operation]) => publicationOf(operation, document)),
  } satisfies Record<Exclude<CheckedKind, "openApiOperations">, readonly string[]>;
}

function channelOf({ channel }: JsonObject): string {
  return idIn(channel, CHANNELS);
}

/** The message is found by way of its channel, as the format has it. */
function publicationOf(operation: JsonObject, document: JsonObject): string {
  const { messages, "x-publisher-id": publisher } = operation;
  const found = (Array.isArray(messages) ? messages : []).map((message: JsonValue) => {
    const pointer = idIn(message, "#");
    return pointer.startsWith(`/channels/${channelOf(operation)}/`)
      ? idIn(valueAt(document, pointer), MESSAGES)
      : "";
  });
  return [publisher, channelOf(operation), ...found].join(" ");
}

/** The rest of a reference that begins so; empty when it is another one or none. */
function idIn(value: JsonValue | undefined, start: string): string {
  const reference = isJsonObject(value) ? value["$ref"] : undefined;
  return typeof reference === "string" && reference.startsWith(start) ? reference.slice(start.length) : "";
}
