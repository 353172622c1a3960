import { Inject, Injectable, type Provider } from "@nestjs/common";
import { scopeOf, TOOLS, type Tool, type ToolName, type ToolScope } from "@plumbline/agent-tools";
import { BuildTools } from "../handlers/build-tools.js";
import { ModelTools } from "../handlers/model-tools.js";
import { PromiseTools } from "../handlers/promise-tools.js";
import { ProposalTools } from "../handlers/proposal-tools.js";
import { ReviewTools } from "../handlers/review-tools.js";
import { ScenarioTools } from "../handlers/scenario-tools.js";
import type { HandledTool } from "./handled-tool.js";

const HANDLERS = [ModelTools, ScenarioTools, PromiseTools, ReviewTools, ProposalTools, BuildTools];
const HANDLED = Symbol("HandledTools");

/** Who answers tools, each with those that are its. */
export const HANDLERS_OF_TOOLS: readonly Provider[] = [
  ...HANDLERS,
  {
    provide: HANDLED,
    useFactory: (...handlers: readonly { readonly tools: readonly HandledTool[] }[]) =>
      handlers.flatMap(({ tools }) => tools),
    inject: HANDLERS,
  },
];

/** Every tool with who answers it. One that nobody answers stops the start. */
@Injectable()
export class ToolHandlers {
  private readonly byName: ReadonlyMap<string, HandledTool>;

  constructor(@Inject(HANDLED) all: readonly HandledTool[]) {
    this.byName = new Map(all.map((handled) => [handled.tool.name, handled]));
    const missing = TOOLS.filter(({ name }) => !this.byName.has(name));
    if (missing.length > 0) {
      throw new Error(`Nobody answers ${missing.map(({ name }: { name: ToolName }) => name).join(", ")}`);
    }
  }

  /** The tool of this name that a token with these scopes may call; null for none, whatever the reason. */
  find(name: string, scopes: readonly ToolScope[]): HandledTool | null {
    const handled = this.byName.get(name);
    return handled !== undefined && isOpen(handled.tool, scopes) ? handled : null;
  }
}

function isOpen(tool: Tool, scopes: readonly ToolScope[]): boolean {
  return scopeOf(tool, scopes) !== null;
}
