import { randomBytes } from "node:crypto";
import { Injectable } from "@nestjs/common";
import { type ProviderTest, providerTestTask, type TestAsked, testVerdicts } from "@plumbline/ai-tasks";
import type { Guid } from "@plumbline/model-core";
import { actorOf, type UserPrincipal, type WorkspaceCaller } from "../../../platform/access/principal.js";
import { UnitOfWork } from "../../../platform/database/unit-of-work.js";
import { notFound } from "../../../platform/errors/api-error.js";
import { readStoredSettings } from "../../settings/for-threads.js";
import { AiTasks } from "../calling/ai-tasks.js";
import { type TaskProvider, type TaskProviderOrNone, TaskProviders } from "../calling/task-providers.js";

/** Random bytes of the word that shows who read the schema. */
const SECRET_BYTES = 8;

/** Sees whether a provider works, by one tiny call (docs/reference/ai.md#testing-a-provider). */
@Injectable()
export class ProviderTestService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly providers: TaskProviders,
    private readonly tasks: AiTasks,
  ) {}

  async test(caller: WorkspaceCaller<UserPrincipal>, providerId: Guid): Promise<ProviderTest> {
    const { workspaceId } = caller;
    const stored = await this.unitOfWork.readAtOnce((reader) => readStoredSettings(reader, workspaceId));
    const to = await this.providers.byId({ workspaceId, providerId }, stored);
    if (to === null) {
      throw notFound("The settings have no such provider");
    }
    const outcome = to.ok ? await this.call(caller, to) : to;
    const reason = outcome.ok ? null : outcome.unavailable.reason;
    return {
      ...{ providerId, works: outcome.ok, reason },
      ...testVerdicts(reason, await this.sentTo(workspaceId, to)),
      message: outcome.ok ? null : outcome.unavailable.message,
      modelReported: outcome.ok ? outcome.modelReported : null,
      usage: outcome.ok ? outcome.usage : null,
    };
  }

  private async sentTo(workspaceId: Guid, to: TaskProviderOrNone): Promise<TestAsked> {
    if (!to.ok) {
      return { hasKey: false, sendsSchema: false };
    }
    const key = await this.providers.keyOf(workspaceId, to);
    return {
      hasKey: key.ok && key.apiKey !== null,
      sendsSchema: to.provider.supportsStructuredOutput,
    };
  }

  private call(caller: WorkspaceCaller<UserPrincipal>, to: TaskProvider) {
    const { workspaceId, principal } = caller;
    const output = providerTestTask(randomBytes(SECRET_BYTES).toString("hex"));
    return this.tasks.runOn({
      for: { workspaceId, projectId: null, task: "test", requestedBy: actorOf(caller) },
      ...{ personId: principal.id, to, output, check: (value) => ({ ok: true, value }) },
      ...{ blocks: [{ kind: "request", text: "Does it work?" }], isTooLarge: false },
    });
  }
}
