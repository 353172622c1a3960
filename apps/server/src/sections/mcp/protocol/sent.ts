import type { DescribedService, JsonObject } from "@plumbline/agent-tools";
import type { AgentTokenPrincipal } from "../../../platform/access/principal.js";

/** Who sent a message, and what it says. */
export interface Sent {
  readonly token: AgentTokenPrincipal;
  readonly message: JsonObject;
  /** This service as the sender reaches it; throws where the host could not stand in a text. */
  readonly service: () => DescribedService;
  /** Fires when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}
