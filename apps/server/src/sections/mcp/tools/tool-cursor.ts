import type { ReadArguments, Tool } from "@plumbline/agent-tools";
import { validationError } from "../../../platform/errors/api-error.js";
import { decodeCursor, encodeCursor, refuseCursor } from "../../../platform/pagination/cursor.js";

/** Which list is meant. */
type Place = Pick<ReadArguments, "projectId" | "own">;

/** What of a tool's own arguments makes no other list of it. */
const OF_THE_SAME_LIST: ReadonlySet<string> = new Set(["includePayloads"]);

/** A cursor belongs to one tool, one project and one list, filters and all: elsewhere nobody gave it. */
function nameOf({ name, own: declared }: Tool, { projectId, own }: Place): string {
  const stated = own as { readonly [argument: string]: unknown };
  const naming = Object.keys(declared).filter((argument) => !OF_THE_SAME_LIST.has(argument));
  return `tool ${name} ${projectId} ${JSON.stringify(naming.map((argument) => stated[argument] ?? null))}`;
}

/** The cursor of the list behind a tool, in the one that was sent. */
export function innerCursor(tool: Tool, { projectId, own, page }: ReadArguments): string | undefined {
  if (page.cursor !== null && tool.list === null && !("kind" in own)) {
    throw validationError([{ field: "cursor", message: "needs its kind" }]);
  }
  const keyset = decodeCursor(nameOf(tool, { projectId, own }), page.cursor ?? undefined);
  if (keyset !== null && keyset.length !== 1) {
    throw refuseCursor();
  }
  return keyset?.[0];
}

/** The cursor that a tool gives for one of the list behind it. */
export function cursorFor(tool: Tool, place: Place, inner: string | null): string | null {
  return inner === null ? null : encodeCursor(nameOf(tool, place), [inner]);
}
