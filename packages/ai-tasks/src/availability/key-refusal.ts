import type { AiProviderKind } from "@plumbline/settings-policy";
import type { AiReason } from "./ai-reasons.js";

/** How the API key of a provider stands; one is unusable that was saved for another origin, or that cannot be read. */
export type KeyState = "usable" | "not-set" | "unusable";

/** Why a provider cannot be asked with the key that is there; an endpoint that is run by oneself may need none. */
export function keyRefusal(kind: AiProviderKind, state: KeyState): AiReason | null {
  if (state === "unusable") {
    return "api-key-not-usable";
  }
  return state === "not-set" && kind !== "vendor-a-compatible" ? "api-key-missing" : null;
}
