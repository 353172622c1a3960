import type { Guid } from "@plumbline/model-core";
import type { JsonObject } from "../arguments/json-object.js";
import type { Tool } from "../tools/tool.js";

/** What every answer of a tool is (docs/reference/tools.md#answers). Text of others stands in `data` alone. */
export interface Envelope {
  readonly projectId: string | null;
  /** The label of each fact in `data` that has none of its own. */
  readonly truth: string;
  readonly truthNote: string;
  readonly data: JsonObject;
  /** The cursor of the next page; null on the last and where there are none. */
  readonly nextCursor: string | null;
  /** What was left out, and how to get it; null where nothing was. */
  readonly notice: string | null;
}

/** What a tool found. */
export interface Found {
  readonly data: JsonObject;
  readonly nextCursor: string | null;
  readonly notice: string | null;
}

/** Puts what was found into its envelope. */
export function envelopeOf(
  { truth, truthNote }: Pick<Tool, "truth" | "truthNote">,
  projectId: Guid | null,
  { data, nextCursor, notice }: Found,
): Envelope {
  return { projectId, truth, truthNote, data, nextCursor, notice };
}
