import type { HeldOperation } from "./held-operations.js";
import { pathShape } from "./method-and-path.js";

/** The operations of one path, ordered by ID. */
export interface PathGroup {
  /** In the spelling of the operation with the lowest ID. */
  readonly path: string;
  readonly operations: readonly HeldOperation[];
}

/** Operations by their paths; paths that differ only in the names of their parameters are one. */
export function pathGroups(held: readonly HeldOperation[]): readonly PathGroup[] {
  const groups = new Map<string, { readonly path: string; readonly operations: HeldOperation[] }>();
  for (const operation of held) {
    const shape = pathShape(operation.path);
    const group = groups.get(shape) ?? { path: operation.path, operations: [] };
    group.operations.push(operation);
    groups.set(shape, group);
  }
  return [...groups.values()];
}
