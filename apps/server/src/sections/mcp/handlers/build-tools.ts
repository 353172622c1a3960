import { Injectable } from "@nestjs/common";
import { GET_BRIEF, GET_BUILD_MANIFEST, VERIFY_MANIFEST } from "@plumbline/agent-tools";
import { BuildService } from "../../build/build.service.js";
import { VerifyingService } from "../../build/verifying.service.js";
import { inProject, type ToolCall, type ToolFinding } from "../tools/handled-tool.js";
import { briefFound, manifestFound, verifiedFound } from "./build-findings.js";
import { parsed } from "./parsed.js";
import { type AskBrief, briefWithin, tokensOfBrief, type WrittenBrief } from "./shorter-brief.js";

/** Tools over builds. */
@Injectable()
export class BuildTools {
  constructor(
    private readonly builds: BuildService,
    private readonly verifying: VerifyingService,
  ) {}

  readonly tools = [
    inProject(GET_BUILD_MANIFEST, (call) => this.manifest(call)),
    inProject(GET_BRIEF, (call) => this.brief(call)),
    inProject(VERIFY_MANIFEST, (call) => this.verify(call)),
  ];

  private async manifest({
    caller,
    own,
    gone,
  }: ToolCall<typeof GET_BUILD_MANIFEST.own>): Promise<ToolFinding> {
    const waiting = { projectId: caller.projectId, gone };
    const { bytes } = await this.builds.manifest(waiting, own);
    return manifestFound(parsed(bytes));
  }

  /** With a budget of tokens that it has no room in, the brief is written for it. */
  private async brief({ caller, body, gone }: ToolCall): Promise<ToolFinding> {
    const request = parsed(body) as { readonly maxTokens?: number | null };
    const ask = async (wanted: object): Promise<WrittenBrief> => {
      const bytes = new TextEncoder().encode(JSON.stringify(wanted));
      return parsed(
        (await this.builds.brief({ projectId: caller.projectId, gone }, bytes)).bytes,
      ) as WrittenBrief;
    };
    const whole = briefFound(await ask(request));
    const { maxTokens = null } = request;
    if (maxTokens === null) {
      return whole;
    }
    const askWithin: AskBrief = (most) => ask({ ...request, maxTokens: most });
    return { ...whole, less: async () => briefWithin(await askWithin(tokensOfBrief(maxTokens)), askWithin) };
  }

  private async verify({ caller, own, gone }: ToolCall<typeof VERIFY_MANIFEST.own>): Promise<ToolFinding> {
    const waiting = { projectId: caller.projectId, gone };
    const body = new TextEncoder().encode(JSON.stringify({ manifest: own.manifest }));
    const { bytes } = await this.verifying.verify(waiting, body, false);
    return verifiedFound(parsed(bytes));
  }
}
