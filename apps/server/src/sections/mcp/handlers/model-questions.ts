import { Injectable } from "@nestjs/common";
import type { ModelAnswer, ModelQuestion } from "@plumbline/agent-tools";
import type { Guid } from "@plumbline/model-core";
import { notFound } from "../../../platform/errors/api-error.js";
import { Threads } from "../../../platform/workers/threads.js";
import { ASKING_MODELS } from "./asking-models.work.js";

/** Asks questions of whole models, in threads that keep the one they read last. */
@Injectable()
export class ModelQuestions {
  private readonly work;

  constructor(threads: Threads) {
    this.work = threads.lineFor(ASKING_MODELS);
  }

  /** 404 when the model has no such element. */
  async ask(projectId: Guid, question: ModelQuestion, gone: AbortSignal): Promise<ModelAnswer> {
    const { answer } = await this.work.run("askModel", { projectId, question }, { unlessLeft: gone });
    if (answer === null) {
      throw notFound("The model has no such element");
    }
    return answer;
  }
}
