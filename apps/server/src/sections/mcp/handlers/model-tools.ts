import { Injectable } from "@nestjs/common";
import {
  CONTRACT_KINDS,
  FIND_ELEMENTS,
  GET_CONTRACTS,
  GET_ELEMENT,
  GET_ELEMENT_DEPENDENCIES,
  GET_ELEMENT_DEPENDENTS,
  GET_MODEL_SUMMARY,
  GET_SCHEMA,
  LIST_MESSAGES,
  LIST_PROJECTS,
} from "@plumbline/agent-tools";
import type { Guid } from "@plumbline/model-core";
import type { Fields } from "@plumbline/model-core/declaring";
import { FactsService } from "../../model/facts/facts.service.js";
import { SchemasService } from "../../model/schemas/schemas.service.js";
import { ProjectsService } from "../../projects/projects.service.js";
import { inProject, inWorkspace, type ToolCall, type ToolFinding } from "../tools/handled-tool.js";
import { ModelQuestions } from "./model-questions.js";
import { contractsFound } from "./paged-contracts.js";
import { messagePositionIn, messagesFound } from "./paged-messages.js";

/** Tools over projects and their models. */
@Injectable()
export class ModelTools {
  constructor(
    private readonly projects: ProjectsService,
    private readonly facts: FactsService,
    private readonly schemas: SchemasService,
    private readonly questions: ModelQuestions,
  ) {}

  readonly tools = [
    inWorkspace(LIST_PROJECTS, (call) => this.listProjects(call)),
    inProject(GET_MODEL_SUMMARY, (call) => this.summary(call)),
    inProject(FIND_ELEMENTS, (call) => this.findElements(call)),
    inProject(GET_ELEMENT, (call) => this.aboutElement("element", call)),
    inProject(GET_ELEMENT_DEPENDENCIES, (call) => this.aboutElement("dependencies", call)),
    inProject(GET_ELEMENT_DEPENDENTS, (call) => this.aboutElement("dependents", call)),
    inProject(LIST_MESSAGES, (call) => this.listMessages(call)),
    inProject(GET_CONTRACTS, (call) => this.contracts(call)),
    inProject(GET_SCHEMA, (call) => this.schema(call)),
  ];

  private async listProjects({ caller, page }: ToolCall<Fields, "workspace">): Promise<ToolFinding> {
    const { items, nextCursor } = await this.projects.list(caller, page);
    const projects = items.map(({ id, name, description }) => ({ id, name, description }));
    return { data: { workspaceId: caller.workspaceId, projects }, nextCursor };
  }

  private async summary({ caller: { projectId }, gone }: ToolCall): Promise<ToolFinding> {
    const { name: projectName } = await this.projects.read(projectId);
    const { data } = await this.questions.ask(projectId, { is: "summary" }, gone);
    return { data: { projectName, ...data } };
  }

  private async findElements({
    caller: { projectId },
    own,
    page,
  }: ToolCall<typeof FIND_ELEMENTS.own>): Promise<ToolFinding> {
    const { name = null, kind = null, tag = null, status = null } = own;
    const filters = { name, kind, tag, status };
    const query = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
    const { items, nextCursor } = await this.facts.elements(projectId, { ...query, ...page });
    const isAll = page.cursor === undefined && nextCursor === null;
    const count = isAll ? items.length : await this.facts.countElements(projectId, filters);
    return { data: { count, elements: items }, nextCursor };
  }

  private aboutElement(
    is: "element" | "dependencies" | "dependents",
    { caller: { projectId }, own: { elementId }, gone }: ToolCall<typeof GET_ELEMENT.own>,
  ): Promise<ToolFinding> {
    return this.questions.ask(projectId, { is, elementId }, gone);
  }

  private async listMessages({ caller: { projectId }, page, gone }: ToolCall): Promise<ToolFinding> {
    const question = { is: "messages", after: messagePositionIn(page.cursor), limit: page.limit } as const;
    const { data } = await this.questions.ask(projectId, question, gone);
    return messagesFound(data);
  }

  private async contracts({
    caller: { projectId },
    own,
    page,
    gone,
  }: ToolCall<typeof GET_CONTRACTS.own>): Promise<ToolFinding> {
    const { elementId = null, kind } = own;
    const kinds = kind === undefined ? CONTRACT_KINDS : [kind];
    const after = page.cursor === undefined ? null : (page.cursor as Guid);
    const question = { is: "contracts", elementId, kinds, after, limit: page.limit } as const;
    const answer = await this.questions.ask(projectId, question, gone);
    return contractsFound({ projectId, elementId, kind: kind ?? null }, answer);
  }

  private async schema({ caller: { projectId }, own: { schemaId } }: ToolCall<typeof GET_SCHEMA.own>) {
    const { id, name, description, content, version } = await this.schemas.read(
      { projectId, id: schemaId },
      undefined,
    );
    return { data: { schema: { id, name, description, content, version } } };
  }
}
