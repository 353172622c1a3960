import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  InitializeRequestSchema,
  isJSONRPCRequest,
  type JSONRPCMessage,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";

/** Every request that is answered here. */
const REQUESTS = [
  InitializeRequestSchema,
  ListToolsRequestSchema,
  CallToolRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  GetPromptRequestSchema,
  ReadResourceRequestSchema,
];

type RequestSchema = (typeof REQUESTS)[number];

const BY_METHOD: ReadonlyMap<string, RequestSchema> = new Map(
  REQUESTS.map((schema) => [schema.shape.method.value, schema]),
);

/** Answers a request whose params are none of its method with -32602; the SDK would call it a fault of the service. */
export function refuseWrongParams(transport: Transport): void {
  const { onmessage } = transport;
  transport.onmessage = (message, extra) => {
    const wrong = isJSONRPCRequest(message) ? whatIsWrong(message) : null;
    if (wrong === null || !isJSONRPCRequest(message)) {
      onmessage?.(message, extra);
      return;
    }
    const error = { code: ErrorCode.InvalidParams, message: wrong };
    void transport.send({ jsonrpc: "2.0", id: message.id, error });
  };
}

function whatIsWrong(message: JSONRPCMessage & { readonly method: string }): string | null {
  const read = BY_METHOD.get(message.method)?.safeParse(message);
  const issue = read?.success === false ? read.error.issues[0] : undefined;
  return issue === undefined ? null : `${issue.path.join(".")}: ${issue.message}`;
}
