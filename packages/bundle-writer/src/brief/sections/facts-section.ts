import type { FactKind, FactOfKind, Operation } from "@plumbline/model-core";
import { heading, namedHeading } from "../../markdown/heading.js";
import { elementBlocks, relationshipBlocks } from "../../sdd/sections/elements-section.js";
import {
  bindingBlocks,
  channelBlocks,
  messageBlocks,
  subscriptionBlocks,
} from "../../sdd/sections/messaging-section.js";
import { retryFacts } from "../../sdd/sections/operations-section.js";
import { schemaBlocks, usersOfSchemas } from "../../sdd/sections/schemas-section.js";
import { toldFact } from "../../sdd/told-fact.js";
import type { DesignView } from "../../sdd/view/design-view.js";
import { type BriefGroup, type BriefPart, groupOf, type Need } from "../brief-part.js";
import type { BriefView } from "../brief-view.js";

/** The confirmed facts: elements, operations, channels with what goes through them, schemas. */
export function factsSection({ scope: { facts }, view }: BriefView): readonly BriefGroup[] {
  const { elements, relationships, operations, channels, bindings, subscriptions, messages } = facts;
  return [
    {
      opening: [heading(2, "2 Approved architecture facts"), ABOUT],
      parts: [],
      ifNone: Object.values(facts).every(({ length }) => length === 0) ? "None." : null,
    },
    unheaded(parts("element", elements, (one) => elementBlocks(one, view))),
    headed(
      "Relationships",
      parts("relationship", relationships, (one) => relationshipBlocks(one, view)),
    ),
    unheaded(parts("operation", operations, (one) => operationBlocks(one, view))),
    headed(
      "Channels",
      parts("channel", channels, (one) => channelBlocks(one, view)),
    ),
    headed(
      "Bindings",
      parts("binding", bindings, (one) => bindingBlocks(one, view)),
    ),
    headed(
      "Subscriptions",
      parts("subscription", subscriptions, (one) => subscriptionBlocks(one, view)),
    ),
    headed(
      "Messages",
      parts("message", messages, (one) => messageBlocks(one, view)),
    ),
    unheaded(schemaParts(view)),
  ];
}

const ABOUT =
  "Each of these is declared, observed in source or measured, and not stale. Relationships and bindings are those between what is here.";

function unheaded(all: readonly BriefPart[]): BriefGroup {
  return { opening: [], parts: all, ifNone: null };
}

function headed(title: string, all: readonly BriefPart[]): BriefGroup {
  return all.length === 0 ? unheaded(all) : groupOf([heading(3, title)], all);
}

function parts<Kind extends FactKind & Need>(
  kind: Kind,
  facts: readonly FactOfKind[Kind][],
  blocksOf: (fact: FactOfKind[Kind]) => readonly string[],
): readonly BriefPart[] {
  return facts.map((fact) => ({ need: kind, name: `The ${kind} ${fact.id}`, blocks: blocksOf(fact) }));
}

function operationBlocks(operation: Operation, { names }: DesignView): readonly string[] {
  const { ownerId, name, transport, requestSchemaId, responseSchemaId, timeoutMs, retry } = operation;
  return toldFact(operation, {
    heading: namedHeading(3, "Operation", name),
    facts: [
      ["owner", ownerId],
      ["transport", transport],
      ["request schema", requestSchemaId ?? "none"],
      ["response schema", responseSchemaId ?? "none"],
      ["timeout in milliseconds", timeoutMs === 0 ? "none" : timeoutMs],
      ...retryFacts(retry),
    ],
    texts: [
      ["name", name],
      ["owner", names.get(ownerId) ?? null],
    ],
  });
}

/** Those that an operation names are needed more. */
function schemaParts({ model }: DesignView): readonly BriefPart[] {
  const users = usersOfSchemas(model);
  const ofOperations = new Set(
    model.operations.flatMap(({ requestSchemaId, responseSchemaId }) => [requestSchemaId, responseSchemaId]),
  );
  return model.schemas.map((schema) => ({
    need: ofOperations.has(schema.id) ? "schema-of-operation" : "schema-of-no-operation",
    name: `The schema ${schema.id}`,
    blocks: schemaBlocks(schema, users.get(schema.id)),
  }));
}
