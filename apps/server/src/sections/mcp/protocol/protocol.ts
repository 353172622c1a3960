import { type JSONRPCMessage, JSONRPCMessageSchema } from "@modelcontextprotocol/sdk/types.js";
import { Injectable } from "@nestjs/common";
import type { JsonObject } from "@plumbline/agent-tools";
import { OneAnswerTransport } from "./one-answer-transport.js";
import { passTasksOver } from "./pass-tasks-over.js";
import type { ProtocolAnswer } from "./protocol-answer.js";
import type { Sent } from "./sent.js";
import { ToolServers } from "./tool-server.js";
import { unreadAnswer } from "./unread-answer.js";
import { writtenAnswer } from "./written-answer.js";
import { refuseWrongParams } from "./wrong-params.js";

/** Those that the protocol looks at. */
type Headers = Readonly<Record<string, string>>;

const NO_MESSAGE = { code: -32600, message: "The message is none of JSON-RPC 2.0" } as const;

/** Server and transport are made for one message and hold nothing: they are not closed, which would make an error for requests that wait. */
@Injectable()
export class Protocol {
  constructor(private readonly servers: ToolServers) {}

  async answer(sent: Sent, headers: Headers): Promise<ProtocolAnswer> {
    const { message, gone } = sent;
    const transport = new OneAnswerTransport();
    await this.servers.serverFor(sent).connect(transport);
    passTasksOver(transport);
    refuseWrongParams(transport);
    const refused = transport
      .handleRequest(requestWith(headers), { parsedBody: message })
      .then((response) => asRefused(response, message));
    const answered = transport.answer.then((answer) => asAnswered(answer, message));
    const answer = await Promise.race([answered, refused]);
    gone.throwIfAborted();
    return answer;
  }
}

/** The address is not looked at. */
function requestWith(headers: Headers): Request {
  return new Request("http://localhost/mcp", { method: "POST", headers });
}

function asAnswered(answer: JSONRPCMessage, { method }: JsonObject): ProtocolAnswer {
  return { status: 200, text: writtenAnswer(answer, method === "tools/call") };
}

/** Also what asks for no answer: it has no body. The SDK says of what is no message that it could not be read. */
async function asRefused(response: Response, message: JsonObject): Promise<ProtocolAnswer> {
  if (response.status === 400 && !JSONRPCMessageSchema.safeParse(message).success) {
    return unreadAnswer(NO_MESSAGE);
  }
  const text = await response.text();
  return { status: response.status, text: text === "" ? null : text };
}
