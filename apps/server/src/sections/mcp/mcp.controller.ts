import { Controller, Post, Req, Res } from "@nestjs/common";
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from "@nestjs/swagger";
import { TOOL_LIMITS } from "@plumbline/agent-tools";
import type { Request, Response } from "express";
import { Access, CallerOf } from "../../platform/access/access.decorator.js";
import type { AgentTokenPrincipal, Caller } from "../../platform/access/principal.js";
import { DocumentBody, DocumentBytes } from "../../platform/http/body.decorator.js";
import { goneSignal } from "../../platform/http/client-presence.js";
import { sendBytes } from "../../platform/http/send-bytes.js";
import { PROBLEM_CONTENT } from "../../platform/openapi/problem-schema.js";
import { DescribedServices } from "../agent-texts/agent-texts.module.js";
import { McpService } from "./mcp.service.js";

const JSON_TEXT = "application/json; charset=utf-8";
/** Bytes of an answer that is handed on at once, whether or not its client takes it. */
const SMALL_ANSWER = 16 * 1024;
/** A message of JSON-RPC 2.0. */
const RPC = {
  "application/json": {
    schema: {
      type: "object" as const,
      required: ["jsonrpc"],
      properties: {
        jsonrpc: { type: "string" as const, enum: ["2.0"] },
        id: { type: ["string", "number", "null"] as never },
        result: { type: "object" as const },
        error: {
          type: "object" as const,
          required: ["code", "message"],
          properties: {
            code: { type: "integer" as const },
            message: { type: "string" as const },
            data: { type: "object" as const },
          },
        },
      },
    },
  },
};
const NO_MESSAGE = "It is no message, several, or of another version; or it is for another host";
/** What the protocol says in headers. */
const PROTOCOL_HEADERS = ["accept", "content-type", "mcp-protocol-version", "mcp-session-id"] as const;

/** See docs/reference/tools.md. */
@ApiTags("agents")
@Controller("mcp")
export class McpController {
  constructor(
    private readonly messages: McpService,
    private readonly services: DescribedServices,
  ) {}

  @Post()
  @Access({ agentToken: true, unknownPeople: true })
  @DocumentBody({ limit: TOOL_LIMITS.messageBytes })
  @ApiOperation({ operationId: "postMessage", summary: "A message of the Model Context Protocol" })
  @ApiOkResponse({ description: "The answer to a request", content: RPC })
  @ApiAcceptedResponse({ description: "A notification was taken; there is no body" })
  @ApiResponse({ status: 400, description: NO_MESSAGE, content: { ...RPC, ...PROBLEM_CONTENT } })
  @ApiResponse({ status: 406, description: "The client takes no JSON and no event stream", content: RPC })
  async post(
    @CallerOf() { principal: token }: Caller<AgentTokenPrincipal>,
    @DocumentBytes() bytes: Uint8Array,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const service = () => this.services.of(request);
    const [headers, gone] = [protocolHeaders(request), goneSignal(response)];
    const answer = await this.messages.answer({ token, bytes, headers, service, gone });
    response.status(answer.status);
    if (answer.bytes === null) {
      response.end();
    } else if (answer.bytes.length <= SMALL_ANSWER) {
      response.setHeader("Content-Type", JSON_TEXT).setHeader("Content-Length", answer.bytes.length);
      response.end(answer.bytes);
    } else {
      await sendBytes(request, response, { bytes: answer.bytes, contentType: JSON_TEXT });
    }
  }
}

function protocolHeaders({ headers }: Request): Readonly<Record<string, string>> {
  const sent = PROTOCOL_HEADERS.map((name) => [name, headers[name]] as const);
  return Object.fromEntries(
    sent.filter((pair): pair is [(typeof pair)[0], string] => typeof pair[1] === "string"),
  );
}
