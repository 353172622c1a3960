import type { ReadArguments, Tool } from "@plumbline/agent-tools";
import { present } from "@plumbline/model-core";
import type { Fields } from "@plumbline/model-core/declaring";
import type {
  AgentTokenPrincipal,
  ProjectCaller,
  WorkspaceCaller,
} from "../../../platform/access/principal.js";
import type { RefusedBody } from "./body-readers.js";

type TokenIn<Place> = Place extends "project"
  ? ProjectCaller<AgentTokenPrincipal>
  : WorkspaceCaller<AgentTokenPrincipal>;

/** A call of a tool whose arguments keep their rules, by a token that may. */
export interface ToolCall<Own extends Fields = Fields, Place extends "project" | "workspace" = "project"> {
  readonly caller: TokenIn<Place>;
  readonly own: ReadArguments<Own>["own"];
  /** The body as its HTTP endpoint takes it; empty where it takes none. */
  readonly body: Uint8Array<ArrayBuffer>;
  /** What is wrong with the body, as far as it shows from the body alone; null where nothing is. */
  readonly refusal: () => RefusedBody | null;
  /** The cursor is one that this list of the tool gave. */
  readonly page: { readonly cursor?: string; readonly limit: number };
  /** Fires when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

/** What a tool found. */
export interface ToolFinding {
  readonly data: object;
  readonly nextCursor?: string | null;
  /** What was left out before the answer was fitted into its budget. */
  readonly notice?: string | null;
  /** Where a list goes on after so many of its items; without it a shorter page is asked for. */
  readonly cursorAfter?: (shown: number) => string;
  /** Finds less of the same, where that says more than what was found would when it is cut. */
  readonly less?: () => Promise<ToolFinding>;
}

/** A tool with who answers it, and where its caller stands. */
export interface HandledTool {
  readonly tool: Tool;
  answer(call: AnyCall): Promise<ToolFinding>;
}

/** A call before it is known which tool it is of. */
export interface AnyCall extends Omit<ToolCall, "caller"> {
  readonly workspace: WorkspaceCaller<AgentTokenPrincipal>;
  /** Null for a tool that takes no project. */
  readonly project: ProjectCaller<AgentTokenPrincipal> | null;
}

/** A tool that is about one project. */
export function inProject<Own extends Fields>(
  tool: Tool<Own>,
  answer: (call: ToolCall<Own>) => Promise<ToolFinding>,
): HandledTool {
  return {
    tool,
    answer: (call) => answer({ ...call, caller: present(call.project) } as unknown as ToolCall<Own>),
  };
}

/** A tool that is about a workspace. */
export function inWorkspace<Own extends Fields>(
  tool: Tool<Own>,
  answer: (call: ToolCall<Own, "workspace">) => Promise<ToolFinding>,
): HandledTool {
  return {
    tool,
    answer: (call) => answer({ ...call, caller: call.workspace } as unknown as ToolCall<Own, "workspace">),
  };
}
