import { TOOL_LIMITS, type Tool } from "@plumbline/agent-tools";
import type { Route } from "../../../platform/routes/routes.js";

const LIMITS = new WeakMap<Tool, number>();

/** Bytes that the body of a tool's HTTP endpoint may have. */
export function bodyLimitOf(tool: Tool, routes: readonly Route[]): number {
  const limit = LIMITS.get(tool) ?? routeOf(tool, routes)?.body?.limit ?? TOOL_LIMITS.messageBytes;
  LIMITS.set(tool, limit);
  return limit;
}

/** The route that a tool is equal to. */
export function routeOf({ endpoint }: Tool, routes: readonly Route[]): Route | undefined {
  const [method, path = ""] = endpoint.split(" ");
  const expressPath = path.replace(/\{(\w+)\}/g, ":$1");
  return routes.find((route) => route.method === method && route.path === expressPath);
}
