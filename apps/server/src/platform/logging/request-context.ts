import { AsyncLocalStorage } from "node:async_hooks";

/** What a log line says of the request it was written in. */
export interface RequestContext {
  readonly requestId: string;
  actor: string | null;
  /** Whose workspace the request is about; null where it is about none. */
  workspaceId: string | null;
}

export const requestContext = new AsyncLocalStorage<RequestContext>();
