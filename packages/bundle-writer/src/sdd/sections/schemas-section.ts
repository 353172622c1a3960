import type { Model, Schema } from "@plumbline/model-core";
import { inIdOrder } from "../../in-id-order.js";
import { dataBlock, namedData } from "../../markdown/data-block.js";
import { facts } from "../../markdown/facts.js";
import { heading, namedHeading } from "../../markdown/heading.js";
import { orNothing } from "../told-fact.js";
import type { DesignView } from "../view/design-view.js";

/** Every schema with all of its content. */
export function schemasSection({ model }: DesignView): readonly string[] {
  const users = usersOfSchemas(model);
  return [
    heading(2, "5 Schemas"),
    ...orNothing(inIdOrder(model.schemas).flatMap((schema) => schemaBlocks(schema, users.get(schema.id)))),
  ];
}

export function schemaBlocks(schema: Schema, users: readonly string[] = []): readonly string[] {
  const { id, version, name, description, content } = schema;
  return [
    namedHeading(3, "Schema", name),
    facts([
      ["id", id],
      ["version", version],
      ["used by", users],
    ]),
    namedData([
      ["name", name],
      ["description", description],
    ]),
    dataBlock(content),
  ];
}

/** The operations, then the messages that name each schema. */
export function usersOfSchemas({ operations, messages }: Model): ReadonlyMap<string, readonly string[]> {
  const of = new Map<string, string[]>();
  const note = (user: string, named: readonly (string | null)[]): void => {
    for (const id of new Set(named.filter((schema) => schema !== null))) {
      const users = of.get(id) ?? [];
      users.push(user);
      of.set(id, users);
    }
  };
  for (const { id, requestSchemaId, responseSchemaId } of inIdOrder(operations)) {
    note(id, [requestSchemaId, responseSchemaId]);
  }
  for (const { id, schemaId } of inIdOrder(messages)) {
    note(id, [schemaId]);
  }
  return of;
}
