import { requestContext } from "../logging/request-context.js";

/** Who wants something that others want too: the workspace whose turn it takes, and who asks there. */
export interface Asker {
  readonly workspace: string;
  readonly caller: string;
}

const ITSELF = "the service";

/** Whose request is being answered; what the service does of itself it asks for in its own name. */
export function askerNow(): Asker {
  const context = requestContext.getStore();
  return { workspace: context?.workspaceId ?? ITSELF, caller: context?.actor ?? ITSELF };
}
