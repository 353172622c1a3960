import { Injectable } from "@nestjs/common";
import { LazyModuleLoader } from "@nestjs/core";
import type { DescribedService } from "@plumbline/agent-tools";
import type { AgentTokenPrincipal } from "../../platform/access/principal.js";
import { requestContext } from "../../platform/logging/request-context.js";
import type { Protocol } from "./protocol/protocol.js";
import type { ProtocolAnswer } from "./protocol/protocol-answer.js";
import { readMessage } from "./protocol/read-message.js";
import { unreadAnswer } from "./protocol/unread-answer.js";

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

/** Answers messages of the protocol one by one, with no session (docs/reference/tools.md#the-endpoint). */
@Injectable()
export class McpService {
  private protocol: Promise<Protocol> | null = null;

  constructor(private readonly modules: LazyModuleLoader) {}

  async answer({ token, bytes, headers, service, gone }: PostedMessage): Promise<ProtocolAnswer> {
    const about = requestContext.getStore();
    if (about !== undefined) {
      about.workspaceId = token.workspaceId;
    }
    const read = readMessage(bytes);
    if (!read.ok) {
      return unreadAnswer(read.refusal);
    }
    return (await this.loaded()).answer({ token, message: read.message, service, gone }, headers);
  }

  /** Loaded once; where that fails, by the next message again. */
  private loaded(): Promise<Protocol> {
    this.protocol ??= this.load().catch((thrown: unknown) => {
      this.protocol = null;
      throw thrown;
    });
    return this.protocol;
  }

  private async load(): Promise<Protocol> {
    const [{ ProtocolModule }, { Protocol }] = await Promise.all([
      import("./protocol/protocol.module.js"),
      import("./protocol/protocol.js"),
    ]);
    const loaded = await this.modules.load(() => ProtocolModule, { logger: false });
    return loaded.get(Protocol);
  }
}
