import type { SchemaPart } from "@plumbline/model-core/declaring";
import { inputSchema } from "../arguments/input-schema.js";
import type { Tool, ToolScope } from "../tools/tool.js";
import { TOOLS } from "../tools/tools-in-order.js";
import { OUTPUT_SCHEMA } from "./output-schema.js";

/** A tool as it is listed to a client of the protocol. */
export interface DescribedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: SchemaPart;
  readonly outputSchema: SchemaPart;
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
  };
}

const DESCRIBED = new WeakMap<Tool, DescribedTool>();

/** What a client of the protocol is told of a tool, with every session: it is put together once. */
export function describedTool(tool: Tool): DescribedTool {
  const described = DESCRIBED.get(tool) ?? describe(tool);
  DESCRIBED.set(tool, described);
  return described;
}

function describe(tool: Tool): DescribedTool {
  const { name, title, about, writes, repeats } = tool;
  return {
    name,
    title,
    description: about,
    inputSchema: inputSchema(tool),
    outputSchema: OUTPUT_SCHEMA,
    annotations: {
      readOnlyHint: writes === "nothing",
      destructiveHint: writes === "changes",
      idempotentHint: repeats,
    },
  };
}

/** The tools that a token with these scopes may call. */
export function toolsFor(scopes: readonly ToolScope[]): readonly Tool[] {
  return (TOOLS as readonly Tool[]).filter((tool) => scopeOf(tool, scopes) !== null);
}

/** The scope of these that opens a tool; null for none. */
export function scopeOf(tool: Pick<Tool, "scopes">, scopes: readonly ToolScope[]): ToolScope | null {
  return tool.scopes.find((scope) => scopes.includes(scope)) ?? null;
}
