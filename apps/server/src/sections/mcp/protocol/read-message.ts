import { type JsonObject, TOOL_LIMITS } from "@plumbline/agent-tools";
import { decodeUtf8, type JsonOddityKind, readJson } from "@plumbline/model-core";
import { countMarks } from "./count-marks.js";
import { isJsonObject } from "./is-json-object.js";

/** Lists and objects in one another: as deep as the documents that arguments hold. */
export const MAX_MESSAGE_DEPTH = 100;

/** What JSON-RPC says of a message that is none. */
export interface UnreadMessage {
  readonly code: -32700 | -32600;
  readonly message: string;
}

export type MessageRead =
  | { readonly ok: true; readonly message: JsonObject }
  | { readonly ok: false; readonly refusal: UnreadMessage };

const ODD: { readonly [Kind in Exclude<JsonOddityKind, "nul">]: string } = {
  "repeated-key": "is given more than once",
  "number-out-of-range": "is a number that 64 bits do not hold",
  "number-too-long": "is a number with too many characters",
  "lone-surrogate": "is not valid Unicode",
};

/** Reads a message from its raw text: what no JSON should hold is refused, and so are several messages at once. */
export function readMessage(bytes: Uint8Array): MessageRead {
  if (countMarks(bytes) > TOOL_LIMITS.messageMarks) {
    return refused(-32600, `The message has over ${TOOL_LIMITS.messageMarks} commas, colons and brackets`);
  }
  const text = decodeUtf8(bytes);
  if (!text.ok) {
    return refused(-32700, `The message ${text.refusal.message}`);
  }
  const read = readJson(text.value, { maxDepth: MAX_MESSAGE_DEPTH });
  if (!read.ok) {
    return refused(-32700, `The message ${read.refusal.message}`);
  }
  const { value, oddities } = read.value;
  for (const { kind, path } of oddities) {
    if (kind !== "nul") {
      return refused(-32700, `${path}: ${ODD[kind]}`);
    }
  }
  if (Array.isArray(value)) {
    return refused(-32600, "Send one message at a time, not a batch");
  }
  if (!isJsonObject(value)) {
    return refused(-32600, "A message is an object");
  }
  return frameOf(value) > TOOL_LIMITS.frameCharacters
    ? refused(-32600, `The message has over ${TOOL_LIMITS.frameCharacters} characters beside its arguments`)
    : { ok: true, message: value };
}

/** Characters of a message beside the arguments of its call: what the protocol itself reads. */
function frameOf(message: JsonObject): number {
  const { params } = message;
  const frame = isJsonObject(params) ? { ...message, params: { ...params, arguments: null } } : message;
  return JSON.stringify(frame).length;
}

function refused(code: UnreadMessage["code"], message: string): MessageRead {
  return { ok: false, refusal: { code, message } };
}
