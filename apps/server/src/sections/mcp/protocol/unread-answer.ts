import type { ProtocolAnswer } from "./protocol-answer.js";
import type { UnreadMessage } from "./read-message.js";

/** The answer to what is no message: nobody knows its ID. */
export function unreadAnswer({ code, message }: UnreadMessage): ProtocolAnswer {
  return { status: 400, text: JSON.stringify({ jsonrpc: "2.0", error: { code, message }, id: null }) };
}
