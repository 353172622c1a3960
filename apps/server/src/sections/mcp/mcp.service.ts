import type { JSONRPCMessage } from "@modelcontextprotocol/sdk/types.js";
import { Injectable } from "@nestjs/common";
import type { DescribedService, JsonObject } from "@plumbline/agent-tools";
import type { AgentTokenPrincipal } from "../../platform/access/principal.js";
import { requestContext } from "../../platform/logging/request-context.js";
import { OneAnswerTransport } from "./protocol/one-answer-transport.js";
import { passTasksOver } from "./protocol/pass-tasks-over.js";
import { readMessage, type UnreadMessage } from "./protocol/read-message.js";
import { ToolServers } from "./protocol/tool-server.js";
import { writtenAnswer } from "./protocol/written-answer.js";
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

/** What is answered to it; no text for what asks for no answer. */
export interface ProtocolAnswer {
  readonly status: number;
  readonly text: string | null;
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
      return unread(read.refusal);
    }
    const { message } = read;
    const transport = new OneAnswerTransport();
    await this.servers.serverFor({ token, message, service, gone }).connect(transport);
    passTasksOver(transport);
    refuseWrongParams(transport);
    const refused = transport.handleRequest(requestWith(headers), { parsedBody: message }).then(asRefused);
    const answered = transport.answer.then((answer) => asAnswered(answer, message));
    const answer = await Promise.race([answered, refused]);
    gone.throwIfAborted();
    return answer;
  }
}

/** The address is not looked at. */
function requestWith(headers: PostedMessage["headers"]): Request {
  return new Request("http://localhost/mcp", { method: "POST", headers });
}

function asAnswered(answer: JSONRPCMessage, { method }: JsonObject): ProtocolAnswer {
  return { status: 200, text: writtenAnswer(answer, method === "tools/call") };
}

/** Also what asks for no answer: it has no body. */
async function asRefused(response: Response): Promise<ProtocolAnswer> {
  const text = await response.text();
  return { status: response.status, text: text === "" ? null : text };
}

function unread({ code, message }: UnreadMessage): ProtocolAnswer {
  const answer = { jsonrpc: "2.0", error: { code, message }, id: null };
  return { status: 400, text: JSON.stringify(answer) };
}
