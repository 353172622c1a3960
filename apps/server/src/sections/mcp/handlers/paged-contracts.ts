import {
  CONTRACT_KINDS,
  type ContractKind,
  type ContractList,
  GET_CONTRACTS,
  type ModelAnswer,
} from "@plumbline/agent-tools";
import type { Guid } from "@plumbline/model-core";
import type { ToolFinding } from "../tools/handled-tool.js";
import { cursorFor } from "../tools/tool-cursor.js";

/** Whose contracts are listed, and of which kind alone. */
export interface ContractsPlace {
  readonly projectId: Guid;
  readonly elementId: Guid | null;
  readonly kind: ContractKind | null;
}

/** Contracts as the tool answers them: each list with the cursor of its own. */
export function contractsFound(place: ContractsPlace, { data }: ModelAnswer): ToolFinding {
  const lists = data as { readonly [Kind in ContractKind]?: ContractList };
  const shown = CONTRACT_KINDS.flatMap((kind) => {
    const list = lists[kind];
    return list === undefined ? [] : [[kind, withCursor(place, kind, list)] as const];
  });
  const nextCursor = place.kind === null ? null : (lists[place.kind]?.nextCursor ?? null);
  return { data: Object.fromEntries(shown), nextCursor };
}

function withCursor(
  { projectId, elementId }: ContractsPlace,
  kind: ContractKind,
  list: ContractList,
): ContractList {
  const own = { kind, ...(elementId === null ? {} : { elementId }) };
  return { ...list, nextCursor: cursorFor(GET_CONTRACTS, { projectId, own }, list.nextCursor) };
}
