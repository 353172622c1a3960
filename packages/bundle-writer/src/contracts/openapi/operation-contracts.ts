import type { Model, Operation } from "@plumbline/model-core";
import { inIdOrder } from "../../in-id-order.js";
import type { OperationPlaces } from "./held-operations.js";
import { methodAndPath } from "./method-and-path.js";
import { openApiPath } from "./openapi-document.js";

/** An operation that no OpenAPI document holds. */
export type OperationContract = Operation & {
  /** A sentence without its full stop. */
  readonly noOpenApiBecause: string;
};

/** Every operation that no file holds, ordered by ID. `unwritten` are the paths of files that could not be written. */
export function operationContracts(
  { operations }: Model,
  { conflicting }: OperationPlaces,
  unwritten: ReadonlySet<string>,
): readonly OperationContract[] {
  const heldInstead = new Map(conflicting.map(({ operation, held }) => [operation.id, held]));
  return inIdOrder(operations).flatMap((operation) => {
    const held = heldInstead.get(operation.id);
    const why =
      reasonInIt(operation) ??
      (held === undefined ? reasonOfFile(operation, unwritten) : reasonOfConflict(held));
    return why === null ? [] : [{ ...operation, noOpenApiBecause: why }];
  });
}

function reasonInIt({ transport, name }: Operation): string | null {
  if (transport !== "http") {
    return `Its transport is ${transport}`;
  }
  return methodAndPath(name) === null ? "Its name is not a method and a path" : null;
}

function reasonOfConflict(held: Operation): string {
  return `Operation ${held.id} of the same element has the same method and path`;
}

function reasonOfFile({ ownerId }: Operation, unwritten: ReadonlySet<string>): string | null {
  const path = openApiPath(ownerId);
  return unwritten.has(path) ? `${path} would hold a number that YAML cannot hold exactly` : null;
}
