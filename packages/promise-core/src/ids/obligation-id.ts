import { parseRequirementId } from "./requirement-id.js";

const KEY = /^O[1-9]\d{0,14}$/;

/** How a path or a query names an obligation of a promise. */
export interface NamedObligation {
  /** Null where the key alone was given. */
  readonly requirementId: string | null;
  readonly key: string;
}

/** The key of the `n`th obligation that a promise ever had. */
export function obligationKey(n: number): string {
  return `O${n}`;
}

/** The ID of an obligation (docs/reference/promises.md#requirement-ids): `SHOP-007/O2`. */
export function obligationId(requirementId: string, key: string): string {
  return `${requirementId}/${key}`;
}

/** Reads `O<n>` or `<requirement ID>/O<n>`; null for any other text. */
export function parseObligationName(text: string): NamedObligation | null {
  const slash = text.indexOf("/");
  const key = text.slice(slash + 1);
  const requirementId = slash < 0 ? null : text.slice(0, slash);
  const isName = KEY.test(key) && (requirementId === null || parseRequirementId(requirementId) !== null);
  return isName ? { requirementId, key } : null;
}
