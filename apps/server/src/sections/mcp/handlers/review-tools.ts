import { Injectable } from "@nestjs/common";
import {
  ASK_QUESTION,
  COMPARE_MODELS,
  LIST_DECISIONS,
  LIST_QUESTIONS,
  PROPOSE_DECISION,
  REVIEW_DESIGN,
} from "@plumbline/agent-tools";
import { DecisionsService } from "../../decisions/decisions.service.js";
import { QuestionsService } from "../../questions/questions.service.js";
import { ReviewService } from "../../review/review.service.js";
import { ComparisonService } from "../../revisions/comparison.service.js";
import { inProject, type ToolCall, type ToolFinding } from "../tools/handled-tool.js";
import { PagedBytes } from "./paged-bytes.js";
import { parsed } from "./parsed.js";
import { validated } from "./validated.js";

/** Nobody has an answer before they ask. */
const NOTHING_KNOWN = (): boolean => false;

/** Tools over comparisons, the review, decisions and questions. */
@Injectable()
export class ReviewTools {
  constructor(
    private readonly reviews: ReviewService,
    private readonly decisions: DecisionsService,
    private readonly questions: QuestionsService,
    private readonly comparison: ComparisonService,
    private readonly paged: PagedBytes,
  ) {}

  readonly tools = [
    inProject(COMPARE_MODELS, (call) => this.compare(call)),
    inProject(REVIEW_DESIGN, (call) => this.review(call)),
    inProject(LIST_DECISIONS, (call) => this.listDecisions(call)),
    inProject(PROPOSE_DECISION, (call) => validated(call, () => this.propose(call))),
    inProject(LIST_QUESTIONS, (call) => this.listQuestions(call)),
    inProject(ASK_QUESTION, (call) => validated(call, () => this.ask(call))),
  ];

  private async compare(call: ToolCall<typeof COMPARE_MODELS.own>): Promise<ToolFinding> {
    const { caller, own, gone } = call;
    return this.paged.found("items", call, await this.comparison.compare(caller.projectId, own, gone));
  }

  private async review(call: ToolCall<typeof REVIEW_DESIGN.own>): Promise<ToolFinding> {
    const { caller, own, gone } = call;
    const waiting = { projectId: caller.projectId, gone };
    return this.paged.found("findings", call, await this.reviews.findings(waiting, own, NOTHING_KNOWN));
  }

  private async listDecisions({
    caller,
    own,
    page,
    gone,
  }: ToolCall<typeof LIST_DECISIONS.own>): Promise<ToolFinding> {
    const { items, nextCursor } = await this.decisions.list(caller.projectId, { ...own, ...page }, gone);
    return { data: { items }, nextCursor };
  }

  private async propose({ caller, body, gone }: ToolCall): Promise<ToolFinding> {
    return { data: { decision: parsed((await this.decisions.create(caller, body, gone)).bytes) } };
  }

  private async listQuestions({
    caller,
    own,
    page,
  }: ToolCall<typeof LIST_QUESTIONS.own>): Promise<ToolFinding> {
    const { items, nextCursor } = await this.questions.list(caller.projectId, { ...own, ...page });
    return { data: { items }, nextCursor };
  }

  private async ask({ caller, body }: ToolCall): Promise<ToolFinding> {
    return { data: { question: await this.questions.ask(caller, body) } };
  }
}
