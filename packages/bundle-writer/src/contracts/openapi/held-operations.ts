import type { Model, Operation } from "@plumbline/model-core";
import { inIdOrder } from "../../in-id-order.js";
import { type MethodAndPath, methodAndPath, pathShape } from "./method-and-path.js";

/** An operation with its place in the OpenAPI file of its owner. */
export interface HeldOperation extends MethodAndPath {
  readonly operation: Operation;
}

/** An operation whose place another one of its owner has. */
export interface ConflictingOperation {
  readonly operation: Operation;
  readonly held: Operation;
}

/** What each HTTP operation is in the contract files. */
export interface OperationPlaces {
  /** By owner; operations in the order of their IDs. */
  readonly heldOf: ReadonlyMap<string, readonly HeldOperation[]>;
  readonly conflicting: readonly ConflictingOperation[];
}

/** The operations that OpenAPI files hold: of those with one method and path, the one with the lowest ID. */
export function operationPlaces({ operations }: Model): OperationPlaces {
  const heldAt = new Map<string, HeldOperation>();
  const conflicting: ConflictingOperation[] = [];
  for (const operation of inIdOrder(operations).flatMap(namedOperation)) {
    const place = placeOf(operation);
    const held = heldAt.get(place);
    if (held === undefined) {
      heldAt.set(place, operation);
    } else {
      conflicting.push({ operation: operation.operation, held: held.operation });
    }
  }
  return { heldOf: Map.groupBy(heldAt.values(), ({ operation }) => operation.ownerId), conflicting };
}

function namedOperation(operation: Operation): readonly HeldOperation[] {
  const named = operation.transport === "http" ? methodAndPath(operation.name) : null;
  return named === null ? [] : [{ operation, ...named }];
}

function placeOf({ operation, method, path }: HeldOperation): string {
  return `${operation.ownerId} ${method} ${pathShape(path)}`;
}
