import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import { Injectable } from "@nestjs/common";
import type { DescribedService } from "@plumbline/agent-tools";
import type { AgentTokenPrincipal } from "../../platform/access/principal.js";
import { requestContext } from "../../platform/logging/request-context.js";
import { passTasksOver } from "./protocol/pass-tasks-over.js";
import { readMessage, type UnreadMessage } from "./protocol/read-message.js";
import { ToolServers } from "./protocol/tool-server.js";
import { refuseWrongParams } from "./protocol/wrong-params.js";

/** A message as it was posted. */
export interface PostedMessage {
  readonly token: AgentTokenPrincipal;
  readonly bytes: Uint8Array;
  /** Those that the protocol looks at. */
  readonly headers: Readonly<Record<string, string>>;
  /** This service as the sender reaches it. */
  readonly service: () => DescribedService;
  readonly gone: AbortSignal;
}

/** What is answered to it; no bytes for what asks for no answer. */
export interface ProtocolAnswer {
  readonly status: number;
  readonly bytes: Uint8Array | null;
}

/**
 * Answers messages of the protocol one by one, with no session (docs/reference/tools.md#the-endpoint). Server and transport
 * are made for one message and hold nothing: they are not closed, which would make an error for requests that wait.
 */
@Injectable()
export class McpService {
  constructor(private readonly servers: ToolServers) {}

  async answer({ token, bytes, headers, service, gone }: PostedMessage): Promise<ProtocolAnswer> {
    const about = requestContext.getStore();
    if (about !== undefined) {
      about.workspaceId = token.workspaceId;
    }
    const read = readMessage(bytes);
    if (!read.ok) {
      return refused(read.refusal);
    }
    const { message } = read;
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const server = this.servers.serverFor({ token, message, service, gone });
    await server.connect(transport);
    passTasksOver(transport);
    refuseWrongParams(transport);
    return answerOf(await transport.handleRequest(requestWith(headers), { parsedBody: message }), gone);
  }
}

/** The address is not looked at. */
function requestWith(headers: PostedMessage["headers"]): Request {
  return new Request("http://localhost/mcp", { method: "POST", headers });
}

async function answerOf(response: Response, gone: AbortSignal): Promise<ProtocolAnswer> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  gone.throwIfAborted();
  return { status: response.status, bytes: bytes.length === 0 ? null : bytes };
}

function refused({ code, message }: UnreadMessage): ProtocolAnswer {
  const answer = { jsonrpc: "2.0", error: { code, message }, id: null };
  return { status: 400, bytes: new TextEncoder().encode(JSON.stringify(answer)) };
}
