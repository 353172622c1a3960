import type { Operation, Retry } from "@plumbline/model-core";
import { inIdOrder } from "../../in-id-order.js";
import type { Fact } from "../../markdown/facts.js";
import { heading, namedHeading } from "../../markdown/heading.js";
import { orNothing, toldFact } from "../told-fact.js";
import { contractFile, type DesignView } from "../view/design-view.js";

/** Every operation with where its contract stands. */
export function operationsSection(view: DesignView): readonly string[] {
  const operations = inIdOrder(view.model.operations);
  return [
    heading(2, "3 Operations"),
    ...orNothing(operations.flatMap((operation) => operationBlocks(operation, view))),
  ];
}

/** How often something is tried. */
export function retryFacts(retry: Retry | null): readonly Fact[] {
  return [
    ["attempts", retry?.maxAttempts ?? 1],
    ["milliseconds between attempts", retry?.backoffMs],
  ];
}

function operationBlocks(operation: Operation, view: DesignView): readonly string[] {
  const { id, ownerId, name, transport, requestSchemaId, responseSchemaId, timeoutMs, retry } = operation;
  return toldFact(operation, {
    heading: namedHeading(3, "Operation", name),
    facts: [
      ["owner", ownerId],
      ["transport", transport],
      ["contract", contractFile(view, operation)],
      ["no OpenAPI document because", view.noOpenApiBecause.get(id)],
      ["request schema", requestSchemaId ?? "none"],
      ["response schema", responseSchemaId ?? "none"],
      ["timeout in milliseconds", timeoutMs === 0 ? "none" : timeoutMs],
      ...retryFacts(retry),
    ],
    texts: [
      ["name", name],
      ["owner", view.names.get(ownerId)],
    ],
  });
}
