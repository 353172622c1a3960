import { Injectable } from "@nestjs/common";
import {
  type JsonObject,
  type ReadArguments,
  readArguments,
  TOOL_LIMITS,
  type Tool,
} from "@plumbline/agent-tools";
import type { AgentTokenPrincipal, ProjectCaller } from "../../../platform/access/principal.js";
import { notFound, payloadTooLarge, validationError } from "../../../platform/errors/api-error.js";
import { nearestName } from "../../../platform/request/nearest-name.js";
import { RegisteredRoutes } from "../../../platform/routes/routes.js";
import { TokenPlaces } from "../../agent-tokens/agent-tokens.module.js";
import { bodyLimitOf } from "./body-limit.js";
import { refusalOfBody } from "./body-readers.js";
import type { AnyCall, HandledTool } from "./handled-tool.js";
import { ToolAnswers } from "./tool-answers.js";
import { innerCursor } from "./tool-cursor.js";

/** Faults that are told of one call. */
const MOST_FAULTS = 100;

/** A call as it came. */
export interface SentCall {
  readonly token: AgentTokenPrincipal;
  readonly sent: JsonObject;
  readonly gone: AbortSignal;
}

/** Calls tools: reads what was sent, finds where the token stands, asks the service behind the tool. */
@Injectable()
export class ToolRunner {
  constructor(
    private readonly places: TokenPlaces,
    private readonly answers: ToolAnswers,
    private readonly routes: RegisteredRoutes,
  ) {}

  /** The text of the answer, one JSON document. */
  async call({ tool, answer }: HandledTool, { token, sent, gone }: SentCall): Promise<string> {
    const read = readArguments(tool, sent, nearestName);
    if (!read.ok) {
      throw validationError(
        [...read.refusal, ...(refusalOfBody(tool, sent)?.errors ?? [])].slice(0, MOST_FAULTS),
      );
    }
    const asked = { ...read.value, maxTokens: tokensOf(read.value) };
    const body = this.bodyOf(tool, asked);
    const project = await this.projectOf(token, asked);
    const cursor = innerCursor(tool, asked);
    const call: AnyCall = {
      workspace: this.places.inWorkspace(token),
      project,
      own: asked.own,
      refusal: () => refusalOfBody(tool, sent),
      body,
      page: { ...(cursor === undefined ? {} : { cursor }), limit: asked.page.limit },
      gone,
    };
    return this.answers.fitted(
      tool,
      asked,
      (page) => answer({ ...call, page: { ...call.page, ...page } }),
      gone,
    );
  }

  private async projectOf(
    token: AgentTokenPrincipal,
    { projectId }: ReadArguments,
  ): Promise<ProjectCaller<AgentTokenPrincipal> | null> {
    const caller = projectId === null ? null : await this.places.inProject(token, projectId);
    if (projectId !== null && caller === null) {
      throw notFound();
    }
    return caller;
  }

  /** The body is as large as that of the HTTP endpoint may be. */
  private bodyOf(tool: Tool, { body }: ReadArguments): Uint8Array<ArrayBuffer> {
    const bytes = new TextEncoder().encode(body === null ? "" : JSON.stringify(body));
    const limit = bodyLimitOf(tool, this.routes.all());
    if (bytes.length > limit) {
      throw payloadTooLarge(limit);
    }
    return bytes;
  }
}

/** Tokens that a body states for what it asks for bound the answer, too; one has room for what it says of itself. */
function tokensOf({ maxTokens, body }: ReadArguments): number | null {
  const stated = maxTokens ?? body?.["maxTokens"] ?? null;
  return typeof stated === "number" ? Math.max(stated, TOOL_LIMITS.leastTokens) : null;
}
