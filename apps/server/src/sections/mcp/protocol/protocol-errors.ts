import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import type { ApiError } from "../../../platform/errors/api-error.js";

/** What the protocol calls a resource that is not there. */
const RESOURCE_NOT_FOUND = -32002;
/** Characters that are told of a name or a URI that somebody sent. */
const MOST_SHOWN = 200;

/** What was sent, as far as it is told. */
export function shown(sent: unknown): string {
  return String(sent).slice(0, MOST_SHOWN);
}

/** A parameter is wrong. */
export function invalidParameters(message: string): McpError {
  return new McpError(ErrorCode.InvalidParams, message);
}

/** There is no resource of this URI, or it is not the token's to see. */
export function noResource(uri: string, why: string): McpError {
  return new McpError(RESOURCE_NOT_FOUND, `There is no resource ${shown(uri)} for this token: ${why}`, {
    uri: shown(uri),
  });
}

/** What a service answers, in the words of the protocol. */
export function protocolError({ status, type, message, errors }: ApiError): McpError {
  const isOurs = status >= 500 || status === 429;
  const code = isOurs ? ErrorCode.InternalError : ErrorCode.InvalidParams;
  return new McpError(code, message, { type, status, errors });
}
