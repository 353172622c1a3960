import { typesOfValue, type Use } from "../finding/use.js";
import { calleeOf, readValue } from "../syntax/read-value.js";

/** What stands for a receiver of which nothing is known. */
export const UNKNOWN_RECEIVER = "?";

const MOST_CALLS = 20;

/**
 * The calls that a use is or is an argument of, from the innermost out: `Type.Method` by the type that the file says of
 * what it is called on, by its own name where it says none, `Method` alone where it is called on nothing.
 */
export function enclosingCalls(use: Use): readonly string[] {
  const nodes = use.path.filter((node, at) => isCallOf(use, node, use.path[at - 1])).slice(0, MOST_CALLS);
  return [...new Set(nodes.flatMap((node) => namesOf(use, node)))];
}

/** What a call is called on is no argument of it. */
function isCallOf(use: Use, node: Use["leaf"], inner: Use["leaf"] | undefined): boolean {
  const form = use.view.syntax.calls[node.type];
  return form !== undefined && (inner === undefined || form.arguments.includes(inner.type));
}

function namesOf(use: Use, node: Use["leaf"]): readonly string[] {
  const { syntax } = use.view;
  const form = syntax.calls[node.type];
  const parts = form === undefined || form.isNew === true ? null : calleeOf(syntax, node, form);
  if (parts === null) {
    return [];
  }
  const isOwn = parts.on === null || syntax.selves.includes(parts.on.type);
  return isOwn ? [parts.name] : receiversOf(use, parts.on).map((receiver) => `${receiver}.${parts.name}`);
}

function receiversOf(use: Use, on: Use["leaf"] | null): readonly string[] {
  const value = readValue(use.view.syntax, on);
  const types = typesOfValue(use, value);
  const last = value.is === "name" ? value.path.split(".").at(-1) : undefined;
  return types.length > 0 ? types : [last ?? UNKNOWN_RECEIVER];
}
