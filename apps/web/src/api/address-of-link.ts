/** An address of this client: where it is and what it says after `?`. */
export interface ClientAddress {
  readonly to: string;
  readonly search: Readonly<Record<string, string>>;
}

/** Paths of the API that list facts, and what one of them is called. */
const KIND_OF_LIST: Readonly<Record<string, string>> = {
  elements: "element",
  relationships: "relationship",
  messages: "message",
  channels: "channel",
  operations: "operation",
  subscriptions: "subscription",
  bindings: "binding",
  schemas: "schema",
};

const LINK = /^\/api\/projects\/([^/?]+)\/([^?]+)(?:\?(.*))?$/;

/** The screen that shows what a link of the API is about; null where the client has none for it. */
export function addressOfLink(link: string): ClientAddress | null {
  const [, projectId, path = "", query = ""] = LINK.exec(link) ?? [];
  if (projectId === undefined) {
    return null;
  }
  const project = `/projects/${projectId}`;
  const [list = "", id] = path.split("/");
  const kind = KIND_OF_LIST[list];
  if (kind !== undefined) {
    return id === undefined
      ? { to: `${project}/contracts`, search: { kind } }
      : { to: `${project}/parts/${kind}/${id}`, search: {} };
  }
  switch (list) {
    case "review":
      return { to: `${project}/review`, search: Object.fromEntries(new URLSearchParams(query)) };
    case "promises":
    case "scenarios":
    case "decisions":
      return { to: id === undefined ? `${project}/${list}` : `${project}/${list}/${id}`, search: {} };
    default:
      return null;
  }
}
