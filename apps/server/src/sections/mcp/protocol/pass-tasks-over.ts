import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { isJSONRPCRequest, type JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";

/** Passes the wish for a task over, as a service has to that offers none; the SDK would refuse the request. */
export function passTasksOver(transport: Transport): void {
  const { onmessage } = transport;
  transport.onmessage = (message, extra) => onmessage?.(withoutTask(message), extra);
}

function withoutTask(message: JSONRPCMessage): JSONRPCMessage {
  if (!isJSONRPCRequest(message) || message.params?.["task"] === undefined) {
    return message;
  }
  const { task: _, ...params } = message.params;
  return { ...message, params };
}
