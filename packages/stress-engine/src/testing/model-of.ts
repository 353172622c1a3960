import type { Model } from "@plumbline/model-core";
import { LIST_OF_KIND } from "@plumbline/model-core";

const DEFAULTS = {
  elements: { parentId: null, ownerId: null, tags: [] },
  relationships: {},
  messages: { schemaId: null, consumerIds: [], tags: [] },
  schemas: {},
  operations: { requestSchemaId: null, responseSchemaId: null, retry: null },
  channels: {},
  subscriptions: { retry: null, deadLetterChannelId: null },
  bindings: { routingKey: null },
} as const satisfies Record<keyof Model, object>;

/** The model a well-formed document states, for tests. */
export function modelOf(text: string): Model {
  const document = JSON.parse(text) as { readonly [list: string]: readonly object[] };
  const lists = Object.values(LIST_OF_KIND).map((list) => {
    const facts = (document[list] ?? []).map((fact) => ({ ...DEFAULTS[list], ...fact }));
    return [list, facts] as const;
  });
  return Object.fromEntries(lists) as unknown as Model;
}
